import { encodeLatin1 } from '../../pdf/syntax.ts';
import { PdfStructure } from './PdfStructure.ts';
import { AmbiguousPdfError } from './pdfValues.ts';

/** A row for an object at offset 9, in three fields of one byte. */
const row = '\u0001\u0009\u0000';

/** Creates a PDF whose objects are listed by a cross-reference stream with these entries and rows. */
function createPdf(entries: string, rows: string): Uint8Array {
  const object = '1 0 obj\n<</Type/Catalog>>\nendobj\n';
  const start = '%PDF-1.7\n';
  const table = `2 0 obj\n<</Type/XRef/Root 1 0 R${entries}/Length ${rows.length}>>\nstream\n${rows}\nendstream\nendobj\n`;
  const offset = start.length + object.length;
  return encodeLatin1(`${start}${object}${table}startxref\n${offset}\n%%EOF\n`);
}

describe('PdfStructure', () => {
  it('reads objects from a cross-reference stream', async () => {
    const structure = await PdfStructure.open(createPdf('/W[1 1 1]/Index[1 1]/Size 3', row));
    const catalog = await structure.readEntry(structure.references.trailer, 'Root');
    expect(catalog).toBeInstanceOf(Map);
  });

  it.each([
    ['rows without a width', '/W[0 0 0]/Size 1000000000000', row],
    ['huge widths', '/W[1000000000000 1 1]/Size 3', row],
    ['more rows than there are', '/W[1 1 1]/Size 1000000000000', row],
    ['an unknown kind of row', '/W[1 1 1]/Index[1 1]/Size 3', '\u0007\u0009\u0000'],
  ])('refuses a cross-reference stream with %s', async (_name, entries, rows) => {
    await expect(PdfStructure.open(createPdf(entries, rows))).rejects.toThrow(AmbiguousPdfError);
  });
});
