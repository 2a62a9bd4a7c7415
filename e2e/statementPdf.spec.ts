import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { computeSimilarity, type GreyRaster } from '../src/testing/pdf/similarity.ts';
import { hasProgram, renderPages } from '../src/testing/pdf/programs.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';

/** Minimum structural similarity of the browser's print and the PDF, as for certificates. */
const minPrintSimilarity = 0.98;

/** Draws a certificate with a statement and creates its PDF and its print. */
async function printStatement(page: Page, count: number, learner?: string) {
  await openEngine(page, await bundleEngine());
  await page.evaluate(() => window.engine.draw({ layout: 'Layout1', texts: 'typical' }));
  await page.evaluate(([rows, name]) => window.engine.addStatement(rows, name), [
    count,
    learner,
  ] as const);
  const pdf = Buffer.from(await page.evaluate(() => window.engine.createPdfBase64()), 'base64');
  await page.evaluate(() => window.engine.showPrint());
  return { pdf, print: await page.pdf({ preferCSSPageSize: true, printBackground: true }) };
}

const getOrientation = ({ width, height }: GreyRaster) =>
  width > height ? 'landscape' : 'portrait';

test('prints a statement in portrait before landscape certificates, like its PDF @browser @full', async ({
  page,
}) => {
  test.skip(!hasProgram('pdftoppm'), 'pdftoppm is not installed');
  const { pdf, print } = await printStatement(page, 14);
  const [pdfPages, printedPages] = [renderPages(pdf, 144), renderPages(print, 144)];
  const orientations = ['portrait', 'portrait', 'landscape', 'landscape'];
  expect(pdfPages.map(getOrientation)).toEqual(orientations);
  expect(printedPages.map(getOrientation)).toEqual(orientations);
  for (const [index, pdfPage] of pdfPages.entries())
    expect(
      computeSimilarity(pdfPage, printedPages[index] ?? pdfPage),
      `page ${index + 1}`,
    ).toBeGreaterThan(minPrintSimilarity);
});

test('shows a learner name that the certificate fonts lack', async ({ page }) => {
  await printStatement(page, 1, '山田太郎');
  await expect(
    page.getByRole('heading', { level: 2 }).getByRole('img').first(),
  ).toHaveAccessibleName('山田太郎');
});
