/**
 * Width of the gap between groups of letters and digits in an identifier, in ems. The gaps are distances between glyphs,
 * not characters, so that copied text does not contain them.
 */
export const groupGap = 0.3;

const groups = /[^A-Za-z0-9]*[A-Za-z0-9]{1,4}|[^A-Za-z0-9]+/g;
const startsWithCharacter = /^[A-Za-z0-9]/;

/**
 * Splits an identifier into groups of up to four letters and digits, which are easier to compare than a long row. Signs
 * such as hyphens belong to the group after them: PDF readers leave out a hyphen at the end of a line.
 */
export const splitIntoIdentifierGroups = (identifier: string): string[] =>
  identifier.match(groups) ?? [];

/**
 * Splits an identifier before and after each character that a gap follows. Such a character is drawn in a font in which
 * the gap is part of the glyph's advance width.
 */
export function splitAtGaps(identifier: string): { text: string; hasGap: boolean }[] {
  const gaps = findGapPositions(identifier);
  const starts = Array.from(identifier, (_, index) => index).filter(
    (index) => index === 0 || gaps.has(index) || gaps.has(index - 1),
  );
  return starts.map((start, part) => ({
    text: identifier.slice(start, starts[part + 1]),
    hasGap: gaps.has(start),
  }));
}

/**
 * Returns the indices of the characters of an identifier that a gap follows: the last character of each group but the
 * last one, unless the next group begins with a sign, such as a hyphen.
 */
export function findGapPositions(identifier: string): ReadonlySet<number> {
  const positions = new Set<number>();
  let end = 0;
  for (const group of splitIntoIdentifierGroups(identifier)) {
    if (end > 0 && startsWithCharacter.test(group)) positions.add(end - 1);
    end += group.length;
  }
  return positions;
}
