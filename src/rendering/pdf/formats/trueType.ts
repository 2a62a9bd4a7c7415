import { type GlyphOutline, readGlyphOutline } from './glyphOutline.ts';
import {
  buildNumberedSubset,
  buildSubset,
  createLocationReader,
  type FontFile,
  type SubsetGlyph,
  type Table,
} from './fontSubset.ts';

/**
 * The parts of a parsed TrueType font that a PDF needs. Only the fonts in this repository are supported. They are all
 * well formed.
 */
export interface TrueType {
  unitsPerEm: number;
  /** Bounding box of all glyphs: xMin, yMin, xMax, yMax. All lengths in this type are in font units. */
  bounds: readonly [number, number, number, number];
  ascent: number;
  descent: number;
  capHeight: number;
  glyphCount: number;
  getGlyph(codePoint: number): number;
  getAdvance(glyph: number): number;
  getOutline(glyph: number): GlyphOutline;
  /** Builds a font file with only the outlines of the given glyphs. Glyphs keep their ids. */
  subset(glyphs: ReadonlySet<number>): Uint8Array;
  /** Builds a font file in which the given glyphs have the ids 1, 2, 3 …, in this order. */
  subsetInOrder(glyphs: readonly SubsetGlyph[]): Uint8Array;
}

/** Parses a TrueType font file. @throws Error if a table is missing */
export function readTrueType(fontBytes: Uint8Array): TrueType {
  // Convert a Node Buffer to a plain array, since `slice()` of a Buffer shares its memory.
  const bytes = new Uint8Array(fontBytes.buffer, fontBytes.byteOffset, fontBytes.byteLength);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(view);
  const getTableOffset = (tag: string): number => {
    const table = tables.get(tag);
    if (!table) throw new Error(`The font has no table ${tag}`);
    return table.offset;
  };
  const file: FontFile = { bytes, view, tables, getTableOffset };
  const [head, hhea, os2] = [
    getTableOffset('head'),
    getTableOffset('hhea'),
    getTableOffset('OS/2'),
  ];
  const [longMetricCount, hmtx] = [view.getUint16(hhea + 34), getTableOffset('hmtx')];
  const glyphs = readCmap(view, getTableOffset('cmap'));
  const readBound = (index: number) => view.getInt16(head + 36 + 2 * index);
  return {
    unitsPerEm: view.getUint16(head + 18),
    bounds: [readBound(0), readBound(1), readBound(2), readBound(3)],
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    capHeight: view.getInt16(os2 + 88),
    glyphCount: view.getUint16(getTableOffset('maxp') + 4),
    getGlyph: (codePoint) => glyphs.get(codePoint) ?? 0,
    getAdvance: (glyph) => view.getUint16(hmtx + 4 * Math.min(glyph, longMetricCount - 1)),
    getOutline: (glyph) =>
      readGlyphOutline(view, getTableOffset('glyf'), createLocationReader(file), glyph),
    subset: (glyphs) => buildSubset(file, glyphs),
    subsetInOrder: (glyphs) => buildNumberedSubset(file, glyphs),
  };
}

function readTables(view: DataView): Map<string, Table> {
  const tables = new Map<string, Table>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const offset = 12 + 16 * index;
    const tag = String.fromCharCode(
      ...[0, 1, 2, 3].map((position) => view.getUint8(offset + position)),
    );
    tables.set(tag, { offset: view.getUint32(offset + 8), length: view.getUint32(offset + 12) });
  }
  return tables;
}

/** Reads the Unicode subtable (format 12) of a font's `cmap` table. Returns the glyph id of each code point. */
function readCmap(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  const offset = cmap + view.getUint32(cmap + 8);
  for (let group = 0; group < view.getUint32(offset + 12); group++) {
    const position = offset + 16 + 12 * group;
    const [first, last] = [view.getUint32(position), view.getUint32(position + 4)];
    const glyph = view.getUint32(position + 8);
    for (let code = first; code <= last; code++) glyphs.set(code, glyph + code - first);
  }
  return glyphs;
}
