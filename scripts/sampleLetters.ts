import polygonClipping from 'polygon-clipping';
import { languages } from '../src/domain/language.ts';
import { languageDefinitions } from '../src/domain/languageDefinitions.ts';
import type { OutlinePoint } from '../src/rendering/pdf/formats/glyphOutline.ts';
import { readTrueType } from '../src/rendering/pdf/formats/trueType.ts';
import { readFontFile } from '../src/testing/fonts.ts';

export const sampleLettersFile = 'src/rendering/sample/sampleLetters.json';

/** Number of straight lines for each curve of a letter. */
const linesPerCurve = 6;

type Contour = [x: number, y: number][];

const getMiddle = (start: OutlinePoint, end: OutlinePoint): OutlinePoint => ({
  x: (start.x + end.x) / 2,
  y: (start.y + end.y) / 2,
  isOnCurve: true,
});

/** Replaces each curve of a closed contour by straight lines. */
function flattenContour(contour: readonly OutlinePoint[]): Contour {
  return contour.flatMap((control, index) => {
    if (control.isOnCurve) return [[control.x, control.y]];
    const previous = contour.at(index - 1) ?? control;
    const next = contour[(index + 1) % contour.length] ?? control;
    const start = previous.isOnCurve ? previous : getMiddle(previous, control);
    const end = next.isOnCurve ? next : getMiddle(control, next);
    // The next point of the contour is the end of the curve if it is on the curve.
    const count = next.isOnCurve ? linesPerCurve - 1 : linesPerCurve;
    return Array.from({ length: count }, (_, line): [number, number] => {
      const t = (line + 1) / linesPerCurve;
      const interpolate = (from: number, middle: number, to: number) =>
        (1 - t) ** 2 * from + 2 * t * (1 - t) * middle + t ** 2 * to;
      return [interpolate(start.x, control.x, end.x), interpolate(start.y, control.y, end.y)];
    });
  });
}

/**
 * Joins contours that overlap, such as the bar of an A with its strokes. As in fonts, the direction of a contour tells a
 * part of the letter from a hole in it.
 */
function mergeContours(contours: readonly Contour[]): Contour[] {
  const parts = contours.filter((contour) => getArea(contour) < 0);
  const holes = contours.filter((contour) => getArea(contour) > 0);
  const toPolygon = (contour: Contour) => [contour];
  const merged = polygonClipping.difference(
    polygonClipping.union([], ...parts.map(toPolygon)),
    ...holes.map(toPolygon),
  );
  // The first point is repeated at the end of each ring.
  return merged.flat().map((ring) => ring.slice(0, -1));
}

/** Returns the area of a polygon, which is negative if its points are clockwise. */
const getArea = (points: Contour): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Creates the letters of the `sampleWord` of every language, in upper case, as JSON. */
export function createSampleLetters(): string {
  const font = readTrueType(readFontFile('bold'));
  /** Converts font units to thousandths of an em, with one decimal. */
  const scale = (length: number) => Math.round((length * 10_000) / font.unitsPerEm) / 10;
  const words = languages.map((language) => languageDefinitions[language].sampleWord);
  const letters = [...new Set(words.join('').toUpperCase())].toSorted().map((letter) => {
    const glyph = font.getGlyph(letter.charCodeAt(0));
    const contours = font.getOutline(glyph).map(flattenContour);
    const outline = mergeContours(contours)
      .map((points) => points.flat().map(scale).join(' '))
      .join(';');
    return [letter, { width: scale(font.getAdvance(glyph)), outline }];
  });
  return `${JSON.stringify(Object.fromEntries(letters), null, 2)}\n`;
}
