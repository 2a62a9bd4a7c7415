/** Pattern of characters that separate words. Those of names, as in C++, C# and R&D, do not. */
const separator = /(?![#&@%*])[\s\p{P}\p{Sk}|~\u2044]/gu;

/** Replaces each character that separates words in a normalized text with spaces, keeping the length. */
export const replaceWordSeparators = (normalized: string): string =>
  normalized.replace(separator, (sign) => ' '.repeat(sign.length));

const longWordPattern = /^[\p{L}\p{M}]{5,}$/u;

/** Returns whether a normalized word is long enough to be recognized in spite of a typing error. */
export const isLongWord = (word: string): boolean => longWordPattern.test(word);

export const removeSpaces = (text: string): string => text.replaceAll(' ', '');

/**
 * Joins the words of a normalized search text, so that "nr-35", "nr 35" and "nr35" all become "nr35". One space between
 * two digits is kept, so that 2.0 differs from 20.
 */
export const joinWords = (normalized: string): string =>
  replaceWordSeparators(normalized)
    .replace(/ +/g, ' ')
    .replace(/(?<!\d) | (?!\d)/g, '');

/**
 * Pattern of search letters that may match across the spaces between words and end inside a word. These are three or more
 * letters, or letters with a digit. Shorter search letters would match too often, such as "as" in "a solda", so they match
 * only whole words, such as "ab" in "A/B".
 */
const crossWordPattern = /^.{3}|\d/;

/**
 * Creates the pattern with which letters from `joinWords` are searched in a text from `replaceWordSeparators`. It matches
 * letters within one word. It also matches letters across several words if they begin at the start of a word and match
 * `crossWordPattern`. Letters that contain a space between digits match anywhere, such as 2.0 in v2.0.
 */
export function createLetterPattern(letters: string): RegExp {
  const characters = Array.from(letters, escapePattern);
  const withinWord = characters.join('');
  const acrossWords = characters.join(' *').replace(/(?<=\d) \*(?=\d)/g, '');
  if (letters.includes(' ')) return new RegExp(acrossWords, 'g');
  const end = crossWordPattern.test(letters) ? '' : '(?![^ ])';
  return new RegExp(`${withinWord}|(?<![^ ])${acrossWords}${end}`, 'g');
}

const escapePattern = (character: string) => character.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
