import { getOrCreateLru } from '#runtime/getOrCreate.ts';
import { traceRectangle } from '../layouts/ornaments/path.ts';
import { landscapePageSize, type PathShape, type Side } from '../scene.ts';
import { listClearBoxes } from './clearBoxes.ts';
import type { Point } from './coverage.ts';
import { placeWord } from './placeWord.ts';
import { type Line, lineLooks } from './sampleWord.ts';

/** Opacity of the lines. */
const lineOpacity = 0.5;

/**
 * Draws a word across a page, as letters filled with thin lines. Lines stop before a text that would have too little
 * contrast with them. The word is where texts take little of its letters.
 */
export function createSampleMark(side: Side, word: string): PathShape[] {
  const { size = landscapePageSize } = side;
  const clearBoxesOfLooks = lineLooks.map(({ color }) => listClearBoxes(side, color, lineOpacity));
  const { sampleWord, centre, lettersOfLooks } = placeWord(word, size, clearBoxesOfLooks);
  return lineLooks.map(({ thickness, color }, look): PathShape => {
    const letters = (lettersOfLooks[look] ?? []).map(({ lines, share }, index) => {
      const trace = () => traceLines(lines, centre, thickness);
      const key = `${sampleWord.key} ${centre.join(' ')} ${look} ${index}`;
      return share === 1 ? getOrCreateLru(wholeLetters, maxWholeLetters, key, trace) : trace();
    });
    return { kind: 'path', d: letters.join(''), fill: color, opacity: lineOpacity };
  });
}

/** Path data of letters that no text cuts. The editor draws the same letters on each change of a template. */
const wholeLetters = new Map<string, string>();
/** Number of letters in the cache. Each page has about 14, half of them grey and half white. */
const maxWholeLetters = 100;

const traceLines = (lines: readonly Line[], [x, y]: Point, thickness: number): string =>
  lines
    .flatMap((line) =>
      line.intervals.map(([start, end]) =>
        traceRectangle(x + start, y + line.y, end - start, thickness),
      ),
    )
    .join('');
