import { type CertificateType, certificateTypes } from '#domain/certificate/certificate.ts';
import { languageDefinitions } from '#domain/languageDefinitions.ts';
import { getOrCreateLru } from '#runtime/getOrCreate.ts';
import { createDayMatcher } from './dayMatcher.ts';
import { createLetterPattern, joinWords, removeSpaces } from './joinedLetters.ts';
import {
  normalizeWithExpandedLetters,
  normalizeForSearch,
} from '#domain/text/normalizeForSearch.ts';
import { findLines, type SearchIndex } from './searchIndex.ts';

/** Maximum number of words in each cache. The first words are needed again while the user types the last word. */
const maxCachedWords = 8;
const wordCache = new Map<string, SearchWord>();
const minTypeLength = 4;
const minIdLength = 4;
/** Words that occur between the parts of a date ("5 de maio"). A search ignores them. */
const dateConnectives = new Set(['de', 'del', 'do', 'of']);

/** Word of a search, in normalized form. */
export interface SearchWord {
  /** Normalized word that is compared with dates, types and ids. For names, `spellings` is used instead. */
  text: string;
  /** The possible spellings of the word, which are searched in names. */
  spellings: readonly Spelling[];
}

/** Spelling of a search word. */
interface Spelling {
  /** Letters from `joinWords`. */
  letters: string;
  /** The letters without the spaces between digits. */
  joinedLetters: string;
  /** Pattern from `createLetterPattern`. */
  pattern: RegExp;
}

/** Splits a search text into normalized words. Words such as "de" that connect the parts of a date are left out. */
export function parseSearchWords(search: string): SearchWord[] {
  const words = search
    .split(/\s+/)
    .map((word) => getOrCreateLru(wordCache, maxCachedWords, word, () => toSearchWord(word)))
    .filter(({ spellings }) => spellings.length > 0);
  const hasDate = words.some(({ text }) => createDayMatcher(text) !== undefined);
  return hasDate ? words.filter(({ text }) => !dateConnectives.has(text)) : words;
}

function toSearchWord(word: string): SearchWord {
  const normalized = normalizeForSearch(word);
  const spellings = [normalized, normalizeWithExpandedLetters(word) ?? normalized];
  return {
    text: normalized.replace(/^[,;:"“”«»'()]+|[,;:.!?"“”«»'()]+$/g, ''),
    spellings: Array.from(new Set(spellings.map(joinWords).filter(Boolean)), (letters) => ({
      letters,
      joinedLetters: removeSpaces(letters),
      pattern: createLetterPattern(letters),
    })),
  };
}

/**
 * Finds the certificates that match all words. A word matches if it occurs in the name, type, day or validation id.
 * @returns one number per certificate in the order of the index: 1 for a match, else 0
 */
export function findWordMatches(
  searchIndex: SearchIndex,
  words: readonly SearchWord[],
): Uint8Array {
  const matches = new Uint8Array(searchIndex.entries.length).fill(1);
  for (const word of words) {
    const key = `${word.text} ${word.spellings.map(({ letters }) => letters).join(' ')}`;
    const wordMatches = getOrCreateLru(searchIndex.matchCache, maxCachedWords, key, () =>
      matchWord(searchIndex, word),
    );
    // A loop over thousands of certificates takes less time than the methods of arrays.
    for (let index = 0; index < matches.length; index++)
      if (wordMatches[index] === 0) matches[index] = 0;
  }
  return matches;
}

function matchWord(searchIndex: SearchIndex, { text, spellings }: SearchWord): Uint8Array {
  const { entries, lines, days } = searchIndex;
  const matches = new Uint8Array(entries.length);
  for (const spelling of spellings) matchNames(searchIndex, spelling, matches);
  if (text.length >= minIdLength)
    for (const index of findLines(lines.ids, `-${text}`)) matches[index] = 1;
  const searchedType = findType(text);
  if (searchedType)
    entries.forEach(({ type }, index) => {
      if (type === searchedType) matches[index] = 1;
    });
  const matchesDay = createDayMatcher(text);
  if (matchesDay)
    for (const [day, indexes] of days)
      if (matchesDay(day)) for (const index of indexes) matches[index] = 1;
  return matches;
}

/** Sets the matches of the certificates whose names contain a spelling of a word. */
function matchNames(
  { entries, lines }: SearchIndex,
  { letters, joinedLetters, pattern }: Spelling,
  matches: Uint8Array,
): void {
  for (const index of findLines(lines.names, letters)) matches[index] = 1;
  // The pattern is slow. It decides only where the letters are not in one word, but in several.
  for (const index of findLines(lines.joinedNames, joinedLetters))
    if (!matches[index] && entries[index]?.names.some((name) => name.search(pattern) >= 0))
      matches[index] = 1;
}

function findType(word: string): CertificateType | undefined {
  if (word.length < minTypeLength) return undefined;
  const hasTypeName = (type: CertificateType) =>
    Object.values(languageDefinitions).some(({ typeWords }) =>
      typeWords[type].some((name) => name.startsWith(word)),
    );
  return certificateTypes.find(hasTypeName);
}
