import type { Box } from '../scene.ts';
import { type Interval, type LetterLines, type Line, sumLengths } from './sampleWord.ts';

/** Length below which the rest of a line beside a text is left out, points. Shorter ones look like specks. */
const minRestLength = 8;
/** Share of a letter below which a part of it that texts cut off is left out. Smaller ones look like stains. */
const minPartShare = 0.2;

export interface ClippedLetter {
  lines: readonly Line[];
  /** Share of the length of the letter's lines that is left, 0 to 1. */
  share: number;
}

/**
 * Clips the lines of a letter: leaves out what boxes cover.
 * @param boxes boxes with the origin of the letter
 */
export function clipLetter(
  letter: LetterLines,
  thickness: number,
  boxes: readonly Box[],
): ClippedLetter {
  const obstacles = boxes.filter((box) => isOverlapping(box, letter.box));
  if (obstacles.length === 0) return { lines: letter.lines, share: 1 };
  const rests = letter.lines.map(({ y, intervals }): Line => {
    const obstaclesOfLine = obstacles
      .filter((box) => y + thickness > box.y && y < box.y + box.height)
      .map(({ x, width }): Interval => [x, x + width]);
    return { y, intervals: subtract(intervals, obstaclesOfLine) };
  });
  const lines = removeSmallParts(rests, minPartShare * letter.length);
  return { lines, share: sumLengths(lines) / letter.length };
}

const isOverlapping = (first: Box, second: Box) =>
  first.x < second.x + second.width &&
  second.x < first.x + first.width &&
  first.y < second.y + second.height &&
  second.y < first.y + first.height;

/** Removes obstacles from intervals. Leaves out rests that would look like specks. */
function subtract(
  intervals: readonly Interval[],
  obstacles: readonly Interval[],
): readonly Interval[] {
  if (obstacles.length === 0) return intervals;
  return intervals.flatMap((interval) => {
    let rests = [interval];
    for (const [obstacleStart, obstacleEnd] of obstacles)
      rests = rests
        .flatMap(([start, end]): Interval[] => [
          [start, Math.min(end, obstacleStart)],
          [Math.max(start, obstacleEnd), end],
        ])
        // Each obstacle would double the empty ones.
        .filter(([start, end]) => end > start);
    return rests.filter(([start, end]) => {
      const isWhole = start === interval[0] && end === interval[1];
      return isWhole || end - start > minRestLength;
    });
  });
}

/**
 * Leaves out the small parts of a letter that texts cut off.
 * @param lines lines from top to bottom
 */
function removeSmallParts(lines: readonly Line[], minLength: number): Line[] {
  const parts = findParts(lines);
  return lines.map(({ y, intervals }) => ({
    y,
    intervals: intervals.filter((interval) => (parts.get(interval)?.length ?? 0) >= minLength),
  }));
}

/** A part of a letter: intervals of lines that touch each other. */
interface LetterPart {
  intervals: Interval[];
  /** Sum of the lengths of the intervals, points. */
  length: number;
}

/** Returns the part of a letter that each interval belongs to. */
function findParts(lines: readonly Line[]): Map<Interval, LetterPart> {
  const parts = new Map<Interval, LetterPart>();
  const add = (interval: Interval, part: LetterPart) => {
    part.intervals.push(interval);
    part.length += interval[1] - interval[0];
    parts.set(interval, part);
  };
  let above: readonly Interval[] = [];
  for (const { intervals } of lines) {
    for (const interval of intervals) {
      const [start, end] = interval;
      const touching = above.filter((upper) => upper[0] < end && start < upper[1]);
      const partsAbove = new Set(touching.flatMap((upper) => parts.get(upper) ?? []));
      const [part = { intervals: [], length: 0 }, ...mergedParts] = partsAbove;
      for (const merged of mergedParts) for (const upper of merged.intervals) add(upper, part);
      add(interval, part);
    }
    above = intervals;
  }
  return parts;
}
