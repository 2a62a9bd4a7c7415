import { expect, test } from '@playwright/test';
import { bundleEngine, openEngine } from './engine/openEngine.ts';

test('the wide logo of sample brands has the same margin left and right', async ({ page }) => {
  await openEngine(page, await bundleEngine());
  await page.evaluate(async () => {
    await window.engine.draw({ texts: 'typical', layout: 'Layout3', brand: ['wide', 1] });
    await window.engine.show(['front']);
  });
  const margins = await page.evaluate(async () => {
    const images = Array.from(document.querySelectorAll('image'), async ({ href }) =>
      createImageBitmap(await (await fetch(href.baseVal)).blob()),
    );
    const bitmaps = await Promise.all(images);
    // The logo is the only image beside the signature, which is 900 pixels wide.
    const bitmap = bitmaps.find(({ width }) => width !== 900);
    if (!bitmap) return [];
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
    const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
      Array.from({ length: height }, (_, y) => data[4 * (y * width + x) + 3]).some(Boolean),
    );
    return [columns[0] ?? 0, width - 1 - (columns.at(-1) ?? 0)];
  });
  expect(margins).toHaveLength(2);
  expect(Math.abs((margins[0] ?? 0) - (margins[1] ?? 0))).toBeLessThan(20);
});
