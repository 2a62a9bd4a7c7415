import { execFileSync } from 'node:child_process';
import { listViolatedLintRules } from './lintSnippets.ts';
import { isVagueFileName } from './names.js';

const RULE = 'no-restricted-syntax';

const CASES: [name: string, text: string, rules: string[]][] = [
  ['a function that starts with a verb', 'export function parseDay() {}', []],
  ['a function without a verb', 'export function dayOf() {}', [RULE]],
  ['a constant function without a verb', 'export const dayOf = () => 1;', [RULE]],
  ['a verb that only begins the first word', 'export function islandNames() {}', [RULE]],
  ['a component', 'export function DayPicker() {}', []],
  ['a hook', 'export function useDay() {}', []],
  ['a pronoun as a variable', 'export const one = 1;', [RULE]],
  ['a pronoun as a parameter', 'export const sumAll = (other: number) => other;', [RULE]],
  ['a pronoun in a pattern', 'export const [{ id: one }, ...others] = [{ id: 1 }];', [RULE, RULE]],
  ['a pronoun with a default', 'export const sumAll = ({ other = 1 }) => other;', [RULE]],
  ['data as a variable', 'export const data = 1;', []],
  ['a vague exported type', 'export interface DayHelper {}', [RULE]],
];

test('lint refuses names that say nothing', () => {
  const brokenRules = listViolatedLintRules(CASES.map(([, text]) => ['src/domain/x.ts', text]));
  expect(CASES.map(([name], index) => [name, brokenRules[index]])).toEqual(
    CASES.map(([name, , rules]) => [name, rules]),
  );
});

test.each(['utils', 'helpers.ts', 'types', 'DateHelper.ts', 'sessionManager.test.ts'])(
  'lint refuses the file name %s',
  (name) => expect(isVagueFileName(name)).toBe(true),
);

test('no file or folder has a name that fits anything', () => {
  const output = execFileSync('git', ['ls-files', 'src', 'platform', 'scripts', 'e2e', 'bench'], {
    encoding: 'utf8',
  });
  const paths = output.trim().split('\n');
  expect(paths.filter((path) => path.split('/').some(isVagueFileName))).toEqual([]);
});
