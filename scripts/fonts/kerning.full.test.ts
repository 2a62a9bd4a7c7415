import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import type { FaceName } from '#rendering/fonts/faces.ts';
import { faceOf, type FaceMetrics } from '#rendering/fonts/fontMetrics.ts';
import { fontFile, metricsFile } from './faces.ts';
import { kerningBetween } from './metrics.ts';

const core: FaceName[] = ['title', 'body', 'bold'];

const fontOf = (name: FaceName) => create(readFileSync(fontFile(name, 'ttf'))) as Font;
const readFace = (name: FaceName) =>
  faceOf(name, JSON.parse(readFileSync(metricsFile(name), 'utf8')) as FaceMetrics);

test.each(core)('%s kerns every pair of characters as its font file does', (name) => {
  const font = fontOf(name);
  const face = readFace(name);
  const wrong = font.characterSet.flatMap((left) =>
    font.characterSet.flatMap((right) =>
      face.kerningOf(face.glyphOf(left), face.glyphOf(right)) === kerningBetween(font, left, right)
        ? []
        : [String.fromCodePoint(left, right)],
    ),
  );
  expect(wrong).toEqual([]);
});
