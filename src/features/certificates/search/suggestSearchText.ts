import { getOrCreate } from '#runtime/getOrCreate.ts';
import { splitByHighlights } from './highlights.ts';
import { isLongWord } from './joinedLetters.ts';
import type { SearchIndex } from './searchIndex.ts';
import { findWordMatches, parseSearchWords } from './searchWords.ts';

/**
 * Suggests another text for a search that matches no certificate. Each word that matches nothing is replaced by a word
 * of a course name that differs by one typing error.
 * @returns undefined if the search matches a certificate, or if there is no such word
 */
export function suggestSearchText(
  searchIndex: SearchIndex,
  searchText: string,
): string | undefined {
  if (hasMatch(searchIndex, searchText)) return undefined;
  const words = searchText.trim().split(/\s+/);
  const isMatching = words.map((word) => hasMatch(searchIndex, word));
  let matchingText = words.filter((_, index) => isMatching[index]).join(' ');
  const suggestedWords = words.map((word, index) => {
    if (isMatching[index]) return word;
    const suggestion = findBestWord(searchIndex, word, matchingText);
    if (suggestion !== undefined) matchingText += ` ${suggestion}`;
    return suggestion ?? word;
  });
  const suggestion = suggestedWords.join(' ');
  return hasMatch(searchIndex, suggestion) ? suggestion : undefined;
}

const findMatches = (searchIndex: SearchIndex, searchText: string) =>
  findWordMatches(searchIndex, parseSearchWords(searchText));

const hasMatch = (searchIndex: SearchIndex, searchText: string): boolean =>
  findMatches(searchIndex, searchText).includes(1);

const countMatches = (searchIndex: SearchIndex, searchText: string): number =>
  findMatches(searchIndex, searchText).reduce((count, match) => count + match, 0);

/**
 * Returns the word of a course name that differs from `typedWord` by one typing error, as it is written there. Of
 * several words, returns the one with the most matches together with `otherWords`.
 */
function findBestWord(
  searchIndex: SearchIndex,
  typedWord: string,
  otherWords: string,
): string | undefined {
  const longSpellings = parseSearchWords(typedWord)
    .flatMap(({ spellings }) => spellings.map(({ letters }) => letters))
    .filter(isLongWord);
  if (longSpellings.length === 0) return undefined;
  let best: { word: string; count: number } | undefined;
  const courseNames = getOrCreate(wordsCache, searchIndex, () => collectLongWords(searchIndex));
  for (const [word, courseName] of courseNames) {
    if (!longSpellings.some((letters) => hasOneTypingError(letters, word))) continue;
    const courseWord = findCourseWord(courseName, word);
    const count = countMatches(searchIndex, `${otherWords} ${courseWord}`);
    if (count > (best?.count ?? 0)) best = { word: courseWord, count };
  }
  return best?.word;
}

const wordsCache = new WeakMap<SearchIndex, ReadonlyMap<string, string>>();

/** Returns the long words of all course names in normalized form, each with the first name that contains it. */
function collectLongWords({ entries }: SearchIndex): ReadonlyMap<string, string> {
  const courseNames = new Map<string, string>();
  for (const { certificate, longWords } of entries)
    for (const word of longWords)
      if (!courseNames.has(word)) courseNames.set(word, certificate.course.name);
  return courseNames;
}

function findCourseWord(courseName: string, word: string): string {
  const parts = splitByHighlights(courseName, parseSearchWords(word));
  return parts.find(({ isHighlighted }) => isHighlighted)?.text ?? word;
}

/** Returns whether two words differ by one letter replaced, added or removed, or by two adjacent letters swapped. */
function hasOneTypingError(typedWord: string, word: string): boolean {
  if (Math.abs(typedWord.length - word.length) > 1) return false;
  let start = 0;
  while (start < word.length && typedWord[start] === word[start]) start++;
  const isEqualFrom = (typedStart: number, wordStart: number) =>
    typedWord.slice(typedStart) === word.slice(wordStart);
  const isSwapped = typedWord[start] === word[start + 1] && typedWord[start + 1] === word[start];
  return (
    isEqualFrom(start + 1, start + 1) ||
    isEqualFrom(start, start + 1) ||
    isEqualFrom(start + 1, start) ||
    (isSwapped && isEqualFrom(start + 2, start + 2))
  );
}
