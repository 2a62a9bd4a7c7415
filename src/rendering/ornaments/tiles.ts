import { mix } from '#model/color/oklch.ts';
import { filled, page, type PathShape } from '../scene.ts';
import { circle, PathWriter, quarterArc, quarterRing, rectangle } from './path.ts';

const perRow = 14;

/** Side of a tile: fourteen make the page's width. */
export const tileSize = page.width / perRow;

/** How far shapes reach into their neighbours: two that only touched would show a hairline between them. */
const overlap = 0.35;

/** Rows of tiles from `y` on. The same seed always gives the same pattern. */
export function tiles(
  y: number,
  rows: number,
  fill: string,
  content: string,
  seed: number,
): PathShape[] {
  const pale = mix(fill, '#FFFFFF', 0.22);
  const half = mix(fill, '#FFFFFF', 0.5);
  const grey = mix(content, '#FFFFFF', 0.14);
  const pairs = [
    [pale, fill],
    [fill, pale],
    [grey, half],
    [content, half],
    [pale, content],
    [half, content],
    [grey, fill],
    [fill, content],
  ] as const;
  const next = randomNumbers(seed);
  const grounds: PathShape[] = [];
  const figures: PathShape[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < perRow; column++) {
      const [left, top] = [column * tileSize, y + row * tileSize];
      const [ground, figure] = pairs[next(pairs.length)] ?? [fill, content];
      const side = tileSize + overlap;
      grounds.push(filled(rectangle(left, top, side, side), ground));
      // The upper edge of all has to stay straight.
      figures.push(filled(figureOf(next(6), left, top, row === 0 ? 0 : overlap), figure));
    }
  return [...grounds, ...figures];
}

/** @param above how far it may reach over the tile's upper edge */
function figureOf(kind: number, x: number, y: number, above: number): string {
  const [top, left] = [y - above, x - overlap];
  const [bottom, right] = [y + tileSize + overlap, x + tileSize + overlap];
  const [radius, inner] = [tileSize + overlap, tileSize / 2 + overlap];
  const disc = (cx: number, cy: number, sx: number, sy: number) => {
    const path = new PathWriter(2).move(cx, cy).line(cx + sx * radius, cy);
    return quarterArc(path, cx, cy, radius, sx, sy).close().toString();
  };
  switch (kind) {
    case 0:
      return disc(left, top, 1, 1);
    case 1:
      return disc(right, bottom, -1, -1);
    // As one shape: a smaller disc drawn over a larger one would leave a hairline where their edges meet.
    case 2:
      return quarterRing(right, top, inner, radius, -1, 1);
    case 3:
      return circle(x + tileSize / 2, y + tileSize / 2, tileSize * 0.3);
    case 4:
      return new PathWriter(2)
        .move(left, bottom)
        .line(right, top)
        .line(right, bottom)
        .close()
        .toString();
    default:
      return quarterRing(left, bottom, inner, radius, 1, -1);
  }
}

/** A linear congruential generator: not random, only varied. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}
