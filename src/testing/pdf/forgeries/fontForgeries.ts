import type { PdfParts } from '../editPdf.ts';
import {
  addEntries,
  addOperators,
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

/** Adds an instruction without effect to a letter. */
function addInstruction(glyph: Buffer): Buffer {
  const lengthOffset = 10 + 2 * glyph.readInt16BE(0);
  if (lengthOffset < 10) return glyph;
  return Buffer.concat([
    glyph.subarray(0, lengthOffset),
    Buffer.from([0, 1, 0x4f]),
    glyph.subarray(lengthOffset + 2 + glyph.readUInt16BE(lengthOffset)),
  ]);
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

/** Creates a font with a glyph for each of two characters: an empty one, and a rectangle. */
function createTwoGlyphs(emptyCharacter: number, filledCharacter: number): Buffer {
  const toWords = (...values: number[]) => {
    const words = Buffer.alloc(2 * values.length);
    values.forEach((value, index) => words.writeUInt16BE(value & 0xffff, 2 * index));
    return words;
  };
  const characters: readonly (readonly [character: number, glyph: number])[] = [
    [emptyCharacter, 1],
    [filledCharacter, 2],
  ];
  const [first = [0, 0], second = [0, 0]] = [...characters].sort(([a], [b]) => a - b);
  const starts = toWords(first[0], second[0], 0xffff);
  const map = Buffer.concat([
    toWords(0, 1, 3, 1, 0, 12, 4, 40, 0, 6, 0, 0, 0),
    starts,
    toWords(0),
    starts,
    toWords(first[1] - first[0], second[1] - second[0], 1, 0, 0, 0),
  ]);
  const flags = Buffer.from([1, 1, 1, 1]);
  const box = Buffer.concat([
    toWords(1, 0, 0, 1000, 1000, 3, 0),
    flags,
    toWords(0, 0, 1000, 0, 0, 1000, 0, -1000),
    toWords(0),
  ]);
  const tables: FontTables = new Map([
    ['cmap', map],
    ['glyf', box],
    [
      'head',
      toWords(
        1,
        0,
        1,
        0,
        0,
        0,
        0x5f0f,
        0x3cf5,
        0,
        1000,
        ...Array<number>(8).fill(0),
        0,
        0,
        1000,
        1000,
        0,
        8,
        2,
        0,
        0,
      ),
    ],
    ['hhea', toWords(1, 0, 1000, 0, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, 3)],
    ['hmtx', toWords(1000, 0, 1000, 0, 1000, 0)],
    ['loca', toWords(0, 0, 0, box.length / 2)],
    ['maxp', toWords(1, 0, 3, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)],
    ['post', toWords(3, ...Array<number>(15).fill(0))],
  ]);
  return joinTables(toWords(1, 0, 8, 128, 3, 0), tables);
}

/** Creates an edit that draws a code of a simple font, by default 128, which is read as a space. */
const drawCode =
  (font: Buffer, flags: number, entries: string, code = 0x80) =>
  (parts: PdfParts): void => {
    const file = addStream(parts, `/Length1 ${font.length}`, font.toString('latin1'));
    const descriptor = parts.addObject(
      `<</Type/FontDescriptor/FontName/F/Flags ${flags}/FontBBox[0 0 1000 1000]/FontFile2 ${file}>>`,
    );
    const digits = code.toString(16).padStart(2, '0');
    const text = addStream(parts, '', `1 beginbfchar <${digits}> <0020> endbfchar`);
    const simple = `<</Type/Font/Subtype/TrueType/BaseFont/F/FirstChar ${code}/LastChar ${code}/Widths[1000]/FontDescriptor ${descriptor} 0 R/ToUnicode ${text}${entries}>>`;
    addResource(parts, 'Font', 'Code', simple);
    addOperators(parts, `q 1 0 0 rg BT /Code 60 Tf 100 100 Td <${digits}> Tj ET Q`);
  };

const [symbolic, nonsymbolic] = [4, 32];
const [winAnsi, macRoman] = ['/Encoding/WinAnsiEncoding', '/Encoding/MacRomanEncoding'];

/** Codes that some programs take for characters, and others for those of the font itself. */
const codeForgeries: readonly Forgery[] = (
  [
    ['a code that is the euro sign by its encoding', 0x80, 0x20ac, symbolic, winAnsi],
    ['a code that is a letter by its encoding', 0x80, 0xc4, symbolic, macRoman],
    ['a code without an encoding', 0x80, 0x20ac, nonsymbolic, ''],
    ['a code whose character has another glyph', 0x20ac, 0x80, nonsymbolic, winAnsi],
    ['a code whose character has no glyph', 0xc4, 0x80, nonsymbolic, winAnsi],
    ['a code whose letter has no glyph', 0x20ac, 0x80, nonsymbolic, macRoman],
  ] as const
).map(([name, emptyCharacter, filledCharacter, flags, entries]) =>
  createForgery(
    name,
    drawCode(createTwoGlyphs(emptyCharacter, filledCharacter), flags, entries),
    untrusted,
    'ambiguous',
  ),
);

/** Codes without a character, which some programs look for in the font. */
const controlForgeries: readonly Forgery[] = [1, 10, 0x7f].map((code) =>
  createForgery(
    `the code ${code} of a font with a glyph for it`,
    drawCode(createTwoGlyphs(0x30, code), nonsymbolic, winAnsi, code),
    untrusted,
    'ambiguous',
  ),
);

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

/** A font in the Compact Font Format whose own encoding exchanges a rectangle and an empty letter. */
const swappedLetters = Buffer.from(
  '01000404000104000000010000000246000104000000010000001e1d0000003c0f1d00000041101d0000' +
    '0045111d000000001d0000006e1200000000000042004300026261000304000000010000000200000003' +
    '000000170e0e1c00641c0000151c0320061c0320071cfce0060e',
  'hex',
).toString('latin1');

/** Draws a letter that is read as a space. It is empty for programs that use the standard encoding. */
function drawSwappedLetter(parts: PdfParts): void {
  const file = addStream(parts, '/Subtype/Type1C', swappedLetters);
  const descriptor = parts.addObject(
    `<</Type/FontDescriptor/FontName/F/Flags 32/FontBBox[0 0 1000 1000]/FontFile3 ${file}>>`,
  );
  const text = addStream(parts, '', '1 beginbfchar <61> <0020> endbfchar');
  const font = `<</Type/Font/Subtype/Type1/BaseFont/F/FirstChar 97/LastChar 97/Widths[1000]/FontDescriptor ${descriptor} 0 R/ToUnicode ${text}>>`;
  addResource(parts, 'Font', 'Swapped', font);
  addOperators(parts, 'q 1 0 0 rg BT /Swapped 60 Tf 300 300 Td (a) Tj ET Q');
}

/** Fonts as systems have them, though the certificate has no letter of such a font. */
const systemFontForgeries: readonly Forgery[] = [
  ...['fpgm', 'prep'].map((tag) =>
    createForgery(
      `a font with instructions in the table “${tag}”`,
      replaceFontTables((tables) => void tables.set(tag, Buffer.from([0x4f]))),
      untrusted,
      'unusual',
    ),
  ),
  createForgery('letters with instructions', replaceGlyphs(addInstruction), untrusted, 'unusual'),
  createForgery(
    'a font with other outlines and two encodings',
    drawSwappedLetter,
    untrusted,
    'unusual',
  ),
];

/** Fonts that this product draws as they were issued, and that other programs draw in another way. */
export const fontForgeries: readonly Forgery[] = [
  ...fontFileForgeries,
  ...fontEntryForgeries,
  ...codeForgeries,
  ...controlForgeries,
  ...systemFontForgeries,
];
