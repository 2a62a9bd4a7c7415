import { formatGlyphPath } from './glyphOutline.ts';
import type { TrueType } from './trueType.ts';

/** A PDF form XObject (reusable drawing) in font units that strokes the outline of a glyph. */
export interface OutlineForm {
  /** Entries of the form's dictionary. */
  entries: string;
  operators: string;
}

/** Maximum width of the outline's stroke, font units. */
const maxStrokeWidth = 200;

/** Builds a form XObject that strokes the outline of a character. The form of a space has no operators. */
export function buildOutlineForm(font: TrueType, character: string): OutlineForm {
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
