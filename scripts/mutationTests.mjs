/**
 * `npm run mutation -- domain`: mutation tests. Changes the code of a folder of `src` in many small ways and lists the
 * changes that no test of the folder detects. Not part of the checks. `npm run mutation -- domain/language.ts` tests one
 * file. Results of unchanged code and tests are reused, unless you add `--force`.
 */
import './prepare.mjs';
import { Stryker } from '@stryker-mutator/core';

const [target = '', force] = process.argv.slice(2);
if (!target) throw new Error('Which folder of src? `npm run mutation -- domain`');
const folder = target.replace(/\/[^/]+\.tsx?$/, '');

// Once for all changes, for each of which a test process starts.
const { default: startSharedPlatform } = await import('../src/testing/jest/globalSetup.ts');
await startSharedPlatform();
const report = `.cache/mutation-${target.replaceAll('/', '-')}`;
try {
  const stryker = new Stryker({
    mutate: [
      target === folder ? `src/${folder}/**/*.{ts,tsx}` : `src/${target}`,
      '!src/**/*.{test,stories}.{ts,tsx}',
      '!src/**/*.generated.ts',
      // Texts are checked by the catalogs.
      '!src/**/messages.ts',
    ],
    testRunner: 'jest',
    jest: {
      config: {
        testMatch: [`**/src/${folder}/**/*.test.{ts,tsx}`],
        globalSetup: null,
        globalTeardown: null,
      },
    },
    // SWC does not check types.
    disableTypeChecks: false,
    // Tests name their environments, so Stryker cannot record which code they cover.
    coverageAnalysis: 'off',
    ignorePatterns: ['dist', '.cache', '.data', 'bench', 'e2e', 'docs'],
    tempDirName: '.cache/mutation',
    concurrency: Number(process.env.CONCURRENCY ?? 2),
    reporters: [
      'clear-text',
      'json',
      // Both show what is done and the time that is left.
      process.stdout.isTTY ? 'progress' : 'progress-append-only',
    ],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `${report}.json` },
    thresholds: { high: 90, low: 80, break: 80 },
    incremental: true,
    force: force === '--force',
    incrementalFile: `${report}-known.json`,
    timeoutMS: 10_000,
  });
  await stryker.runMutationTest();
} finally {
  await globalThis.endPlatform();
}
