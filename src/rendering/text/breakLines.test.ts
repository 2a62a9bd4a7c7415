import { Paragraph } from './breakLines.ts';

/** Creates a paragraph in a monospaced font: each character is one em wide. */
const createParagraph = (text: string) => new Paragraph(text, (piece) => piece.length);

describe('Paragraph', () => {
  it.each([
    ['um  dois\n três', 'um dois três'],
    [' um\tdois ', 'um dois'],
    ['um · dois – três — fim', 'um\u00a0· dois\u00a0– três\u00a0— fim'],
    [' ', ''],
  ])('%j gives %j on one line', (text, line) => {
    expect(createParagraph(text).line).toBe(line);
  });

  it.each([
    ['abc', 0, 3],
    ['abc', 0.5, 4],
    ['a', 0.5, 1],
    ['', 0.5, 0],
  ])('%j tracked by %d is %d wide', (text, tracking, width) => {
    expect(createParagraph(text).measureWidth(tracking)).toBe(width);
    if (tracking === 0) expect(createParagraph(text).measureWidth()).toBe(width);
  });
});

describe('Paragraph.breakEvenly', () => {
  it.each([
    [
      'keeps a number with its word',
      'Torre, 12.º andar, Centro',
      14,
      ['Torre,', '12.º andar,', 'Centro'],
    ],
    ['breaks after a number rather than cut a word', 'aaa 12.º andar', 6, ['aaa', '12.º', 'andar']],
  ])('%s', (_title, text, width, lines) => {
    expect(createParagraph(text).breakEvenly(width)).toEqual(lines);
  });

  it.each([
    [8, 0, 1],
    [7.9, 0, 2],
    [5, 0, 2],
    [4.9, 0, 3],
    [9.75, 0.25, 1],
    [9.7, 0.25, 2],
    [6, 0.25, 2],
    [5.9, 0.25, 3],
  ])(
    'breaks three words at a width of %d, tracked by %d, into %i lines',
    (width, tracking, count) => {
      expect(createParagraph('aa bb cc').countLines(width, tracking)).toBe(count);
      expect(createParagraph('aa bb cc').breakEvenly(width, tracking)).toHaveLength(count);
      if (tracking === 0) expect(createParagraph('aa bb cc').countLines(width)).toBe(count);
    },
  );

  it.each([
    ['aaaa bb cc dddd', 12, ['aaaa bb', 'cc dddd']],
    ['aaaaaaaaaa bbb ccc', 14, ['aaaaaaaaaa', 'bbb ccc']],
    ['aa bb cc dd ee ff gg', 12, ['aa bb cc dd', 'ee ff gg']],
    ['aa bb', 12, ['aa bb']],
    ['', 12, []],
  ])('breaks %j at a width of %d into %j', (text, width, lines) => {
    expect(createParagraph(text).breakEvenly(width)).toEqual(lines);
  });

  it.each([
    [
      'narrows lines further rather than leave a short word alone on the last line',
      'aaaaaa bbbbbb cc dd',
      18.5,
      ['aaaaaa bbbbbb', 'cc dd'],
    ],
    ['leaves a long word alone', 'aaaaaa bbbbbb cc ddddddd', 18.5, ['aaaaaa bbbbbb cc', 'ddddddd']],
    [
      'leaves a short word alone rather than take more lines',
      'aaaaaaaaaaaaaaaaaa dd',
      18.5,
      ['aaaaaaaaaaaaaaaaaa', 'dd'],
    ],
  ])('%s', (_title, text, width, lines) => {
    expect(createParagraph(text).breakEvenly(width, 0, 0.9)).toEqual(lines);
  });

  it('includes kerning across a space', () => {
    const kerned = new Paragraph(
      'of to',
      (piece) => piece.length - (piece.includes('f t') ? 0.5 : 0),
    );
    expect(kerned.countLines(4.5)).toBe(1);
    expect(kerned.countLines(4.4)).toBe(2);
  });
});

describe('Paragraph with a word wider than the line', () => {
  it.each([
    ['abcdefgh', 3, 0, ['abc', 'def', 'gh']],
    ['abcdefghij', 9, 0, ['abcde', 'fghij']],
    ['abcdefghijk lm', 5, 0, ['abcde', 'fghij', 'k lm']],
    ['abcdefghijk lm', 10, 0, ['abcdefg', 'hijk lm']],
    ['ab cdefghijklmno', 12, 0, ['ab', 'cdefghi', 'jklmno']],
    ['abcdefghijklmnopq', 4, 0, ['abcd', 'efgh', 'ijkl', 'mnop', 'q']],
    ['abcdefgh', 8, 0, ['abcdefgh']],
    ['abcd', 7, 1, ['abcd']],
    ['abcd', 6.9, 1, ['ab', 'cd']],
    ['abcd', 0.5, 0, ['a', 'b', 'c', 'd']],
    ['abcdefgh ij', 6, 0, ['abcdef', 'gh ij']],
    ['abcdefgh ij', 5, 0, ['abcd', 'efgh', 'ij']],
    ['xy abcdefgh', 6, 0, ['xy', 'abcd', 'efgh']],
    ['👩🏽‍💻👩🏽‍💻', 7, 0, ['👩🏽‍💻', '👩🏽‍💻']],
  ])('cuts %j at a width of %d, tracked by %d, into %j', (text, width, tracking, lines) => {
    expect(createParagraph(text).breakEvenly(width, tracking)).toEqual(lines);
    expect(createParagraph(text).countLines(width, tracking)).toBe(lines.length);
  });

  it('is measured only a few times, however long it is', () => {
    const length = 100_000;
    let measured = 0;
    const measureCounted = (piece: string) => {
      measured += piece.length;
      return piece.length / 2;
    };
    const word = new Paragraph('é'.repeat(length), measureCounted);
    expect(word.countLines(20, 0, 2)).toBe(3);
    expect(measured).toBeLessThan(1.1 * length);
    expect(word.breakEvenly(20)).toHaveLength(length / 40);
    expect(measured).toBeLessThan(6 * length);
  });

  it('starts on the line of the previous word if there is space', () => {
    const wide = (piece: string) => piece.length + (piece.includes('W') ? 4 : 0);
    expect(new Paragraph('x aW', wide).breakEvenly(5)).toEqual(['x a', 'W']);
  });

  it('continues on a new line even if kerning makes its pieces narrower', () => {
    const kerned = (piece: string) => piece.length + (piece.includes('ab') ? 1 : 0);
    expect(new Paragraph('cab', kerned).breakEvenly(3)).toEqual(['ca', 'b']);
    const close = (piece: string) => piece.length + (piece.includes('ab') ? 3 : 0);
    expect(new Paragraph('cab', close).breakEvenly(4.5)).toEqual(['ca', 'b']);
  });
});
