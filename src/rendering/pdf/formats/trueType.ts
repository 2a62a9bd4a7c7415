import { type GlyphOutline, readOutline } from './glyphOutline.ts';
import { latin1 } from '../syntax.ts';

/** Reads a TrueType file as far as a PDF needs it. The committed fonts are well formed; others are not accepted. */
export interface TrueType {
  unitsPerEm: number;
  /** xMin, yMin, xMax, yMax; font units, as all that follows. */
  bounds: readonly [number, number, number, number];
  ascent: number;
  descent: number;
  capHeight: number;
  glyphOf(codePoint: number): number;
  advanceOf(glyph: number): number;
  outlineOf(glyph: number): GlyphOutline;
  /** A font file with the outlines of these glyphs only. Glyph numbers stay. */
  subset(glyphs: ReadonlySet<number>): Uint8Array;
}

interface Table {
  offset: number;
  length: number;
}

interface Parsed {
  bytes: Uint8Array;
  view: DataView;
  tables: ReadonlyMap<string, Table>;
  offsetOf: (tag: string) => number;
}

/** @throws Error when a table is missing */
export function readTrueType(given: Uint8Array): TrueType {
  // Plain bytes: the slice() of Node's Buffer would share memory with it.
  const bytes = new Uint8Array(given.buffer, given.byteOffset, given.byteLength);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = readTables(view);
  const offsetOf = (tag: string): number => {
    const table = tables.get(tag);
    if (!table) throw new Error(`The font has no table ${tag}`);
    return table.offset;
  };
  const file: Parsed = { bytes, view, tables, offsetOf };
  const [head, hhea, os2] = [offsetOf('head'), offsetOf('hhea'), offsetOf('OS/2')];
  const [longMetrics, hmtx] = [view.getUint16(hhea + 34), offsetOf('hmtx')];
  const glyphs = readCharacters(view, offsetOf('cmap'));
  const bound = (index: number) => view.getInt16(head + 36 + 2 * index);
  return {
    unitsPerEm: view.getUint16(head + 18),
    bounds: [bound(0), bound(1), bound(2), bound(3)],
    ascent: view.getInt16(hhea + 4),
    descent: view.getInt16(hhea + 6),
    capHeight: view.getInt16(os2 + 88),
    glyphOf: (codePoint) => glyphs.get(codePoint) ?? 0,
    advanceOf: (glyph) => view.getUint16(hmtx + 4 * Math.min(glyph, longMetrics - 1)),
    outlineOf: (glyph) => readOutline(view, offsetOf('glyf'), locationsOf(file), glyph),
    subset: (wanted) => subsetOf(file, wanted, longMetrics),
  };
}

function readTables(view: DataView): Map<string, Table> {
  const tables = new Map<string, Table>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + 16 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));
    tables.set(tag, { offset: view.getUint32(at + 8), length: view.getUint32(at + 12) });
  }
  return tables;
}

/** Glyphs by code point, from the Unicode table of format 12. */
function readCharacters(view: DataView, cmap: number): Map<number, number> {
  const found = new Map<number, number>();
  const at = cmap + view.getUint32(cmap + 8);
  for (let group = 0; group < view.getUint32(at + 12); group++) {
    const place = at + 16 + 12 * group;
    const [first, last] = [view.getUint32(place), view.getUint32(place + 4)];
    const glyph = view.getUint32(place + 8);
    for (let code = first; code <= last; code++) found.set(code, glyph + code - first);
  }
  return found;
}

function locationsOf({ view, offsetOf }: Parsed): (glyph: number) => number {
  const isLong = view.getInt16(offsetOf('head') + 50) === 1;
  const loca = offsetOf('loca');
  return (glyph) =>
    isLong ? view.getUint32(loca + 4 * glyph) : 2 * view.getUint16(loca + 2 * glyph);
}

/** The glyphs and those that they are composed of; 0, the missing glyph, is always there. */
function withComponents(file: Parsed, wanted: ReadonlySet<number>): number[] {
  const { view, offsetOf } = file;
  const [locationOf, glyf] = [locationsOf(file), offsetOf('glyf')];
  const kept = new Set([0, ...wanted]);
  for (const glyph of kept) {
    const at = glyf + locationOf(glyph);
    if (locationOf(glyph + 1) === locationOf(glyph) || view.getInt16(at) >= 0) continue;
    let part = at + 10;
    for (let flags = 0x20; flags & 0x20;) {
      flags = view.getUint16(part);
      kept.add(view.getUint16(part + 2));
      const scale = flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
      part += 4 + (flags & 1 ? 4 : 2) + scale;
    }
  }
  return [...kept].sort((one, other) => one - other);
}

function subsetOf(file: Parsed, wanted: ReadonlySet<number>, longMetrics: number): Uint8Array {
  const { bytes, view, tables, offsetOf } = file;
  const kept = withComponents(file, wanted);
  const [locationOf, glyfAt] = [locationsOf(file), offsetOf('glyf')];
  const count = (kept.at(-1) ?? 0) + 1;
  const padded = (length: number) => (length + 3) & ~3;
  const lengthOf = (glyph: number) => locationOf(glyph + 1) - locationOf(glyph);

  // Readers take an empty table for a missing one, as of a font that sets nothing but spaces.
  const outlines = kept.reduce((sum, glyph) => sum + padded(lengthOf(glyph)), 0);
  const glyf = new Uint8Array(Math.max(4, outlines));
  const loca = new DataView(new ArrayBuffer(4 * (count + 1)));
  const hmtx = new DataView(new ArrayBuffer(4 * count));
  let written = 0;
  let next = 0;
  for (const glyph of kept) {
    for (; next <= glyph; next++) loca.setUint32(4 * next, written);
    const from = glyfAt + locationOf(glyph);
    glyf.set(bytes.subarray(from, from + lengthOf(glyph)), written);
    written += padded(lengthOf(glyph));
    const metric = offsetOf('hmtx') + 4 * Math.min(glyph, longMetrics - 1);
    const isLong = glyph < longMetrics;
    const bearing = isLong ? metric + 2 : metric + 4 + 2 * (glyph - longMetrics);
    hmtx.setUint16(4 * glyph, view.getUint16(metric));
    hmtx.setInt16(4 * glyph + 2, view.getInt16(bearing));
  }
  for (; next <= count; next++) loca.setUint32(4 * next, written);

  const copy = (tag: string) => {
    const { offset, length } = tables.get(tag) ?? { offset: 0, length: 0 };
    return new DataView(bytes.slice(offset, offset + length).buffer);
  };
  const [head, hhea, maxp] = [copy('head'), copy('hhea'), copy('maxp')];
  head.setUint32(8, 0);
  head.setInt16(50, 1);
  hhea.setUint16(34, count);
  maxp.setUint16(4, count);
  return assemble(
    new Map<string, Uint8Array>([
      ['glyf', glyf],
      ['head', new Uint8Array(head.buffer)],
      ['hhea', new Uint8Array(hhea.buffer)],
      ['hmtx', new Uint8Array(hmtx.buffer)],
      ['loca', new Uint8Array(loca.buffer)],
      ['maxp', new Uint8Array(maxp.buffer)],
    ]),
  );
}

/** Tables as one file, with the directory and the checksums that the format asks for. */
function assemble(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const start = 12 + 16 * sorted.length;
  const padded = (length: number) => (length + 3) & ~3;
  const size = sorted.reduce((sum, [, table]) => sum + padded(table.length), start);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  const exponent = Math.floor(Math.log2(sorted.length));
  view.setUint32(0, 0x10000);
  view.setUint16(4, sorted.length);
  view.setUint16(6, 16 << exponent);
  view.setUint16(8, exponent);
  view.setUint16(10, 16 * sorted.length - (16 << exponent));
  let offset = start;
  let headAt = 0;
  sorted.forEach(([tag, table], index) => {
    const entry = 12 + 16 * index;
    file.set(latin1(tag), entry);
    file.set(table, offset);
    if (tag === 'head') headAt = offset;
    view.setUint32(entry + 4, checksum(view, offset, padded(table.length)));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, table.length);
    offset += padded(table.length);
  });
  view.setUint32(headAt + 8, (0xb1b0afba - checksum(view, 0, size)) >>> 0);
  return file;
}

function checksum(view: DataView, offset: number, length: number): number {
  let sum = 0;
  for (let at = offset; at < offset + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
