import { drawForeign, measureForeign } from '#rendering/fonts/foreignText.ts';
import type { ForeignShape } from '#rendering/scene.ts';

/** A sign drawn as a text that no face of ours writes. */
export function pictureLike(shape: ForeignShape, text: string): string {
  const size = 40;
  const ems = measureForeign(text, shape.role);
  const [width, ascent, descent] = [size * ems.width, size * ems.ascent, size * ems.descent];
  return drawForeign({ ...shape, text, size, width, ascent, descent }).url;
}

/** A sign drawn with the fonts of this machine alone. */
export function plainPicture(text: string): string {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.font = '40px sans-serif';
  context.fillText(text, 50, 80);
  return canvas.toDataURL();
}
