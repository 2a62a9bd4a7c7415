import { listViolatedLintRules } from './lintSnippets.ts';

const REJECTED = ['layers/imports'];
const FEATURE = 'src/features/print/PrintPage.ts';
const SUBFOLDER = 'src/features/print/share/x.ts';

const from = (path: string): string => `export * from '${path}';\n`;
const typesFrom = (path: string): string => `export type * from '${path}';\n`;
const lazily = (path: string): string => `export const load = () => import('${path}');\n`;

const NEWER = 'export { useEffectEvent }';

const IMPORT_CASES: [title: string, file: string, text: string, rules: string[]][] = [
  ['imports a lower layer', 'src/data/x.ts', from('#domain/config.ts'), []],
  ['loads a lower layer lazily', 'src/data/x.ts', lazily('#domain/config.ts'), []],
  ['imports its own folder', 'src/data/x.ts', from('./apiError.ts'), []],
  ['rejects a higher layer', 'src/domain/x.ts', from('#data/apiError.ts'), REJECTED],
  ['rejects types of a higher layer', 'src/domain/x.ts', typesFrom('#data/apiError.ts'), REJECTED],
  ['rejects import() of a higher layer', 'src/domain/x.ts', lazily('#data/apiError.ts'), REJECTED],
  ['rejects a relative path to another layer', 'src/domain/x.ts', from('../data/x.ts'), REJECTED],
  ['rejects import() of such a path', 'src/domain/x.ts', lazily('../data/x.ts'), REJECTED],
  ['rejects a path with a detour', 'src/domain/x.ts', from('./../data/x.ts'), REJECTED],
  ['rejects such a path in a subfolder', 'src/domain/y/x.ts', from('../../data/x.ts'), REJECTED],
  ['imports its layer from a subfolder', 'src/domain/y/x.ts', from('../config.ts'), []],
  ['imports its layer two folders up', 'src/rendering/y/z/x.ts', from('../../scene.ts'), []],
  [
    'rejects another layer three folders up',
    'src/rendering/y/z/x.ts',
    from('../../../data/x.ts'),
    REJECTED,
  ],
  [
    'rejects import() without a literal path',
    'src/domain/x.ts',
    'export const load = (y: string) => import(y);\n',
    ['no-restricted-syntax'],
  ],
  ['rejects another feature', FEATURE, from('#features/preview/messages.ts'), REJECTED],
  ['rejects a relative path to another feature', FEATURE, from('../preview/messages.ts'), REJECTED],
  ['rejects import() of another feature', FEATURE, lazily('#features/preview/x.ts'), REJECTED],
  ['loads features from app', 'src/app/x.ts', lazily('#features/verify/FileCheckDropZone.tsx'), []],
  ['imports the index of a subfolder', FEATURE, from('./share/index.ts'), []],
  ['imports a file of its own subfolder', SUBFOLDER, from('./ShareButton.tsx'), []],
  ['imports a file beside its subfolder', SUBFOLDER, from('../messages.ts'), []],
  ['imports the index of another subfolder', SUBFOLDER, from('../stage/index.ts'), []],
  ['rejects another file of a subfolder', FEATURE, from('./share/ShareButton.tsx'), REJECTED],
  ['rejects types of such a file', FEATURE, typesFrom('./share/ShareButton.tsx'), REJECTED],
  ['rejects import() of such a file', FEATURE, lazily('./share/ShareButton.tsx'), REJECTED],
  ['rejects a file of another subfolder', SUBFOLDER, from('../stage/DocumentViewer.tsx'), REJECTED],
  [
    'rejects styles of another subfolder',
    SUBFOLDER,
    from('../stage/DocumentViewer.module.css'),
    REJECTED,
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
    REJECTED,
  ],
  [
    'imports any file of a subfolder in a test',
    'src/features/print/x.test.ts',
    from('./share/x.ts'),
    [],
  ],
  ['rejects src/testing', 'src/app/x.ts', from('#testing/renderApp.ts'), REJECTED],
  [
    'rejects APIs of newer React versions',
    'src/ui/x.ts',
    `${NEWER} from 'react';\n`,
    ['no-restricted-imports'],
  ],
  ['imports src/testing in a test', 'src/app/x.test.ts', from('#testing/renderApp.ts'), []],
  [
    'imports src/testing in a story',
    'src/ui/x.stories.tsx',
    from('#testing/stories/Screen.tsx'),
    [],
  ],
  ['rejects a higher layer in a story', 'src/ui/x.stories.tsx', from('#data/x.ts'), REJECTED],
  ['rejects a higher layer in a test', 'src/domain/x.test.ts', from('#data/x.ts'), REJECTED],
  ['imports rendering from batch', 'batch/x.ts', from('#rendering/scene.ts'), []],
  ['rejects screens in batch', 'batch/x.ts', from('#features/print/PrintDocument.tsx'), REJECTED],
  [
    'imports types of the contract from platform',
    'platform/x.ts',
    typesFrom('#entries/contract.ts'),
    [],
  ],
  ['rejects code of the contract', 'platform/x.ts', from('#entries/contract.ts'), REJECTED],
  ['imports embed from platform', 'platform/x.ts', from('#entries/embed.ts'), []],
  ['rejects other entries', 'platform/x.ts', from('#entries/mount/mountApp.tsx'), REJECTED],
  ['rejects domain in platform', 'platform/x.ts', typesFrom('#domain/config.ts'), REJECTED],
  ['rejects a path into src', 'platform/x.ts', from('../src/domain/config.ts'), REJECTED],
  ['rejects import() of domain', 'platform/x.ts', lazily('#domain/config.ts'), REJECTED],
];

const NAME = ['no-restricted-syntax'];

/** Names in `src/domain/x.ts`. */
const NAME_CASES: [title: string, text: string, rules: string[]][] = [
  ['accepts a function that starts with a verb', 'export function parseDay() {}', []],
  ['rejects a function without a verb', 'export function dayOf() {}', NAME],
  ['rejects a constant function without a verb', 'export const dayOf = () => 1;', NAME],
  ['rejects a verb that only begins the first word', 'export function islandNames() {}', NAME],
  ['accepts a method that starts with a verb', 'export class Day { parse() {} }', []],
  ['rejects a method without a verb', 'export class Day { monthOf() {} }', NAME],
  ['accepts a method of the platform', 'export class Day { connectedCallback() {} }', []],
  ['accepts a component', 'export function DayPicker() {}', []],
  ['accepts a hook', 'export function useDay() {}', []],
  ['rejects a pronoun as a variable', 'export const one = 1;', NAME],
  ['rejects a pronoun as a parameter', 'export const sumAll = (other: number) => other;', NAME],
  [
    'rejects a pronoun in a pattern',
    'export const [{ id: one }, ...others] = [{ id: 1 }];',
    [...NAME, ...NAME],
  ],
  ['rejects a pronoun with a default', 'export const sumAll = ({ other = 1 }) => other;', NAME],
  ['accepts data as a variable', 'export const data = 1;', []],
  ['rejects a vague exported type', 'export interface DayHelper {}', NAME],
];

// One process, because ESLint takes seconds to start.
const CASES = [
  ...IMPORT_CASES,
  ...NAME_CASES.map(([title, text, rules]) => [title, 'src/domain/x.ts', text, rules] as const),
];
const broken = listViolatedLintRules(CASES.map(([, file, text]) => [file, text] as const));

test.each(CASES.map(([title, , , rules], index) => ({ title, rules, index })))(
  '$title',
  ({ rules, index }) => {
    expect(broken[index]).toEqual(rules);
  },
);
