import { circle, PathWriter } from './path.ts';

type Point = [x: number, y: number];

export interface Laurel {
  leaves: string;
  /** Lines along the middle of the leaves. */
  ribs: string;
  stems: string;
  berries: string;
}

const pairs = 12;
/** Where a branch begins and ends, radians from six o'clock. */
const [start, end] = [0.13, 2.72];
/** How far the first pair stands from where its branch begins, radians. */
const firstLeaf = 0.06;
const lean = 0.58;

/** Two branches of paired leaves on a circle, from six o'clock upwards, open at the top. */
export function laurel(cx: number, cy: number, radius: number): Laurel {
  const [leaves, ribs, stems] = [new PathWriter(2), new PathWriter(2), new PathWriter(2)];
  let berries = '';
  const at = (reach: number, angle: number): Point => [
    cx + reach * Math.cos(angle),
    cy + reach * Math.sin(angle),
  ];
  for (const side of [-1, 1]) {
    const angleOf = (fromBottom: number) => Math.PI / 2 + side * fromBottom;
    arc(stems, cx, cy, radius, angleOf(start), angleOf(end));
    for (let pair = 0; pair <= pairs; pair++) {
      const share = pair / pairs;
      const angle = angleOf(start + firstLeaf + (end - start - firstLeaf) * share);
      const length = radius * 0.4 * (1 - 0.34 * share) * (pair === 0 ? 0.8 : 1);
      const along = angle + (side * Math.PI) / 2;
      for (const turn of pair === pairs ? [0] : [-lean, lean])
        leaf(leaves, ribs, at(radius, angle), along + turn, length);
      if (pair % 3 === 1 && pair < pairs - 1)
        berries += circle(...at(radius * 1.24, angle + side * 0.1), radius * 0.026);
    }
  }
  return {
    leaves: leaves.toString(),
    ribs: ribs.toString(),
    stems: stems.toString(),
    berries,
  };
}

/** A pointed leaf from its foot in a direction, and the rib in its middle. */
function leaf(
  leaves: PathWriter,
  ribs: PathWriter,
  [x, y]: Point,
  direction: number,
  length: number,
): void {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  const width = length * 0.27;
  const at = (along: number, across: number): Point => [
    x + along * cos - across * sin,
    y + along * sin + across * cos,
  ];
  const [near, far] = [length * 0.22, length * 0.68];
  leaves
    .move(x, y)
    .curve(...at(near, width * 1.25), ...at(far, width * 1.1), ...at(length, 0))
    .curve(...at(far, -width * 1.1), ...at(near, -width * 1.25), x, y)
    .close();
  ribs.move(...at(length * 0.12, 0)).line(...at(length * 0.84, 0));
}

const arcPieces = 4;

/** A part of a circle between two angles, in radians. */
function arc(
  path: PathWriter,
  cx: number,
  cy: number,
  radius: number,
  from: number,
  to: number,
): void {
  const step = (to - from) / arcPieces;
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  const at = (angle: number, along: number): Point => [
    cx + radius * Math.cos(angle) - along * Math.sin(angle),
    cy + radius * Math.sin(angle) + along * Math.cos(angle),
  ];
  path.move(...at(from, 0));
  for (let piece = 0; piece < arcPieces; piece++) {
    const [begin, stop] = [from + piece * step, from + (piece + 1) * step];
    path.curve(...at(begin, reach), ...at(stop, -reach), ...at(stop, 0));
  }
}
