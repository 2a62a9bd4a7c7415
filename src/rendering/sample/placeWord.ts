import type { Box, PageSize } from '../scene.ts';
import { createCoverage, estimateShare, type Point } from './coverage.ts';
import { type ClippedLetter, clipLetter } from './clipLetter.ts';
import { listPlacements } from './placements.ts';
import { getSampleWord, lineLooks, type SampleWord } from './sampleWord.ts';

/** Share of its lines that each letter keeps beside texts, if possible, 0 to 1. With less, the word is hard to read. */
const minLetterShare = 0.8;
/** Share that a letter keeps by an estimate, which does not count the small parts that are left out. */
const minEstimatedShare = 0.86;

/** A word and the place of its centre. */
interface Placement {
  sampleWord: SampleWord;
  centre: Point;
}

/** A word without the parts in clear boxes. */
interface PlacedWord extends Placement {
  lettersOfLooks: ClippedLetter[][];
}

/** Places a word where each of its letters keeps enough, or else where the letter that loses most keeps most. */
export function placeWord(
  word: string,
  size: PageSize,
  clearBoxesOfLooks: readonly Box[][],
): PlacedWord {
  const coverage = createCoverage(size, clearBoxesOfLooks.flat());
  let best: Placement | undefined;
  let bestShare = -1;
  for (const { angle, scale, centres } of listPlacements(word, size)) {
    const sampleWord = getSampleWord(word, angle, scale);
    for (const centre of centres) {
      const minShare = Math.min(bestShare, minEstimatedShare);
      const share = estimateShare(coverage, sampleWord.cells, centre, minShare);
      if (share === undefined) continue;
      const placement = { sampleWord, centre };
      const placedWord =
        share > minEstimatedShare && clipWord(placement, clearBoxesOfLooks, minLetterShare);
      if (placedWord) return placedWord;
      if (share > bestShare) [best, bestShare] = [placement, share];
    }
  }
  const placedWord = best && clipWord(best, clearBoxesOfLooks, 0);
  if (!placedWord) throw new Error('There is no place for the sample mark');
  return placedWord;
}

/** Clips a word: leaves out what boxes cover. Returns undefined if one of its letters keeps less than the given share. */
function clipWord(
  { sampleWord, centre }: Placement,
  clearBoxesOfLooks: readonly Box[][],
  minShare: number,
): PlacedWord | undefined {
  const [x, y] = centre;
  const lettersOfLooks: ClippedLetter[][] = [];
  for (const [look, { thickness }] of lineLooks.entries()) {
    const clearBoxes = clearBoxesOfLooks[look] ?? [];
    const boxes = clearBoxes.map((box) => ({ ...box, x: box.x - x, y: box.y - y }));
    const letters: ClippedLetter[] = [];
    for (const letter of sampleWord.linesOfLooks[look] ?? []) {
      const clippedLetter = clipLetter(letter, thickness, boxes);
      if (clippedLetter.share < minShare) return undefined;
      letters.push(clippedLetter);
    }
    lettersOfLooks.push(letters);
  }
  return { sampleWord, centre, lettersOfLooks };
}
