import { toSingleLineText, toPlainText } from './plainText.ts';

const tags = (code: string) =>
  Array.from(code, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
const england = `🏴${tags('gbeng')}\u{e007f}`;
const scotland = `🏴${tags('gbsct')}\u{e007f}`;

it.each([
  ['line breaks of every system as \\n', 'a\r\nb\rc\u2028d\u2029e\nf', 'a\nb\nc\nd\ne\nf'],
  ['empty lines', 'a\n\nb', 'a\n\nb'],
  ['no spaces around line breaks', 'a \n b', 'a\nb'],
  ['no spaces before line breaks', 'a \nb', 'a\nb'],
  ['no spaces after line breaks', 'a\n b', 'a\nb'],
  ['single spaces', 'a \t  b\u2003c', 'a b c'],
  ['non-breaking spaces', 'a\u00a0\u00a0b', 'a\u00a0\u00a0b'],
  ['narrow non-breaking spaces as wide ones', '2\u202f000', '2\u00a0000'],
  ['no white space around the text', ' \n a \n ', 'a'],
  ['composed characters', 'Conceic\u0327a\u0303o', 'Conceição'],
  ['no control characters', 'a\u0007b\u0085c', 'abc'],
  ['no direction marks in left-to-right text', '\u202ea\u200fb\u200e\u061c\u2066', 'ab'],
  ['direction marks beside right-to-left letters', 'לוי (PhD)\u200f', 'לוי (PhD)\u200f'],
  ['no overrides of the direction', '\u202eלוי\u202c \u2067כהן\u2069', 'לוי כהן'],
  ['no soft hyphens and zero-width spaces', 'a\u00adb\u200bc\ufeff', 'abc'],
  ['joiners of emoji', '👩\u200d💻', '👩\u200d💻'],
  ['joiners of scripts that use them', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['joiners of Persian compounds', 'رئیس\u200cجمهور کتاب\u200cها', 'رئیس\u200cجمهور کتاب\u200cها'],
  [
    'joiners of Sinhala, Bengali and Malayalam',
    'ශ්\u200dරී র\u200d্যাব നന്\u200dമ',
    'ශ්\u200dරී র\u200d্যাব നന്\u200dമ',
  ],
  ['joiners after digits of another script', '۲۰\u200cساله', '۲۰\u200cساله'],
  ['the vowel separator of Mongolian', 'ᠰᠢᠷ\u180eᠠ', 'ᠰᠢᠷ\u180eᠠ'],
  ['number signs of Arabic', '\u06dd٣ \u0601١٢', '\u06dd٣ \u0601١٢'],
  ['flags of regions', `${england}${scotland}`, `${england}${scotland}`],
  ['no tags outside flags', '\u{e0001}a\u{e0068}\u{e0069}\u{e007f}b🏴\u{e0067}c', 'ab🏴c'],
  ['no long hidden text in a flag', `🏴${tags('attention')}\u{e007f}`, '🏴'],
  ['compatibility ideographs', '\ufa19\ufa1b', '\ufa19\ufa1b'],
  ['marks in their typed order', 'م\u064fح\u064eم\u0651\u064eد', 'م\u064fح\u064eم\u0651\u064eد'],
  ['characters composed across invisible ones', 'e\u00ad\u0301', 'é'],
  ['emoji variation selectors', '✏\ufe0f', '✏\ufe0f'],
  ['keycaps', '1\ufe0f\u20e3', '1\ufe0f\u20e3'],
  ['no joiners after Latin letters', 'a\u200db\u200c\u200dc', 'abc'],
  ['no joiners after digits and spaces', '1\u200d2 \u200d3', '12 3'],
  ['no variation selectors after Latin letters', 'a\ufe0fb', 'ab'],
  ['no joiners after Greek and Cyrillic letters', 'Ελ\u200cένη Ив\u200dан\ufe0f', 'Ελένη Иван'],
  ['no joiners at the beginning', '\u200dAna', 'Ana'],
  ['nothing of joiners alone', '\u200c\u200d\ufe0f', ''],
  ['no joiners between punctuation and a letter', '(\u200cAna)-\u200dИван', '(Ana)-Иван'],
  ['joiners between punctuation and letters that join', '(\u200dه)', '(\u200dه)'],
  ['emoji made of punctuation', '\u203c\ufe0f \u2049\ufe0f', '\u203c\ufe0f \u2049\ufe0f'],
  ['replacement characters for halves of a character', 'a\ud83d b\udc00', 'a\ufffd b\ufffd'],
])('toPlainText keeps or produces %s', (_feature, text, plain) => {
  expect(toPlainText(text)).toBe(plain);
});

it.each([
  ['a\nb', 'a b'],
  ['a \n\n\n b', 'a b'],
  [' a  b ', 'a b'],
])('toSingleLineText turns %j into %j', (text, plain) => {
  expect(toSingleLineText(text)).toBe(plain);
});
