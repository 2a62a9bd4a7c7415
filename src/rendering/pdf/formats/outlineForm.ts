import { formatGlyphPath } from './glyphOutline.ts';
import type { TrueType } from './trueType.ts';

/** A PDF form XObject (reusable drawing) that strokes the outline of a glyph, in font units. */
export interface GlyphFormXObject {
  /** Entries of the form's dictionary. */
  entries: string;
  operators: string;
}

/** Maximum stroke width of the outline, font units. */
const maxStrokeWidth = 200;

/** Builds a form XObject that strokes the outline of a character. For a space, the form has no operators. */
export function buildGlyphFormXObject(font: TrueType, character: string): GlyphFormXObject {
  const path = formatGlyphPath(font.getOutline(font.getGlyph(character.codePointAt(0) ?? 0)));
  const [xMin, bottom, xMax, top] = font.bounds;
  const box = [
    xMin - maxStrokeWidth,
    bottom - maxStrokeWidth,
    xMax + maxStrokeWidth,
    top + maxStrokeWidth,
  ].join(' ');
  const entries = `/Type/XObject/Subtype/Form/BBox[${box}]/Resources<<>>`;
  return { entries, operators: path === '' ? '' : `${path}S\n` };
}
