import { createIntl } from 'react-intl';
import { formatByteSize } from './formatByteSize.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['pt-BR', 10_485_760, '10 MB'],
  ['pt-BR', 10_485_761, '10,1 MB'],
  ['pt-BR', 12_373_197, '11,9 MB'],
  ['en-US', 12_373_197, '11.9 MB'],
  ['es-ES', 12_373_197, '11,9 MB'],
  ['pt-BR', 357_000, '349 kB'],
  ['pt-BR', 1, '1 kB'],
  ['pt-BR', 1_048_576, '1 MB'],
])('formats in %s %i bytes as %s', (locale, bytes, text) => {
  expect(plain(formatByteSize(createIntl({ locale }), bytes))).toBe(text);
});
