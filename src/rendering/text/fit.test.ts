import { Paragraph } from './breakLines.ts';
import { fitParagraphs, type FitRules, fitText } from './fit.ts';
import type { Typeset } from './typeset.ts';

const half = (piece: string) => piece.length / 2;

/** A typewriter: each character is half an em wide. */
const typed = (text: string): Typeset => ({
  text,
  widthOf: half,
  runsOf: () => [],
  paragraphOf: (piece) => new Paragraph(piece, half),
});

/** Twenty characters fit at full size. */
const rules: FitRules = {
  size: 40,
  minSize: 10,
  width: 400,
  maxLines: 2,
  tracking: 0,
  oneLineShare: 0.5,
};
const words = (...lengths: number[]) => lengths.map((length) => 'x'.repeat(length)).join(' ');
const fitted = (text: string, changes: Partial<FitRules> = {}) =>
  fitText(typed(text), { ...rules, ...changes });

describe('a text is set', () => {
  it.each<[string, string, Partial<FitRules>, number, number]>([
    ['at full size where it fits', words(20), {}, 40, 1],
    ['smaller on one line', words(12, 12), {}, 32, 1],
    ['on one line down to its share', words(19, 20), {}, 20, 1],
    ['on two lines below it, nearly at full size', words(20, 20), {}, 34.4, 2],
    ['on two lines in steps', words(26, 26), {}, 34.4 * 0.97 ** 4, 2],
    [
      'on one line whatever the share where it may not have two',
      words(19, 20),
      { maxLines: 1, oneLineShare: 0.9 },
      20,
      1,
    ],
    ['on one line at its smallest size', words(19, 20), { maxLines: 1, minSize: 20 }, 20, 1],
    [
      'on two lines rather than below its smallest size',
      words(26, 26),
      { minSize: 25 },
      34.4 * 0.97 ** 4,
      2,
    ],
    [
      'on three lines where two are too small',
      words(25, 25, 25),
      { maxLines: 3, minSize: 25 },
      29.6,
      3,
    ],
    [
      'on three lines rather than on two at little more than half its size',
      words(25, 25, 25),
      { maxLines: 3 },
      29.6,
      3,
    ],
    [
      'on four lines, no larger than on three',
      words(25, 25, 25, 25),
      { maxLines: 4, minSize: 25 },
      29.6,
      4,
    ],
    [
      'on as many lines as it takes at its smallest size',
      words(30, 30, 30),
      { minSize: 25 },
      25,
      3,
    ],
  ])('%s', (_how, text, changes, size, count) => {
    const { lines, size: set, isOver } = fitted(text, changes);
    expect(set).toBeCloseTo(size, 9);
    expect(lines).toHaveLength(count);
    expect(lines.join(' ')).toBe(text);
    expect(isOver).toBe(count > (changes.maxLines ?? rules.maxLines));
  });

  it('with tracking that shrinks as it does and counts for its width', () => {
    const { size, tracking } = fitted(words(21), { tracking: 4 });
    expect(size).toBeCloseTo(400 / (10.5 + 20 * 0.1), 9);
    expect(tracking).toBeCloseTo(size / 10, 9);
    const two = fitted(words(20, 20), { tracking: 4 });
    expect(two.lines).toHaveLength(2);
    expect((10 + 19 * 0.1) * two.size).toBeLessThanOrEqual(400);
  });

  it('once for the same rules, and apart for rules of the same digits', () => {
    const set = typed(words(20));
    expect(fitText(set, { ...rules })).toBe(fitText(set, rules));
    expect(fitText(set, { ...rules, size: 40, minSize: 21 })).not.toBe(
      fitText(set, { ...rules, size: 402, minSize: 1 }),
    );
  });
});

describe('paragraphs', () => {
  const set = typed('aaaa bbbb\ncc\n\ndddd');

  it('keep their size and the breaks of their author', () => {
    expect(fitParagraphs(set, 10, 25)).toEqual({
      lines: ['aaaa', 'bbbb', 'cc', 'dddd'],
      size: 10,
      tracking: 0,
      isOver: false,
    });
    expect(fitParagraphs(set, 10, 45).lines).toEqual(['aaaa bbbb', 'cc', 'dddd']);
    expect(fitParagraphs(set, 5, 25).lines).toEqual(['aaaa bbbb', 'cc', 'dddd']);
  });

  it('are set once for the same place', () => {
    expect(fitParagraphs(set, 10, 25)).toBe(fitParagraphs(set, 10, 25));
  });
});
