import {
  asciiString,
  color,
  dateEntries,
  hex4,
  latin1,
  number,
  numbers,
  references,
  textString,
} from './syntax.ts';

test.each([
  [0, '0'],
  [-0, '0'],
  [0.0004, '0'],
  [-0.0004, '0'],
  [0.5, '.5'],
  [-0.5, '-.5'],
  [0.05, '.05'],
  [-12.3456, '-12.346'],
  [841.89, '841.89'],
  [10, '10'],
  [1000.1, '1000.1'],
  [0.9996, '1'],
  [-1.9996, '-2'],
])('%s is written as %s', (value, text) => expect(number(value)).toBe(text));

test('numbers keep three decimals and are never written with an exponent', () => {
  for (let step = -5000; step <= 5000; step += 37) {
    const value = step * 0.1237;
    expect(number(value)).toMatch(/^-?(\d+|\d*\.\d{1,3})$/);
    expect(Math.abs(Number(number(value)) - value)).toBeLessThanOrEqual(0.0005 + 1e-9);
  }
  expect(numbers(1, 0.25, -3)).toBe('1 .25 -3');
});

test('colours are shares of red, green and blue', () => {
  expect(color('#000000')).toBe('0 0 0');
  expect(color('#FFFFFF')).toBe('1 1 1');
  expect(color('#00CEB2')).toBe('0 .808 .698');
});

test('texts are UTF-16 with its mark, whatever they contain', () => {
  expect(textString('')).toBe('<FEFF>');
  expect(textString('A)\\(>> endobj')).toBe(
    '<FEFF00410029005C0028003E003E00200065006E0064006F0062006A>',
  );
  expect(textString('é😀')).toBe('<FEFF00E9D83DDE00>');
  expect(hex4(0)).toBe('0000');
  expect(hex4(0xffff)).toBe('FFFF');
});

test('addresses are ASCII and cannot end their string', () => {
  expect(asciiString('https://x.example/a(b)\\c')).toBe('(https://x.example/a\\(b\\)\\\\c)');
  expect(asciiString('https://x.example/ç')).toBe('(https://x.example/%C3%A7)');
});

test('dates, references and bytes', () => {
  expect(dateEntries('2026-11-12T12:00:00.000-03:00', 'A', 'B')).toBe(
    '/A (D:20261112150000Z)/B (D:20261112150000Z)',
  );
  for (const no of ['', 'yesterday', '2026-13-01', '+012026-01-01T00:00:00Z'])
    expect(dateEntries(no, 'A')).toBe('');
  expect(references([3, 14])).toBe('[3 0 R 14 0 R]');
  expect([...latin1('A\u00e9')]).toEqual([0x41, 0xe9]);
});
