import {
  formatAsciiString,
  formatPdfColor,
  formatPdfDateEntries,
  formatHex4,
  decodeLatin1,
  encodeLatin1,
  formatNumbers,
  formatPdfReferences,
  formatTextString,
} from './syntax.ts';

test('separates numbers by spaces', () => {
  expect(formatNumbers(1, 0.25, -3)).toBe('1 .25 -3');
});

test('formats colours as red, green and blue from 0 to 1', () => {
  expect(formatPdfColor('#000000')).toBe('0 0 0');
  expect(formatPdfColor('#FFFFFF')).toBe('1 1 1');
  expect(formatPdfColor('#00CEB2')).toBe('0 .808 .698');
});

test('formats any text as UTF-16 with a byte order mark', () => {
  expect(formatTextString('')).toBe('<FEFF>');
  expect(formatTextString('A)\\(>> endobj')).toBe(
    '<FEFF00410029005C0028003E003E00200065006E0064006F0062006A>',
  );
  expect(formatTextString('é😀')).toBe('<FEFF00E9D83DDE00>');
  expect(formatHex4(0)).toBe('0000');
  expect(formatHex4(0xffff)).toBe('FFFF');
});

test('formats URLs as ASCII and escapes parentheses', () => {
  expect(formatAsciiString('https://x.example/a(b)\\c')).toBe('(https://x.example/a\\(b\\)\\\\c)');
  expect(formatAsciiString('https://x.example/ç')).toBe('(https://x.example/%C3%A7)');
});

test('formats dates, references and bytes', () => {
  expect(formatPdfDateEntries('2026-11-12T12:00:00.000-03:00', 'A', 'B')).toBe(
    '/A (D:20261112150000Z)/B (D:20261112150000Z)',
  );
  for (const invalidDate of ['', 'yesterday', '2026-13-01', '+012026-01-01T00:00:00Z'])
    expect(formatPdfDateEntries(invalidDate, 'A')).toBe('');
  expect(formatPdfReferences([3, 14])).toBe('[3 0 R 14 0 R]');
  expect([...encodeLatin1('A\u00e9')]).toEqual([0x41, 0xe9]);
});

test('decodes each byte as the character with its number', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(Array.from(decodeLatin1(bytes), (character) => character.charCodeAt(0))).toEqual([
    ...bytes,
  ]);
  // The bytes of the byte order marks of UTF-16 are characters too.
  expect(decodeLatin1(Uint8Array.of(0xff, 0xfe, 0x41))).toBe('ÿþA');
  expect(decodeLatin1(bytes.subarray(0x40, 0x43))).toBe('@AB');
  expect(decodeLatin1(new Uint8Array())).toBe('');
});
