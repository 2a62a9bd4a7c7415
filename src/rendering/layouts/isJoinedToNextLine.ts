import type { TextRun } from '../fonts/faces.ts';
import { isSliceFontName } from '../fonts/sliceIndex.ts';

/**
 * Returns whether a line of Chinese or Japanese text is broken where the text has no space, so that a copied text should
 * have none either.
 */
export const isJoinedToNextLine = (
  runs: readonly TextRun[],
  line: string,
  nextLine: string | undefined,
  text: string,
): boolean =>
  runs.some((run) => run.kind === 'glyphs' && isSliceFontName(run.run.fontName)) &&
  text.includes(`${line}${nextLine}`) &&
  !text.includes(`${line} ${nextLine}`);
