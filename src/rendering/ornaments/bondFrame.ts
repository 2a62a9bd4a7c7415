import type { DesignColors } from '../designColors.ts';
import { filled, page, type PathShape, stroked } from '../scene.ts';
import { rosette, weave } from './guilloche.ts';
import { star } from './marks.ts';
import { circle, PathWriter, rectangle } from './path.ts';

/** From the page's edge, points. */
const outer = 24;
const band = { at: 28, width: 30 };
const corner = 42;
const inner = 62;
const engraving = 0.38;

/** The woven border of a bond, with rosettes in its corners. */
export function bondFrame(colors: DesignColors): PathShape[] {
  const { line, tint } = colors;
  const { at, width } = band;
  const [right, bottom] = [page.width - at - width, page.height - at - width];
  const sides = [
    rectangle(at, at, page.width - 2 * at, width),
    rectangle(at, bottom, page.width - 2 * at, width),
    rectangle(at, at + width, width, bottom - at - width),
    rectangle(right, at + width, width, bottom - at - width),
  ];
  return [
    filled(sides.join(''), tint),
    ...[at, bottom].map((y) => mesh(y, 'across', line)),
    ...[at, right].map((x) => mesh(x, 'down', line)),
    around(outer, line, 1.3),
    around(at, line, 0.6),
    around(at + width, line, 0.6),
    around(inner, line, 1.1),
    ...[outer, page.width - outer - corner].flatMap((x) =>
      [outer, page.height - outer - corner].flatMap((y) => cornerBlock(x, y, colors)),
    ),
  ];
}

function around(inset: number, stroke: string, strokeWidth: number): PathShape {
  const d = rectangle(inset, inset, page.width - 2 * inset, page.height - 2 * inset);
  return stroked(d, stroke, strokeWidth);
}

/** Its ends lie below the corners. */
function mesh(at: number, direction: 'across' | 'down', stroke: string): PathShape {
  const start = outer + corner;
  const isAcross = direction === 'across';
  const length = (isAcross ? page.width : page.height) - 2 * start;
  const halfWaves = isAcross ? 40 : 25;
  const place = isAcross ? { x: start, y: at } : { x: at, y: start };
  return stroked(
    weave({ ...place, length, width: band.width, halfWaves, direction }),
    stroke,
    engraving,
  );
}

function cornerBlock(x: number, y: number, { paper, tint, line, fill }: DesignColors): PathShape[] {
  const [cx, cy] = [x + corner / 2, y + corner / 2];
  const rings = new PathWriter(2);
  rosette(rings, cx, cy, 17.2, { rings: 4, lobes: 8, depth: 0.34 });
  const inset = 3;
  const side = corner - 2 * inset;
  return [
    { ...filled(rectangle(x, y, corner, corner), paper), stroke: line, strokeWidth: 1.3 },
    {
      ...filled(rectangle(x + inset, y + inset, side, side), tint),
      stroke: line,
      strokeWidth: 0.5,
    },
    stroked(rings.toString(), line, engraving, { isFine: true }),
    { ...filled(circle(cx, cy, 5.4), paper), stroke: line, strokeWidth: 0.6 },
    filled(star(cx, cy, 4.2, 8, 0.5), fill),
  ];
}
