import { addImage, type PdfParts } from '../editPdf.ts';
import {
  addDrawing,
  addEntries,
  addOperators,
  addResource,
  addWhiteForm,
  createForgery,
  type Forgery,
  untrusted,
} from './Forgery.ts';

const differs = ['differs'];

/** Edits the operators that draw the learner's name: the first second-level heading of the front. */
const replaceName = (edit: (operators: string) => string) => (parts: PdfParts) =>
  parts.replaceInStreams(
    /^\d+ 0 obj/,
    /(\/H2 <<\/MCID \d+>> BDC)([^]*?)(EMC)/,
    (_all, start: string, operators: string, end: string) => `${start}${edit(operators)}${end}`,
  );

const whiteBox = '1 1 1 rg 150 300 540 70 re f';

const lookForgeries: readonly Forgery[] = [
  createForgery(
    'an invisible name',
    replaceName((text) => text.replace('BT', 'BT 3 Tr')),
    untrusted,
    'looks',
  ),
  createForgery(
    'a white name',
    replaceName((text) => text.replace(/[\d.]+ [\d.]+ [\d.]+ rg/, '').replace('BT', '1 1 1 rg BT')),
    untrusted,
    'looks',
  ),
  createForgery(
    'a name in another colour',
    replaceName((text) => text.replace('BT', '1 0 0 rg BT')),
    untrusted,
    'looks',
  ),
  createForgery(
    'a name that is clipped away',
    replaceName((text) => `q 0 0 1 1 re W n ${text} Q `),
    untrusted,
    'looks',
  ),
  createForgery(
    'a name that is moved',
    replaceName((text) => `q 1 0 0 1 0 40 cm ${text} Q `),
    untrusted,
    'looks',
  ),
  createForgery(
    'a larger name',
    replaceName((text) => `q 1.1 0 0 1.1 -20 -10 cm ${text} Q `),
    untrusted,
    'looks',
  ),
  createForgery(
    'a transparent name',
    (parts) => {
      addResource(parts, 'ExtGState', 'Gone', '<</ca 0>>');
      replaceName((text) => `q /Gone gs ${text} Q `)(parts);
    },
    untrusted,
    'looks',
  ),
  createForgery('a white box over the name', addDrawing(whiteBox), untrusted, 'looks'),
  createForgery(
    'a line through the name',
    addDrawing('1 0 0 RG 2 w 180 345 m 660 345 l S'),
    untrusted,
    'looks',
  ),
  createForgery('a small mark', addDrawing('0 0 0 rg 400 120 5 5 re f'), untrusted, 'looks'),
  createForgery('a drawing behind the text', addDrawing('.8 .2 .2 rg 0 0 842 100 re f', 'start'), [
    'untrusted',
    'resaved',
  ]),
  createForgery(
    'a form over the name',
    (parts) => {
      addResource(parts, 'XObject', 'W', addWhiteForm(parts));
      addOperators(parts, 'q 1 0 0 1 170 300 cm /W Do Q');
    },
    untrusted,
    'looks',
  ),
  createForgery('a larger page with white margins', addMargins, ['resaved']),
  createForgery(
    'a larger page with a mark in its margin',
    (parts) => {
      addMargins(parts);
      addOperators(parts, '1 0 0 rg -80 -80 60 20 re f');
    },
    untrusted,
    'looks',
  ),
  { name: 'an image over the name', edit: addImage, verdicts: untrusted, warnings: ['looks'] },
  createForgery('another font', replaceFonts, untrusted, 'looks'),
];

/** Adds a margin of 100 points to each page. */
function addMargins(parts: PdfParts): void {
  parts.replace(/\/MediaBox ?\[0 0 [\d.]+ [\d.]+\]/, '/MediaBox[-100 -100 942 695.28]');
}

/** Exchanges the font programs of the first two fonts. */
function replaceFonts(parts: PdfParts): void {
  const references = parts.objects.flatMap((object) => /\/FontFile2 \d+ 0 R/.exec(object) ?? []);
  const [first = '', second = ''] = [...new Set(references)];
  parts.replace(new RegExp(first), '/FontFile2 @');
  parts.replace(new RegExp(second), first);
  parts.replace(/\/FontFile2 @/, second);
}

const readingForgeries: readonly Forgery[] = [
  createForgery(
    'other characters for the same letters',
    (parts) => parts.replaceInStreams(/\/Length/, /<(....)> <0061>/g, '<$1> <0065>'),
    untrusted,
    'reads',
  ),
  createForgery('an invisible text', (parts) => drawText(parts, '3 Tr'), untrusted, 'reads'),
  createForgery('a text off the page', (parts) => drawText(parts, '1 0 0 1 2000 2000 Tm'), [
    'untrusted',
  ]),
  createForgery(
    'a text in the colour of the paper',
    (parts) => drawText(parts, '1 1 1 rg 1 0 0 1 2 2 Tm .1 Tc', 1),
    untrusted,
    'reads',
  ),
  createForgery(
    'another text for screen readers in a mark',
    (parts) =>
      parts.replaceInStreams(
        /^\d+ 0 obj/,
        /\/H2 <<(\/MCID \d+)>> BDC/,
        '/H2 <<$1/ActualText(Maria Falsa)>> BDC',
      ),
    untrusted,
    'reads',
  ),
  createForgery(
    'another text for screen readers in the structure',
    (parts) => addEntries(parts, /\/S\/H2/, '/ActualText(Maria Falsa)'),
    untrusted,
    'reads',
  ),
  createForgery(
    'another description of the code',
    (parts) => parts.replace(/\/Alt ?(<[0-9A-F]*>|\([^)]*\))/i, '/Alt(https://evil.example)'),
    untrusted,
    'reads',
  ),
];

/** Draws the first letter of the front again. */
function drawText(parts: PdfParts, operators: string, size = 20): void {
  const [, font = ''] = /\/Font<<\/(\w+) /.exec(parts.objects.join('')) ?? [];
  addOperators(parts, `BT /${font} ${size} Tf ${operators} <006c00a8> Tj ET`);
}

const propertyForgeries: readonly Forgery[] = [
  createForgery(
    'another title',
    (parts) => parts.replace(/\/Title ?<[0-9A-F]*>/i, '/Title(Doctor of Medicine)'),
    differs,
  ),
  createForgery(
    'another author',
    (parts) => parts.replace(/\/Author ?<[0-9A-F]*>/i, '/Author(University)'),
    differs,
  ),
  createForgery(
    'another subject',
    (parts) => parts.replace(/\/Subject ?<[0-9A-F]*>/i, '/Subject(Medicine)'),
    differs,
  ),
  createForgery(
    'keywords',
    (parts) => addEntries(parts, /\/Producer/, '/Keywords(5000 hours)'),
    differs,
  ),
  createForgery(
    'another date',
    (parts) => parts.replace(/\/CreationDate ?\(D:\d{4}/, '/CreationDate(D:2019'),
    differs,
  ),
  createForgery(
    'another bookmark',
    (parts) =>
      parts.replaceObject(/\/Parent \d+ 0 R[^]*\/Dest|\/Dest[^]*\/Parent/, (object) =>
        object.replace(/\/Title ?<[0-9A-F]*>/i, '/Title(Medicine)'),
      ),
    differs,
  ),
  createForgery(
    'another title in the metadata',
    (parts) =>
      parts.replaceInStreams(/\/Type\/Metadata/, /(<dc:title>.*?<rdf:li[^>]*>)[^<]*/, '$1Doctor'),
    differs,
  ),
];

/** Files whose pages or hidden texts say something else. */
export const contentForgeries: readonly Forgery[] = [
  ...lookForgeries,
  ...readingForgeries,
  ...propertyForgeries,
];
