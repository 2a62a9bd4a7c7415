import { mix, toOklch } from '#model/color/oklch.ts';
import { type Box, filled, type PathShape, stroked } from '../scene.ts';
import { PathWriter, rectangle, segment } from './path.ts';

/** Of the ribbon's height. */
const tail = { length: 0.8, hidden: 0.55, drop: 0.24, notch: 0.38 };
const ruleInset = 2.6;

/** A folded ribbon with swallow tails, which reach beyond the box of its face on both sides. */
export function ribbon(face: Box, fill: string, ink: string): PathShape[] {
  const { x, y, width, height } = face;
  const sides = [
    { edge: x, outwards: -1 },
    { edge: x + width, outwards: 1 },
  ];
  const rules = [y + ruleInset, y + height - ruleInset].map((at) => segment(x, at, x + width, at));
  return [
    filled(sides.map((side) => tailAt(side, face)).join(''), tailOf(fill)),
    filled(sides.map((side) => foldAt(side, face)).join(''), mix('#000000', fill, 0.38)),
    filled(rectangle(x, y, width, height), fill),
    stroked(rules.join(''), ink, 0.45, { opacity: 0.7 }),
  ];
}

/** In the shade; of a colour that is nearly black, in the light, or nothing would be seen of it. */
const tailOf = (fill: string) => mix(toOklch(fill).L < 0.4 ? '#FFFFFF' : '#000000', fill, 0.16);

interface Side {
  edge: number;
  outwards: number;
}

function tailAt({ edge, outwards }: Side, { y, height }: Box): string {
  const at = (distance: number) => edge + outwards * distance * height;
  const [top, bottom] = [y + tail.drop * height, y + (1 + tail.drop) * height];
  return new PathWriter(2)
    .move(at(-tail.hidden), top)
    .line(at(tail.length), top)
    .line(at(tail.length - tail.notch), (top + bottom) / 2)
    .line(at(tail.length), bottom)
    .line(at(-tail.hidden), bottom)
    .close()
    .toString();
}

/** Where the ribbon turns back under its face. */
function foldAt({ edge, outwards }: Side, { y, height }: Box): string {
  const inner = edge - outwards * tail.hidden * height;
  return new PathWriter(2)
    .move(edge, y + height)
    .line(inner, y + height)
    .line(inner, y + (1 + tail.drop) * height)
    .close()
    .toString();
}
