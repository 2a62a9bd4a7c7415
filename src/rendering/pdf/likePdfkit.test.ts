/** @jest-environment node */
import { certificateWith, resources, sceneOf } from '#testing/pdf/documents.ts';
import { likeness, meanDifference } from '#testing/pdf/likeness.ts';
import { drawnByPdfkit } from '#testing/pdf/pdfkit.ts';
import { hasProgram, rastersOf } from '#testing/pdf/programs.ts';
import type { Scene } from '../scene.ts';
import { scenePdf } from './scenePdf.ts';

/** Dots an inch. */
const resolution = 144;
const withPoppler = hasProgram('pdftoppm') ? test : test.skip;

const drawnByUs = (scene: Scene) =>
  rastersOf(scenePdf([certificateWith(scene)], resources), resolution);

withPoppler.each([
  ['Layout1', 'longest'],
  ['Layout2', 'typical'],
  ['Layout3', 'vietnamese'],
  ['Layout4', 'greek'],
  ['Layout5', 'cyrillic'],
  ['Layout6', 'unbreakable'],
] as const)('%s with %s texts looks as pdfkit draws it', async (layout, wish) => {
  const scene = await sceneOf(layout, wish);
  const ours = drawnByUs(scene);
  const theirs = rastersOf(await drawnByPdfkit(scene), resolution);
  expect(ours).toHaveLength(2);
  expect(theirs).toHaveLength(2);
  ours.forEach((page, index) => {
    const other = theirs[index];
    if (!other) throw new Error('A page is missing');
    expect([page.width, page.height]).toEqual([other.width, other.height]);
    expect(likeness(page, other)).toBeGreaterThanOrEqual(0.9995);
    expect(meanDifference(page, other)).toBeLessThan(0.03);
  });
});
