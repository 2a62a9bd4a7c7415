import { composeCombiningMarks } from './composeCombiningMarks.ts';

describe('composeCombiningMarks', () => {
  it.each([
    ['Latin letters', 'Conceic\u0327a\u0303o', 'Conceição'],
    ['a letter with several marks', 'e\u0302\u0323', 'ệ'],
    ['marks of which Unicode composes only some', 'a\u0328\u0301', 'ą\u0301'],
    ['Greek letters', 'α\u0301', 'ά'],
    ['Cyrillic letters', 'и\u0306', 'й'],
    ['Korean syllables', '각'.normalize('NFD'), '각'],
    ['the final consonant of a Korean syllable', '가\u11a8', '각'],
    ['Japanese letters', 'か\u3099', 'が'],
    ['Katakana', 'ト\u3099イツ', 'ドイツ'],
    ['a grave accent', 'i\u0300', 'ì'],
    ['a hamza after another mark', 'ا\u064b\u0654', 'أ\u064b'],
    ['Arabic letters', 'ا\u0653', 'آ'],
    ['Tamil vowels', 'க\u0bc6\u0bbe', 'கொ'],
    ['the ångström sign', '\u212bngstr\u00f6m', 'Ångström'],
    ['the ohm and kelvin signs', '\u2126\u212a', 'ΩK'],
  ])('composes %s', (_name, text, composed) => {
    expect(composeCombiningMarks(text)).toBe(composed);
  });

  it.each([
    ['a compatibility ideograph of the first block', '\ufa19\ufa1b'],
    ['a compatibility ideograph of the second block', '\u{2f800}\u{2fa1d}'],
    ['a compatibility ideograph with a variation selector', '\ufa19\u{e0100}'],
    ['the Korean reading of an ideograph', '\uf9d1\uf941'],
    ['Japanese name ideographs', '\ufa46\ufa45'],
    ['an ideograph of Hong Kong and Taiwan', '\uf900'],
    ['radicals that look like characters', '\u2f47\u2edd'],
    ['a Hebrew letter whose dagesh comes first', '\u05d1\u05bc\u05b0'],
    ['a Hebrew letter with its point', '\ufb2a\ufb35'],
    ['a Hebrew letter with its point and a vowel', '\ufb2a\u05b8'],
    ['a Devanagari letter with nukta', '\u0958\u0941\u095b'],
    ['a Bengali letter with nukta', '\u09a8\u09ca\u09df'],
    ['a Gurmukhi letter with nukta', '\u0a36\u0a47\u0a30'],
    ['a Tibetan stack', '\u0f43\u0f52'],
    ['the order of Arabic marks', 'م\u064f\u062d\u064e\u0645\u0651\u064e\u062f'],
    ['the order of Hebrew marks', '\u05e9\u05bc\u05c1\u05b8'],
    ['a letter and mark without a composed character', 'g\u0303'],
    ['a Greek letter with oxia', '\u1f71'],
    ['a Vietnamese name', 'Nguyễn Thị Ngọc Ánh'],
    ['joiners', 'می\u200cخواهم'],
  ])('does not change %s', (_name, text) => {
    expect(composeCombiningMarks(text)).toBe(text);
  });

  it('equals NFC for every decomposed Latin, Greek and Cyrillic letter', () => {
    const letters = Array.from({ length: 0x2000 }, (_, code) => String.fromCharCode(code)).filter(
      (letter) =>
        /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(letter) &&
        letter.normalize('NFC') === letter,
    );
    expect(letters.length).toBeGreaterThan(1500);
    const composed = letters.map((letter) => composeCombiningMarks(letter.normalize('NFD')));
    expect(composed).toEqual(letters);
  });
});
