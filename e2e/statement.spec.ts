import { expect, type Page, test } from '@playwright/test';
import { likeness, type Raster } from '../src/testing/pdf/likeness.ts';
import { hasProgram, rastersOf } from '../src/testing/pdf/programs.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';

/** Structural similarity of what the browser prints and the PDF: certificates have the same. */
const alikeInPrint = 0.98;

/** The learner of a statement before one certificate, and what is made of both. */
async function printed(page: Page, count: number, learner?: string) {
  await openEngine(page, await bundleEngine());
  await page.evaluate(() => window.engine.draw({ layout: 'Layout1', texts: 'typical' }));
  await page.evaluate(([rows, name]) => window.engine.state(rows, name), [count, learner] as const);
  const pdf = Buffer.from(await page.evaluate(() => window.engine.pdfBytes()), 'base64');
  await page.evaluate(() => window.engine.showPrint());
  return { pdf, print: await page.pdf({ preferCSSPageSize: true, printBackground: true }) };
}

const shapeOf = ({ width, height }: Raster) => (width > height ? 'landscape' : 'portrait');

test('prints upright before certificates that lie, as its PDF has it @browser @full', async ({
  page,
}) => {
  test.skip(!hasProgram('pdftoppm'), 'no pdftoppm here');
  const { pdf, print } = await printed(page, 14);
  const [ours, theirs] = [rastersOf(pdf, 144), rastersOf(print, 144)];
  const shapes = ['portrait', 'portrait', 'landscape', 'landscape'];
  expect(ours.map(shapeOf)).toEqual(shapes);
  expect(theirs.map(shapeOf)).toEqual(shapes);
  for (const [index, one] of ours.entries())
    expect(likeness(one, theirs[index] ?? one), `page ${index + 1}`).toBeGreaterThan(alikeInPrint);
});

test('has a name that no font of ours writes, on screen and in the PDF', async ({ page }) => {
  await printed(page, 1, '山田太郎');
  await expect(
    page.getByRole('heading', { level: 2 }).getByRole('img').first(),
  ).toHaveAccessibleName('山田太郎');
});
