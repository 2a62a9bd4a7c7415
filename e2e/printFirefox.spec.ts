import { readFile } from 'node:fs/promises';
import { likeness, type Raster } from '../src/testing/pdf/likeness.ts';
import { hasProgram, rastersOf } from '../src/testing/pdf/programs.ts';
import { Firefox, hasFirefox } from './firefox.ts';
import { expect, test } from './fixtures.ts';

const course = { type: 'CONTENT', name: 'Segurança', workload: 510, grade: 9.5 };
const blank = { width: 8, height: 8, pixels: new Uint8Array() };
const isDrawn = "document.querySelectorAll('svg text').length > 10";
const papers = [
  ['A4', { width: 21, height: 29.7 }],
  ['Letter', { width: 21.59, height: 27.94 }],
] as const;

const alike = 0.985;

/** How much wider the white before what is drawn is than the white behind it, in pixels: across and down. */
function offCentre({ width, height, pixels }: Raster): [across: number, down: number] {
  const isDrawnAt = (index: number) => (pixels[index] ?? 255) < 200;
  const drawn = Array.from(pixels.keys()).filter(isDrawnAt);
  const [columns, rows] = [
    drawn.map((one) => one % width),
    drawn.map((one) => Math.floor(one / width)),
  ];
  const difference = (places: number[], size: number) => {
    const first = places.reduce((least, one) => Math.min(least, one), size);
    const last = places.reduce((most, one) => Math.max(most, one), 0);
    return first - (size - 1 - last);
  };
  return [difference(columns, width), difference(rows, height)];
}

test('Firefox prints two pages that look as the PDF does @full', async ({ page, platform }) => {
  test.skip(!hasFirefox() || !hasProgram('pdftoppm'), 'no Firefox or no pdftoppm here');
  test.setTimeout(120_000);
  const { learner } = await platform.createCompany();
  const [id = ''] = await platform.giveCertificates(learner, [course]);
  await page.goto(`${platform.plugin}/print/${id}`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  const saved = rastersOf(await readFile(await (await downloading).path()), 144);

  const firefox = await Firefox.start();
  try {
    await firefox.open(`${platform.plugin}/print/${id}`, isDrawn);
    for (const [name, paper] of papers) {
      const printed = rastersOf(await firefox.print(paper), 144);
      expect(printed, name).toHaveLength(2);
      for (const side of printed)
        for (const pixels of offCentre(side)) expect(Math.abs(pixels), name).toBeLessThan(4);
      if (name !== 'A4') continue;
      for (const [index, side] of printed.entries()) {
        const share = likeness(saved[index] ?? blank, side);
        test.info().annotations.push({ type: `page ${index + 1}`, description: share.toFixed(4) });
        expect(share).toBeGreaterThanOrEqual(alike);
      }
    }
  } finally {
    await firefox.close();
  }
});
