import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { PageSize } from '../scene.ts';
import type { Point } from './coverage.ts';
import { measureWord } from './sampleWord.ts';

/** The possible places of the mark on a page, for one angle and size. */
interface Placements {
  /** Angle of the word, clockwise in radians. */
  angle: number;
  /** Points per thousandth of an em. */
  scale: number;
  /** Centres of the word, points. Those near the centre of the page are first. */
  centres: readonly Point[];
}

/** Distance between the edge of the page and the word, points. */
const pageMargin = 52;
/**
 * Angles of the word, best first. The steepest is less steep than the diagonal of the page, so that letters are larger.
 * Flatter words pass between lines of text.
 */
const angles = [-0.5, -0.35, -0.2, 0];
/** Sizes of the word, as shares of the largest that fits on the page. */
const sizes = [1, 0.8, 0.6, 0.45, 0.35];
/** Maximum distance between neighbouring places of a word, points. */
const maxStep = { x: 48, y: 24 };

const placementsByWordAndSize = new Map<string, Placements[]>();

/** Lists the possible places of a word on a page, best first: large, steep and near the centre. */
export const listPlacements = (word: string, size: PageSize): readonly Placements[] =>
  getOrCreate(placementsByWordAndSize, `${word} ${size.width} ${size.height}`, () =>
    sizes.flatMap((share) => angles.map((angle) => placeWord(word, size, angle, share))),
  );

function placeWord(word: string, size: PageSize, angle: number, share: number): Placements {
  const { width, height } = measureWord(word, angle);
  const [maxWidth, maxHeight] = [size.width - 2 * pageMargin, size.height - 2 * pageMargin];
  const scale = share * Math.min(maxWidth / width, maxHeight / height);
  const shifts = listShifts(maxWidth - scale * width, maxStep.x).flatMap((dx) =>
    listShifts(maxHeight - scale * height, maxStep.y).map((dy): Point => [dx, dy]),
  );
  shifts.sort((first, second) => Math.hypot(...first) - Math.hypot(...second));
  const centres = shifts.map(([dx, dy]): Point => [size.width / 2 + dx, size.height / 2 + dy]);
  return { angle, scale, centres };
}

/** Lists distances from the centre of a free length to both of its ends, at most `maxDistance` apart. */
function listShifts(freeLength: number, maxDistance: number): number[] {
  // Rounding errors are no free length.
  const count = Math.ceil(freeLength / 2 / maxDistance - 0.01);
  if (count <= 0) return [0];
  const step = freeLength / 2 / count;
  return Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
}
