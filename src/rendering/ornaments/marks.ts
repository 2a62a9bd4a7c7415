import { filled, type PathShape, stroked } from '../scene.ts';
import { PathWriter, segment } from './path.ts';

/** A star of `points` rays. @param turn where its first ray leads, radians. Default: upwards */
export function star(
  cx: number,
  cy: number,
  radius: number,
  points: number,
  inner: number,
  turn = -Math.PI / 2,
): string {
  const path = new PathWriter(2);
  for (let corner = 0; corner < points * 2; corner++) {
    const reach = corner % 2 === 0 ? radius : radius * inner;
    const angle = turn + (corner * Math.PI) / points;
    const [x, y] = [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
    if (corner === 0) path.move(x, y);
    else path.line(x, y);
  }
  return path.close().toString();
}

/** A diamond with hollow sides. */
export function diamond(cx: number, cy: number, radius: number): string {
  const hollow = radius * 0.12;
  const path = new PathWriter(2).move(cx, cy - radius);
  // Each side is a quadratic curve towards the middle, written as a cubic one.
  const side = (fromX: number, fromY: number, toX: number, toY: number, hx: number, hy: number) =>
    path.curve(
      (fromX + 2 * hx) / 3,
      (fromY + 2 * hy) / 3,
      (toX + 2 * hx) / 3,
      (toY + 2 * hy) / 3,
      toX,
      toY,
    );
  side(cx, cy - radius, cx + radius, cy, cx + hollow, cy - hollow);
  side(cx + radius, cy, cx, cy + radius, cx + hollow, cy + hollow);
  side(cx, cy + radius, cx - radius, cy, cx - hollow, cy + hollow);
  side(cx - radius, cy, cx, cy - radius, cx - hollow, cy - hollow);
  return path.close().toString();
}

/** Two lines that lead from three diamonds to both sides, centred. @param width of each line */
export function flank(cx: number, cy: number, width: number, color: string): PathShape[] {
  const gap = 10;
  const line = (from: number, to: number) => stroked(segment(from, cy, to, cy), color, 0.6);
  const diamonds = [-6.4, 0, 6.4].map((at) => diamond(cx + at, cy, at === 0 ? 3.4 : 2));
  return [
    line(cx - width - gap, cx - gap),
    line(cx + gap, cx + width + gap),
    filled(diamonds.join(''), color),
  ];
}

/**
 * Rules on both sides of something, with diamonds on them: what carries a foot where nobody signs.
 * @param reach how far from the middle each begins and ends
 * @param diamonds how far from it they stand
 */
export function sideRules(
  cx: number,
  cy: number,
  [from, to]: readonly [from: number, to: number],
  diamonds: readonly number[],
  color: string,
): PathShape[] {
  const sides = [-1, 1];
  const lines = sides.map((side) => segment(cx + side * from, cy, cx + side * to, cy));
  const ends = sides.flatMap((side) => diamonds.map((at) => diamond(cx + side * at, cy, 2.4)));
  return [stroked(lines.join(''), color, 0.6), filled(ends.join(''), color)];
}
