/** Tests the back/forward cache, which Playwright switches off and Puppeteer leaves on. */
import { launch } from 'puppeteer-core';
import { findChromium } from '../scripts/system/chromium.ts';
import { findElements, findFirefox, isCertificateDrawn } from './firefox.ts';
import { expect, test } from './fixtures.ts';
import { createLearnerWithCertificates } from './hosts/driveHost.ts';

for (const [browserName, findProgram] of [
  ['chrome', findChromium],
  ['firefox', findFirefox],
] as const)
  test(`goes on after ${browserName} has restored the page from its back/forward cache`, async ({
    platform,
  }) => {
    const executablePath = findProgram();
    test.skip(!executablePath, `${browserName} is not installed`);
    test.slow();
    const { token } = await createLearnerWithCertificates(platform, 3);
    const browser = await launch({
      browser: browserName,
      executablePath: executablePath ?? '',
      args: browserName === 'chrome' && process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage();
      await page.goto(platform.hosts.plain);
      await page.waitForFunction('window.host?.mount');
      const props = JSON.stringify({ router: 'memory', locale: 'en', token });
      await page.evaluate(`host.mount('app', 'CertificatesApp', ${props})`);
      await page.waitForFunction(`${findElements('canvas[data-drawn]')}.length === 3`);
      await page.evaluate(
        "addEventListener('pageshow', ({ persisted }) => { window.isRestored = persisted; })",
      );
      // Browsers do not keep a page that is still loading.
      await page.waitForNetworkIdle();
      await page.goto(`${platform.plugin}/robots.txt`);
      // The evaluation ends before the page does.
      await page.evaluate('void setTimeout(() => history.back())');
      await expect
        .poll(() => page.evaluate('window.isRestored').catch(() => undefined), { timeout: 10_000 })
        .toBe(true);
      await page.evaluate(`${findElements('[role=listitem] a')}[0].click()`);
      await page.waitForFunction(isCertificateDrawn);
      expect(await page.evaluate('host.calls.filter(({ event }) => event === "onError")')).toEqual(
        [],
      );
    } finally {
      await browser.close();
    }
  });
