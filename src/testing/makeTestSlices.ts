import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Parts of the packages of Noto Sans JP, KR and SC of Fontsource (SIL Open Font License), cut as there. */
export const testSlicePackages = 'src/testing/slices';

/**
 * Makes slices of some 90 Chinese, Japanese and Korean characters in a new temporary folder.
 * @param languages languages by preference
 * @returns the path of the folder
 */
export function makeTestSlices(languages = 'ja,ko,zh-Hans'): string {
  const folder = mkdtempSync(join(tmpdir(), 'slices-'));
  runFontsCommand('cjk', '--out', folder, '--from', testSlicePackages, '--language', languages);
  return folder;
}

/** Runs `npm run fonts` with arguments. @returns what it prints @throws Error of `execFileSync` */
export const runFontsCommand = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['scripts/command.mjs', 'fonts', ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
