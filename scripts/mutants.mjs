/**
 * `npm run mutants -- model`: changes the code of a folder of `src` in many small ways and names the changes that no test
 * of that folder notices. Measures tests; never part of the checks. `npm run mutants -- model/language.ts` takes one file.
 */
import { Stryker } from '@stryker-mutator/core';
import { inRoot } from './files.mjs';
import { run } from './run.mjs';

/** Tests that stand elsewhere: those of a folder of parts are the tests of the whole. */
const TESTED_BY = {};

const [target = ''] = process.argv.slice(2);
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
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: {
      configFile: 'jest.config.ts',
      enableFindRelatedTests: false,
      config: {
        testMatch: [`src/${folder}/**/*.test.{ts,tsx}`, ...(TESTED_BY[folder] ?? [])].map(
          (pattern) => `**/${pattern}`,
        ),
        globalSetup: null,
        globalTeardown: null,
      },
    },
    coverageAnalysis: 'perTest',
    buildCommand: 'node scripts/mutantEnvironments.mjs',
    ignorePatterns: ['dist', '.cache', '.data', 'bench', 'e2e', 'docs'],
    tempDirName: '.cache/mutants',
    concurrency: Number(process.env.CONCURRENCY ?? 2),
    reporters: ['clear-text', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `.cache/mutants-${folder.replaceAll('/', '-')}.json` },
    thresholds: { high: 90, low: 80, break: 80 },
    incremental: true,
    incrementalFile: `.cache/mutants-${folder.replaceAll('/', '-')}-known.json`,
    timeoutMS: 10_000,
  });
  await stryker.runMutationTest();
} finally {
  await stop();
}
