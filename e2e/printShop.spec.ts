/** Tests of the PDF for a print shop. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openWithPdfjs } from '../src/testing/pdf/openWithPdfjs.ts';
import { extractText } from '../src/testing/pdf/programs.ts';
import { expect, expectAccessible, openScreenAs, storeTemplate, test } from './fixtures.ts';

/** Saves the PDF for a print shop from a preview. @returns its name and its bytes */
async function savePdfForPrinting(page: Page) {
  await page.getByRole('button', { name: 'Mais opções de PDF' }).click();
  const choice = page.getByRole('dialog').getByRole('button', { name: 'PDF para gráfica' });
  await expect(choice).toBeFocused();
  await expectAccessible(page);
  await expect(choice).toHaveAccessibleDescription('Com sangria de 3 mm e marcas de corte.');
  const downloadEvent = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloadEvent;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mais opções de PDF' })).toBeFocused();
  return { name: download.suggestedFilename(), pdf: readFileSync(await download.path()) };
}

/** Reads the size of each page, points. */
async function readPageSizes(pdf: Uint8Array): Promise<number[][]> {
  const sizes: number[][] = [];
  await openWithPdfjs(pdf, async (document) => {
    for (let number = 1; number <= document.numPages; number++) {
      const [left = 0, top = 0, right = 0, bottom = 0] = (await document.getPage(number)).view;
      sizes.push([right - left, bottom - top]);
    }
  });
  return sizes;
}

const sheets = Array(2).fill([898.583, 651.969]);

test('saves a certificate for a print shop, which the check of the public page confirms', async ({
  page,
  platform,
}) => {
  test.slow();
  const company = await platform.createCompany();
  const [id = ''] = await platform.createCertificates(company.learner, [
    { type: 'MISSION', name: 'Integração', workload: 90 },
  ]);
  await openScreenAs(page, platform, company.learner, `/preview/${id}`);
  await expect(page.getByRole('group', { name: /, Frente$/ })).toBeVisible();
  const { name, pdf } = await savePdfForPrinting(page);
  expect(name).toBe('Lia Aprendiz – Integração – para gráfica.pdf');
  expect(await readPageSizes(pdf)).toEqual(sheets);

  await page.goto(`${platform.plugin}/pt/print/${id}`);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByText('Exatamente como foi emitido').last()).toBeVisible({
    timeout: 40_000,
  });
  await expect(
    page.getByText('É para uma gráfica: em volta da página, tem sangria e marcas de corte.').last(),
  ).toBeVisible();
});

test('saves a template for a print shop, marked as a sample @full', async ({ page, platform }) => {
  const company = await platform.createCompany();
  const id = await storeTemplate(platform, company, {});
  await openScreenAs(page, platform, company.admin, `/preview/${id}`);
  await expect(page.getByRole('group', { name: /, Frente$/ })).toBeVisible();
  const { name, pdf } = await savePdfForPrinting(page);
  expect(name).toMatch(/^Amostra – Ana Beatriz Conceição Moura – .* – para gráfica\.pdf$/);
  expect(await readPageSizes(pdf)).toEqual(sheets);
  expect(pdf.toString('latin1')).toContain('<rdf:li xml:lang="x-default">Amostra');
  expect(extractText(pdf)).toContain('Ana Beatriz Conceição Moura');
});
