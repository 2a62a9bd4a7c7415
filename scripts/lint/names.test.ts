import { execFileSync } from 'node:child_process';
import { isVagueFileName } from './names.js';

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
