/**
 * Width of the gap between groups of letters and digits in an identifier, in ems. The gaps are distances between glyphs,
 * not characters, so that copied text does not contain them.
 */
export const groupGap = 0.3;

// In these patterns, `[^\W_]` is a letter or digit.
const groups = /[\W_]*[^\W_]{1,4}|[\W_]+/g;
/** Four letters or digits before another one, captured as the last of them and everything before it. */
const fullGroup = /(.*?[^\W_]{3})([^\W_])(?=[^\W_])/;

/**
 * Splits an identifier into groups of up to four letters and digits, which are easier to compare than a long row. Signs
 * such as hyphens belong to the group after them: PDF readers leave out a hyphen at the end of a line.
 */
export const splitIntoIdentifierGroups = (identifier: string): string[] =>
  identifier.match(groups) ?? [];

/**
 * Splits an identifier before and after each character that a gap follows: the last character of each group, unless the
 * next group begins with a sign, such as a hyphen. Such a character is drawn in a font in which the gap is part of the
 * glyph's advance width.
 */
export const splitAtGaps = (identifier: string): { text: string; hasGap: boolean }[] =>
  identifier
    .split(fullGroup)
    .map((text, index) => ({ text, hasGap: index % 3 === 2 }))
    .filter(({ text }) => text !== '');
