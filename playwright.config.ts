import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/system/chromium.ts';

const isRoot = process.getuid?.() === 0;
const isFull = process.env.FULL === '1';

const args = [
  // Chromium's sandbox refuses to run as root.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-gpu',
  '--disable-sync',
  // Another name of the host pages, which is not a secure context.
  '--host-resolver-rules=MAP intranet.test 127.0.0.1',
  '--no-first-run',
  '--no-pings',
];
const getLaunchOptions = (executablePath: string | undefined) => ({
  launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
});

/** Creates the pattern of file names with titles that run: short or long tests, with or without @browser. */
const selectTests = (isPrinting: boolean) => {
  const isLong = `(?${isFull ? '=' : '!'}.*(?:@full|\\.full\\.spec))`;
  return new RegExp(`^${isLong}(?${isPrinting ? '=' : '!'}.*@browser)`, 's');
};

export default defineConfig({
  testDir: 'e2e',
  // Recipes need the packages of every host: `npm run hosts`. Loading the long tests takes seconds.
  testIgnore: ['recipes.spec.ts', ...(isFull ? [] : ['*.full.spec.ts'])],
  globalSetup: './e2e/servers.ts',
  outputDir: 'test-results',
  // Many long tests wait for another program or a clock, so more of them than processors.
  workers: isFull ? 3 : 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // Three long tests share two cores with converters and validators; none of them measures time by these limits.
  timeout: isFull ? 90_000 : 45_000,
  globalTimeout: (isFull ? 50 : 25) * 60_000,
  expect: { timeout: isFull ? 20_000 : 10_000 },
  // Tests import bundles that they have just built.
  build: { external: ['**/test-results/**/*.mjs'] },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : 'list',
  use: {
    browserName: 'chromium',
    // Recording pages that hold hundreds of drawn certificates takes longer than the tests.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'headless',
      grep: selectTests(false),
      use: getLaunchOptions(findHeadlessShell() ?? findChromium()),
    },
    // Tests that need a whole browser: its print dialog or PDF viewer.
    { name: 'browser', grep: selectTests(true), use: getLaunchOptions(findChromium()) },
  ],
});
