import type { Box } from '../../scene.ts';
import { traceSmoothCurve } from './curves.ts';
import { PathWriter } from './path.ts';

type Point = readonly [x: number, y: number];

/**
 * Length of the control handles of a cubic curve that approximates half a sine wave (error 0.5 %), as a share of the
 * curve's width.
 */
const sineHandle = 0.3642;

export interface WavePatternOptions {
  /** Number of lines with each amplitude. */
  lines: number;
  /** Number of wave periods along the length of the band. */
  periods: number;
  /** Amplitudes of the waves, as shares of half the band's height. `lines` waves are drawn with each amplitude. */
  amplitudes: readonly number[];
}

/**
 * Traces a mesh of sine waves in a band as SVG path data. Waves of equal amplitude are shifted evenly along the band.
 * All waves are cut off at the band's ends.
 */
export function traceWaves(
  x: number,
  y: number,
  length: number,
  height: number,
  { lines, periods, amplitudes }: WavePatternOptions,
): string {
  const path = new PathWriter();
  const half = length / periods / 2;
  const toPoint = (u: number, v: number): Point => [x + u, y + height / 2 + v];
  amplitudes.forEach((share, family) => {
    const amplitude = (share * height) / 2;
    for (let line = 0; line < lines; line++) {
      const shift = (2 * (line + family / 2)) / lines;
      for (let crest = Math.floor(shift - 0.5); ; crest++) {
        const start = half * (crest + 0.5 - shift);
        if (start >= length) break;
        const isFirst = start <= 0;
        const [first, last] = [Math.max(0, -start / half), Math.min(1, (length - start) / half)];
        const isUncut = first === 0 && last === 1;
        const piece = isUncut ? fullHalfWave : computeHalfWave(first, last);
        const sign = crest % 2 === 0 ? amplitude : -amplitude;
        const [from, handle1, handle2, to] = piece.map(([u, v]) =>
          toPoint(start + u * half, v * sign),
        ) as [Point, Point, Point, Point];
        if (isFirst) path.move(...from);
        path.curve(...handle1, ...handle2, ...to);
      }
    }
  });
  return path.toString();
}

export interface WeavePatternOptions {
  x: number;
  y: number;
  length: number;
  width: number;
  /** Number of half waves along the length of the band. */
  halfWaves: number;
  direction: 'across' | 'down';
}

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
}: WeavePatternOptions): string {
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
        .quadratic(...toPoint(start + half / 2, crest), ...toPoint(start + half, 0));
      for (let wave = 2; wave <= halfWaves + 1; wave++)
        path.smoothQuadratic(...toPoint(start + wave * half, 0));
    }
  return path.toString();
}

/**
 * Computes the control points of a part of half a sine wave, as a cubic curve. The whole half wave goes from its crest
 * (0, 1) to its trough (1, -1).
 * @param from start of the part, 0 to 1
 * @param to end of the part, 0 to 1
 */
function computeHalfWave(from: number, to: number): Point[] {
  const [t0, t1] = [findCurveParameter(from), findCurveParameter(to)];
  return [
    [t0, t0, t0],
    [t0, t0, t1],
    [t0, t1, t1],
    [t1, t1, t1],
  ].map(([a = 0, b = 0, c = 0]) => [
    computeBlossom([0, sineHandle, 1 - sineHandle, 1], a, b, c),
    computeBlossom([1, 1, -1, -1], a, b, c),
  ]);
}

/** Control points of a whole half wave, computed once: only the half waves at the ends of a line are cut off. */
const fullHalfWave = computeHalfWave(0, 1);

function findCurveParameter(position: number): number {
  if (position <= 0 || position >= 1) return position <= 0 ? 0 : 1;
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (computeBlossom([0, sineHandle, 1 - sineHandle, 1], middle, middle, middle) < position)
      low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Computes a coordinate of a control point for a part of a cubic curve, with the curve's blossom (polar form).
 * @param handles coordinates of the four control points of the whole curve
 * @param parameters three positions along the curve, 0 to 1
 */
function computeBlossom(handles: readonly number[], ...parameters: readonly number[]): number {
  const [position = 0] = parameters.reduce(
    (points, parameter) =>
      points.slice(1).map((to, index) => (points[index] ?? 0) * (1 - parameter) + to * parameter),
    handles,
  );
  return position;
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
    if (half > 0) path.smoothCurve(...last, ...end);
    else
      path.curve(
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

export interface WavyBandOptions {
  /** Vertical distance between neighbouring lines, points. */
  step: number;
  amplitude: number;
  /** Number of waves across the width. */
  waves: number;
  /** Shift of each line's waves relative to the line above, in wavelengths. */
  drift: number;
  /** Number of curve segments in each line. */
  pieces: number;
}

/**
 * Traces an engraving pattern (engine turning) as SVG path data: wavy lines across a vertical band. The waves of each
 * line are shifted a little relative to the line above. Lines may extend beyond the page, where they are not visible.
 */
export function traceWavyBand(
  x: number,
  width: number,
  pageHeight: number,
  { step, amplitude, waves: count, drift, pieces }: WavyBandOptions,
): string {
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
