import { findLineStarts, type Word } from './words.ts';

/** Maximum width of a last line that is too short if it is a single word, as a share of the line width. */
const maxLoneShare = 1 / 3;
/** Minimum width of lines that are narrowed because of a single last word, as a share of the line width. */
const minLineShare = 0.7;

/**
 * Narrows lines until the last one is not a single short word, if that takes no more lines. Widths are in ems.
 * @param starts index of the first word of each line
 * @param width width into which the lines are broken
 * @param lineWidth available width
 * @returns index of the first word of each line
 */
export function preventLoneWord(
  words: readonly Word[],
  starts: readonly number[],
  width: number,
  lineWidth: number,
  tracking: number,
): readonly number[] {
  const last = words.at(-1);
  const isLoneWord = (lineStarts: readonly number[]) => lineStarts.at(-1) === words.length - 1;
  if (!last || last.width > lineWidth * maxLoneShare || last.text.includes(' ')) return starts;
  let narrowed = starts;
  for (let limit = width; isLoneWord(narrowed); limit *= 0.97) {
    if (limit < lineWidth * minLineShare) return starts;
    narrowed = findLineStarts(words, limit, tracking, starts.length);
  }
  return narrowed.length > starts.length ? starts : narrowed;
}
