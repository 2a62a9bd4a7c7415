import {
  createFilledPath,
  landscapePageSize,
  type PathShape,
  createStrokedPath,
} from '../../scene.ts';
import { traceDiamond } from './smallOrnaments.ts';
import { PathWriter } from './path.ts';

/** Width and height of each step in the frame's corners, points. Each corner has two steps. */
export const decoCornerStep = 10;
/** Distance between the two lines of the frame, points. */
export const decoLineGap = 5;

/**
 * Draws an Art Deco frame: a double line with stepped corners and a diamond in each corner.
 * @param inset distance of the outer line from the page's edge, points
 */
export function drawDecoFrame(inset: number, color: string): PathShape[] {
  const diamondInset = inset + 7.5;
  const corners = [diamondInset, landscapePageSize.width - diamondInset].flatMap((x) =>
    [diamondInset, landscapePageSize.height - diamondInset].map((y) => traceDiamond(x, y, 4.6)),
  );
  return [
    createStrokedPath(traceSteppedLine(inset), color, 1.2),
    createStrokedPath(traceSteppedLine(inset + decoLineGap), color, 0.5),
    createFilledPath(corners.join(''), color),
  ];
}

function traceSteppedLine(inset: number): string {
  const [half, full] = [decoCornerStep, 2 * decoCornerStep];
  const [left, top] = [inset, inset];
  const [right, bottom] = [landscapePageSize.width - inset, landscapePageSize.height - inset];
  /**
   * Corners in drawing order. Each has x and y, then the horizontal and vertical direction towards the middle of the
   * page (1 or -1).
   */
  const corners: [number, number, number, number][] = [
    [right, top, -1, 1],
    [right, bottom, -1, -1],
    [left, bottom, 1, -1],
    [left, top, 1, 1],
  ];
  const path = new PathWriter(2).move(left + full, top);
  corners.forEach(([x, y, inX, inY], index) => {
    const stairs: [number, number][] = [
      [x + inX * full, y],
      [x + inX * full, y + inY * half],
      [x + inX * half, y + inY * half],
      [x + inX * half, y + inY * full],
      [x, y + inY * full],
    ];
    // Every second corner is entered along the other axis.
    for (const [toX, toY] of index % 2 === 0 ? stairs : stairs.toReversed()) path.addLine(toX, toY);
  });
  return path.close().toString();
}

const rayCount = 96;
const rayMargin = 40;

/**
 * Draws rays around a point, from a circle to the edges of the upper part of the page.
 * @param reach radius of the circle, points; every second ray begins 12 points farther out
 */
export function drawRays(cx: number, cy: number, reach: number, color: string): PathShape {
  const path = new PathWriter();
  for (let ray = 0; ray < rayCount; ray++) {
    const angle = Math.PI * (1 + (ray + 0.5) / rayCount);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const edge = dx < 0 ? rayMargin : landscapePageSize.width - rayMargin;
    const end = Math.min((edge - cx) / dx, (rayMargin - cy) / dy);
    const start = reach + (ray % 2) * 12;
    path.move(cx + start * dx, cy + start * dy).addLine(cx + end * dx, cy + end * dy);
  }
  return createStrokedPath(path.toString(), color, 0.5, { isFine: true });
}
