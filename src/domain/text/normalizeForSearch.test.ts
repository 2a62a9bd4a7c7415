import {
  normalizeWithExpandedLetters,
  normalizeForSearch,
  normalizeWithPositions,
} from './normalizeForSearch.ts';

const allCharacters = Array.from({ length: 0x20000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

describe('normalizeForSearch', () => {
  it('is the same for upper and lower case of every character', () => {
    const differing = allCharacters.filter((character) => {
      const spellings = [normalizeForSearch(character), normalizeWithExpandedLetters(character)];
      return [character.toUpperCase(), character.toLowerCase()].some(
        (variant) => !spellings.includes(normalizeForSearch(variant)),
      );
    });
    expect(differing).toEqual([]);
  });

  it('is the same for every Unicode normalization form of every character', () => {
    // Spacing accents, which NFKD turns into a space and a mark, are removed like apostrophes.
    const letters = allCharacters.filter(
      (character) => !/^ \p{M}/u.test(character.normalize('NFKD')),
    );
    const differing = letters.filter((character) =>
      (['NFC', 'NFD', 'NFKC', 'NFKD'] as const).some(
        (form) => normalizeForSearch(character.normalize(form)) !== normalizeForSearch(character),
      ),
    );
    expect(differing).toEqual([]);
  });

  it('is idempotent', () => {
    const changed = allCharacters
      .map(normalizeForSearch)
      .filter((text) => normalizeForSearch(text) !== text);
    expect(changed).toEqual([]);
  });

  it('converts every decimal digit to ASCII', () => {
    const digits = allCharacters.filter((character) => /\p{Nd}/u.test(character));
    expect(digits.length).toBeGreaterThan(600);
    expect(digits.map(normalizeForSearch).filter((digit) => !/^[0-9]$/.test(digit))).toEqual([]);
    expect(normalizeForSearch('٠١٢٣٤٥٦٧٨٩ ०१२३४५६७८९ 𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡')).toBe(
      '0123456789 0123456789 0123456789',
    );
  });

  it.each([
    ['validation ids', 'AB12\u2011CD34–ef', 'ab12-cd34-ef'],
    ['dates', '１２／０３／２０２５', '12/03/2025'],
    ['abbreviations', 'S.A. N.R. U.S.A. Node.js 2.0 a.b', 'sa. nr. usa. node.js 2.0 ab'],
    ['marks of other scripts', 'が कि ก็ й', 'が कि ก็ й'],
  ])('normalizes %s', (_kind, text, normalized) => {
    expect(normalizeForSearch(text)).toBe(normalized);
  });
});

describe('normalizeAsTwoLetters', () => {
  it.each([
    ['Müller', 'mueller'],
    ['MU\u0308LLER', 'mueller'],
    ['Ångström', 'aangstroem'],
    ['Straße', undefined],
    ['Conceição', undefined],
    ['', undefined],
  ])('spells %j as %j', (text, expected) => {
    expect(normalizeWithExpandedLetters(text)).toBe(expected);
  });
});

describe('normalizeWithPlaces', () => {
  it.each([
    'Straße, Œuvre: ﬁnanças d’água',
    'S.A. do N.R. 35 – São\u2011Paulo',
    'ΟΔΟΣ Ασφάλειας',
    'مُحَمَّد أحمد ٢٠٢٦',
    'हिन्दी क़लम १२',
    'ｶﾞｲﾄﾞ ＳＡＰ ㈱',
    'が각й'.normalize('NFD'),
    '👩🏽\u200d💻 ½ ﷺ',
    'Se\u00adgu\u200bran\u00adça',
  ])('gives the same text as normalizeForSearch: %s', (text) => {
    const { normalized, starts, ends } = normalizeWithPositions(text, normalizeForSearch);
    expect(normalized).toBe(normalizeForSearch(text));
    expect(starts).toHaveLength(normalized.length);
    expect(ends).toHaveLength(normalized.length);
  });

  it('returns the source range of each character', () => {
    const { normalized, starts, ends } = normalizeWithPositions('aße\u0301', normalizeForSearch);
    expect(normalized).toBe('asse');
    expect([starts, ends]).toEqual([
      [0, 1, 1, 2],
      [1, 2, 2, 4],
    ]);
  });
});
