import { scenePdf } from '#rendering/pdf/scenePdf.ts';
import type { Scene } from '#rendering/scene.ts';
import { certificateWith, resources } from './documents.ts';
import { likeness, meanDifference } from './likeness.ts';
import { drawnByPdfkit } from './pdfkit.ts';
import { rastersOf } from './programs.ts';

/** Dots an inch. Fewer, and how hairlines meet the dots is all that is seen. */
const resolution = 144;

/** How like each page of our PDF is to what pdfkit makes of the same scene, both drawn by Poppler. */
export async function comparedToPdfkit(scene: Scene) {
  const ours = rastersOf(scenePdf([certificateWith(scene)], resources), resolution);
  const theirs = rastersOf(await drawnByPdfkit(scene), resolution);
  if (ours.length !== theirs.length) throw new Error(`${ours.length} pages, not ${theirs.length}`);
  return ours.map((page, index) => {
    const other = theirs[index] ?? page;
    if (page.width !== other.width || page.height !== other.height)
      throw new Error('Pages of different sizes');
    return { likeness: likeness(page, other), difference: meanDifference(page, other) };
  });
}
