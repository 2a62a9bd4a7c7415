import { deflateSync } from 'node:zlib';
import type { PdfParts } from '../editPdf.ts';
import {
  addDrawing,
  addEntries,
  addOperators,
  addResource,
  addStream,
  createForgery,
  findPage,
  type Forgery,
  untrusted,
} from './Forgery.ts';

const grey = '/ColorSpace/DeviceGray';
const getSize = (depth = 8) => `/Width 1/Height 1/BitsPerComponent ${depth}`;
const stencil = `${getSize(1)}/ImageMask true`;

const addImage = (parts: PdfParts, entries: string, data: string): string =>
  addStream(parts, `/Type/XObject/Subtype/Image${entries}`, data);

/** Creates an edit that draws an image over the name. */
const drawImage =
  (entries: string, data: string, addFurtherEntries?: (parts: PdfParts) => string) =>
  (parts: PdfParts): void => {
    const further = addFurtherEntries?.(parts) ?? '';
    addResource(parts, 'XObject', 'Over', addImage(parts, entries + further, data));
    addOperators(parts, 'q 500 0 0 60 170 290 cm /Over Do Q');
  };

/** Creates an edit that draws a white image with a mask over the name. */
const drawMasked = (key: 'SMask' | 'Mask', entries: string, data: string) =>
  drawImage(getSize() + grey, '\xff', (parts) => `/${key} ${addImage(parts, entries, data)}`);

const compress = (data: string): string =>
  deflateSync(Buffer.from(data, 'latin1')).toString('latin1');
const filtered = '/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 1>>';

const maskForgeries = (
  [
    [
      'an inverted palette of its mask',
      drawMasked('SMask', `${getSize()}/ColorSpace[/Indexed/DeviceGray 1<ff00>]`, '\0'),
    ],
    [
      'a mask in three colours',
      drawMasked('SMask', `${getSize()}/ColorSpace/DeviceRGB`, '\0\xff\xff'),
    ],
    ['a stencil in place of its opacity', drawMasked('SMask', stencil, '\0')],
    ['half a range of its stencil', drawMasked('Mask', `${stencil}/Decode[.2 0]`, '\0')],
    ['an empty range', drawImage(`${stencil}/Decode[1 1]`, '\0')],
    [
      'a transparent range of one of three colours',
      drawImage(`${getSize()}/ColorSpace/DeviceRGB/Mask[255 255]`, '\xff\xff\xff'),
    ],
    ['a transparent range beyond white', drawImage(`${getSize()}${grey}/Mask[0 256]`, '\xff')],
    [
      'a mask that lacks rows',
      drawMasked(
        'SMask',
        `/Width 1/Height 100/BitsPerComponent 8${grey}${filtered}`,
        compress('\0\0'),
      ),
    ],
  ] as const
).map(([name, edit]) =>
  createForgery(
    `an image with ${name}`,
    edit,
    [...untrusted, 'unreadable'],
    'ambiguous',
    'unusual',
  ),
);

/** Images that some programs do not draw. */
const sizeForgeries = (
  [
    ['a negative size', drawImage(`/Width -1/Height -1/BitsPerComponent 8${grey}`, '\xff')],
    ['no size', drawImage(`/Width 0/Height 0/BitsPerComponent 8${grey}`, '')],
    ['no bits', drawImage(getSize(0) + grey, '\xff')],
    ['an unknown filter of its rows', drawImage(getSize() + grey + filtered, compress('\x07\xff'))],
  ] as const
).map(([name, edit]) =>
  createForgery(`an image with ${name}`, edit, [...untrusted, 'unreadable'], 'ambiguous'),
);

/** Images with a chain of filters. */
const filterForgeries: readonly Forgery[] = (
  [
    ['a compressed JPEG that is none', '[/FlateDecode/DCTDecode]', compress('\xff')],
    ['a JPEG within a JPEG', '[/DCTDecode/DCTDecode]', '\xff'],
    [
      'a compressed JPEG with parameters of its rows',
      '[/FlateDecode/DCTDecode]/DecodeParms[<</Predictor 15>>null]',
      compress('\xff'),
    ],
  ] as const
).map(([name, filters, data]) =>
  createForgery(
    `an image that is ${name}`,
    drawImage(`${getSize()}${grey}/Filter${filters}`, data),
    [...untrusted, 'unreadable'],
    'ambiguous',
  ),
);

/** Creates an edit that draws with a mask of what is drawn. */
const drawWithMask =
  (kind: string, groupEntries: string, entries = '') =>
  (parts: PdfParts): void => {
    const form = addStream(
      parts,
      `/Type/XObject/Subtype/Form/BBox[0 0 842 595]${groupEntries}`,
      '0 g 100 100 60 60 re f',
    );
    const mask = `<</S/${kind}/G ${form}${entries}>>`;
    addResource(parts, 'ExtGState', 'M', `<</SMask ${mask}>>`);
    addOperators(parts, 'q /M gs .98 .996 .996 rg 100 100 60 60 re f Q');
  };

const maskGroupForgeries: readonly Forgery[] = (
  [
    ['no group', drawWithMask('Alpha', ''), 'ambiguous'],
    [
      'colours of no colour space',
      drawWithMask('Luminosity', '/Group<</S/Transparency>>'),
      'ambiguous',
    ],
    [
      'a white background',
      drawWithMask('Luminosity', '/Group<</S/Transparency/CS/DeviceGray>>', '/BC[1]'),
      'unusual',
    ],
  ] as const
).map(([name, edit, warning]) => createForgery(`a mask with ${name}`, edit, untrusted, warning));

/** Gradients, tiles and dashes, and boxes that are none. */
const drawingForgeries: readonly Forgery[] = [
  createForgery(
    'tiles at tiny distances',
    (parts) =>
      addResource(
        parts,
        'Pattern',
        'Tiles',
        addStream(
          parts,
          '/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep .001/YStep .001/Resources<<>>',
          '',
        ),
      ),
    untrusted,
    'unusual',
  ),
  createForgery('very short dashes', addDrawing('[.00001] 0 d'), untrusted, 'ambiguous'),
  createForgery(
    'dashes that start before the line',
    addDrawing('[9] -9 d'),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a page that is cropped by an empty list',
    (parts) => addEntries(parts, findPage(parts, 1), '/CropBox[]'),
    untrusted,
    'turnedPage',
  ),
];

/** Images and drawings that this product draws as they were issued, and that other programs draw in another way. */
export const imageForgeries: readonly Forgery[] = [
  ...maskForgeries,
  ...sizeForgeries,
  ...filterForgeries,
  ...maskGroupForgeries,
  ...drawingForgeries,
];
