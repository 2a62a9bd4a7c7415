import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { PageSize } from '../scene.ts';
import letters from './sampleLetters.json';

export type Point = readonly [x: number, y: number];
/** A closed polygon. */
export type Polygon = readonly Point[];

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
const letterSpacing = 60;
/** Height of the capital letters, thousandths of an em. */
const capHeight = 728;
/** Angle of the word, clockwise in radians. Less steep than the diagonal of the page, so that letters are larger. */
const angle = -0.5;
/** Distance between the edge of the page and the word, points. */
const pageMargin = 52;

const wordsBySize = new Map<string, Polygon[]>();

/** Returns the outlines of a word across a page, as large as fits. Units are points. */
export const getSampleWord = (word: string, size: PageSize): readonly Polygon[] =>
  getOrCreate(wordsBySize, `${word} ${size.width} ${size.height}`, () => traceWord(word, size));

function traceWord(word: string, { width, height }: PageSize): Polygon[] {
  const wordLetters = Array.from(word, getLetter);
  const length = wordLetters.reduce(
    (sum, letter) => sum + letter.width + letterSpacing,
    -letterSpacing,
  );
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const scale = Math.min(
    (width - 2 * pageMargin) / (length * cos + capHeight * Math.abs(sin)),
    (height - 2 * pageMargin) / (length * Math.abs(sin) + capHeight * cos),
  );
  let start = -length / 2;
  return wordLetters.flatMap(({ width: letterWidth, outline }) => {
    const letterStart = start;
    start += letterWidth + letterSpacing;
    return parsePolygons(outline).map((polygon) =>
      polygon.map(([x, y]): Point => {
        const [dx, dy] = [(letterStart + x) * scale, (capHeight / 2 - y) * scale];
        return [width / 2 + dx * cos - dy * sin, height / 2 + dx * sin + dy * cos];
      }),
    );
  });
}

function getLetter(character: string): SampleLetter {
  const letter = sampleLetters[character];
  if (!letter) throw new Error(`The sample mark has no letter ${character}`);
  return letter;
}

const parsePolygons = (outline: string): Polygon[] =>
  outline.split(';').map((polygon) => {
    const numbers = polygon.split(' ').map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, index): Point => [
      numbers[2 * index] ?? 0,
      numbers[2 * index + 1] ?? 0,
    ]);
  });
