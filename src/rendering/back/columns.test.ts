import { inColumns } from './columns.ts';

describe('paragraphs in columns', () => {
  it('stand below each other in one', () => {
    expect(inColumns([2, 1], 0.5, 1)).toEqual({ turn: 3, tops: [0, 1, 2.5], height: 3.5 });
  });

  it.each([
    ['of one length are shared out', [2, 2, 2, 2], 4],
    ['are kept whole, the first column the taller one', [2, 2, 2], 4],
    ['that stand alone are cut in their middle', [10], 5],
    ['are not cut beside their first or last line', [3], 3],
    ['that are much longer than the others are cut', [2, 12, 2], 8],
  ])('%s', (_what, lengths, turn) => {
    expect(inColumns(lengths, 0.5, 2).turn).toBe(turn);
  });

  it('begin the second column at its top', () => {
    const { turn, tops, height } = inColumns([2, 2, 2], 0.5, 2);
    expect(tops.slice(turn)).toEqual([0, 1]);
    expect(height).toBe(4.5);
  });

  it('may be none', () => {
    expect(inColumns([], 0.5, 2)).toEqual({ turn: 0, tops: [], height: 0 });
  });
});
