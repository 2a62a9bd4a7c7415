import { spawnSync } from 'node:child_process';

/**
 * Program that runs ESLint in a separate Node process, because ESLint loads its settings as ES modules, which jest's
 * module system does not support.
 */
const PROGRAM = `
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  const found = [];
  for (const [filePath, text] of JSON.parse(process.argv[1])) {
    const [{ messages }] = await eslint.lintText(text, { filePath });
    found.push(messages.map(({ ruleId, message }) => ruleId ?? message));
  }
  console.log(JSON.stringify(found));`;

/** Lists the ESLint rules that each `[file, text]` pair violates. The files need not exist. */
export function listViolatedLintRules(
  snippets: readonly (readonly [file: string, text: string])[],
): string[][] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', PROGRAM, JSON.stringify(snippets)],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as string[][];
}
