import type { Face, FaceName } from './faces.ts';

/** Numbers that are stored as differences: each element is the difference from the previous number. */
type Deltas = readonly number[];

/**
 * Metrics of a certificate font in font units, as stored in `metrics/*.json` by `scripts/fonts`. Lists are indexed by
 * glyph unless noted otherwise. Lists of type `Deltas` contain differences, because consecutive values are often
 * similar: this saves a tenth of the download.
 */
export interface FaceMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /**
   * Pairs of numbers, one pair for each range of consecutive code points: the first code point, and the length of the
   * range.
   */
  readonly codePoints: readonly number[];
  /** Glyph of each code point, in the order of the ranges in `codePoints`. */
  readonly glyphs: Deltas;
  readonly advances: Deltas;
  /**
   * Row of the kerning matrix to use for each glyph, if the glyph is the left one of a pair; -1 if there is no row.
   * `rightClasses` contains the column to use for each glyph, if the glyph is the right one of a pair.
   */
  readonly leftClasses: Deltas;
  readonly rightClasses: Deltas;
  /** Kerning matrix, row by row. Several zeros in sequence are stored as 0 followed by their number. */
  readonly kerning: readonly number[];
}

function decodeDeltas(deltas: Deltas): number[] {
  let sum = 0;
  return deltas.map((delta) => (sum += delta));
}

function buildGlyphMap({ codePoints, glyphs: deltas }: FaceMetrics): Uint16Array {
  const glyphs = decodeDeltas(deltas);
  const [start = 0, length = 0] = codePoints.slice(-2);
  const byCodePoint = new Uint16Array(start + length);
  let offset = 0;
  codePoints.forEach((runStart, index) => {
    if (index % 2 === 1) return;
    const runLength = codePoints[index + 1] ?? 0;
    byCodePoint.set(glyphs.slice(offset, offset + runLength), runStart);
    offset += runLength;
  });
  return byCodePoint;
}

function decodeKerning(kerning: readonly number[], size: number): Int16Array {
  const matrix = new Int16Array(size);
  let cell = 0;
  for (let index = 0; index < kerning.length; index++) {
    const value = kerning[index] ?? 0;
    if (value === 0) cell += kerning[++index] ?? 0;
    else matrix[cell++] = value;
  }
  return matrix;
}

const countClasses = (classes: Int16Array) =>
  classes.reduce((max, value) => Math.max(max, value), -1) + 1;

/** Decodes the stored metrics of a certificate font for fast lookup. */
export function createFace(name: FaceName, metrics: FaceMetrics): Face {
  const glyphs = buildGlyphMap(metrics);
  const advances = Uint16Array.from(decodeDeltas(metrics.advances));
  const rows = Int16Array.from(decodeDeltas(metrics.leftClasses));
  const columns = Int16Array.from(decodeDeltas(metrics.rightClasses));
  const columnCount = countClasses(columns);
  const kerning = decodeKerning(metrics.kerning, countClasses(rows) * columnCount);
  return {
    name,
    unitsPerEm: metrics.unitsPerEm,
    ascent: metrics.ascent,
    descent: metrics.descent,
    capHeight: metrics.capHeight,
    getGlyph: (codePoint) => glyphs[codePoint] ?? 0,
    getAdvance: (glyph) => advances[glyph] ?? 0,
    getKerning: (first, second) => {
      const row = rows[first] ?? -1;
      const column = columns[second] ?? -1;
      return row < 0 || column < 0 ? 0 : (kerning[row * columnCount + column] ?? 0);
    },
  };
}
