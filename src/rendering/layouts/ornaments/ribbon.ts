import { mixColors, toOklch } from '#domain/color/oklch.ts';
import { type Box, createFilledPath, type PathShape, createStrokedPath } from '../../scene.ts';
import { PathWriter, traceRectangle, traceLine } from './path.ts';

/**
 * Dimensions of the ribbon's two ends, in multiples of the ribbon's height: visible length beside the front part,
 * length hidden behind the front part, distance of the top edge below the front part's top edge, and depth of the
 * notch.
 */
const tail = { length: 0.8, hidden: 0.55, drop: 0.24, notch: 0.38 };
const ruleInset = 2.6;

/**
 * Draws a folded ribbon. Its notched ends are visible to the left and right of the front part.
 * @param face box of the front part
 */
export function drawRibbon(face: Box, fill: string, color: string): PathShape[] {
  const { x, y, width, height } = face;
  const sides = [
    { edge: x, outwards: -1 },
    { edge: x + width, outwards: 1 },
  ];
  const rules = [y + ruleInset, y + height - ruleInset].map((ruleY) =>
    traceLine(x, ruleY, x + width, ruleY),
  );
  return [
    createFilledPath(sides.map((side) => traceTail(side, face)).join(''), getTailColor(fill)),
    createFilledPath(
      sides.map((side) => traceFold(side, face)).join(''),
      mixColors('#000000', fill, 0.38),
    ),
    createFilledPath(traceRectangle(x, y, width, height), fill),
    createStrokedPath(rules.join(''), color, 0.45, { opacity: 0.7 }),
  ];
}

/**
 * Returns the colour of the ribbon's ends: darker than the front part, or lighter if the front part is nearly black.
 */
const getTailColor = (fill: string) =>
  mixColors(toOklch(fill).L < 0.4 ? '#FFFFFF' : '#000000', fill, 0.16);

interface Side {
  edge: number;
  outwards: number;
}

function traceTail({ edge, outwards }: Side, { y, height }: Box): string {
  const getX = (distance: number) => edge + outwards * distance * height;
  const [top, bottom] = [y + tail.drop * height, y + (1 + tail.drop) * height];
  return new PathWriter(2)
    .move(getX(-tail.hidden), top)
    .addLine(getX(tail.length), top)
    .addLine(getX(tail.length - tail.notch), (top + bottom) / 2)
    .addLine(getX(tail.length), bottom)
    .addLine(getX(-tail.hidden), bottom)
    .close()
    .toString();
}

/** Traces the fold between the front part of the ribbon and an end behind it. */
function traceFold({ edge, outwards }: Side, { y, height }: Box): string {
  const inner = edge - outwards * tail.hidden * height;
  return new PathWriter(2)
    .move(edge, y + height)
    .addLine(inner, y + height)
    .addLine(inner, y + (1 + tail.drop) * height)
    .close()
    .toString();
}
