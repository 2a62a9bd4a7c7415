/** The steps of `npm test` and `npm run test:full`. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolveInRoot, ROOT } from './files.mjs';
import { getNodeCommand, run, runOrThrow } from './run.mjs';

const isBuffered = true;
/** Returns options that cache results by file content. ESLint and stylelint look at single files. */
const getCacheOptions = (name) => [
  ...['--cache', '--cache-location', `.cache/${name}`],
  ...['--cache-strategy', 'content'],
];
const getPackageCommand = (script, ...args) => [
  process.execPath,
  resolveInRoot('node_modules', script),
  ...args,
];

/** Fails if an import of a measurement does not exist. No test runs them, and TypeScript does not check JavaScript. */
async function checkBenchImports() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['bench/*.mjs'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    // Pages of measurements serve it.
    external: ['/library.js'],
    loader: { '.ttf': 'empty', '.woff2': 'empty' },
    outdir: '.cache/bench',
    write: false,
    logLevel: 'error',
  });
}

async function runLint() {
  const oxlint = ['--report-unused-disable-directives', '--deny-warnings'];
  const eslint = ['.', '--max-warnings', '0', ...getCacheOptions('eslint')];
  const stylelint = ['{src,platform}/**/*.css', ...getCacheOptions('stylelint')];
  for (const command of [
    getPackageCommand('oxlint/bin/oxlint', ...oxlint),
    getPackageCommand('eslint/bin/eslint.js', ...eslint),
    [process.execPath, 'scripts/lockfile.mjs', '--check'],
    getPackageCommand('stylelint/bin/stylelint.mjs', ...stylelint),
  ])
    await runOrThrow(command, { isBuffered });
  await checkBenchImports();
}

/**
 * Runs a test program that writes a report as JSON. Without a report, the program failed before any test.
 * @param count returns the number of tests by result
 */
async function runTests(report, command, options, count) {
  const file = resolveInRoot(report);
  mkdirSync(resolveInRoot('.cache'), { recursive: true });
  rmSync(file, { force: true });
  const code = await run(command, options);
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')));
    return code === 0 ? counts : { ...counts, failed: counts.failed || 1 };
  } catch (error) {
    if (code === 0) throw error;
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function runJest(args, env = {}) {
  const report = `.cache/jest-report-${process.pid}.json`;
  const options = ['--ci', '--json', '--outputFile', report, ...args];
  return runTests(
    report,
    getPackageCommand('jest/bin/jest.js', ...options),
    { env, isBuffered },
    (result) => ({
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      skipped: result.numPendingTests + result.numTodoTests,
    }),
  );
}

async function runPlaywright(env = {}) {
  const { ensureChromium } = await import('./system/chromium.ts');
  await ensureChromium();
  const report = '.cache/e2e-report.json';
  return runTests(
    report,
    getPackageCommand('@playwright/test/cli.js', 'test'),
    { env: { ...env, E2E_REPORT: report } },
    ({ stats, errors }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
  );
}

/**
 * For two runs of tests at the same time. With all workers of `jest.config.ts` in both, programs that tests start
 * took more than a minute, and limits of time failed.
 */
const halfOfWorkers = ['--maxWorkers', '2'];

/** Runs the tests of the platform's data and servers on PostgreSQL, except those of PGlite's data folder. */
async function testOnPostgres() {
  const { startPostgres } = await import('./system/postgres.ts');
  const postgres = await startPostgres();
  if (!postgres) return { skippedBecause: 'PostgreSQL is not installed' };
  const ignored = ['(?<!/postgres|/processKill)\\.full\\.test\\.', '/dataFolder\\.test\\.'];
  try {
    return await runJest(
      [
        ...['--testPathPatterns', 'platform/(data|servers)/', ...halfOfWorkers],
        ...['--testPathIgnorePatterns', '/node_modules/', ...ignored],
      ],
      { TEST_DATABASE_URL: postgres.url },
    );
  } finally {
    await postgres.stop();
  }
}

async function runOnOtherNodeVersions() {
  const { testNodeVersions } = await import('./testNodeVersions.ts');
  return testNodeVersions();
}

async function runAdvisories() {
  const { listBundledPackages, checkAdvisories } = await import('./advisories.ts');
  return checkAdvisories(listBundledPackages());
}

async function runContainers() {
  const { testContainers } = await import('./containers/testContainers.ts');
  return testContainers();
}

const runCommand =
  (...command) =>
  () =>
    runOrThrow(command, { isBuffered });

const texts = {
  name: 'texts',
  title: 'Texts',
  isRequired: true,
  run: runCommand(process.execPath, 'scripts/compileMessages.mjs', '--check'),
};
const createBuildStep = (title, ...names) => ({
  name: 'build',
  title,
  isRequired: true,
  run: async () => {
    const { buildAll } = await import('./build.mjs');
    await buildAll(names);
  },
});
const buildPlugin = createBuildStep('Build of the plugin', 'plugin');
// They import nothing of the plugin's build.
const buildHosts = createBuildStep('Builds of hosts', 'shell', 'hostPackage', 'hosts');

/**
 * Stages of checks. The lists of a stage run in parallel; no further stage runs after
 * a required step has failed. A step returns nothing
 * if it passed, the counts of its tests, or the reason why it was skipped, and throws an error if it failed.
 */
export const usualStages = [
  // Lint and types read the compiled catalogs.
  [[texts]],
  [
    [
      {
        name: 'unit',
        title: 'Unit tests',
        // PostgreSQL tests run with the long ones.
        run: () =>
          runJest([
            '--testPathIgnorePatterns',
            '/node_modules/',
            ...['\\.full\\.test\\.', '/postgres\\w*\\.test\\.'],
          ]),
      },
    ],
    [
      { name: 'lint', title: 'Lint', run: runLint },
      {
        name: 'types',
        title: 'Types',
        run: runCommand(...getPackageCommand('typescript-7/bin/tsc', '--noEmit')),
      },
      {
        name: 'generated',
        title: 'Generated files',
        run: runCommand(...getNodeCommand('scripts/generate.ts', '--check')),
      },
      {
        name: 'format',
        title: 'Format',
        run: runCommand(...getPackageCommand('oxfmt/bin/oxfmt', '--check')),
      },
      // No unit test reads the builds.
      buildHosts,
      buildPlugin,
    ],
  ],
  [
    [
      {
        name: 'size',
        title: 'Size budgets',
        run: runCommand(...getNodeCommand('scripts/size.ts')),
      },
    ],
  ],
  [[{ name: 'e2e', title: 'End-to-end tests', run: () => runPlaywright() }]],
];

const longTests = [
  ...['--testPathPatterns', '\\.full\\.test\\.', ...halfOfWorkers],
  ...['--testPathIgnorePatterns', '/node_modules/', '/postgres\\.full\\.'],
];
export const fullStages = [
  [[texts]],
  [[buildPlugin], [buildHosts]],
  [
    [{ name: 'unit', title: 'Unit tests, long', run: () => runJest(longTests, { FULL: '1' }) }],
    // These mostly wait: for PostgreSQL, for packages, and for containers.
    [
      createBuildStep('Builds of further hosts', 'longTestHosts'),
      { name: 'postgres', title: 'Platform on PostgreSQL', run: testOnPostgres },
      { name: 'advisories', title: 'Advisories', run: runAdvisories },
      { name: 'containers', title: 'Containers', run: runContainers },
      // Its builds replace the files that the steps before read, but none that the long unit tests read.
      { name: 'node', title: 'Node 22, 24 and 26', run: runOnOtherNodeVersions },
    ],
  ],
  [[{ name: 'e2e', title: 'End-to-end tests, long', run: () => runPlaywright({ FULL: '1' }) }]],
];
