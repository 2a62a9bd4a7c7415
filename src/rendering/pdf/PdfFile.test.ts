import { PdfFile } from './PdfFile.ts';

test('each object is where the table says', () => {
  const file = new PdfFile('1.7');
  const late = file.reserve();
  file.stream('/First true', Uint8Array.of(0, 255, 10));
  file.object('<</Last true>>', late);
  const text = Buffer.from(file.finish(late, late)).toString('latin1');
  const rows = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(rows.map((offset) => text.slice(offset, offset + 7))).toEqual(['1 0 obj', '2 0 obj']);
});
