import { PathWriter } from '../layouts/ornaments/path.ts';
import { sineHandle } from '../layouts/ornaments/guilloche.ts';

type Point = readonly [x: number, y: number];

/** Number of waves with each amplitude. */
const lines = 6;
/** Number of wave periods along the length of the band. */
const periods = 26;
/** Amplitudes of the waves, as shares of half the band's height. */
const amplitudes = [0.96, 0.5];

/**
 * Traces a mesh of sine waves in a band at the upper left corner as SVG path data. Waves of equal amplitude are shifted
 * evenly along the band. All waves are cut off at the band's ends.
 */
export function traceWaves(length: number, height: number): string {
  const path = new PathWriter();
  const half = length / periods / 2;
  // Only the half waves at the ends of a line are cut off.
  const fullHalfWave = computeHalfWave(0, 1);
  amplitudes.forEach((share, family) => {
    const amplitude = (share * height) / 2;
    for (let line = 0; line < lines; line++) {
      const shift = (2 * (line + family / 2)) / lines;
      for (let crest = Math.floor(shift - 0.5); ; crest++) {
        const start = half * (crest + 0.5 - shift);
        if (start >= length) break;
        const [first, last] = [Math.max(0, -start / half), Math.min(1, (length - start) / half)];
        const isUncut = first === 0 && last === 1;
        const piece = isUncut ? fullHalfWave : computeHalfWave(first, last);
        const sign = crest % 2 === 0 ? amplitude : -amplitude;
        const [from, handle1, handle2, to] = piece.map(([u, v]): Point => [
          start + u * half,
          height / 2 + v * sign,
        ]) as [Point, Point, Point, Point];
        if (start <= 0) path.move(...from);
        path.addCurve(...handle1, ...handle2, ...to);
      }
    }
  });
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
