import { mix } from '#model/oklch.ts';
import { page, type PathShape } from '../scene.ts';
import { circle, PathWriter, quarterArc, quarterRing, rectangle } from './path.ts';

const perRow = 14;

/** Side of a tile: fourteen make the page's width. */
export const tileSize = page.width / perRow;

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
  const shapes: PathShape[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < perRow; column++) {
      const [left, top] = [column * tileSize, y + row * tileSize];
      const [ground, figure] = pairs[next(pairs.length)] ?? [fill, content];
      // A little larger than the tile, or the seams would show.
      const side = tileSize + 0.2;
      shapes.push({ kind: 'path', d: rectangle(left, top, side, side), fill: ground });
      shapes.push(...figureOf(next(6), left, top, figure));
    }
  return shapes;
}

function figureOf(kind: number, x: number, y: number, fill: string): PathShape[] {
  const side = tileSize;
  const disc = (cx: number, cy: number, sx: number, sy: number): PathShape[] => {
    const path = new PathWriter(2).move(cx, cy).line(cx + sx * side, cy);
    const d = quarterArc(path, cx, cy, side, sx, sy).close().toString();
    return [{ kind: 'path', d, fill }];
  };
  // As one shape: a smaller disc drawn over a larger one would leave a hairline where their edges meet.
  const ring = (cx: number, cy: number, sx: number, sy: number): PathShape[] => [
    { kind: 'path', d: quarterRing(cx, cy, side / 2, side, sx, sy), fill },
  ];
  switch (kind) {
    case 0:
      return disc(x, y, 1, 1);
    case 1:
      return disc(x + side, y + side, -1, -1);
    case 2:
      return ring(x + side, y, -1, 1);
    case 3:
      return [{ kind: 'path', d: circle(x + side / 2, y + side / 2, side * 0.3), fill }];
    case 4: {
      const triangle = new PathWriter(2)
        .move(x, y + side)
        .line(x + side, y)
        .line(x + side, y + side)
        .close();
      return [{ kind: 'path', d: triangle.toString(), fill }];
    }
    default:
      return ring(x, y + side, 1, -1);
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
