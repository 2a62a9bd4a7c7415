import polygonClipping from 'polygon-clipping';
import { languages } from '../src/domain/language.ts';
import { languageDefinitions } from '../src/domain/languageDefinitions.ts';
import type { OutlinePoint } from '../src/rendering/pdf/formats/glyphOutline.ts';
import { readTrueType } from '../src/rendering/pdf/formats/trueType.ts';
import { readFontFile } from '../src/testing/fonts.ts';

export const sampleLettersFile = 'src/rendering/sample/sampleLetters.json';

/** Distance from a line below which a point of an outline is left out, thousandths of an em. */
const tolerance = 0.4;

type Point = readonly [x: number, y: number];

const getMiddle = (start: OutlinePoint, end: OutlinePoint): OutlinePoint => ({
  x: (start.x + end.x) / 2,
  y: (start.y + end.y) / 2,
  isOnCurve: true,
});

/** Replaces each curve of a closed contour by two straight lines. */
function flattenContour(contour: readonly OutlinePoint[]): OutlinePoint[] {
  return contour.flatMap((point, index) => {
    if (point.isOnCurve) return [point];
    const previous = contour.at(index - 1) ?? point;
    const next = contour[(index + 1) % contour.length] ?? point;
    const start = previous.isOnCurve ? previous : getMiddle(previous, point);
    const end = next.isOnCurve ? next : getMiddle(point, next);
    const middle = getMiddle(getMiddle(start, point), getMiddle(point, end));
    return next.isOnCurve ? [middle] : [middle, end];
  });
}

function getDistance([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const [dx, dy] = [endX - startX, endY - startY];
  return Math.abs(dx * (y - startY) - dy * (x - startX)) / Math.hypot(dx, dy);
}

/** Leaves out the points that are almost on the line between their neighbours. */
const simplifyPolygon = (points: readonly Point[]): Point[] =>
  points.filter((point, index) => {
    const previous = points.at(index - 1) ?? point;
    const next = points[(index + 1) % points.length] ?? point;
    return getDistance(point, previous, next) >= tolerance;
  });

/**
 * Joins contours that overlap, such as the bar of an A with its strokes. As in fonts, the direction of a contour tells a
 * part of the letter from a hole in it.
 */
function mergeContours(contours: readonly (readonly [number, number][])[]): Point[][] {
  const parts = contours.filter((contour) => getArea(contour) < 0);
  const holes = contours.filter((contour) => getArea(contour) > 0);
  const toPolygon = (contour: readonly [number, number][]) => [[...contour]];
  const merged = polygonClipping.difference(
    polygonClipping.union([], ...parts.map(toPolygon)),
    ...holes.map(toPolygon),
  );
  // The first point is repeated at the end of each ring.
  return merged.flat().map((ring) => ring.slice(0, -1));
}

/** Returns the area of a polygon, which is negative if its points are clockwise. */
const getArea = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Creates the letters of the `sampleWord` of every language, in upper case, as JSON. */
export function createSampleLetters(): string {
  const font = readTrueType(readFontFile('bold'));
  const scale = (length: number) => Math.round((length * 1000) / font.unitsPerEm);
  const words = languages.map((language) => languageDefinitions[language].sampleWord);
  const letters = [...new Set(words.join('').toUpperCase())].toSorted().map((letter) => {
    const glyph = font.getGlyph(letter.charCodeAt(0));
    const contours = font
      .getOutline(glyph)
      .map((contour) => flattenContour(contour).map(({ x, y }): [number, number] => [x, y]));
    const polygons = mergeContours(contours).map((points) =>
      simplifyPolygon(points.map(([x, y]): Point => [scale(x), scale(y)])),
    );
    const outline = polygons.map((points) => points.join(' ').replaceAll(',', ' ')).join(';');
    return [letter, { width: scale(font.getAdvance(glyph)), outline }];
  });
  return `${JSON.stringify(Object.fromEntries(letters), null, 2)}\n`;
}
