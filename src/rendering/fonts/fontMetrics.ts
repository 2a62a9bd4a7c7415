import type { Face, FaceName } from './faces.ts';

/** Numbers, each less the one before it. */
type Differences = readonly number[];

/**
 * The committed measures of a face, which `scripts/fonts` writes. Font units; lists are by glyph unless they say otherwise.
 * What follows each other is often alike: as differences it is a tenth less to load.
 */
export interface FaceMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** Start and length of each run of code points. */
  readonly codePoints: readonly number[];
  /** Of each of these code points, in their order. */
  readonly glyphs: Differences;
  readonly advances: Differences;
  /** Row of the glyph in the kerning matrix when it stands left, -1 for none. */
  readonly leftClasses: Differences;
  readonly rightClasses: Differences;
  /** The matrix, row by row; zeros are written as 0 and how many follow each other. */
  readonly kerning: readonly number[];
}

function summed(differences: Differences): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

function glyphsByCodePoint({ codePoints, glyphs: differences }: FaceMetrics): Uint16Array {
  const glyphs = summed(differences);
  const [start = 0, length = 0] = codePoints.slice(-2);
  const byCodePoint = new Uint16Array(start + length);
  let read = 0;
  codePoints.forEach((runStart, index) => {
    if (index % 2 === 1) return;
    const runLength = codePoints[index + 1] ?? 0;
    byCodePoint.set(glyphs.slice(read, read + runLength), runStart);
    read += runLength;
  });
  return byCodePoint;
}

function matrixOf(kerning: readonly number[], size: number): Int16Array {
  const matrix = new Int16Array(size);
  let written = 0;
  for (let read = 0; read < kerning.length; read++) {
    const value = kerning[read] ?? 0;
    if (value === 0) written += kerning[++read] ?? 0;
    else matrix[written++] = value;
  }
  return matrix;
}

const countOf = (classes: Int16Array) =>
  classes.reduce((most, number) => Math.max(most, number), -1) + 1;

/** Makes committed measures quick to read. */
export function faceOf(name: FaceName, metrics: FaceMetrics): Face {
  const glyphs = glyphsByCodePoint(metrics);
  const advances = Uint16Array.from(summed(metrics.advances));
  const left = Int16Array.from(summed(metrics.leftClasses));
  const right = Int16Array.from(summed(metrics.rightClasses));
  const columns = countOf(right);
  const kerning = matrixOf(metrics.kerning, countOf(left) * columns);
  return {
    name,
    unitsPerEm: metrics.unitsPerEm,
    ascent: metrics.ascent,
    descent: metrics.descent,
    capHeight: metrics.capHeight,
    glyphOf: (codePoint) => glyphs[codePoint] ?? 0,
    advanceOf: (glyph) => advances[glyph] ?? 0,
    kerningOf: (leftGlyph, rightGlyph) => {
      const row = left[leftGlyph] ?? -1;
      const column = right[rightGlyph] ?? -1;
      return row < 0 || column < 0 ? 0 : (kerning[row * columns + column] ?? 0);
    },
  };
}
