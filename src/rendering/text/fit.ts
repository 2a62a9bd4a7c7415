import { remembered } from '#model/remembered.ts';
import type { Paragraph } from './breakLines.ts';
import type { Typeset } from './typeset.ts';

export interface FitRules {
  /** Points at which the text is set when it fits. */
  size: number;
  /** No smaller than this, in points. */
  minSize: number;
  /** Width of the slot, points. */
  width: number;
  /** The most lines before text is let run over them at the smallest size. */
  maxLines: number;
  /** Points at `size`; shrinks with it. */
  tracking: number;
  /** Down to this share of the size the text stays on one line. */
  oneLineShare: number;
}

export interface FittedText {
  lines: readonly string[];
  size: number;
  tracking: number;
  /** The slot's lines were not enough even at the smallest size. */
  isOver: boolean;
}

/** Down to this share of the size it takes two lines where it may take three. */
const furtherLineShare = 0.56;

const fittings = new WeakMap<Typeset, Map<string, FittedText>>();

/** The same rules give the same object again: whoever made something of it may keep that with it. */
function fittedOnce(set: Typeset, key: string, fit: () => FittedText): FittedText {
  const known = remembered(fittings, set, () => new Map<string, FittedText>());
  return remembered(known, key, fit);
}

/**
 * One line at full size; one smaller line; two, then more even lines, smaller still; at the smallest size as many lines
 * as it takes. Text is never cut off.
 */
export function fitText(typeset: Typeset, rules: FitRules): FittedText {
  const { size, minSize, width, maxLines, tracking, oneLineShare } = rules;
  const key = [size, minSize, width, maxLines, tracking, oneLineShare].join('|');
  return fittedOnce(typeset, key, () => fit(typeset, rules));
}

function fit(typeset: Typeset, rules: FitRules): FittedText {
  const { size, minSize, width, maxLines, oneLineShare } = rules;
  const tracking = rules.tracking / size;
  const paragraph = typeset.paragraphOf(typeset.text);
  const set = (fitted: number, lines: readonly string[]): FittedText => ({
    lines,
    size: fitted,
    tracking: tracking * fitted,
    isOver: lines.length > maxLines,
  });

  const natural = paragraph.width(tracking);
  if (natural * size <= width) return set(size, [paragraph.line]);
  const oneLine = width / natural;
  const share = maxLines > 1 ? oneLineShare : 0;
  if (oneLine >= Math.max(minSize, size * share)) return set(oneLine, [paragraph.line]);

  for (let lines = 2; lines <= maxLines; lines++) {
    const largest = size * (lines === 2 ? 0.86 : 0.74);
    const least = lines < maxLines ? Math.max(minSize, size * furtherLineShare) : minSize;
    for (let smaller = largest; smaller >= least; smaller *= 0.97)
      if (paragraph.lineCount(width / smaller, tracking, lines) <= lines)
        return set(smaller, paragraph.balanced(width / smaller, tracking));
  }
  return set(minSize, paragraph.balanced(width / minSize, tracking));
}

/**
 * Paragraphs at a given size; a line break of the author stays one.
 * @param narrowest share of the width to which they may be made even
 */
export function fitParagraphs(
  typeset: Typeset,
  size: number,
  width: number,
  narrowest?: number,
): FittedText {
  return fittedOnce(typeset, `${size}|${width}|${narrowest}`, () => {
    const lines = paragraphsOf(typeset).flatMap((paragraph) =>
      paragraph.balanced(width / size, 0, narrowest),
    );
    return { lines, size, tracking: 0, isOver: false };
  });
}

/** How many lines paragraphs at a given size take; of more than so many only that they are more. */
export function lineCount(typeset: Typeset, size: number, width: number, most: number): number {
  let lines = 0;
  for (const paragraph of paragraphsOf(typeset)) {
    if (lines > most) break;
    lines += paragraph.lineCount(width / size, 0, most - lines);
  }
  return lines;
}

function paragraphsOf(typeset: Typeset): Paragraph[] {
  return typeset.text.split('\n').map((text) => typeset.paragraphOf(text));
}
