import { getOrCreate } from '#runtime/getOrCreate.ts';
import { traceRectangle } from '../layouts/ornaments/path.ts';
import { landscapePageSize, type PageSize, type PathShape, type Side } from '../scene.ts';
import { listClearBoxes } from './clearBoxes.ts';
import letters from './sampleLetters.json';

type Point = readonly [x: number, y: number];
type Interval = readonly [start: number, end: number];

/** A capital letter as closed polygons. Units are thousandths of an em, and y grows upwards from the baseline. */
interface SampleLetter {
  /** Distance to the start of the next letter. */
  width: number;
  /** Points of the polygons as pairs of x and y. Polygons are separated by semicolons. */
  outline: string;
}

/**
 * The letters of the sample mark: outlines of the certificate font `bold`, with curves as short straight lines. Screens
 * have no font file to read them from. `npm run generate` writes the letters of each language's `sampleWord`.
 */
const sampleLetters: Readonly<Record<string, SampleLetter>> = letters;

/** Distance between the edge of the page and the word, points. */
const pageMargin = 52;
/** Angle of the word, clockwise in radians. Less steep than the diagonal of the page, so that letters are larger. */
const wordAngle = -0.5;
/** Distance between letters in addition to their widths, thousandths of an em. */
const letterSpacing = 40;
/** Height of the capital letters, thousandths of an em. */
const capHeight = 728;

/** Distance from one pair of lines to the next, points. */
const linePitch = 3;
/** Opacity of the lines. */
const lineOpacity = 0.5;
/**
 * The two lines of a pair, one below the other. The grey lines show on light pages, the white lines on dark pages, and
 * both on photographs.
 */
const lineLooks: readonly LineLook[] = [
  { offset: 0, thickness: 1.2, color: '#7F8992' },
  { offset: 1.2, thickness: 1, color: '#FFFFFF' },
];

/** Length below which a line is left out, points. */
const minLineLength = 1;
/** Length below which the rest of a line beside a text is left out, points. Shorter ones look like specks. */
const minRestLength = 8;
/** Sum of the lengths of the lines of a part of a letter below which the part is left out, points. */
const minPartLength = 240;

/** Horizontal parts of a page at the same height, inside the letters. */
interface Line {
  /** Top, points. */
  y: number;
  intervals: Interval[];
  /** Path data of the whole line. Most lines of a page pass no text that they would have to stop before. */
  d: string;
}

/** The lines of `listLines`. The editor draws the same word on each change of a template. */
const linesByWordAndSize = new Map<string, Line[][]>();

interface LineLook {
  /** Distance below the top of the pair, points. */
  offset: number;
  thickness: number;
  color: string;
}

/**
 * Draws a word across a page, as letters filled with thin lines. Lines stop before a text that would have too little
 * contrast with them.
 */
export function createSampleMark(side: Side, word: string): PathShape[] {
  const { size = landscapePageSize } = side;
  const key = `${word} ${size.width} ${size.height}`;
  const linesOfLooks = getOrCreate(linesByWordAndSize, key, () => listLines(word, size));
  return lineLooks.map(({ thickness, color }, look): PathShape => {
    const clearBoxes = listClearBoxes(side, color, lineOpacity);
    const lines = linesOfLooks[look] ?? [];
    const rests = lines.map(({ y, intervals }) => {
      const obstacles = clearBoxes
        .filter((box) => y + thickness > box.y && y < box.y + box.height)
        .map(({ x, width }): Interval => [x, x + width]);
      return obstacles.length === 0 ? intervals : subtract(intervals, obstacles);
    });
    const d = removeSmallParts(rests).map((intervals, index) => {
      const line = lines[index];
      if (!line) return '';
      const isWhole = intervals.length === line.intervals.length && rests[index] === line.intervals;
      return isWhole ? line.d : traceLine(intervals, line.y, thickness);
    });
    return { kind: 'path', d: d.join(''), fill: color, opacity: lineOpacity };
  });
}

/**
 * Leaves out the small parts of letters that texts cut off: between two texts, or beside one, they look like stains.
 * @param lines the intervals of each line, from top to bottom
 */
function removeSmallParts(lines: readonly Interval[][]): Interval[][] {
  const parts = findParts(lines);
  return lines.map((intervals) =>
    intervals.filter((interval) => (parts.get(interval)?.length ?? 0) >= minPartLength),
  );
}

/** A part of a letter: intervals of lines that touch each other. */
interface LetterPart {
  intervals: Interval[];
  /** Sum of the lengths of the intervals, points. */
  length: number;
}

/** Returns the part of a letter that each interval belongs to. */
function findParts(lines: readonly Interval[][]): Map<Interval, LetterPart> {
  const parts = new Map<Interval, LetterPart>();
  const add = (interval: Interval, part: LetterPart) => {
    part.intervals.push(interval);
    part.length += interval[1] - interval[0];
    parts.set(interval, part);
  };
  let above: readonly Interval[] = [];
  for (const intervals of lines) {
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

const traceLine = (intervals: readonly Interval[], y: number, thickness: number): string =>
  intervals.map(([start, end]) => traceRectangle(start, y, end - start, thickness)).join('');

/** Returns the lines inside the letters of a word, for each of `lineLooks`. */
function listLines(word: string, size: PageSize): Line[][] {
  const polygons = placeWord(word, size);
  return lineLooks.map(({ offset, thickness }) => {
    const lines: Line[] = [];
    for (let y = pageMargin + offset; y < size.height - pageMargin; y += linePitch) {
      const intervals = intersect(polygons, y + thickness / 2).filter(
        ([start, end]) => end - start > minLineLength,
      );
      lines.push({ y, intervals, d: traceLine(intervals, y, thickness) });
    }
    return lines;
  });
}

/** Returns the outlines of a word that is rotated and centred on a page, as large as fits. */
function placeWord(word: string, size: PageSize): Point[][] {
  const polygons: Point[][] = [];
  let start = 0;
  for (const character of word) {
    const letter = sampleLetters[character];
    if (!letter) throw new Error(`The sample mark has no letter ${character}`);
    for (const polygon of letter.outline.split(';')) polygons.push(toPoints(polygon, start));
    start += letter.width + letterSpacing;
  }
  const length = start - letterSpacing;
  const [cos, sin] = [Math.cos(wordAngle), Math.sin(wordAngle)];
  const width = length * cos + capHeight * Math.abs(sin);
  const height = length * Math.abs(sin) + capHeight * cos;
  const scale = Math.min(
    (size.width - 2 * pageMargin) / width,
    (size.height - 2 * pageMargin) / height,
  );
  return polygons.map((polygon) =>
    polygon.map(([x, y]): Point => {
      const [dx, dy] = [(x - length / 2) * scale, (capHeight / 2 - y) * scale];
      return [size.width / 2 + dx * cos - dy * sin, size.height / 2 + dx * sin + dy * cos];
    }),
  );
}

function toPoints(polygon: string, start: number): Point[] {
  const numbers = polygon.split(' ').map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index): Point => [
    (numbers[2 * index] ?? 0) + start,
    numbers[2 * index + 1] ?? 0,
  ]);
}

/** Returns the parts of a horizontal line that are inside polygons, from left to right. */
function intersect(polygons: readonly Point[][], lineY: number): Interval[] {
  const crossings: number[] = [];
  for (const polygon of polygons)
    for (const [index, [x1, y1]] of polygon.entries()) {
      const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x1, y1];
      if (y1 <= lineY !== y2 <= lineY) crossings.push(x1 + ((lineY - y1) / (y2 - y1)) * (x2 - x1));
    }
  crossings.sort((first, second) => first - second);
  return Array.from({ length: crossings.length / 2 }, (_, index): Interval => [
    crossings[2 * index] ?? 0,
    crossings[2 * index + 1] ?? 0,
  ]);
}

/** Removes obstacles from intervals. Leaves out rests that would look like specks. */
function subtract(intervals: readonly Interval[], obstacles: readonly Interval[]): Interval[] {
  return intervals.flatMap((interval) => {
    let rests = [interval];
    for (const [obstacleStart, obstacleEnd] of obstacles)
      rests = rests.flatMap(([start, end]): Interval[] => [
        [start, Math.min(end, obstacleStart)],
        [Math.max(start, obstacleEnd), end],
      ]);
    return rests.filter(([start, end]) => {
      const isWhole = start === interval[0] && end === interval[1];
      return isWhole || end - start > minRestLength;
    });
  });
}
