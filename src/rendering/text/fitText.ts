import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { Paragraph } from './breakLines.ts';
import type { TextMeasurer } from './textMeasurer.ts';

export interface FitRules {
  /** Preferred font size, points. */
  size: number;
  /** Minimum font size, points. */
  minSize: number;
  /** Available width, points. */
  width: number;
  /** Maximum number of lines. Text that needs more lines at the minimum size overflows. */
  maxLines: number;
  /** Letter spacing at font size `size`, points. Becomes smaller in proportion to the font size. */
  tracking: number;
  /**
   * Minimum font size for a text on one line, as a share of `size`. A text that would have to be smaller is broken into
   * lines.
   */
  oneLineShare: number;
  /**
   * Maximum number of letters on a line, if all letters had their average width. A text that is too long for `maxLines`
   * such lines gets longer lines. Default: unlimited.
   */
  maxLineLetters?: number | undefined;
}

export interface FittedText {
  lines: readonly string[];
  size: number;
  tracking: number;
  /** Whether the text needs more than the maximum number of lines, even at the minimum font size. */
  isOverflowing: boolean;
}

/**
 * Minimum font size of a text on two lines, as a share of the preferred size. A text that would have to be smaller is
 * broken into three lines if possible.
 */
const twoLineShare = 0.56;

/** A text fitted by rules. `rules` are all numbers on which the result depends. */
interface CachedFit {
  rules: readonly (number | undefined)[];
  fitted: FittedText;
}

const fittings = new WeakMap<TextMeasurer, Map<number, CachedFit[]>>();

/**
 * Returns the cached result for the same rules, or computes the result. The same rules always give the same object, so
 * callers can use this object as a cache key. A column is fitted at dozens of sizes, and a key of text would take
 * longer to build than the rest of its layout.
 */
function getCached(
  measurer: TextMeasurer,
  rules: readonly [size: number, ...(number | undefined)[]],
  compute: () => FittedText,
): FittedText {
  const bySize = getOrCreate(fittings, measurer, () => new Map<number, CachedFit[]>());
  const sameSize = getOrCreate(bySize, rules[0], () => []);
  const existing = sameSize.find(
    (cached) =>
      cached.rules.length === rules.length &&
      cached.rules.every((value, index) => value === rules[index]),
  );
  if (existing) return existing.fitted;
  const fitted = compute();
  sameSize.push({ rules, fitted });
  return fitted;
}

/**
 * Finds font size and line breaks for a text. Tries in this order: one line at the preferred size; one line at a
 * smaller size; several lines of similar width at still smaller sizes; as many lines as needed at the minimum size. The
 * text is always complete.
 */
export function fitText(measurer: TextMeasurer, rules: FitRules): FittedText {
  const { size, minSize, width, maxLines, tracking, oneLineShare, maxLineLetters } = rules;
  return getCached(
    measurer,
    [size, minSize, width, maxLines, tracking, oneLineShare, maxLineLetters],
    () => computeFit(measurer, rules),
  );
}

function computeFit(measurer: TextMeasurer, rules: FitRules): FittedText {
  const { size, minSize, width, maxLines, oneLineShare, maxLineLetters = Infinity } = rules;
  const tracking = measurer.isShaped ? 0 : rules.tracking / size;
  const paragraph = measurer.getParagraph(measurer.text);
  const createResult = (fittedSize: number, lines: readonly string[]): FittedText => ({
    lines,
    size: fittedSize,
    tracking: tracking * fittedSize,
    isOverflowing: lines.length > maxLines,
  });

  const naturalWidth = paragraph.measureWidth(tracking);
  // Lines cannot all be equally long, so that they need a little more than their share of the text.
  const lineShare = Math.max(maxLineLetters / paragraph.line.length, 1.1 / maxLines);
  const maxLineWidth = naturalWidth * lineShare;
  const getLineWidth = (fittedSize: number) => Math.min(width / fittedSize, maxLineWidth);
  if (naturalWidth <= getLineWidth(size)) return createResult(size, [paragraph.line]);
  const oneLineSize = naturalWidth <= maxLineWidth ? width / naturalWidth : 0;
  const share = maxLines > 1 ? oneLineShare : 0;
  if (oneLineSize >= Math.max(minSize, size * share))
    return createResult(oneLineSize, [paragraph.line]);

  for (let lines = 2; lines <= maxLines; lines++) {
    const largest = size * (lines === 2 ? 0.86 : 0.74);
    const minFitSize = lines < maxLines ? Math.max(minSize, size * twoLineShare) : minSize;
    for (let smaller = largest; smaller >= minFitSize; smaller *= 0.97)
      if (paragraph.countLines(getLineWidth(smaller), tracking, lines) <= lines)
        return createResult(smaller, paragraph.breakEvenly(getLineWidth(smaller), tracking));
  }
  return createResult(minSize, paragraph.breakEvenly(getLineWidth(minSize), tracking));
}

/**
 * Breaks the paragraphs of a text into lines at a given font size. Keeps the line breaks of the author.
 * @param minShare width to which lines may be narrowed, as a share of the available width
 */
export function fitParagraphs(
  measurer: TextMeasurer,
  size: number,
  width: number,
  minShare?: number,
): FittedText {
  return getCached(measurer, [size, width, minShare], () => {
    const lines = getParagraphs(measurer).flatMap((paragraph) =>
      paragraph.breakEvenly(width / size, 0, minShare),
    );
    return { lines, size, tracking: 0, isOverflowing: false };
  });
}

/** Counts the lines of paragraphs at a given font size. Stops counting at `maxLines` + 1 lines. */
export function countLines(
  measurer: TextMeasurer,
  size: number,
  width: number,
  maxLines: number,
): number {
  let lines = 0;
  for (const paragraph of getParagraphs(measurer)) {
    if (lines > maxLines) break;
    lines += paragraph.countLines(width / size, 0, maxLines - lines);
  }
  return lines;
}

function getParagraphs(measurer: TextMeasurer): Paragraph[] {
  return measurer.text.split('\n').map((text) => measurer.getParagraph(text));
}
