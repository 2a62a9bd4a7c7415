import { languages } from '#domain/language.ts';
import { languageDefinitions } from '#domain/languageDefinitions.ts';
import { readFontFile } from '#testing/fonts.ts';
import type { GlyphOutline } from '../pdf/formats/glyphOutline.ts';
import { readTrueType } from '../pdf/formats/trueType.ts';
import sampleLetters from './sampleLetters.json';

const font = readTrueType(readFontFile('bold'));
const scale = 1000 / font.unitsPerEm;

type Point = readonly [x: number, y: number];

const parsePolygons = (outline: string) =>
  outline.split(';').map((polygon): Point[] => {
    const numbers = polygon.split(' ').map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, index): Point => [
      numbers[2 * index] ?? NaN,
      numbers[2 * index + 1] ?? NaN,
    ]);
  });

/** Returns the points of an outline that are on its curves. */
const listPointsOnCurves = (outline: GlyphOutline) =>
  outline.flatMap((contour) =>
    contour.filter(({ isOnCurve }) => isOnCurve).map(({ x, y }): Point => [x * scale, y * scale]),
  );

function getDistance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x - x1 - nearest * dx, y - y1 - nearest * dy);
}

type Edge = readonly [start: Point, end: Point];

const getDistanceToEdges = (point: Point, edges: readonly Edge[]) =>
  Math.min(...edges.map(([start, end]) => getDistance(point, start, end)));

/** Returns whether a horizontal line from the point to the right crosses an odd number of edges. */
function isInside([x, y]: Point, edges: readonly Edge[]): boolean {
  const crossings = edges.filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x,
  );
  return crossings.length % 2 === 1;
}

it.each(Object.entries(sampleLetters))('%s is the letter of the font', (character, letter) => {
  const glyph = font.getGlyph(character.charCodeAt(0));
  expect(letter.width).toBeCloseTo(font.getAdvance(glyph) * scale, 1);
  const edges = parsePolygons(letter.outline).flatMap((polygon) =>
    polygon.map((start, index) => [start, polygon[(index + 1) % polygon.length] ?? start] as const),
  );
  const points = listPointsOnCurves(font.getOutline(glyph));
  expect(points.length).toBeGreaterThanOrEqual(4);
  // Where parts of the font's letter overlap, such as the bar of an A and its strokes, their points are inside.
  for (const point of points.filter((cornerPoint) => !isInside(cornerPoint, edges)))
    expect(getDistanceToEdges(point, edges)).toBeLessThan(0.5);
  const outsidePoints = points.filter((point) => getDistanceToEdges(point, edges) < 0.5);
  expect(outsidePoints.length).toBeGreaterThanOrEqual(4);
});

const words = languages.map((language) => languageDefinitions[language].sampleWord.toUpperCase());

it.each(words)('has all letters of %s', (word) => {
  expect(Object.keys(sampleLetters)).toEqual(expect.arrayContaining(word.split('')));
});
