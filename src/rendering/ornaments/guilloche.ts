import type { Box } from '../scene.ts';
import { PathWriter, throughPoints } from './path.ts';

type Point = readonly [x: number, y: number];

/** The handles of one curve from crest to trough of a sine, as a share of its length: within 0.5 % of the sine. */
const sineHandle = 0.3642;

export interface WaveRules {
  /** Lines in each of the two families. */
  lines: number;
  /** Along the whole length. */
  periods: number;
  /** Of each family, as a share of half the band's height. */
  amplitudes: readonly number[];
}

/** A mesh of sine waves in a band: families of evenly shifted lines, which end straight at the band's ends. */
export function waves(
  x: number,
  y: number,
  length: number,
  height: number,
  { lines, periods, amplitudes }: WaveRules,
  isVertical = false,
): string {
  const path = new PathWriter();
  const half = length / periods / 2;
  const at = (u: number, v: number): Point =>
    isVertical ? [x + height / 2 + v, y + u] : [x + u, y + height / 2 + v];
  amplitudes.forEach((share, family) => {
    const amplitude = (share * height) / 2;
    for (let line = 0; line < lines; line++) {
      const shift = (2 * (line + family / 2)) / lines;
      for (let crest = Math.floor(shift - 0.5); ; crest++) {
        const start = half * (crest + 0.5 - shift);
        if (start >= length) break;
        const isFirst = start <= 0;
        const [first, last] = [Math.max(0, -start / half), Math.min(1, (length - start) / half)];
        const isWhole = first === 0 && last === 1;
        const piece = isWhole ? wholePiece : sinePiece(first, last);
        const sign = crest % 2 === 0 ? amplitude : -amplitude;
        const [from, one, two, to] = piece.map(([u, v]) => at(start + u * half, v * sign)) as [
          Point,
          Point,
          Point,
          Point,
        ];
        if (isFirst) path.move(...from);
        path.curve(...one, ...two, ...to);
      }
    }
  });
  return path.toString();
}

export interface WeaveRules {
  x: number;
  y: number;
  length: number;
  width: number;
  /** Along the whole length. */
  halfWaves: number;
  direction: 'across' | 'down';
}

/** Of each family, as a share of the band's width. */
const weaveFamilies = [
  { amplitude: 0.47, shift: 0 },
  { amplitude: 0.25, shift: 1 / 6 },
];
const weaveStrands = 6;

/** Two families of strands woven in a band. They begin up to half a wave before it and end as far behind it. */
export function weave({ x, y, length, width, halfWaves, direction }: WeaveRules): string {
  const half = length / halfWaves;
  const path = new PathWriter(2);
  const at = (along: number, across: number): Point =>
    direction === 'across'
      ? [x + along, y + width / 2 + across]
      : [x + width / 2 + across, y + along];
  for (const { amplitude, shift } of weaveFamilies)
    for (let strand = 0; strand < weaveStrands; strand++) {
      const start = -half * (Math.floor(strand / 2) / (weaveStrands / 2) + shift);
      // A quadratic curve reaches half as far as its handle.
      const crest = 2 * amplitude * width * (strand % 2 === 0 ? 1 : -1);
      path.move(...at(start, 0)).bend(...at(start + half / 2, crest), ...at(start + half, 0));
      for (let wave = 2; wave <= halfWaves + 1; wave++) path.bendOn(...at(start + wave * half, 0));
    }
  return path.toString();
}

/** A half wave from (0, 1) to (1, -1), cut at these two places of its length, as a cubic curve. */
function sinePiece(from: number, to: number): Point[] {
  const [t0, t1] = [timeAt(from), timeAt(to)];
  return [
    [t0, t0, t0],
    [t0, t0, t1],
    [t0, t1, t1],
    [t1, t1, t1],
  ].map(([a = 0, b = 0, c = 0]) => [
    blossom([0, sineHandle, 1 - sineHandle, 1], a, b, c),
    blossom([1, 1, -1, -1], a, b, c),
  ]);
}

/** As nearly all pieces are. */
const wholePiece = sinePiece(0, 1);

function timeAt(place: number): number {
  if (place <= 0 || place >= 1) return place <= 0 ? 0 : 1;
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step++) {
    const middle = (low + high) / 2;
    if (blossom([0, sineHandle, 1 - sineHandle, 1], middle, middle, middle) < place) low = middle;
    else high = middle;
  }
  return low;
}

/** De Casteljau with a time of its own at each level: the handles of any piece of a curve. */
function blossom(handles: readonly number[], ...times: readonly number[]): number {
  const [place = 0] = times.reduce(
    (points, time) =>
      points.slice(1).map((to, index) => (points[index] ?? 0) * (1 - time) + to * time),
    handles,
  );
  return place;
}

/**
 * A closed curve around a centre whose radius swings between two values, as cubic curves from crest to trough.
 * @param lobes how often it swings
 * @param turn radians
 */
export function lobed(
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
    // Each curve leaves a crest as the one before came to it.
    if (half > 0) path.smooth(...last, ...end);
    else
      path.curve(
        ...point(from / Math.cos(step * sineHandle), angle + step * sineHandle),
        ...last,
        ...end,
      );
  }
  path.close();
}

/** Lobed rings turned against each other until they close into a rosette; `depth` is how far they reach inwards, 0 to 0.5. */
export function rosette(
  path: PathWriter,
  cx: number,
  cy: number,
  radius: number,
  { rings, lobes, depth }: { rings: number; lobes: number; depth: number },
): void {
  const inner = radius * (1 - 2 * depth);
  for (let ring = 0; ring < rings; ring++)
    lobed(path, cx, cy, radius, inner, lobes, -(2 * Math.PI * ring) / rings / lobes);
}

export interface EngineRules {
  /** Distance of the lines. */
  step: number;
  amplitude: number;
  /** Waves across the width. */
  waves: number;
  /** How far each line is shifted against the one before, in waves. */
  drift: number;
  /** Curves of which a line is made. */
  pieces: number;
}

/** Engine turning: lines across a band from edge to edge, each a little further in its wave. The page cuts those beyond it. */
export function engineTurning(
  x: number,
  width: number,
  pageHeight: number,
  { step, amplitude, waves: count, drift, pieces }: EngineRules,
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
    if (!isOutside) throughPoints(path, points);
  }
  return path.toString();
}

/** How far curves reach from each side, as a share of the width. */
const ribbonReach = 0.26;

/** Curves woven into two ribbons that taper from a band's sides towards what is written in its middle. */
export function wovenRibbon({ x, y, width, height }: Box): string {
  const path = new PathWriter();
  const [curves, pieces] = [13, 20];
  for (const [edge, inwards] of [
    [x, 1],
    [x + width, -1],
  ] as const)
    for (let curve = 0; curve < curves; curve++) {
      const phase = (Math.PI * curve) / curves;
      throughPoints(
        path,
        Array.from({ length: pieces + 1 }, (_, piece): Point => {
          const t = piece / pieces;
          const swell = height * 0.48 * Math.cos((Math.PI * t) / 2);
          const wave = Math.sin(2.6 * Math.PI * t + phase) * Math.cos(phase);
          return [edge + inwards * t * ribbonReach * width, y + height / 2 + swell * wave];
        }),
      );
    }
  return path.toString();
}
