import type { Face } from './faces.ts';

const identifierCharacter = /[ \w./:-]/;
/** Advance widths of the characters whose glyphs are wider than those of `body`, font units. */
const advances: Readonly<Record<string, number>> = { I: 903, l: 564 };

/**
 * Creates the metrics of the font `identifier`, which has some of the characters of the font `body`. Most of its advance
 * widths are the same, so that it needs no metrics file. It has no kerning, and its glyph ids are code points.
 */
export const createIdentifierFace = (body: Face): Face => ({
  ...body,
  name: 'identifier',
  getGlyph: (codePoint) =>
    identifierCharacter.test(String.fromCharCode(codePoint)) ? codePoint : 0,
  getAdvance: (glyph) =>
    advances[String.fromCharCode(glyph)] ?? body.getAdvance(body.getGlyph(glyph)),
  getKerning: () => 0,
});
