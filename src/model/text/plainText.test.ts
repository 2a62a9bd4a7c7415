import { plainLine, plainParagraphs } from './plainText.ts';

it.each([
  ['breaks of every system', 'a\r\nb\rc\u2028d\u2029e\nf', 'a\nb\nc\nd\ne\nf'],
  ['empty lines', 'a\n\nb', 'a\n\nb'],
  ['no blanks around breaks', 'a \n b', 'a\nb'],
  ['no blanks before breaks', 'a \nb', 'a\nb'],
  ['no blanks after breaks', 'a\n b', 'a\nb'],
  ['single blanks', 'a \t  b\u2003c', 'a b c'],
  ['blanks that hold words together', 'a\u00a0\u00a0b', 'a\u00a0\u00a0b'],
  ['one width of those', '2\u202f000', '2\u00a0000'],
  ['nothing around it', ' \n a \n ', 'a'],
  ['composed characters', 'Conceic\u0327a\u0303o', 'Conceição'],
  ['no controls', 'a\u0007b\u0085c', 'abc'],
  ['no directions', '\u202ea\u200fb\u2066', 'ab'],
  ['no soft hyphens and zero-width spaces', 'a\u00adb\u200bc\ufeff', 'abc'],
  ['joiners of emoji', '👩\u200d💻', '👩\u200d💻'],
  ['joiners of writing that has them', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['variants of emoji', '✏\ufe0f', '✏\ufe0f'],
  ['keycaps', '1\ufe0f\u20e3', '1\ufe0f\u20e3'],
  ['no joiners after Latin letters', 'a\u200db\u200c\u200dc', 'abc'],
  ['no joiners after digits and blanks', '1\u200d2 \u200d3', '12 3'],
  ['no variants of Latin letters', 'a\ufe0fb', 'ab'],
])('a text has %s', (_what, text, plain) => {
  expect(plainParagraphs(text)).toBe(plain);
});

it.each([
  ['a\nb', 'a b'],
  ['a \n\n\n b', 'a b'],
  [' a  b ', 'a b'],
])('%j is on one line %j', (text, plain) => {
  expect(plainLine(text)).toBe(plain);
});
