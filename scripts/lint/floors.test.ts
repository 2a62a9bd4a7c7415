import { spawnSync } from 'node:child_process';

/** ESLint loads its settings as ES modules, which jest's own module system cannot: so in a Node of its own. */
const PROGRAM = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = [];
  for (const [filePath, text] of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(text, { filePath });
    found.push(messages.map(({ ruleId, message }) => ruleId ?? message));
  }
  console.log(JSON.stringify(found));`;

/** The rules that each [file, text] breaks; the files need not exist. */
function rulesBroken(snippets: readonly (readonly [file: string, text: string])[]): string[][] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', PROGRAM, JSON.stringify(snippets)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as string[][];
}

const STATIC = ['@typescript-eslint/no-restricted-imports'];
const DYNAMIC = ['no-restricted-syntax'];
const FEATURE = 'src/features/print/PrintPage.ts';

const from = (path: string): string => `export * from '${path}';\n`;
const typesFrom = (path: string): string => `export type * from '${path}';\n`;
const lazily = (path: string): string => `export const load = () => import('${path}');\n`;

const NEWER = 'export { useEffectEvent }';

const CASES: [sentence: string, file: string, text: string, rules: string[]][] = [
  ['a floor imports a lower one', 'src/api/x.ts', from('#model/config.ts'), []],
  ['a floor imports a lower one lazily', 'src/api/x.ts', lazily('#model/config.ts'), []],
  ['a file imports its own folder', 'src/api/x.ts', from('./apiError.ts'), []],
  ['a floor imports no higher one', 'src/model/x.ts', from('#api/services.ts'), STATIC],
  ['not even its types', 'src/model/x.ts', typesFrom('#api/services.ts'), STATIC],
  ['nor lazily', 'src/model/x.ts', lazily('#api/services.ts'), DYNAMIC],
  ['nor by a relative path', 'src/model/x.ts', from('../api/services.ts'), STATIC],
  ['nor by a relative path, lazily', 'src/model/x.ts', lazily('../api/services.ts'), DYNAMIC],
  ['nor by a detour', 'src/model/x.ts', from('./../api/services.ts'), STATIC],
  ['nor from a sub-folder', 'src/model/y/x.ts', from('../../api/services.ts'), STATIC],
  ['a sub-folder imports its floor', 'src/model/y/x.ts', from('../config.ts'), []],
  [
    'import() names its file',
    'src/model/x.ts',
    'export const load = (y: string) => import(y);\n',
    DYNAMIC,
  ],
  ['a feature imports no other', FEATURE, from('#features/preview/messages.ts'), STATIC],
  ['not by a relative path', FEATURE, from('../preview/messages.ts'), STATIC],
  ['nor lazily', FEATURE, lazily('#features/preview/messages.ts'), DYNAMIC],
  ['app imports features', 'src/app/x.ts', lazily('#features/print/PrintPage.tsx'), []],
  ['the product imports nothing for tests', 'src/app/x.ts', from('#testing/renderApp.ts'), STATIC],
  ['nor what only a newer React has', 'src/ui/x.ts', `${NEWER} from 'react';\n`, STATIC],
  ['a test does', 'src/app/x.test.ts', from('#testing/renderApp.ts'), []],
  ['a test keeps to the floors', 'src/model/x.test.ts', from('#api/services.ts'), STATIC],
  [
    'platform imports the types of the contract',
    'platform/x.ts',
    typesFrom('#entries/contract.ts'),
    [],
  ],
  ['and nothing that runs', 'platform/x.ts', from('#entries/contract.ts'), STATIC],
  ['but what hosts of a frame run', 'platform/x.ts', from('#entries/embed.ts'), []],
  ['and no other way in', 'platform/x.ts', from('#entries/mount/mountApp.tsx'), STATIC],
  ['platform imports no model', 'platform/x.ts', typesFrom('#model/config.ts'), STATIC],
  ['nor by a relative path (platform)', 'platform/x.ts', from('../src/model/config.ts'), STATIC],
  ['nor lazily (platform)', 'platform/x.ts', lazily('#model/config.ts'), DYNAMIC],
];

const broken = rulesBroken(CASES.map(([, file, text]) => [file, text] as const));

test.each(CASES.map(([sentence, , , rules], index) => ({ sentence, rules, index })))(
  '$sentence',
  ({ rules, index }) => {
    expect(broken[index]).toEqual(rules);
  },
);
