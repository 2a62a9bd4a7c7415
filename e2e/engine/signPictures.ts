import { drawForeign, measureForeign } from '#rendering/fonts/foreignText.ts';
import type { ForeignShape, Scene } from '#rendering/scene.ts';

/** A sign drawn as a text that no face of ours writes. */
function pictureLike(shape: ForeignShape, text: string): string {
  const size = 40;
  const ems = measureForeign(text, shape.role);
  const [width, ascent, descent] = [size * ems.width, size * ems.ascent, size * ems.descent];
  return drawForeign({ ...shape, text, size, width, ascent, descent }).url;
}

/** A sign drawn with the fonts of this machine alone. */
function plainPicture(text: string): string {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.font = '40px sans-serif';
  context.fillText(text, 50, 80);
  return canvas.toDataURL();
}

const unassigned = '\u{10FFFD}';
const drawnAlone = /[^\p{Join_Control}\p{Variation_Selector}\p{M}\s]/gu;

/**
 * Signs that look as one does that no font has, an empty box: in the pictures of texts that no face of ours writes, and
 * with the fonts of this machine alone.
 */
export function boxesIn({ front, back }: Scene): { drawn: string[]; onThisMachine: string[] } {
  const written = [...front.shapes, ...back.shapes].filter((shape) => shape.kind === 'foreign');
  const signs = new Set(written.flatMap(({ text }) => text.match(drawnAlone) ?? []));
  const plainBox = plainPicture(unassigned);
  return {
    drawn: written.flatMap((shape) => {
      const box = pictureLike(shape, unassigned);
      const own = shape.text.match(drawnAlone) ?? [];
      return own.filter((sign) => pictureLike(shape, sign) === box);
    }),
    onThisMachine: [...signs].filter((sign) => plainPicture(sign) === plainBox),
  };
}
