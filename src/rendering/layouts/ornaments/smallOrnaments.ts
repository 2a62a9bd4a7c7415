import { createFilledPath, type PathShape, createStrokedPath } from '../../scene.ts';
import { PathWriter, traceLine } from './path.ts';

/** Traces a star as SVG path data. @param turn direction of the first point of the star, radians. Default: upwards */
export function traceStar(
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
    else path.addLine(x, y);
  }
  return path.close().toString();
}

/** Traces a diamond with concave sides. */
export function traceDiamond(cx: number, cy: number, radius: number): string {
  const hollow = radius * 0.12;
  const path = new PathWriter(2).move(cx, cy - radius);
  let [fromX, fromY] = [cx, cy - radius];
  for (const [sideX, sideY, toX, toY] of [
    [1, -1, cx + radius, cy],
    [1, 1, cx, cy + radius],
    [-1, 1, cx - radius, cy],
    [-1, -1, cx, cy - radius],
  ] as const) {
    // Each side is a quadratic curve towards the middle, written as a cubic one.
    const [hx, hy] = [2 * (cx + sideX * hollow), 2 * (cy + sideY * hollow)];
    path.addCurve((fromX + hx) / 3, (fromY + hy) / 3, (toX + hx) / 3, (toY + hy) / 3, toX, toY);
    [fromX, fromY] = [toX, toY];
  }
  return path.close().toString();
}

/**
 * Draws three diamonds centred at (cx, cy), with a horizontal line on each side.
 * @param width width of each line, points
 */
export function drawDiamondDivider(
  cx: number,
  cy: number,
  width: number,
  color: string,
): PathShape[] {
  const gap = 10;
  const drawLine = (from: number, to: number) =>
    createStrokedPath(traceLine(from, cy, to, cy), color, 0.6);
  const diamonds = [-6.4, 0, 6.4].map((offset) =>
    traceDiamond(cx + offset, cy, offset === 0 ? 3.4 : 2),
  );
  return [
    drawLine(cx - width - gap, cx - gap),
    drawLine(cx + gap, cx + width + gap),
    createFilledPath(diamonds.join(''), color),
  ];
}

/**
 * Length of the lines beside the seal of a certificate without signatures, in points. They are much shorter than
 * signature lines: signature lines without signatures would make the certificate look unfinished.
 */
export const footRuleLength = 36;

/**
 * Draws a horizontal line with diamonds on each side of a point.
 * @param reach distances from the point at which each line begins and ends
 * @param diamonds distances of the diamonds from the point
 */
export function drawLinesWithDiamonds(
  cx: number,
  cy: number,
  [from, to]: readonly [from: number, to: number],
  diamonds: readonly number[],
  color: string,
): PathShape[] {
  const sides = [-1, 1];
  const lines = sides.map((side) => traceLine(cx + side * from, cy, cx + side * to, cy));
  const ends = sides.flatMap((side) =>
    diamonds.map((offset) => traceDiamond(cx + side * offset, cy, 2.4)),
  );
  return [createStrokedPath(lines.join(''), color, 0.6), createFilledPath(ends.join(''), color)];
}
