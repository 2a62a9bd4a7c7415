import { createScene } from '#testing/pdf/documents.ts';
import { compareWithPdfkit } from '#testing/pdf/compareWithPdfkit.ts';
import { hasProgram } from '#testing/pdf/programs.ts';

const withPoppler = hasProgram('pdftoppm') ? test : test.skip;

withPoppler('draws Layout1 with the longest texts like pdfkit', async () => {
  const pages = await compareWithPdfkit(await createScene('Layout1', 'longest'));
  expect(pages).toHaveLength(2);
  for (const { similarity, difference } of pages) {
    expect(similarity).toBeGreaterThanOrEqual(0.9995);
    // Levels, of 255.
    expect(difference).toBeLessThan(0.03);
  }
});
