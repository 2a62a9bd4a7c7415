import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import type { FaceName } from '#rendering/fonts/faces.ts';
import { createFace, type FaceMetrics } from '#rendering/fonts/fontMetrics.ts';
import { getFontFile, getFontMetricsFile } from './faces.ts';
import { measureKerning } from './metrics.ts';

const core: FaceName[] = ['title', 'body', 'bold'];

const openFont = (name: FaceName) => create(readFileSync(getFontFile(name, 'ttf'))) as Font;
const loadFace = (name: FaceName) =>
  createFace(name, JSON.parse(readFileSync(getFontMetricsFile(name), 'utf8')) as FaceMetrics);

test.each(core)('%s kerns every pair of characters as its font file does', (name) => {
  const font = openFont(name);
  const face = loadFace(name);
  const mismatches = font.characterSet.flatMap((left) =>
    font.characterSet.flatMap((right) =>
      face.getKerning(face.getGlyph(left), face.getGlyph(right)) ===
      measureKerning(font, left, right)
        ? []
        : [String.fromCodePoint(left, right)],
    ),
  );
  expect(mismatches).toEqual([]);
});
