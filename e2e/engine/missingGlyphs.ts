import { drawFallbackText, measureFallbackText } from '#rendering/fonts/fallbackText.ts';
import type { FallbackTextShape, Scene } from '#rendering/scene.ts';

/** Draws a character as the product draws fallback text. @returns the image as a URL */
function drawSign(shape: FallbackTextShape, text: string): string {
  const size = 40;
  const ems = measureFallbackText(text, shape.role);
  const [width, ascent, descent] = [size * ems.width, size * ems.ascent, size * ems.descent];
  return drawFallbackText({ ...shape, text, size, width, ascent, descent }).url;
}

/** Draws a character with system fonts only. */
function drawWithSystemFonts(text: string): string {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.font = '40px sans-serif';
  context.fillText(text, 50, 80);
  return canvas.toDataURL();
}

const unassigned = '\u{10FFFD}';
const visibleSign = /[^\p{Join_Control}\p{Variation_Selector}\p{M}\s]/gu;

/** Lists characters of a scene that are drawn as an empty box: in fallback text, and with system fonts only. */
export function listMissingGlyphs({ front, back }: Scene): {
  drawn: string[];
  onThisMachine: string[];
} {
  const fallbackTexts = [...front.shapes, ...back.shapes].filter(
    (shape) => shape.kind === 'fallbackText',
  );
  const signs = new Set(fallbackTexts.flatMap(({ text }) => text.match(visibleSign) ?? []));
  const plainBox = drawWithSystemFonts(unassigned);
  return {
    drawn: fallbackTexts.flatMap((shape) => {
      const box = drawSign(shape, unassigned);
      const signsOfShape = shape.text.match(visibleSign) ?? [];
      return signsOfShape.filter((sign) => drawSign(shape, sign) === box);
    }),
    onThisMachine: [...signs].filter((sign) => drawWithSystemFonts(sign) === plainBox),
  };
}
