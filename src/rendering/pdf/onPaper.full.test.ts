import { createHash } from 'node:crypto';
import { layoutNames } from '#model/template/template.ts';
import {
  certificateWith,
  greyPicture,
  pictureUrl,
  resources,
  sceneOf,
} from '#testing/pdf/documents.ts';
import type { Raster } from '#testing/pdf/likeness.ts';
import { complaintsOfQpdf, hasProgram, mergedByQpdf, rastersOf } from '#testing/pdf/programs.ts';
import { readCode } from '#testing/pdf/readCode.ts';
import type { Side } from '../scene.ts';
import { scenePdf } from './scenePdf.ts';

const pictures = new Map([[pictureUrl, greyPicture]]);
const withPoppler = hasProgram('pdftoppm') ? test : test.skip;
const withBoth = hasProgram('qpdf') && hasProgram('pdftoppm') ? test : test.skip;

const resolution = 110;
/** Points around the code that a camera sees too: its tile and a little of what is beyond. */
const around = 24;

/** What a camera reads that looks at the code of a side. */
function readCodeOf(raster: Raster, side: Side): string | undefined {
  const [figure] = side.shapes.flatMap((shape) =>
    shape.kind === 'path' && shape.block?.role === 'Figure' ? [shape.block.box] : [],
  );
  if (!figure) throw new Error('The side has no code.');
  return readCode(raster, resolution, figure, around);
}

/** A fingerprint of each page as it is drawn. */
function looksOf(pdf: Uint8Array): string[] {
  return rastersOf(pdf, 60).map(({ pixels }) => createHash('sha256').update(pixels).digest('hex'));
}

withPoppler.each(layoutNames)(
  'the code on the back of %s is read, with a picture or without',
  async (layout) => {
    for (const hasPicture of [false, true]) {
      const scene = await sceneOf(layout, 'longest', 'pt', hasPicture);
      const pdf = scenePdf([certificateWith(scene)], { ...resources, pictures });
      const [, back] = rastersOf(pdf, resolution);
      expect(back && readCodeOf(back, scene.back)).toBe(
        'https://aprender.aurora.com.br/certificados/pt/print/7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
      );
    }
  },
);

withBoth('files put together by another program look as they did apart', async () => {
  const scenes = [await sceneOf('Layout1', 'longest'), await sceneOf('Layout5', 'greek')];
  const pdfs = scenes.map((scene) => scenePdf([certificateWith(scene)], resources));
  const merged = mergedByQpdf(pdfs);
  expect(complaintsOfQpdf(merged)).toBe('');
  expect(looksOf(merged)).toEqual(pdfs.flatMap(looksOf));
});

withPoppler('several certificates in one file look as each does alone', async () => {
  const scenes = await Promise.all(layoutNames.map((layout) => sceneOf(layout, 'vietnamese')));
  const together = looksOf(scenePdf(scenes.map(certificateWith), resources));
  const apart = scenes.flatMap((scene) => looksOf(scenePdf([certificateWith(scene)], resources)));
  expect(together).toHaveLength(2 * scenes.length);
  expect(together).toEqual(apart);
});
