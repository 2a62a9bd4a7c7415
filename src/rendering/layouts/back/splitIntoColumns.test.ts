import { splitIntoColumns } from './splitIntoColumns.ts';

describe('splitIntoColumns', () => {
  it('puts paragraphs below each other in one column', () => {
    expect(splitIntoColumns([2, 1], 0.5, 1)).toEqual({
      breakIndex: 3,
      tops: [0, 1, 2.5],
      height: 3.5,
    });
  });

  it.each([
    ['distributes paragraphs of one length evenly', [2, 2, 2, 2], 4],
    ['keeps paragraphs whole and makes the first column the taller one', [2, 2, 2], 4],
    ['cuts a single paragraph in its middle', [10], 5],
    ['does not cut next to the first or last line', [3], 3],
    ['cuts a paragraph that is much longer than the others', [2, 12, 2], 8],
  ])('%s', (_title, lengths, breakIndex) => {
    expect(splitIntoColumns(lengths, 0.5, 2).breakIndex).toBe(breakIndex);
  });

  it('starts the second column at its top', () => {
    const { breakIndex, tops, height } = splitIntoColumns([2, 2, 2], 0.5, 2);
    expect(tops.slice(breakIndex)).toEqual([0, 1]);
    expect(height).toBe(4.5);
  });

  it('accepts no paragraphs', () => {
    expect(splitIntoColumns([], 0.5, 2)).toEqual({ breakIndex: 0, tops: [], height: 0 });
  });
});
