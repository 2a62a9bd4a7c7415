/** Tests that certificates in every script that has a font of ours are the same in browsers and in Node. */
import { expect, test } from '@playwright/test';
import { createNodePdfs } from './engine/createNodePdfs.ts';
import { scriptRequests } from './engine/scriptRequests.ts';
import { bundleEngine, openEngine, serveEngine } from './engine/openEngine.ts';
import { Firefox, hasFirefox } from './firefox.ts';

const minSimilarity = 0.99;

test.beforeEach(() => test.slow());

test('creates the same PDF bytes for every script in Chromium, Firefox and Node', async ({
  page,
}, testing) => {
  const files = await bundleEngine();
  const expected = await createNodePdfs();
  await openEngine(page, files);
  const server = await serveEngine(files);
  const firefox = hasFirefox() ? await Firefox.start() : undefined;
  testing.annotations.push({ type: 'browsers', description: firefox ? 'both' : 'Chromium' });
  await firefox?.open(server.origin, "'engine' in window");
  for (const [index, { script, layout, texts }] of scriptRequests.entries()) {
    const options = { layout, texts };
    const fallbackTexts = await page.evaluate((drawn) => window.engine.draw(drawn), options);
    expect(fallbackTexts, script).toBe(0);
    const bytes = await page.evaluate(() => window.engine.createPdfBase64());
    expect(bytes === expected[index], `${script} in Chromium`).toBe(true);
    const firefoxBytes = await firefox?.evaluate(
      `window.engine.draw(${JSON.stringify(options)}).then(() => window.engine.createPdfBase64())`,
    );
    if (firefox) expect(firefoxBytes === expected[index], `${script} in Firefox`).toBe(true);
  }
  await firefox?.close();
  server.close();
});

test('draws every script on screen as in the PDF', async ({ browser }) => {
  // Three pixels per point, as the comparison needs.
  const viewport = { width: 842, height: 595 };
  const context = await browser.newContext({ deviceScaleFactor: 3, viewport });
  const page = await context.newPage();
  await openEngine(page, await bundleEngine());
  for (const { script, layout, texts } of scriptRequests) {
    await page.evaluate((options) => window.engine.draw(options), { layout, texts });
    await page.evaluate(() => window.engine.show(['front']));
    const screenshot = await page.screenshot();
    const similarity = await page.evaluate(
      (url) => window.engine.compareToPdf(url, 'front'),
      `data:image/png;base64,${screenshot.toString('base64')}`,
    );
    expect.soft(similarity, script).toBeGreaterThanOrEqual(minSimilarity);
  }
  await context.close();
});

test('draws the letters of every script as the browser draws them in the same font', async ({
  page,
}, testing) => {
  await openEngine(page, await bundleEngine());
  let lowest = 1;
  for (const { script, layout, texts } of scriptRequests) {
    // Their letters without stacked marks are text of the browser itself.
    if (['Greek', 'Cyrillic'].includes(script)) continue;
    await page.evaluate((options) => window.engine.draw(options), { layout, texts });
    const runs = await page.evaluate(() => window.engine.compareFrontToBrowserText());
    expect(runs.length, script).toBeGreaterThan(1);
    for (const { text, fontName, similarity } of runs) {
      expect.soft(similarity, `${fontName}: ${text}`).toBeGreaterThanOrEqual(minSimilarity);
      lowest = Math.min(lowest, similarity);
    }
  }
  testing.annotations.push({ type: 'lowest similarity', description: lowest.toFixed(4) });
});
