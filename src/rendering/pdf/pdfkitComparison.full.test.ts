import { createScene } from '#testing/pdf/documents.ts';
import { compareWithPdfkit } from '#testing/pdf/compareWithPdfkit.ts';
import { hasProgram } from '#testing/pdf/programs.ts';

const withPoppler = hasProgram('pdftoppm') ? test : test.skip;

withPoppler.each([
  ['Layout2', 'typical', 0.9995],
  ['Layout3', 'vietnamese', 0.9995],
  ['Layout4', 'greek', 0.9995],
  ['Layout4', 'typical', 0.9995],
  ['Layout5', 'cyrillic', 0.9995],
  // The letters around the seal are paths here, and glyphs there.
  ['Layout6', 'unbreakable', 0.999],
] as const)('draws %s with %s texts like pdfkit', async (layout, sample, minSimilarity) => {
  const pages = await compareWithPdfkit(await createScene(layout, sample));
  expect(pages).toHaveLength(2);
  for (const { similarity, difference } of pages) {
    expect(similarity).toBeGreaterThanOrEqual(minSimilarity);
    // Levels, of 255. The edges of a mosaic are rounded differently.
    expect(difference).toBeLessThan(0.05);
  }
});
