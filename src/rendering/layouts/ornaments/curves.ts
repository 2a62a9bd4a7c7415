import { PathWriter } from './path.ts';

/** Length of the control handles of a cubic curve that approximates a quarter circle of radius 1. */
export const quarterCircleHandleLength = 0.5523;

export function traceRoundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const [right, bottom] = [x + width, y + height];
  const near = radius * (1 - quarterCircleHandleLength);
  return new PathWriter(2)
    .move(x + radius, y)
    .addLine(right - radius, y)
    .addCurve(right - near, y, right, y + near, right, y + radius)
    .addLine(right, bottom - radius)
    .addCurve(right, bottom - near, right - near, bottom, right - radius, bottom)
    .addLine(x + radius, bottom)
    .addCurve(x + near, bottom, x, bottom - near, x, bottom - radius)
    .addLine(x, y + radius)
    .addCurve(x, y + near, x + near, y, x + radius, y)
    .close()
    .toString();
}

/**
 * Traces a quarter circle around (cx, cy), from (cx + sx·r, cy) to (cx, cy + sy·r).
 * @param sx 1 for a right quarter, -1 for a left quarter
 * @param sy 1 for a lower quarter, -1 for an upper quarter
 */
export function traceQuarterArc(
  path: PathWriter,
  cx: number,
  cy: number,
  radius: number,
  sx: number,
  sy: number,
): PathWriter {
  const reach = radius * quarterCircleHandleLength;
  return path.addCurve(
    cx + sx * radius,
    cy + sy * reach,
    cx + sx * reach,
    cy + sy * radius,
    cx,
    cy + sy * radius,
  );
}

export function traceCircle(cx: number, cy: number, radius: number): string {
  const reach = radius * quarterCircleHandleLength;
  const [left, right] = [cx - radius, cx + radius];
  const [top, bottom] = [cy - radius, cy + radius];
  return new PathWriter(2)
    .move(left, cy)
    .addCurve(left, cy - reach, cx - reach, top, cx, top)
    .addCurve(cx + reach, top, right, cy - reach, right, cy)
    .addCurve(right, cy + reach, cx + reach, bottom, cx, bottom)
    .addCurve(cx - reach, bottom, left, cy + reach, left, cy)
    .close()
    .toString();
}

/** Traces a smooth open curve through the given points (Catmull-Rom spline as cubic curves). */
export function traceSmoothCurve(
  path: PathWriter,
  points: readonly (readonly [number, number])[],
): void {
  const getPoint = (index: number) =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? ([0, 0] as const);
  path.move(...getPoint(0));
  for (let index = 0; index < points.length - 1; index++) {
    const [previous, from, to, next] = [
      getPoint(index - 1),
      getPoint(index),
      getPoint(index + 1),
      getPoint(index + 2),
    ];
    path.addCurve(
      from[0] + (to[0] - previous[0]) / 6,
      from[1] + (to[1] - previous[1]) / 6,
      to[0] - (next[0] - from[0]) / 6,
      to[1] - (next[1] - from[1]) / 6,
      to[0],
      to[1],
    );
  }
}
