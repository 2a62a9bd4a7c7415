import { type GlyphOutline, readComponents, readGlyphOutline } from './glyphOutline.ts';
import { encodeLatin1 } from '../syntax.ts';
import { readCmap } from './readCmap.ts';
import { buildCompositeOutline, type CompositeGlyph } from './compositeGlyph.ts';

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
  /**
   * Builds a font file with only the outlines of the given glyphs. Glyphs keep their ids. `composites` get the ids after
   * the last glyph of the font.
   */
  subset(glyphs: ReadonlySet<number>, composites?: readonly CompositeGlyph[]): Uint8Array;
}

interface Table {
  offset: number;
  length: number;
}

interface FontFile {
  bytes: Uint8Array;
  view: DataView;
  tables: ReadonlyMap<string, Table>;
  getTableOffset: (tag: string) => number;
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
    subset: (glyphs, composites) => buildSubset(file, glyphs, longMetricCount, composites),
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

function createLocationReader({ view, getTableOffset }: FontFile): (glyph: number) => number {
  const isLong = view.getInt16(getTableOffset('head') + 50) === 1;
  const loca = getTableOffset('loca');
  return (glyph) =>
    isLong ? view.getUint32(loca + 4 * glyph) : 2 * view.getUint16(loca + 2 * glyph);
}

/**
 * Collects the given glyphs and all components of those that are composite. Always includes glyph 0, which is shown for
 * missing characters.
 */
function collectComponents(file: FontFile, glyphs: ReadonlySet<number>): number[] {
  const { view, getTableOffset } = file;
  const [getLocation, glyf] = [createLocationReader(file), getTableOffset('glyf')];
  const glyphSet = new Set([0, ...glyphs]);
  for (const glyph of glyphSet) {
    const offset = glyf + getLocation(glyph);
    if (getLocation(glyph + 1) === getLocation(glyph) || view.getInt16(offset) >= 0) continue;
    for (const { component } of readComponents(view, offset)) glyphSet.add(component);
  }
  return [...glyphSet].sort((a, b) => a - b);
}

function buildSubset(
  file: FontFile,
  glyphs: ReadonlySet<number>,
  longMetricCount: number,
  composites: readonly CompositeGlyph[] = [],
): Uint8Array {
  const { bytes, view, tables, getTableOffset } = file;
  const componentIds = composites.flatMap(({ components }) => components.map(({ id }) => id));
  const glyphIds = collectComponents(file, new Set([...glyphs, ...componentIds]));
  const [getLocation, glyfAt] = [createLocationReader(file), getTableOffset('glyf')];
  const getLength = (glyph: number) => getLocation(glyph + 1) - getLocation(glyph);
  const firstComposite = view.getUint16(getTableOffset('maxp') + 4);
  const count =
    composites.length > 0 ? firstComposite + composites.length : (glyphIds.at(-1) ?? 0) + 1;
  const getGlyphOffset = (glyph: number) =>
    getLength(glyph) > 0 ? glyfAt + getLocation(glyph) : undefined;
  const compositeOutlines = composites.map((composite) =>
    buildCompositeOutline(composite, view, getGlyphOffset),
  );

  // PDF readers treat an empty table as missing; a subset with only spaces would have one.
  const outlines =
    glyphIds.reduce((sum, glyph) => sum + padLength(getLength(glyph)), 0) +
    compositeOutlines.reduce((sum, { bytes: outline }) => sum + padLength(outline.length), 0);
  const glyf = new Uint8Array(Math.max(4, outlines));
  const loca = new DataView(new ArrayBuffer(4 * (count + 1)));
  const hmtx = new DataView(new ArrayBuffer(4 * count));
  let length = 0;
  let next = 0;
  for (const glyph of glyphIds) {
    for (; next <= glyph; next++) loca.setUint32(4 * next, length);
    const from = glyfAt + getLocation(glyph);
    glyf.set(bytes.subarray(from, from + getLength(glyph)), length);
    length += padLength(getLength(glyph));
    const metric = getTableOffset('hmtx') + 4 * Math.min(glyph, longMetricCount - 1);
    const isLong = glyph < longMetricCount;
    const bearing = isLong ? metric + 2 : metric + 4 + 2 * (glyph - longMetricCount);
    hmtx.setUint16(4 * glyph, view.getUint16(metric));
    hmtx.setInt16(4 * glyph + 2, view.getInt16(bearing));
  }
  for (const [index, { bytes: outline, xMin }] of compositeOutlines.entries()) {
    const glyph = firstComposite + index;
    for (; next <= glyph; next++) loca.setUint32(4 * next, length);
    glyf.set(outline, length);
    length += padLength(outline.length);
    hmtx.setUint16(4 * glyph, composites[index]?.advance ?? 0);
    hmtx.setInt16(4 * glyph + 2, xMin);
  }
  for (; next <= count; next++) loca.setUint32(4 * next, length);

  const copyTable = (tag: string) => {
    const { offset, length } = tables.get(tag) ?? { offset: 0, length: 0 };
    return new DataView(bytes.slice(offset, offset + length).buffer);
  };
  const [head, hhea, maxp] = [copyTable('head'), copyTable('hhea'), copyTable('maxp')];
  head.setUint32(8, 0);
  head.setInt16(50, 1);
  hhea.setUint16(34, count);
  maxp.setUint16(4, count);
  allowComposites(maxp, composites);
  return buildFontFile([glyf, ...[head, hhea, hmtx, loca, maxp].map(toBytes)]);
}

/** Rounds the length of a table or outline up to whole words of four bytes. */
const padLength = (length: number) => (length + 3) & ~3;

/** Raises the maxima in the table `maxp` so that they hold for composite glyphs, too. */
function allowComposites(maxp: DataView, composites: readonly CompositeGlyph[]): void {
  if (composites.length === 0) return;
  const most = Math.max(...composites.map(({ components }) => components.length));
  // Points and contours, of simple glyphs and of composite ones.
  for (const [simple, composite] of [
    [6, 10],
    [8, 12],
  ] as const) {
    const max = Math.max(maxp.getUint16(simple), maxp.getUint16(composite)) * most;
    maxp.setUint16(composite, Math.min(max, 0xffff));
  }
  maxp.setUint16(28, Math.max(maxp.getUint16(28), most));
  maxp.setUint16(30, maxp.getUint16(30) + 1);
}

const toBytes = ({ buffer }: DataView<ArrayBuffer>) => new Uint8Array(buffer);

/** Tags of the tables of a subset, in the order of the table directory. */
const subsetTags = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];

/**
 * Builds a font file. Adds the table directory and the checksums.
 * @param tables tables with the tags `subsetTags`
 */
function buildFontFile(tables: readonly Uint8Array[]): Uint8Array {
  const start = 12 + 16 * tables.length;
  const size = tables.reduce((sum, table) => sum + padLength(table.length), start);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x10000);
  // The number of tables, and the fields for a binary search in their directory, which follow from it.
  [6, 64, 2, 32].forEach((value, index) => view.setUint16(4 + 2 * index, value));
  let offset = start;
  let headAt = 0;
  tables.forEach((table, index) => {
    const entry = 12 + 16 * index;
    const tag = subsetTags[index] ?? '';
    file.set(encodeLatin1(tag), entry);
    file.set(table, offset);
    if (tag === 'head') headAt = offset;
    view.setUint32(entry + 4, computeChecksum(view, offset, padLength(table.length)));
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, table.length);
    offset += padLength(table.length);
  });
  view.setUint32(headAt + 8, (0xb1b0afba - computeChecksum(view, 0, size)) >>> 0);
  return file;
}

function computeChecksum(view: DataView, offset: number, length: number): number {
  let sum = 0;
  for (let position = offset; position < offset + length; position += 4)
    sum = (sum + view.getUint32(position)) >>> 0;
  return sum;
}
