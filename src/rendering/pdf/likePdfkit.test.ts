import { sceneOf } from '#testing/pdf/documents.ts';
import { comparedToPdfkit } from '#testing/pdf/likePdfkit.ts';
import { hasProgram } from '#testing/pdf/programs.ts';

const withPoppler = hasProgram('pdftoppm') ? test : test.skip;

withPoppler('Layout1 with longest texts looks as pdfkit draws it', async () => {
  const pages = await comparedToPdfkit(await sceneOf('Layout1', 'longest'));
  expect(pages).toHaveLength(2);
  for (const { likeness, difference } of pages) {
    expect(likeness).toBeGreaterThanOrEqual(0.9995);
    // Of 255.
    expect(difference).toBeLessThan(0.03);
  }
});
