import { buildPdf } from '#rendering/pdf/buildPdf.ts';
import type { Scene } from '#rendering/scene.ts';
import { toPdfCertificate, pdfResources } from './documents.ts';
import { computeSimilarity, computeMeanDifference } from './similarity.ts';
import { drawWithPdfkit } from './pdfkit.ts';
import { renderPages } from './programs.ts';

/**
 * Resolution for comparing pages, in dots per inch. At lower resolutions, most of the difference comes from the way in
 * which thin lines are drawn.
 */
const resolution = 144;

/**
 * Compares each page of the product's PDF with the PDF that pdfkit creates from the same scene. Poppler rasterizes
 * both.
 * @returns the structural similarity and the mean difference of each page
 */
export async function compareWithPdfkit(scene: Scene) {
  const pages = renderPages(buildPdf([toPdfCertificate(scene)], pdfResources), resolution);
  const pdfkitPages = renderPages(await drawWithPdfkit(scene), resolution);
  if (pages.length !== pdfkitPages.length)
    throw new Error(`${pages.length} pages, not ${pdfkitPages.length}`);
  return pages.map((page, index) => {
    const pdfkitPage = pdfkitPages[index] ?? page;
    if (page.width !== pdfkitPage.width || page.height !== pdfkitPage.height)
      throw new Error('Pages of different sizes');
    return {
      similarity: computeSimilarity(page, pdfkitPage),
      difference: computeMeanDifference(page, pdfkitPage),
    };
  });
}
