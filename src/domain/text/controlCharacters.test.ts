import { replaceControlCharacters, replaceLineControlCharacters } from './controlCharacters.ts';

it('replaceControlCharacters keeps tabs and line breaks', () => {
  expect(replaceControlCharacters('a\u0000b\u001bc\u007fd\u009be\tf\r\ng\u200dh')).toBe(
    'a b c d e\tf\r\ng\u200dh',
  );
});

it('replaceLineControlCharacters keeps the direction marks of words', () => {
  expect(replaceLineControlCharacters('a\r\nb\u2028c\u202ed\u2066e\u200ff\u200dg')).toBe(
    'a b c d e\u200ff\u200dg',
  );
});
