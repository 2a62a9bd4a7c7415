import { listViolatedLintRules } from './lintSnippets.ts';

const STATIC = ['@typescript-eslint/no-restricted-imports'];
const DYNAMIC = ['no-restricted-syntax'];
const FEATURE = 'src/features/print/PrintPage.ts';
const SUBFOLDER = 'src/features/print/share/x.ts';

const from = (path: string): string => `export * from '${path}';\n`;
const typesFrom = (path: string): string => `export type * from '${path}';\n`;
const lazily = (path: string): string => `export const load = () => import('${path}');\n`;

const NEWER = 'export { useEffectEvent }';

const CASES: [title: string, file: string, text: string, rules: string[]][] = [
  ['imports a lower layer', 'src/data/x.ts', from('#domain/config.ts'), []],
  ['loads a lower layer lazily', 'src/data/x.ts', lazily('#domain/config.ts'), []],
  ['imports its own folder', 'src/data/x.ts', from('./apiError.ts'), []],
  ['rejects a higher layer', 'src/domain/x.ts', from('#data/apiError.ts'), STATIC],
  ['rejects types of a higher layer', 'src/domain/x.ts', typesFrom('#data/apiError.ts'), STATIC],
  ['rejects import() of a higher layer', 'src/domain/x.ts', lazily('#data/apiError.ts'), DYNAMIC],
  ['rejects a relative path to another layer', 'src/domain/x.ts', from('../data/x.ts'), STATIC],
  ['rejects import() of such a path', 'src/domain/x.ts', lazily('../data/x.ts'), DYNAMIC],
  ['rejects a path with a detour', 'src/domain/x.ts', from('./../data/x.ts'), STATIC],
  ['rejects such a path in a subfolder', 'src/domain/y/x.ts', from('../../data/x.ts'), STATIC],
  ['imports its layer from a subfolder', 'src/domain/y/x.ts', from('../config.ts'), []],
  ['imports its layer two folders up', 'src/rendering/y/z/x.ts', from('../../scene.ts'), []],
  [
    'rejects another layer three folders up',
    'src/rendering/y/z/x.ts',
    from('../../../data/x.ts'),
    STATIC,
  ],
  [
    'rejects import() without a literal path',
    'src/domain/x.ts',
    'export const load = (y: string) => import(y);\n',
    DYNAMIC,
  ],
  ['rejects another feature', FEATURE, from('#features/preview/messages.ts'), STATIC],
  ['rejects a relative path to another feature', FEATURE, from('../preview/messages.ts'), STATIC],
  ['rejects import() of another feature', FEATURE, lazily('#features/preview/x.ts'), DYNAMIC],
  ['loads features from app', 'src/app/x.ts', lazily('#features/verify/FileCheckDropZone.tsx'), []],
  ['imports the index of a subfolder', FEATURE, from('./share/index.ts'), []],
  ['imports a file of its own subfolder', SUBFOLDER, from('./ShareButton.tsx'), []],
  ['imports a file beside its subfolder', SUBFOLDER, from('../messages.ts'), []],
  ['imports the index of another subfolder', SUBFOLDER, from('../stage/index.ts'), []],
  ['rejects another file of a subfolder', FEATURE, from('./share/ShareButton.tsx'), STATIC],
  ['rejects types of such a file', FEATURE, typesFrom('./share/ShareButton.tsx'), STATIC],
  ['rejects import() of such a file', FEATURE, lazily('./share/ShareButton.tsx'), DYNAMIC],
  ['rejects a file of another subfolder', SUBFOLDER, from('../stage/DocumentViewer.tsx'), STATIC],
  [
    'rejects styles of another subfolder',
    SUBFOLDER,
    from('../stage/DocumentViewer.module.css'),
    STATIC,
  ],
  [
    'imports a subfolder of a feature in app',
    'src/app/x.ts',
    from('#features/verify/proof/index.ts'),
    [],
  ],
  [
    'rejects another file of it in app',
    'src/app/x.ts',
    from('#features/verify/proof/VerdictCard.tsx'),
    STATIC,
  ],
  [
    'imports any file of a subfolder in a test',
    'src/features/print/x.test.ts',
    from('./share/x.ts'),
    [],
  ],
  ['rejects src/testing', 'src/app/x.ts', from('#testing/renderApp.ts'), STATIC],
  ['rejects APIs of newer React versions', 'src/ui/x.ts', `${NEWER} from 'react';\n`, STATIC],
  ['imports src/testing in a test', 'src/app/x.test.ts', from('#testing/renderApp.ts'), []],
  [
    'imports src/testing in a story',
    'src/ui/x.stories.tsx',
    from('#testing/stories/Screen.tsx'),
    [],
  ],
  ['rejects a higher layer in a story', 'src/ui/x.stories.tsx', from('#data/x.ts'), STATIC],
  ['rejects a higher layer in a test', 'src/domain/x.test.ts', from('#data/x.ts'), STATIC],
  ['imports rendering from batch', 'batch/x.ts', from('#rendering/scene.ts'), []],
  ['rejects screens in batch', 'batch/x.ts', from('#features/print/PrintDocument.tsx'), STATIC],
  [
    'imports types of the contract from platform',
    'platform/x.ts',
    typesFrom('#entries/contract.ts'),
    [],
  ],
  ['rejects code of the contract', 'platform/x.ts', from('#entries/contract.ts'), STATIC],
  ['imports embed from platform', 'platform/x.ts', from('#entries/embed.ts'), []],
  ['rejects other entries', 'platform/x.ts', from('#entries/mount/mountApp.tsx'), STATIC],
  ['rejects domain in platform', 'platform/x.ts', typesFrom('#domain/config.ts'), STATIC],
  ['rejects a path into src', 'platform/x.ts', from('../src/domain/config.ts'), STATIC],
  ['rejects import() of domain', 'platform/x.ts', lazily('#domain/config.ts'), DYNAMIC],
];

const broken = listViolatedLintRules(CASES.map(([, file, text]) => [file, text] as const));

test.each(CASES.map(([title, , , rules], index) => ({ title, rules, index })))(
  '$title',
  ({ rules, index }) => {
    expect(broken[index]).toEqual(rules);
  },
);
