import { sceneOf } from '#testing/pdf/documents.ts';
import { comparedToPdfkit } from '#testing/pdf/likePdfkit.ts';
import { hasProgram } from '#testing/pdf/programs.ts';

const withPoppler = hasProgram('pdftoppm') ? test : test.skip;

withPoppler.each([
  ['Layout2', 'typical'],
  ['Layout3', 'vietnamese'],
  ['Layout4', 'greek'],
  ['Layout4', 'typical'],
  ['Layout5', 'cyrillic'],
  ['Layout6', 'unbreakable'],
] as const)('%s with %s texts looks as pdfkit draws it', async (layout, wish) => {
  const pages = await comparedToPdfkit(await sceneOf(layout, wish));
  expect(pages).toHaveLength(2);
  for (const { likeness, difference } of pages) {
    expect(likeness).toBeGreaterThanOrEqual(0.9995);
    // Of 255; the edges of a mosaic are rounded otherwise.
    expect(difference).toBeLessThan(0.05);
  }
});
