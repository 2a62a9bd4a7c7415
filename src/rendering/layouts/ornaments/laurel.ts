import { traceCircle } from './curves.ts';
import { PathWriter } from './path.ts';

type Point = [x: number, y: number];

export interface Laurel {
  leaves: string;
  /** Path data of the lines along the middle of the leaves. */
  ribs: string;
  stems: string;
  berries: string;
}

const pairs = 12;
/** Start and end of each branch of the wreath, as angles from the lowest point of the circle, radians. */
const [start, end] = [0.13, 2.72];
/** Angle between the start of a branch and the branch's first pair of leaves, radians. */
const firstLeaf = 0.06;
const lean = 0.58;

/**
 * Traces a laurel wreath. Its two branches start at the lowest point of a circle and go up the circle on both sides,
 * with a gap at the top.
 */
export function traceLaurel(cx: number, cy: number, radius: number): Laurel {
  const [leaves, ribs, stems] = [new PathWriter(2), new PathWriter(2), new PathWriter(2)];
  let berries = '';
  const getPoint = (reach: number, angle: number): Point => [
    cx + reach * Math.cos(angle),
    cy + reach * Math.sin(angle),
  ];
  for (const side of [-1, 1]) {
    const getAngle = (fromBottom: number) => Math.PI / 2 + side * fromBottom;
    traceArc(stems, cx, cy, radius, getAngle(start), getAngle(end));
    for (let pair = 0; pair <= pairs; pair++) {
      const share = pair / pairs;
      const angle = getAngle(start + firstLeaf + (end - start - firstLeaf) * share);
      const length = radius * 0.4 * (1 - 0.34 * share) * (pair === 0 ? 0.8 : 1);
      const along = angle + (side * Math.PI) / 2;
      for (const turn of pair === pairs ? [0] : [-lean, lean])
        traceLeaf(leaves, ribs, getPoint(radius, angle), along + turn, length);
      if (pair % 3 === 1 && pair < pairs - 1)
        berries += traceCircle(...getPoint(radius * 1.24, angle + side * 0.1), radius * 0.026);
    }
  }
  return {
    leaves: leaves.toString(),
    ribs: ribs.toString(),
    stems: stems.toString(),
    berries,
  };
}

/**
 * Traces a pointed leaf, and the line along the middle of the leaf. The leaf starts at a point and extends in the given
 * direction (radians).
 */
function traceLeaf(
  leaves: PathWriter,
  ribs: PathWriter,
  [x, y]: Point,
  direction: number,
  length: number,
): void {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  const width = length * 0.27;
  const getPoint = (along: number, across: number): Point => [
    x + along * cos - across * sin,
    y + along * sin + across * cos,
  ];
  const [near, far] = [length * 0.22, length * 0.68];
  leaves
    .move(x, y)
    .addCurve(
      ...getPoint(near, width * 1.25),
      ...getPoint(far, width * 1.1),
      ...getPoint(length, 0),
    )
    .addCurve(...getPoint(far, -width * 1.1), ...getPoint(near, -width * 1.25), x, y)
    .close();
  ribs.move(...getPoint(length * 0.12, 0)).addLine(...getPoint(length * 0.84, 0));
}

const arcPieces = 4;

/** Traces an arc between two angles in radians. */
function traceArc(
  path: PathWriter,
  cx: number,
  cy: number,
  radius: number,
  from: number,
  to: number,
): void {
  const step = (to - from) / arcPieces;
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  const getPoint = (angle: number, along: number): Point => [
    cx + radius * Math.cos(angle) - along * Math.sin(angle),
    cy + radius * Math.sin(angle) + along * Math.cos(angle),
  ];
  path.move(...getPoint(from, 0));
  for (let piece = 0; piece < arcPieces; piece++) {
    const [begin, stop] = [from + piece * step, from + (piece + 1) * step];
    path.addCurve(...getPoint(begin, reach), ...getPoint(stop, -reach), ...getPoint(stop, 0));
  }
}
