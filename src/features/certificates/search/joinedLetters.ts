/** Word separators: white space and punctuation, except characters that belong to names, as in C++, C# and R&D. */
const separator = /(?![#&@%*])[\s\p{P}\p{Sk}|~\u2044]/gu;

/** Replaces the separators of a normalized text by spaces, keeping its length. */
export const replaceWordSeparators = (normalized: string): string =>
  normalized.replace(separator, (sign) => ' '.repeat(sign.length));

/**
 * The letters and digits of separated words without the spaces between them: "nr-35", "nr 35" and "nr35" all become "nr35".
 * Between two digits a space is kept, so that 2.0 is not 20.
 */
export interface JoinedLetters {
  letters: string;
  /** For each letter, the index of its word. */
  wordNumbers: Uint32Array;
  /** The position of each letter in the separated words. */
  positions: Uint32Array;
}

const [lineBreak, space, zero, nine] = [10, 32, 48, 57];
const isDigit = (code: number) => code >= zero && code <= nine;

/** Joins the letters of separated words. Line breaks always end a word. */
export function joinLetters(words: string): JoinedLetters {
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
 * Search letters that may match across words: at least three, or any with a digit. Fewer letters would match too often:
 * "as" in "a solda".
 */
const crossWordPattern = /^.{3}|\d/;

/**
 * Returns whether search letters that occur at an index are a match: within one word, or across words from the beginning of
 * the first. Numbers separated as in the text may begin within a word: 2.0 in v2.0.
 */
export function isLetterMatch(
  wordNumbers: Uint32Array,
  start: number,
  searchLetters: string,
): boolean {
  const word = wordNumbers[start];
  if (word === wordNumbers[start + searchLetters.length - 1] || searchLetters.includes(' '))
    return true;
  return word !== wordNumbers[start - 1] && crossWordPattern.test(searchLetters);
}
