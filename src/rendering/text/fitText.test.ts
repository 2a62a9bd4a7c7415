import { Paragraph } from './breakLines.ts';
import { fitParagraphs, type FitRules, fitText } from './fitText.ts';
import type { TextMeasurer } from './textMeasurer.ts';

const measureHalf = (piece: string) => piece.length / 2;

/** Creates a measurer for a monospaced font: each character is half an em wide. */
const createMeasurer = (text: string): TextMeasurer => ({
  text,
  measureWidth: measureHalf,
  splitRuns: () => [],
  isShaped: false,
  isRightToLeft: () => false,
  measureHeight: () => ({ ascent: 0, descent: 0 }),
  getParagraph: (piece) => new Paragraph(piece, measureHalf),
});

/** Rules with which twenty characters fit on a line at full size. */
const rules: FitRules = {
  size: 40,
  minSize: 10,
  width: 400,
  maxLines: 2,
  tracking: 0,
  oneLineShare: 0.5,
};
const createWords = (...lengths: number[]) => lengths.map((length) => 'x'.repeat(length)).join(' ');
const fitWords = (text: string, changes: Partial<FitRules> = {}) =>
  fitText(createMeasurer(text), { ...rules, ...changes });

describe('fitText', () => {
  it.each<[string, string, Partial<FitRules>, number, number]>([
    ['keeps full size if the text fits', createWords(20), {}, 40, 1],
    ['shrinks on one line', createWords(12, 12), {}, 32, 1],
    ['shrinks on one line down to oneLineShare', createWords(19, 20), {}, 20, 1],
    ['uses two lines below oneLineShare, nearly at full size', createWords(20, 20), {}, 34.4, 2],
    ['shrinks two lines in steps', createWords(26, 26), {}, 34.4 * 0.97 ** 4, 2],
    [
      'ignores oneLineShare if maxLines is 1',
      createWords(19, 20),
      { maxLines: 1, oneLineShare: 0.9 },
      20,
      1,
    ],
    [
      'shrinks one line to the minimum size',
      createWords(19, 20),
      { maxLines: 1, minSize: 20 },
      20,
      1,
    ],
    [
      'uses two lines rather than a size below the minimum',
      createWords(26, 26),
      { minSize: 25 },
      34.4 * 0.97 ** 4,
      2,
    ],
    [
      'uses three lines if two are too small',
      createWords(25, 25, 25),
      { maxLines: 3, minSize: 25 },
      29.6,
      3,
    ],
    [
      'prefers three lines to two at little more than half its size',
      createWords(25, 25, 25),
      { maxLines: 3 },
      29.6,
      3,
    ],
    [
      'uses four lines at the same size as three',
      createWords(25, 25, 25, 25),
      { maxLines: 4, minSize: 25 },
      29.6,
      4,
    ],
    [
      'uses as many lines as needed at the minimum size',
      createWords(30, 30, 30),
      { minSize: 25 },
      25,
      3,
    ],
  ])('%s', (_title, text, changes, size, count) => {
    const { lines, size: fittedSize, isOverflowing } = fitWords(text, changes);
    expect(fittedSize).toBeCloseTo(size, 9);
    expect(lines).toHaveLength(count);
    expect(lines.join(' ')).toBe(text);
    expect(isOverflowing).toBe(count > (changes.maxLines ?? rules.maxLines));
  });

  it('uses more lines rather than lines of many letters, as long as there are lines left', () => {
    const getLengths = (text: string, maxLineLetters?: number) =>
      fitWords(text, { width: 4000, maxLines: 3, maxLineLetters }).lines.map(
        (line) => line.trim().length,
      );
    const text = createWords(...Array<number>(12).fill(9));
    expect(getLengths(text)).toEqual([119]);
    expect(getLengths(text, 60)).toEqual([59, 59]);
    expect(getLengths(text, 50)).toEqual([39, 39, 39]);
    expect(getLengths(text, 20)).toEqual([39, 39, 39]);
  });

  it('scales tracking with the size and counts it for the width', () => {
    const { size, tracking } = fitWords(createWords(21), { tracking: 4 });
    expect(size).toBeCloseTo(400 / (10.5 + 20 * 0.1), 9);
    expect(tracking).toBeCloseTo(size / 10, 9);
    const twoLines = fitWords(createWords(20, 20), { tracking: 4 });
    expect(twoLines.lines).toHaveLength(2);
    expect((10 + 19 * 0.1) * twoLines.size).toBeLessThanOrEqual(400);
  });

  it('caches by rules, and distinguishes rules with the same digits', () => {
    const measurer = createMeasurer(createWords(20));
    expect(fitText(measurer, { ...rules })).toBe(fitText(measurer, rules));
    expect(fitText(measurer, { ...rules, size: 40, minSize: 21 })).not.toBe(
      fitText(measurer, { ...rules, size: 402, minSize: 1 }),
    );
  });
});

describe('fitParagraphs', () => {
  const measurer = createMeasurer('aaaa bbbb\ncc\n\ndddd');

  it('keeps size and line breaks of the author', () => {
    expect(fitParagraphs(measurer, 10, 25)).toEqual({
      lines: ['aaaa', 'bbbb', 'cc', 'dddd'],
      size: 10,
      tracking: 0,
      isOverflowing: false,
    });
    expect(fitParagraphs(measurer, 10, 45).lines).toEqual(['aaaa bbbb', 'cc', 'dddd']);
    expect(fitParagraphs(measurer, 5, 25).lines).toEqual(['aaaa bbbb', 'cc', 'dddd']);
  });

  it('caches its results', () => {
    expect(fitParagraphs(measurer, 10, 25)).toBe(fitParagraphs(measurer, 10, 25));
  });
});
