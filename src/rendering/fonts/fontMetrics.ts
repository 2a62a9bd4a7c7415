import type { Face, FaceName } from './faces.ts';

/** Delta-encoded numbers: each number is the difference from the previous number. */
type Deltas = readonly number[];

/**
 * Metrics of a certificate font in font units, as stored in `metrics/*.json` by `scripts/fonts`. Lists are indexed by
 * glyph unless noted otherwise. Consecutive values are often similar, so delta encoding saves a tenth of the download.
 */
export interface FaceMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** Start and length of each run of consecutive code points. */
  readonly codePoints: readonly number[];
  /** Glyph of each code point, in the order of `codePoints`. */
  readonly glyphs: Deltas;
  readonly advances: Deltas;
  /**
   * Row in the kerning matrix for each glyph as the left glyph of a pair; -1 for a glyph without a row. `rightClasses`
   * contains the column for each glyph as the right glyph of a pair.
   */
  readonly leftClasses: Deltas;
  readonly rightClasses: Deltas;
  /** Kerning matrix row by row. A run of zeros is stored as 0 followed by its length. */
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

/** Creates a certificate font for fast lookup from its stored metrics. */
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
