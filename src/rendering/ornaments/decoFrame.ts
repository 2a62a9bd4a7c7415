import { filled, page, type PathShape, stroked } from '../scene.ts';
import { diamond } from './marks.ts';
import { PathWriter } from './path.ts';

/** How far each of the two steps of a corner leads inwards, points. */
export const cornerStep = 10;

/** A double line with stepped corners, and a diamond in each. @param inset of the outer line, points */
export function decoFrame(inset: number, color: string): PathShape[] {
  const at = inset + 7.5;
  const corners = [at, page.width - at].flatMap((x) =>
    [at, page.height - at].map((y) => diamond(x, y, 4.6)),
  );
  return [
    stroked(steppedLine(inset), color, 1.2),
    stroked(steppedLine(inset + 5), color, 0.5),
    filled(corners.join(''), color),
  ];
}

function steppedLine(inset: number): string {
  const [half, whole] = [cornerStep, 2 * cornerStep];
  const [left, top] = [inset, inset];
  const [right, bottom] = [page.width - inset, page.height - inset];
  /** From the end of one side to the start of the next. */
  const corners: [number, number, number, number][] = [
    [right, top, -1, 1],
    [right, bottom, -1, -1],
    [left, bottom, 1, -1],
    [left, top, 1, 1],
  ];
  const path = new PathWriter(2).move(left + whole, top);
  corners.forEach(([x, y, inX, inY], index) => {
    const stairs: [number, number][] = [
      [x + inX * whole, y],
      [x + inX * whole, y + inY * half],
      [x + inX * half, y + inY * half],
      [x + inX * half, y + inY * whole],
      [x, y + inY * whole],
    ];
    // Every second corner is reached along the other axis.
    for (const [toX, toY] of index % 2 === 0 ? stairs : stairs.toReversed()) path.line(toX, toY);
  });
  return path.close().toString();
}

const rayCount = 96;
const rayMargin = 40;

/** Rays from around a point to the upper part of the page. @param reach where they begin: each second one 12 points later */
export function rays(cx: number, cy: number, reach: number, color: string): PathShape {
  const path = new PathWriter();
  for (let ray = 0; ray < rayCount; ray++) {
    const angle = Math.PI * (1 + (ray + 0.5) / rayCount);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const edge = dx < 0 ? rayMargin : page.width - rayMargin;
    const end = Math.min((edge - cx) / dx, (rayMargin - cy) / dy);
    const start = reach + (ray % 2) * 12;
    path.move(cx + start * dx, cy + start * dy).line(cx + end * dx, cy + end * dy);
  }
  return stroked(path.toString(), color, 0.5, { isFine: true });
}
