/**
 * `npm run mutants -- model`: changes the code of a folder of `src` in many small ways and names the changes that no test
 * of that folder notices. Measures tests; never part of the checks. `npm run mutants -- model/language.ts` takes one file.
 * What is known of code and tests that are still the same is taken as known: `--force` takes nothing.
 */
import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { inRoot, ROOT } from './files.mjs';
import { run } from './run.mjs';

/** Tests that stand elsewhere: those of a folder of parts are the tests of the whole. */
const TESTED_BY = {};

const [target = '', force] = process.argv.slice(2);
const folder = target.replace(/\/[^/]+\.tsx?$/, '');
if (!target) throw new Error('Which folder of src? `npm run mutants -- model`');

/** Tests begin again for each change: what they talk to is started once. */
async function startPlatform() {
  const { register } = await import('tsx/esm/api');
  register();
  const { endProcess, startProcess } = await import('../platform/servers/testing/testApi.ts');
  const platform = await startProcess({ CONTROL: '1', DATABASE_URL: '' });
  process.env.PLATFORM_URL = platform.url;
  return () => endProcess(platform.process, 'SIGTERM');
}

/** The tests of the folder, of a single file only those that load it. */
function testsOf() {
  const tests = [`src/${folder}/**/*.test.{ts,tsx}`, ...(TESTED_BY[folder] ?? [])];
  if (target === folder) return tests;
  const jest = inRoot('node_modules/jest/bin/jest.js');
  const options = ['--listTests', '--findRelatedTests', `src/${target}`, '--testMatch'];
  const found = execFileSync(
    process.execPath,
    [jest, ...options, ...tests.map((one) => `**/${one}`)],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return found
    .split('\n')
    .filter(Boolean)
    .map((file) => relative(ROOT, file));
}

await run([process.execPath, inRoot('scripts/catalogues.mjs')]);
const stop = await startPlatform();
try {
  const stryker = new Stryker({
    mutate: [
      target === folder ? `src/${folder}/**/*.{ts,tsx}` : `src/${target}`,
      '!src/**/*.test.{ts,tsx}',
      '!src/**/*.generated.ts',
      // Words are the catalogues' matter.
      '!src/**/messages.ts',
    ],
    testRunner: 'covering-tests',
    plugins: ['@stryker-mutator/jest-runner', inRoot('scripts/mutants/coveringTests.mjs')],
    jest: {
      configFile: 'jest.config.ts',
      enableFindRelatedTests: false,
      config: {
        testMatch: testsOf().map((pattern) => `**/${pattern}`),
        testEnvironment: inRoot('scripts/mutants/environment.cjs'),
        globalSetup: null,
        globalTeardown: null,
      },
    },
    // SWC checks none.
    disableTypeChecks: false,
    coverageAnalysis: 'perTest',
    ignorePatterns: ['dist', '.cache', '.data', 'bench', 'e2e', 'docs'],
    tempDirName: '.cache/mutants',
    concurrency: Number(process.env.CONCURRENCY ?? 2),
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `.cache/mutants-${folder.replaceAll('/', '-')}.json` },
    thresholds: { high: 90, low: 80, break: 80 },
    incremental: true,
    force: force === '--force',
    incrementalFile: `.cache/mutants-${folder.replaceAll('/', '-')}-known.json`,
    timeoutMS: 10_000,
  });
  await stryker.runMutationTest();
} finally {
  await stop();
}
