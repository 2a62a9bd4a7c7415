import { readFile } from 'node:fs/promises';
import { computeSimilarity, type GreyRaster } from '../src/testing/pdf/similarity.ts';
import { hasProgram, renderPages } from '../src/testing/pdf/programs.ts';
import { Firefox, hasFirefox, isCertificateDrawn } from './firefox.ts';
import { expect, test } from './fixtures.ts';

const course = { type: 'CONTENT', name: 'Segurança', workload: 510, grade: 9.5 };
const blank = { width: 8, height: 8, pixels: new Uint8Array() };
const pageSizes = [
  ['A4', { width: 21, height: 29.7 }],
  ['Letter', { width: 21.59, height: 27.94 }],
] as const;

const minSimilarity = 0.985;

/** Computes how far the content is off centre, in pixels: left minus right margin and top minus bottom margin. */
function measureCentreOffset({ width, height, pixels }: GreyRaster): [x: number, y: number] {
  const isDark = (index: number) => (pixels[index] ?? 255) < 200;
  const darkPixels = Array.from(pixels.keys()).filter(isDark);
  const [columns, rows] = [
    darkPixels.map((index) => index % width),
    darkPixels.map((index) => Math.floor(index / width)),
  ];
  const compareMargins = (positions: number[], size: number) => {
    const first = positions.reduce((min, position) => Math.min(min, position), size);
    const last = positions.reduce((max, position) => Math.max(max, position), 0);
    return first - (size - 1 - last);
  };
  return [compareMargins(columns, width), compareMargins(rows, height)];
}

test('Firefox prints two pages that look like the PDF', async ({ page, platform }) => {
  test.skip(!hasFirefox() || !hasProgram('pdftoppm'), 'Firefox or pdftoppm is not installed');
  test.setTimeout(120_000);
  const { learner } = await platform.createCompany();
  const [id = ''] = await platform.createCertificates(learner, [course]);
  await page.goto(`${platform.plugin}/print/${id}`);
  const downloadEvent = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  const pdfPages = renderPages(await readFile(await (await downloadEvent).path()), 144);

  const firefox = await Firefox.start();
  try {
    await firefox.open(`${platform.plugin}/print/${id}`, isCertificateDrawn);
    for (const [name, pageSize] of pageSizes) {
      const printedPages = renderPages(await firefox.print(pageSize), 144);
      expect(printedPages, name).toHaveLength(2);
      for (const side of printedPages)
        for (const offset of measureCentreOffset(side))
          expect(Math.abs(offset), name).toBeLessThan(4);
      if (name !== 'A4') continue;
      for (const [index, side] of printedPages.entries()) {
        const similarity = computeSimilarity(pdfPages[index] ?? blank, side);
        test
          .info()
          .annotations.push({ type: `page ${index + 1}`, description: similarity.toFixed(4) });
        expect(similarity).toBeGreaterThanOrEqual(minSimilarity);
      }
    }
  } finally {
    await firefox.close();
  }
});
