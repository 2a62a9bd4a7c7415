import { readFile } from 'node:fs/promises';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import { expect, test } from './fixtures.ts';
import { addStyleSheet, replaceLastStyleSheet } from './hosts/driveHost.ts';
import { openBarePage, screens } from './hostPages/openBarePage.ts';
import { constantRoom, hostStyles } from './hostPages/styles.ts';

const minSimilarity = 0.99;

// So high that the certificate is as wide as its room, which is a whole number of pixels.
test.use({ deviceScaleFactor: 2, viewport: { width: 1280, height: 1100 } });

test('the certificate on screen is the one in its PDF under the styles of any host', async ({
  page,
  platform,
}) => {
  test.slow();
  await openBarePage(page, platform, screens['a preview']);
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await readFile(await (await downloadEvent).path());
  const engine = await page.context().newPage();
  await openEngine(engine, await bundleEngine());
  await engine.evaluate((base64) => window.engine.setPdf(base64), pdf.toString('base64'));
  await page.bringToFront();
  await addStyleSheet(page, constantRoom);
  await addStyleSheet(page, '');
  const front = page.getByRole('group', { name: 'Preview' }).locator('svg').first();
  // Most rules change no pixel, and equal screenshots are equally similar.
  const similarities = new Map<string, number>();
  for (const [style, css] of Object.entries(hostStyles)) {
    await replaceLastStyleSheet(page, css);
    const screenshot = (await front.screenshot()).toString('base64');
    const similarity =
      similarities.get(screenshot) ??
      (await engine.evaluate(
        (base64) => window.engine.compareToPdf(`data:image/png;base64,${base64}`, 'front'),
        screenshot,
      ));
    similarities.set(screenshot, similarity);
    expect.soft(similarity, style).toBeGreaterThanOrEqual(minSimilarity);
  }
});
