import type { Box } from '../../scene.ts';
import { traceSmoothCurve } from './curves.ts';
import { PathWriter } from './path.ts';

type Point = readonly [x: number, y: number];

/**
 * Length of the control handles of a cubic curve that approximates half a sine wave (error 0.5 %), as a share of the
 * curve's width.
 */
export const sineHandle = 0.3642;

/** Groups of woven strands: amplitude as a share of the band's width, and shift along the band. */
const weaveFamilies = [
  { amplitude: 0.47, shift: 0 },
  { amplitude: 0.25, shift: 1 / 6 },
];
const weaveStrands = 6;

/** Traces two groups of woven strands as SVG path data. Strands end up to half a wave outside the band. */
export function traceWeave({
  x,
  y,
  length,
  width,
  halfWaves,
  direction,
}: Pick<Box, 'x' | 'y' | 'width'> & {
  length: number;
  /** Number of half waves along the length of the band. */
  halfWaves: number;
  direction: 'across' | 'down';
}): string {
  const half = length / halfWaves;
  const path = new PathWriter(2);
  const toPoint = (along: number, across: number): Point =>
    direction === 'across'
      ? [x + along, y + width / 2 + across]
      : [x + width / 2 + across, y + along];
  for (const { amplitude, shift } of weaveFamilies)
    for (let strand = 0; strand < weaveStrands; strand++) {
      const start = -half * (Math.floor(strand / 2) / (weaveStrands / 2) + shift);
      // A quadratic curve reaches half as far as its handle.
      const crest = 2 * amplitude * width * (strand % 2 === 0 ? 1 : -1);
      path
        .move(...toPoint(start, 0))
        .addQuadraticCurve(...toPoint(start + half / 2, crest), ...toPoint(start + half, 0));
      for (let wave = 2; wave <= halfWaves + 1; wave++)
        path.addSmoothQuadraticCurve(...toPoint(start + wave * half, 0));
    }
  return path.toString();
}

/**
 * Traces a closed wavy curve around a centre. Its radius alternates between `outer` and `inner`.
 * @param lobes number of crests
 * @param turn rotation, radians
 */
export function traceWavyRing(
  path: PathWriter,
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  lobes: number,
  turn = 0,
): void {
  const step = Math.PI / lobes;
  const point = (radius: number, angle: number): Point => [
    cx + radius * Math.cos(angle),
    cy + radius * Math.sin(angle),
  ];
  path.move(...point(outer, turn));
  for (let half = 0; half < lobes * 2; half++) {
    const [from, to] = half % 2 === 0 ? [outer, inner] : [inner, outer];
    const angle = turn + half * step;
    const last = point(to / Math.cos(step * sineHandle), angle + step * (1 - sineHandle));
    const end = point(to, angle + step);
    // Each curve leaves a crest in the direction in which the previous one arrived.
    if (half > 0) path.addSmoothCurve(...last, ...end);
    else
      path.addCurve(
        ...point(from / Math.cos(step * sineHandle), angle + step * sineHandle),
        ...last,
        ...end,
      );
  }
  path.close();
}

/**
 * Traces a rosette as SVG path data: wavy rings of the same size, each rotated relative to the previous ring.
 * @param rules `depth` is the depth of the waves towards the centre, as a share of the diameter, 0 to 0.5
 */
export function traceRosette(
  cx: number,
  cy: number,
  radius: number,
  { rings, lobes, depth }: { rings: number; lobes: number; depth: number },
  decimals: 1 | 2 = 2,
): string {
  const path = new PathWriter(decimals);
  const inner = radius * (1 - 2 * depth);
  for (let ring = 0; ring < rings; ring++)
    traceWavyRing(path, cx, cy, radius, inner, lobes, -(2 * Math.PI * ring) / rings / lobes);
  return path.toString();
}

/** The lines of the engine turning. Lengths are in points. */
const wavyBand = {
  /** Vertical distance between neighbouring lines. */
  step: 9.6,
  amplitude: 18,
  /** Number of waves across the width. */
  waves: 1.1,
  /** Shift of each line's waves relative to the line above, in wavelengths. */
  drift: 0.031,
  /** Number of curve segments in each line. */
  pieces: 8,
};

/**
 * Traces an engraving pattern (engine turning) as SVG path data: wavy lines across a vertical band. The waves of each
 * line are shifted a little relative to the line above. Lines may extend beyond the page, where they are not visible.
 */
export function traceWavyBand(x: number, width: number, pageHeight: number): string {
  const { step, amplitude, waves: count, drift, pieces } = wavyBand;
  const path = new PathWriter();
  const margin = 60;
  for (let y = -margin, line = 0; y < pageHeight + margin; y += step, line++) {
    const points = Array.from({ length: pieces + 1 }, (_, piece): Point => {
      const u = piece / pieces;
      const slow = Math.sin(2 * Math.PI * (u * count + line * drift));
      const fast = Math.sin(2 * Math.PI * (u * count * 1.9 - line * drift * 0.7));
      return [x + u * width, y + amplitude * (slow + 0.55 * fast)];
    });
    const isOutside = points.every(([, py]) => py < -1 || py > pageHeight + 1);
    if (!isOutside) traceSmoothCurve(path, points);
  }
  return path.toString();
}

/**
 * Traces two woven ribbons as SVG path data. They start at the left and right edge of a band, become narrower and sink
 * to its lower edge, where they meet in the middle. A title in the middle of the band stays above them.
 */
export function traceWovenRibbons({ x, y, width, height }: Box): string {
  const path = new PathWriter();
  const [curves, pieces] = [13, 28];
  for (const [edge, inwards] of [
    [x, 1],
    [x + width, -1],
  ] as const)
    for (let curve = 0; curve < curves; curve++) {
      const phase = (Math.PI * curve) / curves;
      traceSmoothCurve(
        path,
        Array.from({ length: pieces + 1 }, (_, piece): Point => {
          const t = piece / pieces;
          const middle = 0.5 + 0.42 * t ** 0.6;
          const swell = 0.02 + 0.44 * (1 - t) ** 2.2;
          const wave = Math.sin(4.4 * Math.PI * t + phase) * Math.cos(phase);
          return [edge + (inwards * t * width) / 2, y + height * (middle + swell * wave)];
        }),
      );
    }
  return path.toString();
}
