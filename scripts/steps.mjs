/**
 * What `npm test` runs, in this order; those of an inner list side by side. A step returns nothing when it passed, the
 * counts of its tests, or why it was skipped; it throws when it failed. Its programs run by the `run` it is given.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot } from './files.mjs';
import { ensurePackages } from './system/packages.mjs';
import { allowTypeScript } from './typed.mjs';

const OXFMT = ['node_modules/oxfmt/bin/oxfmt', '--check'];
const OXLINT = ['node_modules/oxlint/bin/oxlint', '--report-unused-disable-directives'];
const ESLINT = ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'];
const STYLELINT = ['node_modules/stylelint/bin/stylelint.mjs', '{src,platform}/**/*.css'];
/** What a program found in a file holds as long as the file says the same: neither of the two looks into another one. */
const kept = (name) => [
  ...['--cache', '--cache-location', `.cache/${name}`],
  ...['--cache-strategy', 'content'],
];
/** The long ones, and those that have a PostgreSQL in the next step. */
const NOT_UNIT = ['/node_modules/', '\\.full\\.test\\.', '/postgres\\w*\\.test\\.'];
/** What is run again on PostgreSQL, long or not: all but what is about PGlite's own folder. */
const WITH_DATABASE = 'platform/(data|servers)/';
const PGLITE = [
  '/node_modules/',
  '(?<!/postgres|/killed)\\.full\\.test\\.',
  '/dataFolder\\.test\\.',
];
const LONG = [
  ...['--testPathPatterns', '\\.full\\.test\\.'],
  ...['--testPathIgnorePatterns', '/node_modules/', '/postgres\\.full\\.'],
];

async function check(run, script, ...args) {
  const typed = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const code = await run([process.execPath, ...typed, inRoot(script), ...args]);
  if (code !== 0) throw new Error(`${script} ended with code ${code}.`);
}

async function lint(run) {
  await check(run, ...OXLINT, '--deny-warnings');
  await check(run, ...ESLINT, ...kept('eslint'));
  await check(run, 'scripts/lockfile.mjs', '--check');
  await check(run, ...STYLELINT, ...kept('stylelint'));
}

async function build() {
  const { buildAll } = await import('./build.mjs');
  await buildAll(['plugin', 'shell', 'hosts']);
}

/** Runs a test program that writes its counts to a file; without that file it did not get as far as a test. */
async function counted(run, name, command, env, count) {
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

function jest(run, name, args, env = {}) {
  return counted(
    run,
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
  await allowTypeScript();
  const { startPostgres } = await import('./system/postgres.ts');
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  try {
    return await test(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function unitOnPostgres(run) {
  const counts = await withPostgres((url) =>
    jest(
      run,
      'postgres',
      ['--testPathPatterns', WITH_DATABASE, '--testPathIgnorePatterns', ...PGLITE],
      {
        TEST_DATABASE_URL: url,
      },
    ),
  );
  return counts ?? { skippedBecause: 'no PostgreSQL here' };
}

async function playwright(run, name, env = {}) {
  await allowTypeScript();
  const { ensureChromium } = await import('./system/chromium.ts');
  await ensureChromium();
  return counted(
    run,
    name,
    () => [
      process.execPath,
      inRoot('node_modules/@playwright/test/cli.js'),
      ...['test', '--pass-with-no-tests'],
    ],
    (file) => ({ ...env, E2E_REPORT: file }),
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
const texts = {
  name: 'texts',
  title: 'Texts',
  run: (run) => check(run, 'scripts/catalogues.mjs', '--check'),
};
const builds = { name: 'build', title: 'Production builds', run: build };

const advisories = {
  name: 'advisories',
  title: 'Advisories',
  run: async () => {
    await allowTypeScript();
    const { bundled, checkAdvisories } = await import('./advisories.ts');
    return checkAdvisories(bundled());
  },
};

export const USUAL = [
  packages,
  // Lint and types read the compiled catalogues.
  texts,
  [
    {
      name: 'unit',
      title: 'Unit tests',
      report: 'unit',
      run: (run) => jest(run, 'unit', ['--testPathIgnorePatterns', ...NOT_UNIT]),
    },
    { name: 'lint', title: 'Lint', run: lint },
    {
      name: 'types',
      title: 'Types',
      run: (run) => check(run, 'node_modules/typescript-7/bin/tsc', '--noEmit'),
    },
    {
      name: 'generated',
      title: 'Generated files',
      run: (run) => check(run, 'scripts/generate.ts', '--check'),
    },
    { name: 'format', title: 'Format', run: (run) => check(run, ...OXFMT) },
  ],
  builds,
  { name: 'size', title: 'Size budgets', run: (run) => check(run, 'scripts/size.ts') },
  {
    name: 'e2e',
    title: 'End-to-end tests',
    report: 'e2e',
    run: (run) => playwright(run, 'e2e'),
  },
];

export const FULL = [
  packages,
  texts,
  [
    {
      name: 'unit',
      title: 'Unit tests, long',
      report: 'unit-full',
      run: (run) => jest(run, 'unit-full', LONG, { FULL: '1' }),
    },
    { name: 'postgres', title: 'Platform on PostgreSQL', report: 'postgres', run: unitOnPostgres },
  ],
  builds,
  advisories,
  {
    name: 'e2e',
    title: 'End-to-end tests, long',
    report: 'e2e-full',
    run: (run) => playwright(run, 'e2e-full', { FULL: '1' }),
  },
];
