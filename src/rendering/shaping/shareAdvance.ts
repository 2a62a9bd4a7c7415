import { type GlyphCluster, zeroWidthPattern } from '../fonts/glyphRun.ts';

/**
 * Shares the advance width of a cluster between its characters. Combining marks and joiners get the smallest width:
 * pdf.js ignores theirs and would find a gap after the cluster, and Poppler would place a mark without width after the
 * next character.
 * @param smallest width that is not rounded to 0 in the PDF, font units
 */
export function shareAdvance(
  advance: number,
  characters: readonly string[],
  smallest: number,
): GlyphCluster['characters'] {
  const spacing = characters.filter((character) => !zeroWidthPattern.test(character));
  const markCount = characters.length - spacing.length;
  const markWidth = advance > 10 * smallest * markCount ? smallest : 0;
  const share = Math.floor(
    spacing.length > 0
      ? (advance - markWidth * markCount) / spacing.length
      : advance / characters.length,
  );
  const widths = characters.map((character) =>
    spacing.length > 0 && zeroWidthPattern.test(character) ? markWidth : share,
  );
  const widest = widths.reduce(
    (best, width, index) => (width > (widths[best] ?? 0) ? index : best),
    0,
  );
  const remainder = advance - widths.reduce((sum, width) => sum + width, 0);
  widths[widest] = (widths[widest] ?? 0) + remainder;
  return characters.map((text, index) => ({ text, advance: widths[index] ?? 0 }));
}
