/**
 * What `npm test` runs, in this order. A step returns nothing when it passed, the counts of its tests, or why it was
 * skipped; it throws when it failed.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from './files.mjs';
import { ensurePackages } from './system/packages.mjs';
import { run } from './run.mjs';

const PRETTIER = ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn'];
const CACHE = ['--cache', '--cache-location', '.cache/prettier', '--cache-strategy', 'content'];
/** The long ones, and those that have a PostgreSQL in the next step. */
const NOT_UNIT = ['/node_modules/', '\\.full\\.test\\.', '/postgres\\.test\\.'];
/** What is run again on PostgreSQL: not what is about PGlite's own folder. */
const WITH_DATABASE = 'platform/(data|servers)/';
const PGLITE = ['/node_modules/', '\\.full\\.test\\.', '/dataFolder\\.test\\.'];
const STYLES = '{src,platform}/**/*.css';

async function check(script, ...args) {
  const code = await run([process.execPath, inRoot(script), ...args]);
  if (code !== 0) throw new Error(`${script} ended with code ${code}.`);
}

async function lint() {
  // First of all: what the others read includes the compiled catalogues.
  await check('scripts/catalogues.mjs', '--check');
  await check('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0');
  await check('scripts/lockfile.mjs', '--check');
  await check('node_modules/stylelint/bin/stylelint.mjs', STYLES, '--allow-empty-input');
}

async function types() {
  await check('scripts/catalogues.mjs');
  await check('node_modules/typescript/bin/tsc', '--noEmit');
}

async function build() {
  const { buildAll } = await import('./build.mjs');
  await buildAll(['plugin', 'shell', 'hosts']);
}

/** Runs a test program that writes its counts to a file; without that file it did not get as far as a test. */
async function counted(name, command, env, count) {
  const file = inRoot('.cache', `${name}-report.json`);
  mkdirSync(inRoot('.cache'), { recursive: true });
  rmSync(file, { force: true });
  const code = await run(command(file), { env: env(file) });
  let counts = { passed: 0, failed: 1, skipped: 0 };
  try {
    counts = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (code === 0) throw error;
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const { passed, failed, skipped } = counts;
  return passed + failed + skipped === 0 ? { skippedBecause: 'there are none yet' } : counts;
}

function jest(name, args, env = {}) {
  return counted(
    name,
    (file) => [
      process.execPath,
      inRoot('node_modules/jest/bin/jest.js'),
      ...['--ci', '--passWithNoTests', '--json', '--outputFile', file, ...args],
    ],
    () => env,
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  );
}

async function withPostgres(test) {
  const { startPostgres } = await import('./system/postgres.mjs');
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  try {
    return await test(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function unitOnPostgres() {
  const counts = await withPostgres((url) =>
    jest('postgres', ['--testPathPatterns', WITH_DATABASE, '--testPathIgnorePatterns', ...PGLITE], {
      TEST_DATABASE_URL: url,
    }),
  );
  return counts ?? { skippedBecause: 'no PostgreSQL here' };
}

async function playwright(name, env = {}) {
  const { ensureChromium } = await import('./system/chromium.mjs');
  const chromium = await ensureChromium();
  return counted(
    name,
    () => [
      process.execPath,
      inRoot('node_modules/@playwright/test/cli.js'),
      ...['test', '--pass-with-no-tests'],
    ],
    (file) => ({ ...env, CHROMIUM_PATH: chromium, E2E_REPORT: file }),
    ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
  );
}

const packages = {
  name: 'packages',
  title: 'Packages installed',
  run: async () => ensurePackages(),
};
const builds = { name: 'build', title: 'Production builds', run: build };

export const USUAL = [
  packages,
  { name: 'format', title: 'Format', run: () => check(...PRETTIER, ...CACHE, '.') },
  { name: 'lint', title: 'Lint', run: lint },
  {
    name: 'types',
    title: 'Types',
    run: types,
  },
  {
    name: 'unit',
    title: 'Unit tests',
    run: () => jest('unit', ['--testPathIgnorePatterns', ...NOT_UNIT]),
  },
  { name: 'postgres', title: 'Platform on PostgreSQL', run: unitOnPostgres },
  builds,
  { name: 'size', title: 'Size budgets', run: () => check('scripts/size.mjs') },
  { name: 'e2e', title: 'End-to-end tests', run: () => playwright('e2e') },
];

export const FULL = [
  packages,
  {
    name: 'unit',
    title: 'Unit tests, long',
    run: () => jest('unit-full', ['--testPathPatterns', '\\.full\\.test\\.'], { FULL: '1' }),
  },
  builds,
  {
    name: 'e2e',
    title: 'End-to-end tests, long',
    run: () => playwright('e2e-full', { FULL: '1' }),
  },
];
