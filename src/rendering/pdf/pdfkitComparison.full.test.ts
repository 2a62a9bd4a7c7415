import { createScene } from '#testing/pdf/documents.ts';
import { compareWithPdfkit } from '#testing/pdf/compareWithPdfkit.ts';
import { hasProgram } from '#testing/pdf/programs.ts';

const withPoppler = hasProgram('pdftoppm') ? test : test.skip;

withPoppler.each([
  ['Layout2', 'typical'],
  ['Layout3', 'vietnamese'],
  ['Layout4', 'greek'],
  ['Layout4', 'typical'],
  ['Layout5', 'cyrillic'],
  ['Layout6', 'unbreakable'],
] as const)('draws %s with %s texts like pdfkit', async (layout, sample) => {
  const pages = await compareWithPdfkit(await createScene(layout, sample));
  expect(pages).toHaveLength(2);
  for (const { similarity, difference } of pages) {
    // Letters around seals are paths here, and glyphs there.
    expect(similarity).toBeGreaterThanOrEqual(0.999);
    // Levels, of 255. The edges of a mosaic are rounded differently.
    expect(difference).toBeLessThan(0.05);
  }
});
