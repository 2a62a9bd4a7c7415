import { deflateSync } from 'node:zlib';
import type { PdfParts } from '../editPdf.ts';
import {
  addAnnotation,
  addDrawing,
  addEntries,
  addOperators,
  addResource,
  addStream,
  addToCatalog,
  addWhiteForm,
  createByteForgery,
  createForgery,
  findPage,
  type Forgery,
  untrusted,
} from './Forgery.ts';

/** Fills the place of the name. */
const drawRectangle = '1 0 0 rg 170 290 510 60 re f';

/** Creates an edit that replaces the contents of the first page by a list of streams. */
const replaceContents =
  (listContents: (contents: string, parts: PdfParts) => readonly string[]) =>
  (parts: PdfParts): void =>
    parts.replaceObject(findPage(parts, 1), (page) =>
      page.replace(
        /\/Contents (\d+ 0 R)/,
        (_all, contents: string) => `/Contents[${listContents(contents, parts).join(' ')}]`,
      ),
    );

const addForm = (entries: string, content: string) => (parts: PdfParts) => {
  addResource(
    parts,
    'XObject',
    'X',
    addStream(parts, `/Type/XObject/Subtype/Form${entries}`, content),
  );
  addOperators(parts, 'q /X Do Q');
};

/** References that some programs follow and others do not. */
const referenceForgeries: readonly Forgery[] = [
  createForgery(
    'a stamp with another generation than its object',
    (parts) => {
      const stamp = parts.addObject(
        `<</Type/Annot/Subtype/Stamp/Rect[170 290 680 350]/AP<</N ${addWhiteForm(parts)}>>>>`,
      );
      addEntries(parts, findPage(parts, 1), `/Annots[${stamp} 1 R]`);
    },
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a script with another generation than its object',
    (parts) => {
      const action = parts.addObject('<</S/JavaScript/JS(app.alert\\(1\\))>>');
      addToCatalog(`/OpenAction ${action} 1 R`)(parts);
    },
    untrusted,
    'ambiguous',
  ),
  createByteForgery(
    'a table with comments between its rows',
    (text) =>
      text.replace(/(?<=xref\n0 \d+\n)[^]*?(?=trailer)/, (rows) =>
        rows.replace(/ \n/g, ' %0000000000 65535 f \n'),
      ),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a page with a text in place of its content',
    replaceContents((contents, parts) => [contents, `${parts.addObject('(text)')} 0 R`]),
    untrusted,
    'ambiguous',
  ),
];

/** Streams that programs decompress or join in different ways. */
const streamForgeries: readonly Forgery[] = [
  createForgery(
    'a short name of the parameters of a filter',
    replaceContents((contents, parts) => [
      contents,
      addStream(
        parts,
        '/Filter/FlateDecode/DP<</Predictor 12/Columns 4>>',
        deflateSync('\0q   \0Q   ').toString('latin1'),
      ),
    ]),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a filter that is not a name',
    replaceContents((contents, parts) => [contents, addStream(parts, '/Filter 5', 'q Q')]),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a comment to the end of a part of the content',
    replaceContents((contents, parts) => [
      addStream(parts, '', 'q Q %'),
      addStream(parts, '', `${drawRectangle}\n`),
      contents,
    ]),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a number that goes on in the next part of the content',
    replaceContents((contents, parts) => [
      contents,
      addStream(parts, '', 'q [1'),
      addStream(parts, '', '0 99] 0 d Q'),
    ]),
    untrusted,
    'ambiguous',
  ),
];

/** Creates a Type 3 font with one letter, which is read as a space. @returns a reference to the font */
function addGlyphFont(parts: PdfParts, glyph: string): string {
  const stream = addStream(parts, '', glyph);
  const text = addStream(parts, '', '1 beginbfchar <61> <0020> endbfchar');
  const font = parts.addObject(
    `<</Type/Font/Subtype/Type3/FontBBox[0 0 10 10]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<</a ${stream}>>/Encoding<</Type/Encoding/Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[1000]/Resources<<>>/ToUnicode ${text}>>`,
  );
  return `${font} 0 R`;
}

const drawGlyph = (glyph: string, mode: number) => (parts: PdfParts) => {
  addResource(parts, 'Font', 'T', addGlyphFont(parts, glyph));
  addOperators(parts, `q 1 0 0 rg BT ${mode} Tr /T 60 Tf 300 300 Td (a) Tj ET Q`);
};

/** Operators that some programs draw and others ignore. */
const drawingForgeries: readonly Forgery[] = [
  createForgery(
    'a drawing in the empty box of a glyph that is none',
    addDrawing(`q 10 0 0 0 1 1 d1 ${drawRectangle} Q`),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a glyph larger than its box',
    drawGlyph('100 0 0 0 10 10 d1 0 0 1000 1000 re f', 0),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a glyph with a curve beyond its box',
    drawGlyph('100 0 0 0 10 10 d1 0 0 m 0 1000 10 1000 10 0 c f', 0),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'an invisible glyph that is a drawing',
    drawGlyph('1000 0 d0 0 0 1000 1000 re f', 3),
    untrusted,
    'ambiguous',
  ),
  ...[
    ['colours', '1 0 0 rg 0 0 1000 1000 re f'],
    ['an opacity', '/G gs 0 0 1000 1000 re f'],
  ].map(([name, operators]) =>
    createForgery(
      `a shape of a glyph with ${name}`,
      drawGlyph(`1000 0 0 0 1000 1000 d1 ${operators}`, 0),
      untrusted,
      'ambiguous',
    ),
  ),
  createForgery(
    'a glyph without a width',
    drawGlyph('0 0 1000 1000 re f', 3),
    untrusted,
    'ambiguous',
  ),
  createForgery('a clip without a path', addDrawing('W n', 'start'), untrusted, 'ambiguous'),
  createForgery(
    'a path that is moved before it is drawn',
    addDrawing('q 0 0 9 9 re 1 0 0 1 9000 0 cm f Q'),
    untrusted,
    'ambiguous',
  ),
  createForgery('a line without a start', addDrawing('9 9 l n'), untrusted, 'ambiguous'),
  createForgery('a path within a text', addDrawing('BT 0 0 9 9 re n ET'), untrusted, 'ambiguous'),
  createForgery(
    'a grey with three values',
    addDrawing('q /DeviceGray cs 1 0 0 sc Q'),
    untrusted,
    'ambiguous',
  ),
  createForgery('a name in a list of texts', addDrawing('BT [/A] TJ ET'), untrusted, 'ambiguous'),
  createForgery('a form without a box', addForm('', 'q Q'), untrusted, 'ambiguous'),
  createForgery(
    'a form with a box of three numbers',
    addForm('/BBox[0 0 842]', 'q Q'),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a form with a text in its matrix',
    addForm('/BBox[0 0 842 595]/Matrix[1 0 0 1 (a) 9000]', drawRectangle),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'sixty forms within each other',
    (parts) => {
      const entries = '/Type/XObject/Subtype/Form/BBox[0 0 9 9]';
      let form = addStream(parts, entries, 'q Q');
      for (let depth = 0; depth < 60; depth++)
        form = addStream(parts, `${entries}/Resources<</XObject<</X ${form}>>>>`, '/X Do');
      addResource(parts, 'XObject', 'X', form);
      addOperators(parts, '/X Do');
    },
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a gradient with a background',
    (parts) =>
      addResource(
        parts,
        'Shading',
        'G',
        '<</ShadingType 2/ColorSpace/DeviceGray/Background[1]/Coords[0 0 1 0]/Function<</FunctionType 2/Domain[0 1]/N 1>>>>',
      ),
    untrusted,
    'unusual',
  ),
];

/** Creates an edit that adds an object that refers to itself as a resource. */
const addCircle =
  (category: string, createObject: (self: string) => string) => (parts: PdfParts) => {
    const self = `${parts.objects.length + 1} 0 R`;
    parts.addObject(createObject(self));
    addResource(parts, category, 'C', self);
  };

/** Objects that contain themselves, or that are read thousands of times. */
const circleForgeries: readonly Forgery[] = [
  createForgery(
    'a font within itself',
    addCircle(
      'Font',
      (self) => `<</Type/Font/Subtype/Type0/Encoding/Identity-H/DescendantFonts[${self}]>>`,
    ),
    ['untrusted', 'unreadable'],
  ),
  createForgery(
    'a colour space within itself',
    addCircle('ColorSpace', (self) => `[/Indexed ${self} 1 <000000ffffff>]`),
    ['untrusted', 'unreadable'],
  ),
  createForgery(
    'a mask within itself',
    addCircle(
      'XObject',
      (self) =>
        `<</Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray/SMask ${self}/Length 1>>\nstream\na\nendstream`,
    ),
    ['untrusted', 'unreadable'],
  ),
  createForgery(
    'ten thousand bookmarks with one long title',
    (parts) => {
      const title = parts.addObject(`(${'a'.repeat(1_000_000)})`);
      const first = parts.objects.length + 1;
      for (let index = 0; index < 10_000; index++)
        parts.addObject(`<</Title ${title} 0 R/Next ${first + index + 1} 0 R>>`);
      parts.replaceObject('/Type/Outlines', (object) =>
        object.replace(/\/First \d+/, `/First ${first}`),
      );
    },
    untrusted,
    'ambiguous',
  ),
];

/** Fonts with two outlines of each letter. */
const fontForgeries: readonly Forgery[] = [
  createForgery(
    'a font with two tables of outlines',
    (parts) => replaceFonts(parts, addBlankOutlines),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a collection of fonts in place of a font',
    (parts) =>
      replaceFonts(parts, (font) => Buffer.concat([Buffer.from('ttcf'), font.subarray(4)])),
    [...untrusted, 'unreadable'],
    'ambiguous',
  ),
];

/** Edits the TrueType files of all fonts. */
function replaceFonts(parts: PdfParts, edit: (font: Buffer) => Buffer): void {
  parts.replaceStreams(/\/Length1 /, (text) =>
    edit(Buffer.from(text, 'latin1')).toString('latin1'),
  );
}

/** Adds a second table of outlines in front of the directory of tables, of which some programs read the first. */
function addBlankOutlines(font: Buffer): Buffer {
  const [headerLength, rowLength] = [12, 16];
  const count = font.readUInt16BE(4);
  const directory = font.subarray(headerLength, headerLength + count * rowLength);
  const rows = Array.from({ length: count }, (_, index) =>
    Buffer.from(directory.subarray(index * rowLength, (index + 1) * rowLength)),
  );
  for (const row of rows) row.writeUInt32BE(row.readUInt32BE(8) + rowLength, 8);
  const outlines = rows.find((row) => row.toString('latin1', 0, 4) === 'glyf');
  if (!outlines) throw new Error('The font has no outlines.');
  const blank = Buffer.from(outlines);
  blank.writeUInt32BE(font.length + rowLength, 8);
  const header = Buffer.from(font.subarray(0, headerLength));
  header.writeUInt16BE(count + 1, 4);
  const tables = font.subarray(headerLength + count * rowLength);
  return Buffer.concat([header, blank, ...rows, tables, Buffer.alloc(blank.readUInt32BE(12))]);
}

/** Links of which programs draw another border. */
const linkForgeries: readonly Forgery[] = [
  createForgery(
    'a link with a border in one of two entries',
    (parts) => addAnnotation(parts, '/Subtype/Link/BS<</W 0>>/Border[0 0 60]/C[1 1 1]'),
    untrusted,
    'annotation',
  ),
  createForgery(
    'a link with a border style that is none',
    (parts) => addAnnotation(parts, '/Subtype/Link/BS(x)/Border[0 0 0]/C[1 1 1]'),
    untrusted,
    'annotation',
  ),
];

/** Files that this product draws as they were issued, and that other programs draw in another way. */
export const ambiguousForgeries: readonly Forgery[] = [
  ...referenceForgeries,
  ...streamForgeries,
  ...drawingForgeries,
  ...circleForgeries,
  ...fontForgeries,
  ...linkForgeries,
];
