import { PdfString } from './pdfValues.ts';

describe('PdfString', () => {
  it.each([
    ['PDFDocEncoding', 'Ana \u0085 \u008dSafety\u008e \u00e7', 'Ana – “Safety” ç'],
    ['UTF-16', '\u00fe\u00ff\u0000A\u0020\u0013', 'A–'],
    ['UTF-8', '\u00ef\u00bb\u00bfA\u00e2\u0080\u0093', 'A–'],
  ])('decodes a text in %s', (_name, bytes, text) => {
    expect(new PdfString(bytes).toText()).toBe(text);
  });
});
