import { addIncrementalUpdate, addPage, type PdfParts } from '../editPdf.ts';
import {
  addDrawing,
  addOperators,
  addResource,
  addStream,
  createByteForgery,
  createForgery,
  findPage,
  type Forgery,
  untrusted,
} from './Forgery.ts';

/** Verdicts for damage: some programs repair it, others refuse the file. */
const damaged = ['untrusted', 'unreadable'];

const pageTreeForgeries: readonly Forgery[] = [
  { name: 'an added page', edit: addPage, verdicts: untrusted, warnings: ['pages'] },
  createForgery('every page twice', createRepeatedKids(2), damaged),
  createForgery(
    'a removed page',
    replaceKids((kids) => kids.slice(0, 1)),
    untrusted,
    'pages',
  ),
  createForgery(
    'exchanged pages',
    replaceKids((kids) => [...kids].reverse()),
    untrusted,
    'pageOrder',
  ),
  createForgery(
    'the front twice',
    replaceKids(([front = '']) => [front, front]),
    untrusted,
  ),
  createForgery('a billion pages', replaceInTree(/\/Count \d+/, '/Count 1000000000'), damaged),
  createForgery('a page tree in a circle', replaceInTree(/\/Kids\[\d+/, '/Kids[3'), damaged),
];

function replaceInTree(pattern: RegExp, replacement: string) {
  return (parts: PdfParts) =>
    parts.replaceObject('/Type/Pages', (object) => object.replace(pattern, replacement));
}

function replaceKids(edit: (kids: readonly string[]) => readonly string[]) {
  return (parts: PdfParts) =>
    parts.replaceObject('/Type/Pages', (object) => {
      const kids = edit(object.match(/\d+ 0 R/g)?.slice(0, 2) ?? []);
      return object
        .replace(/\/Kids\[.*?\]/, `/Kids[${kids.join(' ')}]`)
        .replace(/\/Count \d+/, `/Count ${kids.length}`);
    });
}

function createRepeatedKids(times: number) {
  return replaceKids((kids) => Array.from({ length: times }, () => kids).flat());
}

const revisionForgeries: readonly Forgery[] = [
  {
    name: 'a revision without a change',
    edit: addIncrementalUpdate,
    verdicts: untrusted,
    warnings: ['revisions', 'appended'],
  },
  createByteForgery('a text after the end', (text) => `${text}Hello`, untrusted, 'appended'),
  createByteForgery(
    'an archive after the end',
    (text) => `${text}PK\u0003\u0004`,
    untrusted,
    'appended',
  ),
  createByteForgery('a line break after the end', (text) => `${text}\r\n`, ['resaved']),
  createByteForgery('a program before the start', (text) => `#!/bin/sh\n${text}`, damaged),
  createByteForgery(
    'a second end',
    (text) => `${text}startxref\n9\n%%EOF\n`,
    untrusted,
    'appended',
  ),
];

const damageForgeries: readonly Forgery[] = [
  ...[0.1, 0.5, 0.9, 0.99].map((share) =>
    createByteForgery(
      `${share * 100} % of the file`,
      (text) => text.slice(0, Math.floor(share * text.length)),
      [...damaged, 'differs', 'rejected'],
    ),
  ),
  createByteForgery(
    'a wrong place of the table',
    (text) => text.replace(/startxref\n\d+/, 'startxref\n7'),
    damaged,
  ),
  createByteForgery(
    'a wrong place of an object',
    (text) => text.replace(/\d{10}(?= 00000 n \ntrailer)/, '0000000017'),
    damaged,
  ),
  createByteForgery(
    'a wrong length of a stream',
    (text) => text.replace(/\/Length (\d)/, '/Length 9$1'),
    damaged,
  ),
  createForgery(
    'a key twice',
    (parts) =>
      parts.replaceObject(findPage(parts, 1), (page) =>
        page.replace(/\/Contents (\d+)/, '/Contents $1 0 R/Contents $1'),
      ),
    untrusted,
    'ambiguous',
  ),
  createForgery('an unknown operator', addDrawing('1 2 foo'), untrusted, 'ambiguous'),
  createForgery('a missing operand', addDrawing('1 0 rg'), untrusted, 'ambiguous'),
  createForgery('too many operands', addDrawing('0 1 0 0 rg'), untrusted, 'ambiguous'),
  createForgery('an unbalanced state', addDrawing('q'), untrusted, 'ambiguous'),
  createForgery('a state that ends nothing', addDrawing('Q'), untrusted, 'ambiguous'),
  createForgery('a compatibility section', addDrawing('BX EX'), untrusted, 'ambiguous'),
  createForgery('a missing image', addDrawing('/Nothing Do'), untrusted, 'ambiguous'),
  createForgery('a missing colour space', addDrawing('/Nothing cs 1 sc'), untrusted, 'ambiguous'),
  createForgery(
    'a missing pattern',
    addDrawing('/Pattern cs /Nothing scn'),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'an inline image',
    addDrawing('BI /W 1 /H 1 /CS /G /BPC 8 ID a EI'),
    untrusted,
    'unusual',
  ),
  createForgery(
    'arrays within each other',
    addDrawing(`${'['.repeat(200_000)}${']'.repeat(200_000)}`),
    untrusted,
    'ambiguous',
  ),
];

/** Adds a form or image with entries, and draws it. */
const drawObject =
  (entries: string, content = ' ') =>
  (parts: PdfParts) => {
    addResource(parts, 'XObject', 'X', addStream(parts, `/Type/XObject${entries}`, content));
    addOperators(parts, 'q 100 0 0 100 0 0 cm /X Do Q');
  };
const image = '/Subtype/Image/Width 1/Height 1/BitsPerComponent 8';
const form = '/Subtype/Form/BBox[0 0 1 1]';

const drawWithState = (entries: string) => (parts: PdfParts) => {
  addResource(parts, 'ExtGState', 'S', `<<${entries}>>`);
  addOperators(parts, 'q /S gs Q');
};

/** Things that programs draw in different ways. */
const programForgeries: readonly Forgery[] = [
  createForgery(
    'an image with an alternative',
    drawObject(`${image}/ColorSpace/DeviceGray/Alternates[]`, 'a'),
    untrusted,
    'unusual',
  ),
  createForgery(
    'an image of a press',
    drawObject(`${image}/ColorSpace/DeviceCMYK`, 'abcd'),
    untrusted,
    'unusual',
  ),
  createForgery(
    'an image with a named ink',
    drawObject(`${image}/ColorSpace[/Separation/Ink/DeviceGray 1 0 R]`, 'a'),
    untrusted,
    'unusual',
  ),
  createForgery(
    'a JPEG 2000 image',
    drawObject(`${image}/ColorSpace/DeviceGray/Filter/JPXDecode`, 'a'),
    untrusted,
    'unusual',
  ),
  createForgery(
    'a JBIG2 image',
    drawObject(`${image}/ColorSpace/DeviceGray/Filter/JBIG2Decode`, 'a'),
    untrusted,
    'unusual',
  ),
  createForgery('a PostScript object', drawObject('/Subtype/PS'), untrusted, 'unusual'),
  createForgery(
    'a form from another file',
    drawObject(`${form}/Ref<</F(a.pdf)/Page 0>>`),
    untrusted,
    'unusual',
  ),
  createForgery('a stream in another file', drawObject(`${form}/F(a.txt)`), untrusted, 'unusual'),
  createForgery(
    'a form compressed by LZW',
    drawObject(`${form}/Filter/LZWDecode`),
    untrusted,
    'ambiguous',
  ),
  createForgery('colours of a press', addDrawing('0 0 0 1 k'), untrusted, 'unusual'),
  createForgery(
    'a colour space of a press',
    addDrawing('/DeviceCMYK cs 0 0 0 1 sc'),
    untrusted,
    'unusual',
  ),
  createForgery('overprinting', drawWithState('/OP true/op true'), untrusted, 'unusual'),
  createForgery('a transfer function', drawWithState('/TR 1 0 R'), untrusted, 'unusual'),
  createForgery('a halftone', drawWithState('/HT 1 0 R'), untrusted, 'unusual'),
  createForgery(
    'a text in a font that is not in the file',
    (parts) => {
      const font = parts.addObject('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>');
      addResource(parts, 'Font', 'H', `${font} 0 R`);
      addOperators(parts, 'BT /H 20 Tf 100 500 Td (Dr.) Tj ET');
    },
    untrusted,
    'foreignFont',
  ),
  createForgery(
    'a form within itself',
    (parts) => {
      const id = parts.objects.length + 1;
      const resources = `/Resources<</XObject<</X ${id} 0 R>>>>`;
      drawObject(`${form}${resources}`, '/X Do')(parts);
    },
    ['resaved', 'untrusted', 'differs'],
  ),
  createForgery(
    'an image of 60,000 pixels a side',
    drawObject(
      '/Subtype/Image/Width 60000/Height 60000/BitsPerComponent 8/ColorSpace/DeviceGray',
      'a',
    ),
    ['resaved', 'untrusted', 'differs', 'unreadable'],
  ),
];

/** Files whose structure is unusual or damaged, or differs between programs. */
export const structureForgeries: readonly Forgery[] = [
  ...pageTreeForgeries,
  ...revisionForgeries,
  ...damageForgeries,
  ...programForgeries,
];
