import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/system/chromium.mjs';

const isRoot = process.getuid?.() === 0;
const isFull = process.env.FULL === '1';
const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 45_000,
  globalTimeout: (isFull ? 35 : 18) * 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : 'list',
  ...(isFull ? { grep: /@full/ } : { grepInvert: /@full/ }),
  use: {
    browserName: 'chromium',
    // Recording pages that hold hundreds of drawn certificates takes longer than the tests.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Chromium's sandbox refuses to run as root.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-default-apps',
        '--disable-domain-reliability',
        '--disable-sync',
        '--no-first-run',
        '--no-pings',
      ],
    },
  },
});
