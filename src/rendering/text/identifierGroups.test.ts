import { loadAllFonts } from '#testing/fonts.ts';
import { groupGap, splitAtGaps, splitIntoIdentifierPieces } from './identifierGroups.ts';
import { getTextMeasurer, placeGlyphs } from './textMeasurer.ts';

test.each([
  ['', []],
  ['a', ['a']],
  ['abcd', ['ab', 'cd']],
  ['abcdefghi', ['abcd', 'efgh', 'i']],
  ['7f3c92d1-4b8e-4c1a', ['7f3c', '92d1-4b', '8e-4c', '1a']],
  ['AB_12345', ['A', 'B_1234', '5']],
  ['--a-', ['--a-']],
])('splits %p only between letters and digits', (identifier, pieces) => {
  expect(splitIntoIdentifierPieces(identifier)).toEqual(pieces);
});

test('splits an identifier at the characters that a gap follows', () => {
  expect(splitAtGaps('7f3c92d14')).toEqual([
    { text: '7f3', hasGap: false },
    { text: 'c', hasGap: true },
    { text: '92d', hasGap: false },
    { text: '1', hasGap: true },
    { text: '4', hasGap: false },
  ]);
  expect(splitAtGaps('abcd')).toEqual([{ text: 'abcd', hasGap: false }]);
});

test.each([
  ['7f3c92d14b8ee0a1b6c4f832', true],
  // Its second line has no sign.
  ['IlO0S5B8Z2-_Ill10OO0rnm', false],
])('gives all lines of %s gaps, or none: %p', (identifier, hasGaps) => {
  const measurer = getTextMeasurer(identifier, 'identifier', loadAllFonts());
  const lines = measurer.getParagraph(identifier).breakEvenly(11);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const letterWidths = Array.from(line, (letter) => measurer.measureWidth(letter));
    const width = letterWidths.reduce((sum, letterWidth) => sum + letterWidth, 0);
    expect(measurer.measureWidth(line) > width + groupGap / 2).toBe(hasGaps);
  }
});

test('measures an identifier as wide as its glyphs are placed', () => {
  const fonts = loadAllFonts();
  const face = fonts.getFace('identifier');
  if (!face) throw new Error('The font is missing.');
  const text = '7f3c92d14b8ee0a1b6c4f832';
  const { xs, right } = placeGlyphs(face, text, 10, 8, 0, true);
  const width = getTextMeasurer(text, 'identifier', fonts).measureWidth(text) * 8;
  expect(right - 10).toBeCloseTo(width);
  const advance = face.getAdvance(face.getGlyph('c'.charCodeAt(0))) / face.unitsPerEm;
  expect((xs[4] ?? 0) - (xs[3] ?? 0)).toBeCloseTo((advance + groupGap) * 8);
});

test('breaks an identifier between groups', () => {
  const identifier = 'abcdefghijklmnop';
  const measurer = getTextMeasurer(identifier, 'identifier', loadAllFonts());
  const lines = measurer.getParagraph(identifier).breakEvenly(6);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(identifier);
  for (const line of lines.slice(0, -1)) expect(line.length % 4).toBe(0);
});
