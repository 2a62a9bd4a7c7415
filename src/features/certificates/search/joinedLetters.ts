/** Pattern of characters that separate words. Those of names, as in C++, C# and R&D, do not. */
const separator = /(?![#&@%*])[\s\p{P}\p{Sk}|~\u2044]/gu;

/** Replaces each character that separates words in a normalized text with spaces, keeping the length. */
export const replaceWordSeparators = (normalized: string): string =>
  normalized.replace(separator, (sign) => ' '.repeat(sign.length));

/**
 * Letters and digits of a text without the spaces between words, so that "nr-35", "nr 35" and "nr35" all become "nr35".
 * A space between two digits is kept, so that 2.0 differs from 20.
 */
export interface TextWithoutSpaces {
  letters: string;
  /** Number of the word that contains the letter, for each element of `letters`. */
  wordNumbers: Uint32Array;
  /** Index in the text with spaces, for each element of `letters`. */
  positions: Uint32Array;
}

const [lineBreak, space, zero, nine] = [10, 32, 48, 57];
const isDigit = (code: number) => code >= zero && code <= nine;

/**
 * Removes the spaces between words, except between two digits. Words before and after a line break are never joined.
 * @param words normalized text in which words are separated by spaces
 */
export function removeWordSpaces(words: string): TextWithoutSpaces {
  const wordNumbers = new Uint32Array(words.length);
  const positions = new Uint32Array(words.length);
  let letters = '';
  let length = 0;
  let word = 0;
  let previousCode = lineBreak;
  for (let start = 0; start < words.length;) {
    const firstCode = words.charCodeAt(start);
    if (firstCode === space) {
      start++;
      continue;
    }
    if (isDigit(previousCode) && isDigit(firstCode)) {
      letters += ' ';
      length++;
    }
    word++;
    let end = start;
    for (; end < words.length && words.charCodeAt(end) !== space; end++) {
      previousCode = words.charCodeAt(end);
      if (previousCode === lineBreak) word++;
      else wordNumbers[length] = word;
      positions[length] = end;
      length++;
    }
    letters += words.slice(start, end);
    start = end;
  }
  return { letters, wordNumbers, positions };
}

/**
 * Pattern of search letters that may match across the spaces between words. These are three or more letters, or letters
 * with a digit. Shorter search letters would match too often, such as "as" in "a solda".
 */
const crossWordPattern = /^.{3}|\d/;

/**
 * Returns whether an occurrence of the search letters in a text counts as a match. An occurrence within one word always
 * counts. An occurrence across several words counts if it begins at the start of a word and matches `crossWordPattern`.
 * Search letters that contain a space between digits always count, such as 2.0 in v2.0.
 * @param start index of the occurrence in the joined letters
 */
export function isMatchWithoutSpaces(
  wordNumbers: Uint32Array,
  start: number,
  searchLetters: string,
): boolean {
  const word = wordNumbers[start];
  if (word === wordNumbers[start + searchLetters.length - 1] || searchLetters.includes(' '))
    return true;
  return word !== wordNumbers[start - 1] && crossWordPattern.test(searchLetters);
}
