import { toVisibleJson } from './escapeText.ts';
import { FileError } from './fileErrors.ts';
import { formatFailure } from './failure.ts';

describe('formatFailure', () => {
  test.each([
    ['\u001b[31mQ', '\\u001b[31mQ'],
    ['a\u009b31m\u0007\u007f', 'a\\u009b31m\\u0007\\u007f'],
    ['a\nb\rc\u2028', 'a\\u000ab\\u000dc\\u2028'],
    ['\u202eabc\u200b\ufeff', '\\u202eabc\\u200b\\ufeff'],
    ['\ud800', '\\ud800'],
    ['\u{e0041}', '\\udb40\\udc41'],
    ['Łukasz 王', 'Łukasz 王'],
  ])('escapes the invisible characters of the ID %j and of the message', (id, escaped) => {
    expect(formatFailure({ index: 1, id, message: `No ${id}` })).toBe(
      `Certificate 2 (${escaped}): No ${escaped}`,
    );
  });

  test('shortens an ID that would fill the screen', () => {
    const line = formatFailure({ index: 0, id: 'x'.repeat(1_000_000), message: 'No' });
    expect(line).toBe(`Certificate 1 (${'x'.repeat(100)}…): No`);
  });
});

test('toVisibleJson writes JSON of the same value without invisible characters', () => {
  const value = { id: '\u001b\u009b\u202e\u2028"\\' };
  const json = toVisibleJson(value);
  expect(json).toBe('{"id":"\\u001b\\u009b\\u202e\\u2028\\"\\\\"}');
  expect(JSON.parse(json)).toEqual(value);
});

test.each([
  ['ENOENT', 'it does not exist'],
  ['EACCES', 'this user has no permission'],
  ['EROFS', 'the file system is read-only'],
  ['ENOSPC', 'the disk is full'],
])('FileError names the file and says for %s that %s', (code, words) => {
  const error = Object.assign(new Error(`${code}: write`), { code, syscall: 'write' });
  expect(new FileError('out/a.pdf', error).message).toBe(`out/a.pdf: ${words} (${code}).`);
});
