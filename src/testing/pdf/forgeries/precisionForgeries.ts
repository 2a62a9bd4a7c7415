import type { PdfParts } from '../editPdf.ts';
import {
  addDrawing,
  addOperators,
  addResource,
  createForgery,
  type Forgery,
  untrusted,
} from './Forgery.ts';

const rectangle = '170 290 510 60 re f';
const line = '170 320 m 680 320 l S';

/** Creates an edit that sets a graphics state after an invisible one. */
const drawWithState = (entries: string, operators: string) => (parts: PdfParts) => {
  addResource(parts, 'ExtGState', 'Set', `<<${entries}>>`);
  addResource(parts, 'ExtGState', 'Invisible', '<</ca 0/CA 0>>');
  addOperators(parts, `q /Invisible gs /Set gs ${operators} Q`);
};

/** Values that some programs ignore, and others bring into the valid range. */
const rangeForgeries: readonly Forgery[] = [
  createForgery(
    'an opacity of two',
    drawWithState('/ca 2', `1 0 0 rg ${rectangle}`),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'an opacity of lines of two',
    drawWithState('/CA 2', `1 0 0 RG 60 w ${line}`),
    untrusted,
    'ambiguous',
  ),
  ...['/LW -60', '/LC 5', '/LJ -1', '/ML 0', '/SMask<</S/Other>>'].map((entries) =>
    createForgery(
      `a graphics state with ${entries.slice(1)}`,
      drawWithState(entries, ''),
      untrusted,
      'ambiguous',
    ),
  ),
  ...['-60 w', '5 J', '5 j', '0 M', 'BT 11 Tr ET', 'BT .5 Tr ET'].map((operators) =>
    createForgery(
      `the operator “${operators}”`,
      addDrawing(`q ${operators} Q`),
      untrusted,
      'ambiguous',
    ),
  ),
];

const shrink = '.01 0 0 .01 0 0 cm '.repeat(24);
const enlarge = '100 0 0 100 0 0 cm '.repeat(24);

/** Coordinates that programs with less precise numbers take for a line or a point. */
const matrixForgeries: readonly Forgery[] = [
  createForgery(
    'a rectangle in tiny coordinates that are enlarged again',
    addDrawing(`q 1 0 0 rg ${shrink}${enlarge}${rectangle} Q`),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a wide stroke that is pressed to a line',
    addDrawing('q 1 0 0 RG 1 0 0 0 0 320 cm 60 w 170 0 m 680 0 l S Q'),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a text that is pressed to a line',
    addDrawing('BT 1 0 0 0 170 320 Tm ET'),
    untrusted,
    'ambiguous',
  ),
];

/** Adds texts of letters that some programs read and others do not. */
const replaceLetterText = (edit: (code: string) => string) => (parts: PdfParts) =>
  parts.replaceInStreams(/\/Length/, /<(....)> <0061>/g, (_row, code = '') => edit(code));

const textForgeries: readonly Forgery[] = [
  createForgery(
    'a second text of a letter, for a longer code',
    replaceLetterText((code) => `<${code}> <0065>\n<00${code}> <0061>`),
    untrusted,
    'ambiguous',
  ),
  createForgery(
    'a glyph in place of the text of a letter',
    replaceLetterText(
      (code) =>
        `<${code}> <0065>\nendbfchar\n1 begincidchar\n<${code}> 97\nendcidchar\n1 beginbfchar`,
    ),
    untrusted,
    'unusual',
  ),
];

/** Files with numbers and codes of which programs keep more or less. */
export const precisionForgeries: readonly Forgery[] = [
  ...rangeForgeries,
  ...matrixForgeries,
  ...textForgeries,
];
