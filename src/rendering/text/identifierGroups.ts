/**
 * Width of the gap between groups of letters and digits in an identifier, in ems. The gaps are distances between glyphs,
 * not characters, so that copied text does not contain them.
 */
export const groupGap = 0.3;

// In these patterns, `[^\W_]` is a letter or digit.
const run = /[^\W_]+/g;
/** Four letters or digits before another one, captured as the last of them and everything before it. */
const fullGroup = /(.*?[^\W_]{3})([^\W_])(?=[^\W_])/;

/**
 * Splits an identifier where it may be broken into lines: only between two letters or digits, because PDF readers leave
 * out a hyphen at the end of a line, and people leave one out at its beginning. Long rows of letters and digits are
 * split after each four of them, short rows in the middle.
 */
export function splitIntoIdentifierPieces(identifier: string): string[] {
  const breaks = Array.from(identifier.matchAll(run), ({ 0: { length }, index }) => {
    const step = length > 4 ? 4 : Math.ceil(length / 2);
    const count = Math.ceil(length / step) - 1;
    return Array.from({ length: count }, (_, piece) => index + (piece + 1) * step);
  }).flat();
  return [0, ...breaks]
    .map((start, index) => identifier.slice(start, breaks[index]))
    .filter((piece) => piece !== '');
}

/**
 * Returns whether an identifier has gaps between groups. An identifier with signs, such as hyphens, has none on any of its
 * lines: the signs separate its groups.
 */
export const hasGroupGaps = (identifier: string): boolean => !/[\W_]/.test(identifier);

/**
 * Splits a line of an identifier before and after each character that a gap follows: every fourth of a long row of letters
 * and digits. Such a character is drawn in a font in which the gap is part of the glyph's advance width.
 */
export const splitAtGaps = (line: string): { text: string; hasGap: boolean }[] =>
  line
    .split(fullGroup)
    .map((text, index) => ({ text, hasGap: index % 3 === 2 }))
    .filter(({ text }) => text !== '');
