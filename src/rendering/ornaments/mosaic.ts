import { mix } from '#model/color/oklch.ts';
import type { DesignColors } from '../designColors.ts';
import { type Box, filled, type PathShape } from '../scene.ts';
import { circle, PathWriter, quarterArc, quarterHandle, rectangle } from './path.ts';

/** A motif's middle, and the side of one of its four tiles. */
interface Motif {
  x: number;
  y: number;
  side: number;
}

/** Paths over each other, each in one of the three colours of a motif; the first colour is its ground. */
type Drawing = readonly (readonly [color: 0 | 1 | 2, d: string])[];

export interface MosaicRules extends Pick<Box, 'x' | 'y'> {
  /** Of a tile; a motif is two wide and two high. */
  side: number;
  /** Motifs beside each other, and below each other. */
  columns: number;
  rows: number;
  /** Where in the sequence of motifs it begins. */
  first: number;
}

/** How far grounds reach over their neighbours, and figures over grounds: what only touched would show a hairline. */
const overlap = { ground: 0.1, figure: 0.2 };

/** Tiles in mirrored groups of four. The same rules always give the same ones: no certificate differs from the next. */
export function mosaic(
  { x, y, side, columns, rows, first }: MosaicRules,
  colors: Pick<DesignColors, 'fill' | 'bar'>,
): PathShape[] {
  const triples = triplesOf(colors);
  return Array.from({ length: rows * columns }, (_, place) => {
    const [row, column] = [Math.floor(place / columns), place % columns];
    const number = first + place;
    const triple = triples[(number * 2 + (row % 2)) % triples.length] ?? triples[0];
    const draw = sequence[number % sequence.length] ?? petal;
    const middle = { x: x + (2 * column + 1) * side, y: y + (2 * row + 1) * side, side };
    return [
      filled(groundOf(middle), triple[0]),
      ...draw(middle).map(([color, d]) => filled(d, triple[color])),
    ];
  }).flat();
}

type Triple = readonly [string, string, string];

function triplesOf({ fill, bar }: Pick<DesignColors, 'fill' | 'bar'>): [Triple, ...Triple[]] {
  const pale = (color: string, share: number) => mix(color, '#FFFFFF', share);
  return [
    [fill, pale(fill, 0.18), bar],
    [pale(fill, 0.18), fill, fill],
    [bar, fill, pale(fill, 0.18)],
    [pale(fill, 0.38), pale(fill, 0.1), bar],
    [pale(bar, 0.14), bar, fill],
  ];
}

function groundOf({ x, y, side }: Motif): string {
  const reach = side + overlap.ground;
  return rectangle(x - reach, y - reach, 2 * reach, 2 * reach);
}

const corners = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;
const inCorners = (draw: (sx: number, sy: number) => string) =>
  corners.map(([sx, sy]) => draw(sx, sy)).join('');

function quarterDisc(x: number, y: number, radius: number, sx: number, sy: number): string {
  const path = new PathWriter(2).move(x, y).line(x + sx * radius, y);
  return quarterArc(path, x, y, radius, sx, sy).close().toString();
}

function rhombus(x: number, y: number, reach: number): string {
  return new PathWriter(2)
    .move(x, y - reach)
    .line(x + reach, y)
    .line(x, y + reach)
    .line(x - reach, y)
    .close()
    .toString();
}

function leaf({ x, y, side }: Motif, sx: number, sy: number): string {
  const [near, far] = [side * quarterHandle, side * (1 - quarterHandle)];
  const [tipX, tipY] = [x + sx * side, y + sy * side];
  return new PathWriter(2)
    .move(x, y)
    .curve(x + sx * near, y, tipX, y + sy * far, tipX, tipY)
    .curve(x + sx * far, tipY, x, y + sy * near, x, y)
    .close()
    .toString();
}

const petal = (motif: Motif): Drawing => [
  [1, inCorners((sx, sy) => leaf(motif, sx, sy))],
  [2, circle(motif.x, motif.y, motif.side * 0.2)],
];

const ring = ({ x, y, side }: Motif): Drawing => [
  [1, circle(x, y, side)],
  [0, circle(x, y, side * 0.62)],
  [2, circle(x, y, side * 0.3)],
];

const rhombs = ({ x, y, side }: Motif): Drawing => [
  [1, rhombus(x, y, side)],
  [2, rhombus(x, y, side * 0.5)],
];

const eye = ({ x, y, side }: Motif): Drawing => {
  const reach = side + overlap.figure;
  return [
    [1, inCorners((sx, sy) => quarterDisc(x + sx * reach, y + sy * reach, reach, -sx, -sy))],
    [2, circle(x, y, side * 0.22)],
  ];
};

const fan = ({ x, y, side }: Motif): Drawing => {
  const reach = side + overlap.figure;
  const fans = (radius: number) =>
    inCorners((sx, sy) => quarterDisc(x + sx * reach, y, radius, -sx, sy));
  return [
    [1, fans(reach)],
    [2, fans(reach * 0.5)],
  ];
};

const wave = ({ x, y, side }: Motif): Drawing => {
  const [reach, half] = [side + overlap.figure, side / 2];
  const discs = [
    quarterDisc(x - reach, y - reach, reach, 1, 1),
    quarterDisc(x + reach, y + reach, reach, -1, -1),
    quarterDisc(x, y, side, 1, -1),
    quarterDisc(x, y, side, -1, 1),
  ];
  const dots = [circle(x - half, y + half, side * 0.16), circle(x + half, y - half, side * 0.16)];
  return [
    [1, discs.join('')],
    [2, dots.join('')],
  ];
};

const sequence = [petal, ring, rhombs, eye, fan, petal, wave, rhombs, ring, eye, petal, fan];
