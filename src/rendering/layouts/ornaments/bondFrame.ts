import type { DesignColors } from '../../designColors.ts';
import {
  createFilledPath,
  landscapePageSize,
  type PathShape,
  createStrokedPath,
} from '../../scene.ts';
import { traceRosette, traceWeave } from './guilloche.ts';
import { traceStar } from './smallOrnaments.ts';
import { traceCircle } from './curves.ts';
import { createFilledRectangle } from '../slots.ts';
import { traceRectangle } from './path.ts';

/**
 * Distance of the border's outer line from the page's edge, points. In `band`, `inset` is the distance of the woven
 * band from the page's edge, and `width` is the band's width.
 */
const outer = 24;
const band = { inset: 28, width: 30 };
const corner = 42;
const inner = 62;
const engraving = 0.38;

/** Draws a woven border like that of a bond certificate, with rosettes in its corners. */
export function drawWovenFrame(colors: DesignColors): PathShape[] {
  const { line, tint } = colors;
  const { inset, width } = band;
  const [right, bottom] = [
    landscapePageSize.width - inset - width,
    landscapePageSize.height - inset - width,
  ];
  const sides = [
    traceRectangle(inset, inset, landscapePageSize.width - 2 * inset, width),
    traceRectangle(inset, bottom, landscapePageSize.width - 2 * inset, width),
    traceRectangle(inset, inset + width, width, bottom - inset - width),
    traceRectangle(right, inset + width, width, bottom - inset - width),
  ];
  return [
    createFilledPath(sides.join(''), tint),
    ...[inset, bottom].map((y) => drawMesh(y, 'across', line)),
    ...[inset, right].map((x) => drawMesh(x, 'down', line)),
    drawFrameLine(outer, line, 1.3),
    drawFrameLine(inset, line, 0.6),
    drawFrameLine(inset + width, line, 0.6),
    drawFrameLine(inner, line, 1.1),
    ...[outer, landscapePageSize.width - outer - corner].flatMap((x) =>
      [outer, landscapePageSize.height - outer - corner].flatMap((y) => drawCorner(x, y, colors)),
    ),
  ];
}

function drawFrameLine(inset: number, stroke: string, strokeWidth: number): PathShape {
  const d = traceRectangle(
    inset,
    inset,
    landscapePageSize.width - 2 * inset,
    landscapePageSize.height - 2 * inset,
  );
  return createStrokedPath(d, stroke, strokeWidth);
}

/**
 * Draws the woven mesh along one side of the border. The corner squares, drawn afterwards, cover the ends of the mesh.
 */
function drawMesh(inset: number, direction: 'across' | 'down', stroke: string): PathShape {
  const start = outer + corner;
  const isAcross = direction === 'across';
  const length = (isAcross ? landscapePageSize.width : landscapePageSize.height) - 2 * start;
  const halfWaves = isAcross ? 40 : 25;
  const origin = isAcross ? { x: start, y: inset } : { x: inset, y: start };
  return createStrokedPath(
    traceWeave({ ...origin, length, width: band.width, halfWaves, direction }),
    stroke,
    engraving,
  );
}

function drawCorner(
  x: number,
  y: number,
  { background, tint, line, fill }: DesignColors,
): PathShape[] {
  const [cx, cy] = [x + corner / 2, y + corner / 2];
  const rosette = traceRosette(cx, cy, 17.2, { rings: 4, lobes: 8, depth: 0.34 });
  const inset = 3;
  const side = corner - 2 * inset;
  return [
    createFilledRectangle(x, y, corner, corner, background, { stroke: line, strokeWidth: 1.3 }),
    createFilledRectangle(x + inset, y + inset, side, side, tint, {
      stroke: line,
      strokeWidth: 0.5,
    }),
    createStrokedPath(rosette, line, engraving, { isFine: true }),
    { ...createFilledPath(traceCircle(cx, cy, 5.4), background), stroke: line, strokeWidth: 0.6 },
    createFilledPath(traceStar(cx, cy, 4.2, 8, 0.5), fill),
  ];
}
