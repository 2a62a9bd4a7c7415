import { readFile } from 'node:fs/promises';
import { likeness } from '../src/testing/pdf/likeness.ts';
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
