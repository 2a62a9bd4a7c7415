import { encodeLatin1 } from '../syntax.ts';
import { buildCompositeOutline, type CompositeGlyph } from './compositeGlyph.ts';

export interface Table {
  offset: number;
  length: number;
}

export interface FontFile {
  bytes: Uint8Array;
  view: DataView;
  tables: ReadonlyMap<string, Table>;
  getTableOffset: (tag: string) => number;
}

/** A glyph of a font subset: the id of a glyph of the font, or a glyph made of several ones. */
export type SubsetGlyph = number | CompositeGlyph;

/** Outline of a glyph as in the table `glyf`, empty for a space, with its metrics in font units. */
interface GlyphRecord {
  outline: Uint8Array;
  advance: number;
  bearing: number;
}

const noGlyph: GlyphRecord = { outline: new Uint8Array(), advance: 0, bearing: 0 };

const padLength = (length: number) => (length + 3) & ~3;

/** Returns a function that returns the offset of a glyph in the table `glyf`. */
export function createLocationReader({
  view,
  getTableOffset,
}: FontFile): (glyph: number) => number {
  const isLong = view.getInt16(getTableOffset('head') + 50) === 1;
  const loca = getTableOffset('loca');
  return (glyph) =>
    isLong ? view.getUint32(loca + 4 * glyph) : 2 * view.getUint16(loca + 2 * glyph);
}

/** Returns a function that reads the outline and metrics of a glyph. */
function createGlyphReader(file: FontFile): (glyph: number) => GlyphRecord {
  const { bytes, view, getTableOffset } = file;
  const [getLocation, glyf] = [createLocationReader(file), getTableOffset('glyf')];
  const longMetricCount = view.getUint16(getTableOffset('hhea') + 34);
  const hmtx = getTableOffset('hmtx');
  return (glyph) => {
    const metric = hmtx + 4 * Math.min(glyph, longMetricCount - 1);
    const bearing =
      glyph < longMetricCount ? metric + 2 : metric + 4 + 2 * (glyph - longMetricCount);
    return {
      outline: bytes.subarray(glyf + getLocation(glyph), glyf + getLocation(glyph + 1)),
      advance: view.getUint16(metric),
      bearing: view.getInt16(bearing),
    };
  };
}

const toView = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Returns the positions in an outline at which the ids of its components are. A simple glyph has none. */
function findComponents(outline: Uint8Array): number[] {
  const view = toView(outline);
  if (outline.length === 0 || view.getInt16(0) >= 0) return [];
  const positions: number[] = [];
  let component = 10;
  for (let flags = 0x20; flags & 0x20;) {
    flags = view.getUint16(component);
    positions.push(component + 2);
    const scale = flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    component += 4 + (flags & 1 ? 4 : 2) + scale;
  }
  return positions;
}

const listComponents = (outline: Uint8Array): number[] =>
  findComponents(outline).map((position) => toView(outline).getUint16(position));

/**
 * Builds a font file with only the outlines of the given glyphs and their components. Glyphs keep their ids. Always
 * includes glyph 0, which is shown for missing characters.
 */
export function buildSubset(file: FontFile, glyphs: ReadonlySet<number>): Uint8Array {
  const readGlyph = createGlyphReader(file);
  const ids = new Set([0, ...glyphs]);
  const records: GlyphRecord[] = [];
  for (const id of ids) {
    const record = readGlyph(id);
    records[id] = record;
    for (const component of listComponents(record.outline)) ids.add(component);
  }
  return buildFont(
    file,
    Array.from(records, (record: GlyphRecord | undefined) => record ?? noGlyph),
  );
}

/**
 * Builds a font file in which the given glyphs have the ids 1, 2, 3 …, in this order. Glyph 0 is the one for missing
 * characters. Components that are not among the given glyphs follow.
 */
export function buildNumberedSubset(file: FontFile, glyphs: readonly SubsetGlyph[]): Uint8Array {
  const readGlyph = createGlyphReader(file);
  const order: SubsetGlyph[] = [0, ...glyphs];
  const newIds = new Map<number, number>();
  for (const [newId, glyph] of order.entries())
    if (typeof glyph === 'number' && !newIds.has(glyph)) newIds.set(glyph, newId);
  const getNewId = (glyph: number): number => {
    const existing = newIds.get(glyph);
    if (existing !== undefined) return existing;
    newIds.set(glyph, order.length);
    return order.push(glyph) - 1;
  };
  const records: GlyphRecord[] = [];
  // Components are appended to the list.
  for (const glyph of order)
    records.push(
      typeof glyph === 'number'
        ? replaceComponentIds(readGlyph(glyph), getNewId)
        : buildCompositeRecord(glyph, readGlyph, getNewId),
    );
  const composites = glyphs.filter((glyph) => typeof glyph !== 'number');
  return buildFont(
    file,
    records,
    Math.max(0, ...composites.map((glyph) => glyph.components.length)),
  );
}

function replaceComponentIds(
  record: GlyphRecord,
  getNewId: (glyph: number) => number,
): GlyphRecord {
  const positions = findComponents(record.outline);
  if (positions.length === 0) return record;
  const outline = record.outline.slice();
  const view = toView(outline);
  for (const position of positions) view.setUint16(position, getNewId(view.getUint16(position)));
  return { ...record, outline };
}

function buildCompositeRecord(
  { components, advance }: CompositeGlyph,
  readGlyph: (glyph: number) => GlyphRecord,
  getNewId: (glyph: number) => number,
): GlyphRecord {
  const { outline, xMin } = buildCompositeOutline(
    components,
    (id) => readGlyph(id).outline,
    getNewId,
  );
  return { outline, advance, bearing: xMin };
}

/**
 * Builds a font file of these glyphs, in the order of their ids.
 * @param maxComponents maximum number of components of the glyphs that the font did not have
 */
function buildFont(file: FontFile, glyphs: readonly GlyphRecord[], maxComponents = 0): Uint8Array {
  const count = glyphs.length;
  const outlines = glyphs.reduce((sum, { outline }) => sum + padLength(outline.length), 0);
  // PDF readers treat an empty table as missing; a subset with only spaces would have one.
  const glyf = new Uint8Array(Math.max(4, outlines));
  const loca = new DataView(new ArrayBuffer(4 * (count + 1)));
  const hmtx = new DataView(new ArrayBuffer(4 * count));
  let length = 0;
  for (const [glyph, { outline, advance, bearing }] of glyphs.entries()) {
    loca.setUint32(4 * glyph, length);
    glyf.set(outline, length);
    length += padLength(outline.length);
    hmtx.setUint16(4 * glyph, advance);
    hmtx.setInt16(4 * glyph + 2, bearing);
  }
  loca.setUint32(4 * count, length);

  const copyTable = (tag: string) => {
    const { offset, length } = file.tables.get(tag) ?? { offset: 0, length: 0 };
    return new DataView(file.bytes.slice(offset, offset + length).buffer);
  };
  const [head, hhea, maxp] = [copyTable('head'), copyTable('hhea'), copyTable('maxp')];
  head.setUint32(8, 0);
  head.setInt16(50, 1);
  hhea.setUint16(34, count);
  maxp.setUint16(4, count);
  if (maxComponents > 0) allowComposites(maxp, maxComponents);
  return buildFontFile(
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

/** Raises the maxima in the table `maxp` so that they hold for composite glyphs, too. */
function allowComposites(maxp: DataView, maxComponents: number): void {
  // Points and contours, of simple glyphs and of composite ones.
  for (const [simple, composite] of [
    [6, 10],
    [8, 12],
  ] as const) {
    const max = Math.max(maxp.getUint16(simple), maxp.getUint16(composite)) * maxComponents;
    maxp.setUint16(composite, Math.min(max, 0xffff));
  }
  maxp.setUint16(28, Math.max(maxp.getUint16(28), maxComponents));
  maxp.setUint16(30, maxp.getUint16(30) + 1);
}

/** Builds a font file from its tables. Adds the table directory and the checksums. */
function buildFontFile(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const start = 12 + 16 * entries.length;
  const size = entries.reduce((sum, [, table]) => sum + padLength(table.length), start);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  const exponent = Math.floor(Math.log2(entries.length));
  view.setUint32(0, 0x10000);
  view.setUint16(4, entries.length);
  view.setUint16(6, 16 << exponent);
  view.setUint16(8, exponent);
  view.setUint16(10, 16 * entries.length - (16 << exponent));
  let offset = start;
  let headAt = 0;
  entries.forEach(([tag, table], index) => {
    const entry = 12 + 16 * index;
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
