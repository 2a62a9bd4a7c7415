import { PdfObjectWriter } from './PdfObjectWriter.ts';

test('writes the offset of each object to the cross-reference table', () => {
  const file = new PdfObjectWriter('1.7');
  const id = file.reserveId();
  file.writeStream('/First true', Uint8Array.of(0, 255, 10));
  file.writeObject('<</Last true>>', id);
  const text = Buffer.from(file.finish(id, id)).toString('latin1');
  const rows = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(rows.map((offset) => text.slice(offset, offset + 7))).toEqual(['1 0 obj', '2 0 obj']);
});
