import { deflateSync } from 'node:zlib';
import type { PdfParts } from '../editPdf.ts';
import {
  addAnnotation,
  addDrawing,
  addEntries,
  addOperators,
  addResource,
  addStream,
  createByteForgery,
  createForgery,
  findPage,
  type Forgery,
  untrusted,
} from './Forgery.ts';

const uri =
  '/A<</S/URI/URI(https://aprender.aurora.com.br/certificados/pt/print/7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832)>>';

const addLink = (entries: string) => (parts: PdfParts) =>
  addAnnotation(parts, `/Subtype/Link${uri}${entries}`);

/** Draws a form with a transparency group and a graphics state. */
const drawInGroup = (group: string, state: string, content: string) => (parts: PdfParts) => {
  const form = addStream(
    parts,
    `/Type/XObject/Subtype/Form/BBox[0 0 842 596]/Group<</S/Transparency${group}>>/Resources<</ExtGState<</S <<${state}>>>>>>`,
    content,
  );
  addResource(parts, 'XObject', 'X', form);
  addOperators(parts, '/X Do');
};

/** Colours and transparency that programs draw in different ways. */
const colorForgeries: readonly Forgery[] = [
  createForgery(
    'a group that erases what is below it',
    drawInGroup('/K true', '/ca 0', '/S gs 0 g 170 200 510 60 re f'),
    untrusted,
    'unusual',
  ),
  createForgery(
    'a blend mode',
    drawInGroup('', '/BM/Difference', '/S gs 1 g 20 20 9 9 re f'),
    untrusted,
    'unusual',
  ),
  createForgery(
    'a list of blend modes',
    drawInGroup('', '/BM[/Unknown/Difference]', '/S gs 1 g 20 20 9 9 re f'),
    untrusted,
    'unusual',
  ),
  createForgery(
    'a group in colours of a press',
    drawInGroup('/CS/DeviceCMYK', '/ca 1', '1 g 20 20 9 9 re f'),
    untrusted,
    'unusual',
  ),
  createForgery(
    'a page in colours of a press',
    (parts) =>
      addEntries(parts, findPage(parts, 1), '/Group<</S/Transparency/CS/DeviceCMYK/K true>>'),
    untrusted,
    'unusual',
  ),
  createForgery(
    'another meaning of red, green and blue',
    (parts) =>
      addResource(
        parts,
        'ColorSpace',
        'DefaultRGB',
        '[/CalRGB<</WhitePoint[.95 1 1.09]/Gamma[.01 .01 .01]>>]',
      ),
    untrusted,
    'unusual',
  ),
  createForgery(
    'another meaning of grey',
    (parts) =>
      addResource(
        parts,
        'ColorSpace',
        'DefaultGray',
        '[/CalGray<</WhitePoint[.95 1 1.09]/Gamma 90>>]',
      ),
    untrusted,
    'unusual',
  ),
  createForgery(
    'a calibrated colour with an extreme curve',
    (parts) => {
      addResource(parts, 'ColorSpace', 'C', '[/CalRGB<</WhitePoint[.95 1 1.09]/Gamma[80 80 80]>>]');
      addOperators(parts, '/C cs 1 1 1 sc 20 20 9 9 re f');
    },
    untrusted,
    'unusual',
  ),
  createForgery(
    'a colour profile that is none',
    (parts) => {
      const profile = addStream(parts, '/N 3', 'no profile');
      addResource(parts, 'ColorSpace', 'C', `[/ICCBased ${profile}]`);
      addOperators(parts, '/C cs 1 1 1 sc 20 20 9 9 re f');
    },
    untrusted,
    'unusual',
  ),
  createForgery(
    'another profile of the screen',
    (parts) => parts.replace(/\/DestOutputProfile \d+ 0 R/, '/DestOutputProfile 1 0 R'),
    untrusted,
    'unusual',
  ),
  createForgery(
    'an output intent of a press',
    (parts) => {
      const profile = addStream(parts, '/N 4', 'profile');
      parts.replace(/\/DestOutputProfile \d+ 0 R/, `/DestOutputProfile ${profile}`);
    },
    untrusted,
    'unusual',
  ),
];

const linkForgeries: readonly Forgery[] = [
  createForgery(
    'a link with a white border over the name',
    addLink('/Border[0 0 60]/C[1 1 1]'),
    untrusted,
    'annotation',
  ),
  createForgery(
    'a link with a border style',
    addLink('/BS<</W 9/S/S>>/C[1 1 1]'),
    untrusted,
    'annotation',
  ),
  createForgery('a link with the usual black border', addLink(''), untrusted, 'annotation'),
  createForgery(
    'a link with a dashed border',
    addLink('/Border[0 0 1 [9 1]]'),
    untrusted,
    'annotation',
  ),
];

const jpegStart = '\u00ff\u00d8';
/** The header and the start of the pixels of a grey JPEG of one pixel. */
const jpegFrame = '\u00ff\u00c0\u0000\u000b\b\u0000\u0001\u0000\u0001\u0001\u0001\u0011\u0000';
const jpegScan = '\u00ff\u00da\u0000\b\u0001\u0001\u0000\u0000?\u0000\u00ff\u00d9';

/** Objects that are two things at once, so that a check of the first must not count for the second. */
const doubleForgeries: readonly Forgery[] = [
  createForgery(
    'a bookmark that is also a script',
    (parts) => {
      parts.replaceObject(/\/Title <FEFF004600720065006E00740065>/, (object) =>
        object.replace('<<', '<</S/JavaScript/JS(app.alert\\(1\\))'),
      );
      const id = parts.objects.findIndex((object) => object.includes('/S/JavaScript')) + 1;
      addAnnotation(parts, `/Subtype/Link/Border[0 0 0]/A ${id} 0 R`);
    },
    untrusted,
    'script',
  ),
  createForgery(
    'a bookmark that is also a layer of drawing',
    (parts) => {
      const form = addStream(
        parts,
        '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/OC<</Type/OCG/Name(a)>>/Title(Frente)',
        '1 1 1 rg 0 0 9 9 re f',
      );
      parts.replaceObject(/\/Title <FEFF0056006500720073006F>|\/Prev \d+ 0 R[^]*\/Dest/, (object) =>
        object.replace('<<', `<</Next ${form}`),
      );
      addResource(parts, 'XObject', 'X', form);
      addOperators(parts, '/X Do');
    },
    untrusted,
    'layer',
  ),
  createForgery(
    'a structure element that is also a graphics state',
    (parts) => {
      parts.replaceObject(/\/S\/H2/, (object) => object.replace('<<', '<</OP true/op true'));
      const id = parts.objects.findIndex((object) => object.includes('/OP true')) + 1;
      addResource(parts, 'ExtGState', 'S', `${id} 0 R`);
      addOperators(parts, 'q /S gs Q');
    },
    untrusted,
    'unusual',
  ),
];

/** Inserts an object after the header, which no table lists. */
const insertFirstObject = (entries: string) => (text: string) => {
  const inserted = `999 0 obj\n<<${entries}>>\nendobj\n`;
  const [header = ''] = /^%PDF-[^\n]*\n%[^\n]*\n/.exec(text) ?? [];
  const moved = header + inserted + text.slice(header.length);
  const shift = inserted.length;
  return moved
    .replace(/(\d{10}) 00000 n /g, (_row, offset: string) => {
      return `${String(Number(offset) + shift).padStart(10, '0')} 00000 n `;
    })
    .replace(/startxref\n(\d+)/, (_all, start: string) => `startxref\n${Number(start) + shift}`);
};

const fileForgeries: readonly Forgery[] = [
  createByteForgery(
    'another first page for programs that show a page while they load',
    (text) =>
      insertFirstObject(`/Linearized 1/L ${text.length + 83}/H[0 0]/O 7/E 9999/N 2/T 99999`)(text),
    untrusted,
    'ambiguous',
  ),
  createByteForgery(
    'fewer objects than there are',
    (text) => text.replace(/(?<=trailer\n<<\/Size )\d+/, (size) => `${Number(size) - 5}`),
    untrusted,
    'ambiguous',
  ),
  {
    name: 'another number of an object within its stream',
    edit: createSwappedObjectStream,
    verdicts: ['untrusted', 'unreadable'],
  },
];

/** Writes two objects in an object stream, and exchanges their numbers in the cross-reference stream. */
function createSwappedObjectStream(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const offsets = Array.from(text.slice(start).matchAll(/(\d{10}) 00000 n /g), ([, offset]) =>
    Number(offset),
  );
  const count = offsets.length;
  const root = Number(/\/Root (\d+) 0 R/.exec(text)?.[1]);
  const trailerEntries = /trailer\n<<\/Size \d+(.*?)>>\nstartxref/s.exec(text)?.[1] ?? '';
  const body = text.slice(0, start);
  const readObject = (id: number) =>
    /obj\n([^]*?)\nendobj/.exec(body.slice(offsets[id - 1] ?? 0))?.[1] ?? '';
  const catalogText = readObject(root);
  const decoy = catalogText.replace('<<', '<</Decoy true');
  const head = `${root} 0 ${count + 1} ${catalogText.length + 1} `;
  const content = `${head}${catalogText} ${decoy}`;
  const streamOffset = body.length;
  const stream = `${count + 2} 0 obj\n<</Type/ObjStm/N 2/First ${head.length}/Length ${content.length}>>\nstream\n${content}\nendstream\nendobj\n`;
  const tableOffset = streamOffset + stream.length;
  const rows = Buffer.alloc((count + 4) * 6);
  const writeRow = (id: number, type: number, second: number, third: number) => {
    rows.writeUInt8(type, id * 6);
    rows.writeUInt32BE(second, id * 6 + 1);
    rows.writeUInt8(third, id * 6 + 5);
  };
  writeRow(0, 0, 0, 255);
  offsets.forEach((offset, index) => writeRow(index + 1, 1, offset, 0));
  writeRow(root, 2, count + 2, 1);
  writeRow(count + 1, 2, count + 2, 0);
  writeRow(count + 2, 1, streamOffset, 0);
  writeRow(count + 3, 1, tableOffset, 0);
  const data = deflateSync(rows).toString('latin1');
  const table = `${count + 3} 0 obj\n<</Type/XRef/Size ${count + 4}/W[1 4 1]${trailerEntries}/Filter/FlateDecode/Length ${data.length}>>\nstream\n${data}\nendstream\nendobj\n`;
  return Buffer.from(`${body}${stream}${table}startxref\n${tableOffset}\n%%EOF\n`, 'latin1');
}

/** Operators in an order, or with operands, that programs read in different ways. */
const operatorForgeries: readonly Forgery[] = [
  createForgery('a name in place of a number', addDrawing('/A 0 0 rg'), untrusted, 'ambiguous'),
  createForgery('a number beyond 32 bits', addDrawing('4294967396 0 m n'), untrusted, 'ambiguous'),
  createForgery('a state that ends within a text', addDrawing('q BT Q ET'), untrusted, 'ambiguous'),
  createForgery('a text within a text', addDrawing('BT BT ET ET'), untrusted, 'ambiguous'),
  createForgery('a text outside of a text', addDrawing('() Tj'), untrusted, 'ambiguous'),
  createForgery('a number in place of a text', addDrawing('BT 1 Tj ET'), untrusted, 'ambiguous'),
];

const imageForgeries: readonly Forgery[] = [
  createForgery(
    'a JPEG of another size',
    (parts) => {
      const image = addStream(
        parts,
        '/Type/XObject/Subtype/Image/Width 9/Height 9/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/DCTDecode',
        jpegStart + jpegFrame + jpegScan,
      );
      addResource(parts, 'XObject', 'J', image);
    },
    untrusted,
    'ambiguous',
  ),
];

/** Files that other programs show in another way than the one that draws the pictures for the comparison. */
export const viewerForgeries: readonly Forgery[] = [
  ...colorForgeries,
  ...linkForgeries,
  ...doubleForgeries,
  ...fileForgeries,
  ...operatorForgeries,
  ...imageForgeries,
];
