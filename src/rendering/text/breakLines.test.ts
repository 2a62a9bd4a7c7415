import { Paragraph } from './breakLines.ts';

/** A typewriter: each character is one em wide. */
const typed = (text: string) => new Paragraph(text, (piece) => piece.length);

describe('a paragraph', () => {
  it.each([
    ['um  dois\n três', 'um dois três'],
    [' um\tdois ', 'um dois'],
    ['um · dois – três — fim', 'um\u00a0· dois\u00a0– três\u00a0— fim'],
    [' ', ''],
  ])('%j is %j on one line', (text, line) => {
    expect(typed(text).line).toBe(line);
  });

  it.each([
    ['abc', 0, 3],
    ['abc', 0.5, 4],
    ['a', 0.5, 1],
    ['', 0.5, 0],
  ])('%j tracked by %d is %d wide', (text, tracking, width) => {
    expect(typed(text).width(tracking)).toBe(width);
    if (tracking === 0) expect(typed(text).width()).toBe(width);
  });
});

describe('lines', () => {
  it.each([
    [8, 0, 1],
    [7.9, 0, 2],
    [5, 0, 2],
    [4.9, 0, 3],
    [9.75, 0.25, 1],
    [9.7, 0.25, 2],
    [6, 0.25, 2],
    [5.9, 0.25, 3],
  ])('that are %d wide and tracked by %d are %i of three words', (measure, tracking, count) => {
    expect(typed('aa bb cc').lineCount(measure, tracking)).toBe(count);
    expect(typed('aa bb cc').balanced(measure, tracking)).toHaveLength(count);
    if (tracking === 0) expect(typed('aa bb cc').lineCount(measure)).toBe(count);
  });

  it.each([
    ['aaaa bb cc dddd', 12, ['aaaa bb', 'cc dddd']],
    ['aaaaaaaaaa bbb ccc', 14, ['aaaaaaaaaa', 'bbb ccc']],
    ['aa bb cc dd ee ff gg', 12, ['aa bb cc dd', 'ee ff gg']],
    ['aa bb', 12, ['aa bb']],
    ['', 12, []],
  ])('of %j within %d are even: %j', (text, measure, lines) => {
    expect(typed(text).balanced(measure)).toEqual(lines);
  });

  it('are narrower by the kerning across a space', () => {
    const kerned = new Paragraph(
      'of to',
      (piece) => piece.length - (piece.includes('f t') ? 0.5 : 0),
    );
    expect(kerned.lineCount(4.5)).toBe(1);
    expect(kerned.lineCount(4.4)).toBe(2);
  });
});

describe('a word that is wider than the measure', () => {
  it.each([
    ['abcdefgh', 3, 0, ['abc', 'def', 'gh']],
    ['abcdefgh', 8, 0, ['abcdefgh']],
    ['abcd', 7, 1, ['abcd']],
    ['abcd', 6.9, 1, ['abc', 'd']],
    ['abcd', 0.5, 0, ['a', 'b', 'c', 'd']],
    ['abcdefgh ij', 6, 0, ['abcdef', 'gh ij']],
    ['abcdefgh ij', 5, 0, ['abcde', 'fgh', 'ij']],
    ['xy abcdefgh', 6, 0, ['xy', 'abcdef', 'gh']],
    ['👩🏽‍💻👩🏽‍💻', 7, 0, ['👩🏽‍💻', '👩🏽‍💻']],
  ])('as in %j is cut at %d, tracked by %d, into %j', (text, measure, tracking, lines) => {
    expect(typed(text).balanced(measure, tracking)).toEqual(lines);
    expect(typed(text).lineCount(measure, tracking)).toBe(lines.length);
  });

  it('is measured a few times, however long it is', () => {
    const length = 100_000;
    let measured = 0;
    const counted = (piece: string) => {
      measured += piece.length;
      return piece.length / 2;
    };
    const word = new Paragraph('é'.repeat(length), counted);
    expect(word.lineCount(20, 0, 2)).toBe(3);
    expect(measured).toBeLessThan(1.1 * length);
    expect(word.balanced(20)).toHaveLength(length / 40);
    expect(measured).toBeLessThan(6 * length);
  });

  it('begins beside the word before it where there is room', () => {
    const wide = (piece: string) => piece.length + (piece.includes('W') ? 4 : 0);
    expect(new Paragraph('x aW', wide).balanced(5)).toEqual(['x a', 'W']);
  });

  it('goes on on a line of its own also where its pieces alone are narrower', () => {
    const kerned = (piece: string) => piece.length + (piece.includes('ab') ? 1 : 0);
    expect(new Paragraph('cab', kerned).balanced(3)).toEqual(['ca', 'b']);
    const close = (piece: string) => piece.length + (piece.includes('ab') ? 3 : 0);
    expect(new Paragraph('cab', close).balanced(4.5)).toEqual(['ca', 'b']);
  });
});
