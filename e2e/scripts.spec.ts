/** Tests that certificates in every script that has a font of ours are the same in browsers and in Node. */
import { expect, test } from './fixtures.ts';
import { scriptRequests } from './engine/scriptRequests.ts';
import { expectSameBytes } from './engine/expectSameBytes.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import { sideOptions, takeScreenshot } from './engine/takeScreenshot.ts';

const minSimilarity = 0.99;
/** A script from right to left, and one with conjuncts and vowels before consonants. */
const shortRunScripts = ['Arabic', 'Devanagari'];

test.beforeEach(() => test.slow());

// In the short run, `fallbackFonts.spec.ts` confirms bytes of Node in Chromium.
test('creates the same PDF bytes for every script in Chromium, Firefox and Node @full', async ({
  page,
}) => {
  await expectSameBytes(page, scriptRequests);
});

for (const isInShortRun of [true, false]) {
  const label = isInShortRun ? shortRunScripts.join(', ') : 'every other script @full';
  const requests = scriptRequests.filter(
    ({ script }) => shortRunScripts.includes(script) === isInShortRun,
  );

  test(`draws on screen as in the PDF: ${label}`, async ({ browser }) => {
    const context = await browser.newContext(sideOptions);
    const page = await context.newPage();
    await openEngine(page, await bundleEngine());
    for (const { script, layout, texts } of requests) {
      await page.evaluate((options) => window.engine.draw(options), { layout, texts });
      await page.evaluate(() => window.engine.show(['front']));
      const similarity = await page.evaluate(
        (screenshot) => window.engine.compareToPdf(screenshot, 'front'),
        await takeScreenshot(page),
      );
      expect.soft(similarity, script).toBeGreaterThanOrEqual(minSimilarity);
    }
    await context.close();
  });

  test(`draws letters as the browser draws them in the same font: ${label}`, async ({
    page,
  }, testing) => {
    await openEngine(page, await bundleEngine());
    let lowest = 1;
    for (const { script, layout, texts } of requests) {
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
}
