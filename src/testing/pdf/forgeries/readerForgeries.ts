import type { PdfParts } from '../editPdf.ts';
import {
  addDrawing,
  addEntries,
  addOperators,
  addResource,
  addStream,
  addToCatalog,
  createForgery,
  findPage,
  type Forgery,
  untrusted,
} from './Forgery.ts';

const form = '/Type/XObject/Subtype/Form/BBox[0 0 842 596]';
/** A place without letters. */
const box = '75 75 100 20 re';
const [red, paper] = ['1 0 0 rg', '.98 .998 .996 rg'];

/** Lists operators for lines of a distance that programs take for an area if they draw each pixel that a shape touches. */
const drawLines = (draw: (y: number) => string): string =>
  Array.from({ length: 60 }, (_, index) => draw(75 + 0.4 * index)).join('\n');

/** Shapes that this product draws with nearly no ink, and other programs as lines of a pixel. */
const thinForgeries: readonly Forgery[] = (
  [
    ['rectangles', drawLines((y) => `75 ${y} 100 .001 re f`)],
    ['rectangles without a height', drawLines((y) => `75 ${y} 100 0 re f`)],
    ['dots', drawLines((y) => `${y} ${y} .001 .001 re f`)],
    [
      'tongues of a shape',
      drawLines((y) => `75 ${y} m 95 ${y} l 95 90 l 175 90.001 l 95 90.002 l f`),
    ],
    ['clips', drawLines((y) => `q 75 ${y} 100 .001 re W n ${box} f Q`)],
    [
      'rectangles that are scaled',
      drawLines((y) => `q 100 0 0 .00001 75 ${y} cm 0 0 1 100 re f Q`),
    ],
    ['lines there and back', drawLines((y) => `75 ${y} m 175 ${y + 3} l h f`)],
  ] as const
).map(([name, operators]) =>
  createForgery(`very thin ${name}`, addDrawing(`q ${operators} Q`), untrusted, 'ambiguous'),
);

/** Creates an edit that adds a form with a name, which draws nothing, and another that fills the box. */
const addForms = (usedName: string, furtherName: string) => (parts: PdfParts) => {
  addResource(parts, 'XObject', usedName, addStream(parts, form, ''));
  addResource(parts, 'XObject', furtherName, addStream(parts, form, `${red} ${box} f`));
  addOperators(parts, `q /${usedName} Do Q`);
};

const longName = 'A'.repeat(300);

/** Words and texts that some programs read until another end. */
const wordForgeries: readonly Forgery[] = (
  [
    ['a name with the character 0', addForms('X#00a', 'X')],
    ['a name with an incomplete escape', addForms('X#0', 'X0')],
    ['two names that are the same for 300 characters', addForms(`${longName}x`, `${longName}y`)],
    ['a number with 300 zeros', addDrawing(`q ${red} ${'0'.repeat(300)}3000 0 9 9 re f Q`)],
    ['a number with 300 zeros after its point', addDrawing(`3000.${'0'.repeat(300)} 0 m n`)],
    ['a text of 40,000 letters', addDrawing(`BT (${'a'.repeat(40_000)}) Tj ET`)],
    ['a list with a text of 40,000 letters', addDrawing(`BT [(${'a'.repeat(40_000)})] TJ ET`)],
    ['a text with a carriage return', addDrawing('BT (\r) Tj ET')],
    ['a rectangle of a billion points', addDrawing('0 0 1000000000 1000000000 re n')],
  ] as const
).map(([name, edit]) => createForgery(name, edit, untrusted, 'ambiguous'));

/** Creates an edit that adds a form whose resources have a stream in place of a dictionary. */
const addStreamResource =
  (category: string, createEntry: (parts: PdfParts) => string, operators: string) =>
  (parts: PdfParts): void => {
    const resources = `/Resources<</${category} ${addStream(parts, createEntry(parts), '')}>>`;
    addResource(parts, 'XObject', 'X', addStream(parts, form + resources, operators));
    addOperators(parts, 'q /X Do Q');
  };

/** Entries that some programs use and others ignore. */
const entryForgeries: readonly Forgery[] = [
  createForgery(
    'graphics states in a stream',
    addStreamResource('ExtGState', () => '/S<</ca 0>>', `${red} ${box} f /S gs ${paper} ${box} f`),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'forms in a stream',
    addStreamResource(
      'XObject',
      (parts) => `/Y ${addStream(parts, form, `${red} ${box} f`)}`,
      '/Y Do',
    ),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a script on opening in a stream',
    (parts) =>
      addToCatalog(`/OpenAction ${addStream(parts, '/S/JavaScript/JS(app.alert\\(1\\))', '')}`)(
        parts,
      ),
    untrusted,
    'script',
  ),
  createForgery(
    'pages upside down unless they are turned by null',
    (parts) => {
      addEntries(parts, '/Type/Pages', '/Rotate 180');
      addEntries(parts, findPage(parts, 1), '/Rotate null');
    },
    untrusted,
    'ambiguous',
  ),
  ...['ca', 'CA', 'LW'].map((key) =>
    createForgery(
      `a graphics state with an empty ${key}`,
      (parts) => addResource(parts, 'ExtGState', 'S', `<</${key} null>>`),
      untrusted,
      'ambiguous',
    ),
  ),
];

/** Creates an edit that fills the box with a colour of a colour space. */
const drawColor =
  (name: string, createSpace: (parts: PdfParts) => string, color: string) =>
  (parts: PdfParts): void => {
    addResource(parts, 'ColorSpace', name, createSpace(parts));
    addOperators(parts, `q /${name} cs ${color} sc ${box} f Q`);
  };

const tint = '<</FunctionType 2/Domain[0 1]/C0[1]/C1[1]/N 1>>';

/** Colours that are white in this product, and others in other programs. */
const colorForgeries: readonly Forgery[] = (
  [
    ['a white that is green', 'C', '[/CalRGB<</WhitePoint[.2 1 .2]>>]', '.2 1 .2'],
    [
      'a calibrated black that is not',
      'C',
      '[/CalGray<</WhitePoint[.95 1 1.09]/BlackPoint[1 1 1]>>]',
      '1',
    ],
    ['calibrated colours of a press', 'C', '[/CalCMYK<<>>]', '1'],
    ['a grey that is red', 'DeviceGray', '/DeviceRGB', '1'],
  ] as const
).map(([name, key, space, color]) =>
  createForgery(
    name,
    drawColor(key, () => space, color),
    untrusted,
    'unusual',
  ),
);

const profileForgery = createForgery(
  'a profile whose alternative is white',
  drawColor(
    'C',
    (parts) => {
      const alternate = `[/Separation/Ink/DeviceGray${tint}]`;
      return `[/ICCBased ${addStream(parts, `/N 1/Alternate${alternate}`, 'profile')}]`;
    },
    '0',
  ),
  untrusted,
  'unusual',
);

/** Creates an edit that draws a letter of a font whose glyph is a content stream, read as a space. */
const drawGlyph = (entries: string, resources: string) => (parts: PdfParts) => {
  const text = addStream(parts, '', '1 beginbfchar <61> <0020> endbfchar');
  const glyph = addStream(parts, '', '1000 0 d0 /X Do');
  const body = `<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.001 0 0 .001 0 0]/CharProcs<</a ${glyph}>>/ToUnicode ${text}${entries}${resources}>>`;
  addResource(parts, 'XObject', 'X', addStream(parts, form, ''));
  addResource(parts, 'Font', 'T', `${parts.addObject(body)} 0 R`);
  addOperators(parts, 'BT /T 20 Tf 300 270 Td (a) Tj ET');
};

const [encoding, widths] = [
  '/Encoding<</Differences[97/a]>>',
  '/FirstChar 97/LastChar 97/Widths[1000]',
];

/** Fonts whose glyphs programs find, place or draw in different ways. */
const glyphForgeries: readonly Forgery[] = (
  [
    ['without widths', encoding, '/Resources<<>>'],
    ['with too few widths', `${encoding}/FirstChar 96/LastChar 97/Widths[9]`, '/Resources<<>>'],
    ['without codes', `/Encoding<<>>${widths}`, '/Resources<<>>'],
    ['with the resources of each page', encoding + widths, ''],
  ] as const
).map(([name, entries, resources]) =>
  createForgery(
    `a font of drawings ${name}`,
    drawGlyph(entries, resources),
    untrusted,
    'ambiguous',
  ),
);

/** Files that this product draws as they were issued, and that other programs were seen to draw in another way. */
export const readerForgeries: readonly Forgery[] = [
  ...thinForgeries,
  ...wordForgeries,
  ...entryForgeries,
  ...colorForgeries,
  profileForgery,
  ...glyphForgeries,
];
