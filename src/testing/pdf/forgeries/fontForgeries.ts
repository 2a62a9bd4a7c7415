import type { PdfParts } from '../editPdf.ts';
import {
  addEntries,
  addResource,
  addStream,
  createForgery,
  type Forgery,
  untrusted,
} from './Forgery.ts';

/** Tables of a TrueType font by their tags. */
type FontTables = Map<string, Buffer>;

const [headerLength, rowLength] = [12, 16];

/** Creates an edit of the tables of all TrueType fonts. */
const replaceFontTables = (edit: (tables: FontTables) => void) => (parts: PdfParts) =>
  parts.replaceStreams(/\/Length1 /, (text) => {
    const font = Buffer.from(text, 'latin1');
    const tables: FontTables = new Map();
    for (let index = 0; index < font.readUInt16BE(4); index++) {
      const row = font.subarray(headerLength + index * rowLength);
      const [start, length] = [row.readUInt32BE(8), row.readUInt32BE(12)];
      tables.set(row.toString('latin1', 0, 4), Buffer.from(font.subarray(start, start + length)));
    }
    edit(tables);
    return joinTables(font, tables).toString('latin1');
  });

function joinTables(font: Buffer, tables: FontTables): Buffer {
  const head = Buffer.alloc(headerLength + rowLength * tables.size);
  font.copy(head, 0, 0, headerLength);
  head.writeUInt16BE(tables.size, 4);
  const contents: Buffer[] = [head];
  let offset = head.length;
  [...tables].forEach(([tag, table], index) => {
    const row = headerLength + rowLength * index;
    head.write(tag, row, 'latin1');
    head.writeUInt32BE(offset, row + 8);
    head.writeUInt32BE(table.length, row + 12);
    contents.push(table);
    offset += table.length;
  });
  return Buffer.concat(contents);
}

/** Returns a table of a font. @throws Error if it is missing */
function getTable(tables: FontTables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no table ${tag}.`);
  return table;
}

/** Creates an edit of the outlines of all glyphs. */
const replaceGlyphs = (edit: (glyph: Buffer) => Buffer) =>
  replaceFontTables((tables) => {
    const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => getTable(tables, tag));
    if (!head || !loca || !glyf) return;
    const isLong = head.readInt16BE(50) === 1;
    const count = loca.length / (isLong ? 4 : 2);
    const offsets = Array.from({ length: count }, (_, index) =>
      isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index),
    );
    const places = Buffer.alloc(4 * count);
    const glyphs: Buffer[] = [];
    let offset = 0;
    offsets.forEach((start, index) => {
      places.writeUInt32BE(offset, 4 * index);
      const glyph = Buffer.from(glyf.subarray(start, offsets[index + 1] ?? start));
      if (glyph.length === 0) return;
      const edited = edit(glyph);
      glyphs.push(edited, Buffer.alloc(edited.length % 2));
      offset += edited.length + (edited.length % 2);
    });
    head.writeInt16BE(1, 50);
    tables.set('loca', places);
    tables.set('glyf', Buffer.concat(glyphs));
  });

/** Places the second part of a glyph at a point of the first. */
function attachByPoint(glyph: Buffer): Buffer {
  const flags = glyph.readUInt16BE(10);
  if (glyph.readInt16BE(0) >= 0 || !(flags & 0x20)) return glyph;
  const second = flags & 1 ? 18 : 16;
  glyph.writeUInt16BE(glyph.readUInt16BE(second) & ~2, second);
  return glyph;
}

/** Creates a table of characters with two subtables, of which the second has another glyph for the first letter. */
function createCharacterMaps(): Buffer {
  const head = Buffer.from('000000020001000000000014000300000000011a', 'hex');
  const bytes = Buffer.alloc(262);
  bytes.writeUInt16BE(262, 2);
  const changed = Buffer.from(bytes);
  bytes.writeUInt8(1, 6 + 97);
  changed.writeUInt8(2, 6 + 97);
  return Buffer.concat([head, bytes, changed]);
}

/** Font files whose letters programs draw at different places or in different forms. */
const fontFileForgeries: readonly Forgery[] = [
  createForgery(
    'letters far from where the metrics of the font place them',
    replaceFontTables((tables) => {
      const metrics = getTable(tables, 'hmtx');
      for (let offset = 2; offset < metrics.length; offset += 4)
        metrics.writeInt16BE(20_000, offset);
    }),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'boxes of letters far from their outlines',
    replaceGlyphs((glyph) => {
      glyph.writeInt16BE(20_000, 2);
      return glyph;
    }),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a font with fewer metrics',
    replaceFontTables((tables) => getTable(tables, 'hhea').writeUInt16BE(1, 34)),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a part of a letter at a point of another part',
    replaceGlyphs(attachByPoint),
    untrusted,
    'ambiguous',
  ),
  ...['SVG ', 'EBDT', 'fvar'].map((tag) =>
    createForgery(
      `a font with a table “${tag.trim()}”`,
      replaceFontTables((tables) => void tables.set(tag, Buffer.alloc(32))),
      untrusted,
      'ambiguous',
    ),
  ),
  createForgery(
    'a font with two glyphs of one character',
    (parts) => {
      replaceFontTables((tables) => void tables.set('cmap', createCharacterMaps()))(parts);
      const [descriptor = ''] = /\/FontDescriptor \d+ 0 R/.exec(parts.objects.join('')) ?? [];
      const font = `<</Type/Font/Subtype/TrueType/FirstChar 97/LastChar 97/Widths[500]${descriptor}>>`;
      addResource(parts, 'Font', 'Simple', font);
    },
    untrusted,
    'ambiguous',
  ),
];

/** Entries of fonts that programs use in different ways. */
const fontEntryForgeries: readonly Forgery[] = [
  ...['Type0', 'CIDFontType2'].map((subtype) =>
    createForgery(
      `a matrix of a font of the kind ${subtype}`,
      (parts) => addEntries(parts, `/Subtype/${subtype}`, '/FontMatrix[.002 0 0 .001 0 0]'),
      untrusted,
      'unusual',
    ),
  ),
  createForgery(
    'a font with two descendants',
    (parts) => parts.replace(/\/DescendantFonts\[(\d+ 0 R)\]/, '/DescendantFonts[$1 $1]'),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a table of glyphs with a short name of its parameters',
    (parts) => {
      const glyphs = Array.from({ length: 131_072 }, (_, index) =>
        index % 2 === 0 ? index >> 9 : (index >> 1) & 255,
      );
      const stream = addStream(parts, '/DP<<>>', Buffer.from(glyphs).toString('latin1'));
      parts.replace(/\/CIDToGIDMap\/Identity/, `/CIDToGIDMap ${stream}`);
    },
    untrusted,
    'unusual',
  ),
  createForgery(
    'a letter with two widths',
    (parts) => parts.replace(/\/W\[(\d+)\[/, '/W[$1[5] $1['),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a width that is a text',
    (parts) => parts.replace(/\/W\[/, '/W[60000 60001 (a) '),
    untrusted,
    'ambiguous',
  ),
];

/** Fonts that this product draws as they were issued, and that other programs draw in another way. */
export const fontForgeries: readonly Forgery[] = [...fontFileForgeries, ...fontEntryForgeries];
