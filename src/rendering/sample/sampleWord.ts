import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { Box, PageSize } from '../scene.ts';
import { type Point, toCellOffsets } from './coverage.ts';
import letters from './sampleLetters.json';

export type Interval = readonly [start: number, end: number];

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

/** Distance between letters in addition to their widths, thousandths of an em. */
const letterSpacing = 40;
/** Height of the capital letters, thousandths of an em. */
const capHeight = 728;

/** Distance from one pair of lines to the next, points. */
const linePitch = 3;
/** Distance of the points of a letter, thousandths of an em. About half the width of a stroke. */
const pointDistance = 50;
/** Length below which a line is left out, points. */
const minLineLength = 1;

export interface LineLook {
  /** Distance below the top of the pair, points. */
  offset: number;
  thickness: number;
  color: string;
}

/**
 * The two lines of a pair, one below the other. The grey lines show on light pages, the white lines on dark pages, and
 * both on photographs.
 */
export const lineLooks: readonly LineLook[] = [
  { offset: 0, thickness: 1.2, color: '#7F8992' },
  { offset: 1.2, thickness: 1, color: '#FFFFFF' },
];

/** Horizontal parts of a letter at the same height. */
export interface Line {
  /** Top, points. */
  y: number;
  intervals: readonly Interval[];
}

/** The lines of one look that fill a letter. */
export interface LetterLines {
  box: Box;
  lines: readonly Line[];
  /** Sum of the lengths of the lines, points. */
  length: number;
}

/** A rotated word. The origin is its centre. */
export interface SampleWord {
  /** Word, angle and size. */
  key: string;
  /** The letters for each of `lineLooks`. */
  linesOfLooks: readonly (readonly LetterLines[])[];
  /** Cells that are spread evenly in each letter, as `toCellOffsets` returns them. */
  cells: readonly Int32Array[];
}

const words = new Map<string, SampleWord>();

/**
 * Returns a word, which is the same for each certificate.
 * @param angle clockwise, in radians
 * @param scale points per thousandth of an em
 */
export const getSampleWord = (word: string, angle: number, scale: number): SampleWord => {
  const key = `${word} ${angle} ${scale}`;
  return getOrCreate(words, key, () => {
    const letters = traceLetters(word, angle, scale);
    return {
      key,
      linesOfLooks: lineLooks.map((look) => letters.map((polygons) => fillLetter(polygons, look))),
      cells: letters.map((polygons) =>
        toCellOffsets(spreadPoints(polygons, pointDistance * scale)),
      ),
    };
  });
};

/** Returns the size of a rotated word, thousandths of an em. */
export function measureWord(word: string, angle: number): PageSize {
  const length = getLength(word);
  const [cos, sin] = [Math.cos(angle), Math.abs(Math.sin(angle))];
  return { width: length * cos + capHeight * sin, height: length * sin + capHeight * cos };
}

function getLetter(character: string): SampleLetter {
  const letter = sampleLetters[character];
  if (!letter) throw new Error(`The sample mark has no letter ${character}`);
  return letter;
}

const getLength = (word: string) =>
  Array.from(word, getLetter).reduce(
    (sum, { width }) => sum + width + letterSpacing,
    -letterSpacing,
  );

/** Returns the outline of each letter of a word that is rotated around its centre, the origin. */
function traceLetters(word: string, angle: number, scale: number): Point[][][] {
  const length = getLength(word);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let start = 0;
  return Array.from(word, getLetter).map((letter) => {
    const polygons = letter.outline.split(';').map((polygon) =>
      toPoints(polygon).map(([x, y]): Point => {
        const [dx, dy] = [(start + x - length / 2) * scale, (capHeight / 2 - y) * scale];
        return [dx * cos - dy * sin, dx * sin + dy * cos];
      }),
    );
    start += letter.width + letterSpacing;
    return polygons;
  });
}

function toPoints(polygon: string): Point[] {
  const numbers = polygon.split(' ').map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index): Point => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);
}

function spreadPoints(polygons: readonly Point[][], distance: number): Point[] {
  const ys = polygons.flat().map(([, y]) => y);
  const rows = listNumbers(Math.min(...ys), Math.max(...ys), distance);
  return rows.flatMap((y) =>
    intersect(polygons, y).flatMap(([start, end]) =>
      listNumbers(start, end, distance).map((x): Point => [x, y]),
    ),
  );
}

/** Lists numbers at equal distances between two numbers. */
const listNumbers = (start: number, end: number, distance: number): number[] =>
  Array.from(
    { length: Math.round((end - start) / distance) },
    (_, index) => start + (index + 0.5) * distance,
  );

function fillLetter(polygons: readonly Point[][], { offset, thickness }: LineLook): LetterLines {
  const points = polygons.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const lines: Line[] = [];
  // The lines of all letters are at multiples of the pitch.
  const start = Math.floor(top / linePitch) * linePitch + offset;
  for (let y = start; y < top + height; y += linePitch) {
    const intervals = intersect(polygons, y + thickness / 2).filter(
      (interval) => measure(interval) > minLineLength,
    );
    if (intervals.length > 0) lines.push({ y, intervals });
  }
  const box = { x: left, y: top - thickness, width, height: height + 2 * thickness };
  return { box, lines, length: sumLengths(lines) };
}

const measure = ([start, end]: Interval) => end - start;

/** Returns the sum of the lengths of lines. */
export const sumLengths = (lines: readonly Line[]): number =>
  lines.reduce(
    (sum, { intervals }) => intervals.reduce((length, interval) => length + measure(interval), sum),
    0,
  );

/**
 * Returns the parts of a horizontal line that are inside polygons, from left to right. Polygons of a letter overlap, such
 * as the two parts of an A. As in fonts, the direction of a polygon tells a part of the letter from a hole in it.
 */
function intersect(polygons: readonly Point[][], lineY: number): Interval[] {
  const crossings: { x: number; direction: 1 | -1 }[] = [];
  for (const polygon of polygons)
    for (const [index, [x1, y1]] of polygon.entries()) {
      const [x2, y2] = polygon[(index + 1) % polygon.length] ?? [x1, y1];
      if (y1 <= lineY === y2 <= lineY) continue;
      const x = x1 + ((lineY - y1) / (y2 - y1)) * (x2 - x1);
      crossings.push({ x, direction: y1 < y2 ? 1 : -1 });
    }
  crossings.sort((first, second) => first.x - second.x);
  const intervals: Interval[] = [];
  let [start, depth] = [0, 0];
  for (const { x, direction } of crossings) {
    if (depth === 0) start = x;
    depth += direction;
    if (depth === 0) intervals.push([start, x]);
  }
  return intervals;
}
