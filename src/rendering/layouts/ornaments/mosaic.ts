import { mixColors } from '#domain/color/oklch.ts';
import type { DesignColors } from '../../designColors.ts';
import { type Box, createFilledPath, type PathShape } from '../../scene.ts';
import { traceCircle, traceQuarterArc, quarterCircleHandleLength } from './curves.ts';
import { PathWriter, traceRectangle } from './path.ts';

/**
 * A motif of the mosaic: four tiles that mirror each other. x and y are the middle of the motif, and `side` is the side
 * length of one tile.
 */
interface Motif {
  x: number;
  y: number;
  side: number;
}

/**
 * SVG paths of a tile, in drawing order. Each path has one of the three colours of a motif; colour 0 is the background.
 */
type Drawing = readonly (readonly [color: 0 | 1 | 2, d: string])[];

export interface MosaicOptions extends Pick<Box, 'x' | 'y'> {
  /** Side length of a tile, points. A motif is two tiles wide and high. */
  side: number;
  /** Number of motifs side by side. `rows` is the number of motifs below each other. */
  columns: number;
  rows: number;
  /** Position of a motif that is left out, from 0, by rows. Default: none. */
  omitted?: number | undefined;
  /** Index of the mosaic's first motif in the repeating sequence of motifs. */
  first: number;
}

/**
 * Overlap of adjacent shapes, points, because shapes that only touch would show a thin gap. `background`: between the
 * backgrounds of neighbouring tiles. `figure`: between figures and backgrounds.
 */
const overlap = { background: 0.1, figure: 0.2 };
/**
 * Distance of the background from edges that figures cover entirely, points: it would show as a thin line around them.
 */
const coveredInset = 0.6;

/**
 * Draws a mosaic of motifs, each made of four tiles that mirror each other. The same input always gives the same
 * mosaic, so all certificates of a design look the same.
 */
export function drawMosaic(
  { x, y, side, columns, rows, omitted, first }: MosaicOptions,
  colors: Pick<DesignColors, 'fill' | 'bar'>,
): PathShape[] {
  const triples = createColorTriples(colors);
  return Array.from({ length: rows * columns }, (_, index) => {
    if (index === omitted) return [];
    const [row, column] = [Math.floor(index / columns), index % columns];
    const motifIndex = first + index;
    const triple = triples[(motifIndex * 2 + (row % 2)) % triples.length] ?? triples[0];
    const draw = motifSequence[motifIndex % motifSequence.length] ?? drawPetal;
    const middle = { x: x + (2 * column + 1) * side, y: y + (2 * row + 1) * side, side };
    return [
      createFilledPath(traceBackground(middle, draw), triple[0]),
      ...draw(middle).map(([color, d]) => createFilledPath(d, triple[color])),
    ];
  }).flat();
}

type Triple = readonly [string, string, string];

function createColorTriples({
  fill,
  bar,
}: Pick<DesignColors, 'fill' | 'bar'>): [Triple, ...Triple[]] {
  const lighten = (color: string, share: number) => mixColors(color, '#FFFFFF', share);
  return [
    [fill, lighten(fill, 0.18), bar],
    [lighten(fill, 0.18), fill, bar],
    [bar, fill, lighten(fill, 0.18)],
    [lighten(fill, 0.38), lighten(fill, 0.1), bar],
    [lighten(bar, 0.14), bar, fill],
  ];
}

function traceBackground({ x, y, side }: Motif, draw: (motif: Motif) => Drawing): string {
  const [reach, coveredReach] = [side + overlap.background, side - coveredInset];
  const reachX = draw === drawEye || draw === drawFan ? coveredReach : reach;
  const reachY = draw === drawEye ? coveredReach : reach;
  return traceRectangle(x - reachX, y - reachY, 2 * reachX, 2 * reachY);
}

const corners = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
const traceCorners = (draw: (sx: number, sy: number) => string) =>
  corners.map(([sx, sy]) => draw(sx, sy)).join('');

function traceQuarterDisc(x: number, y: number, radius: number, sx: number, sy: number): string {
  const path = new PathWriter(2).move(x, y).addLine(x + sx * radius, y);
  return traceQuarterArc(path, x, y, radius, sx, sy).close().toString();
}

function traceRhombus(x: number, y: number, reach: number): string {
  return new PathWriter(2)
    .move(x, y - reach)
    .addLine(x + reach, y)
    .addLine(x, y + reach)
    .addLine(x - reach, y)
    .close()
    .toString();
}

function traceLeaf({ x, y, side }: Motif, sx: number, sy: number): string {
  const [near, far] = [side * quarterCircleHandleLength, side * (1 - quarterCircleHandleLength)];
  const [tipX, tipY] = [x + sx * side, y + sy * side];
  return new PathWriter(2)
    .move(x, y)
    .addCurve(x + sx * near, y, tipX, y + sy * far, tipX, tipY)
    .addCurve(x + sx * far, tipY, x, y + sy * near, x, y)
    .close()
    .toString();
}

const drawPetal = (motif: Motif): Drawing => [
  [1, traceCorners((sx, sy) => traceLeaf(motif, sx, sy))],
  [2, traceCircle(motif.x, motif.y, motif.side * 0.2)],
];

const drawRing = ({ x, y, side }: Motif): Drawing => [
  [1, traceCircle(x, y, side)],
  [0, traceCircle(x, y, side * 0.62)],
  [2, traceCircle(x, y, side * 0.3)],
];

const drawRhombs = ({ x, y, side }: Motif): Drawing => [
  [1, traceRhombus(x, y, side)],
  [2, traceRhombus(x, y, side * 0.5)],
];

const drawEye = ({ x, y, side }: Motif): Drawing => {
  const reach = side + overlap.figure;
  return [
    [
      1,
      traceCorners((sx, sy) => traceQuarterDisc(x + sx * reach, y + sy * reach, reach, -sx, -sy)),
    ],
    [2, traceCircle(x, y, side * 0.22)],
  ];
};

const drawFan = ({ x, y, side }: Motif): Drawing => {
  const reach = side + overlap.figure;
  const traceFans = (radius: number) =>
    traceCorners((sx, sy) => traceQuarterDisc(x + sx * reach, y, radius, -sx, sy));
  return [
    [1, traceFans(reach)],
    [2, traceFans(reach * 0.5)],
  ];
};

const drawWave = ({ x, y, side }: Motif): Drawing => {
  const [reach, half] = [side + overlap.figure, side / 2];
  const discs = [
    traceQuarterDisc(x - reach, y - reach, reach, 1, 1),
    traceQuarterDisc(x + reach, y + reach, reach, -1, -1),
    traceQuarterDisc(x, y, side, 1, -1),
    traceQuarterDisc(x, y, side, -1, 1),
  ];
  const dots = [
    traceCircle(x - half, y + half, side * 0.16),
    traceCircle(x + half, y - half, side * 0.16),
  ];
  return [
    [1, discs.join('')],
    [2, dots.join('')],
  ];
};

const motifSequence = [
  drawPetal,
  drawRing,
  drawRhombs,
  drawEye,
  drawFan,
  drawPetal,
  drawWave,
  drawRhombs,
  drawRing,
  drawEye,
  drawPetal,
  drawFan,
];
