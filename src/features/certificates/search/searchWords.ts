import { type CertificateType, certificateTypes } from '#domain/certificate/certificate.ts';
import { languageDefinitions } from '#domain/languageDefinitions.ts';
import { getOrCreateLru } from '#runtime/getOrCreate.ts';
import { createDayMatcher } from './dayMatcher.ts';
import type { IndexedCertificate } from './indexCertificate.ts';
import { createLetterPattern, joinWords, removeSpaces } from './joinedLetters.ts';
import {
  normalizeWithExpandedLetters,
  normalizeForSearch,
} from '#domain/text/normalizeForSearch.ts';
import type { SearchIndex } from './searchIndex.ts';

/** Maximum number of words with cached matches, which are needed again while the user types the last word. */
const maxCachedWords = 8;
const minTypeLength = 4;
const minIdLength = 4;
/** Words that occur between the parts of a date ("5 de maio"). A search ignores them. */
const dateConnectives = new Set(['de', 'del', 'do', 'of']);

/** Word of a search, in normalized form. */
export interface SearchWord {
  /** Normalized word that is compared with dates, types and ids. For names, `letters` is used instead. */
  text: string;
  /** Normalized letters that are searched in names: one string for each possible spelling of the word. */
  letters: readonly string[];
}

/** Splits a search text into normalized words. Words such as "de" that connect the parts of a date are left out. */
export function parseSearchWords(search: string): SearchWord[] {
  const words = search
    .split(/\s+/)
    .map(toSearchWord)
    .filter(({ letters }) => letters.length > 0);
  const hasDate = words.some(({ text }) => createDayMatcher(text) !== undefined);
  return hasDate ? words.filter(({ text }) => !dateConnectives.has(text)) : words;
}

function toSearchWord(word: string): SearchWord {
  const normalized = normalizeForSearch(word);
  const spellings = [normalized, normalizeWithExpandedLetters(word) ?? normalized];
  return {
    text: normalized.replace(/^[,;:"“”«»'()]+|[,;:.!?"“”«»'()]+$/g, ''),
    letters: [...new Set(spellings.map(joinWords).filter(Boolean))],
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
  const [first, ...remaining] = words.map((word) =>
    getOrCreateLru(
      searchIndex.matchCache,
      maxCachedWords,
      `${word.text} ${word.letters.join(' ')}`,
      () => matchWord(searchIndex, word),
    ),
  );
  if (!first) return new Uint8Array(searchIndex.entries.length).fill(1);
  return remaining.reduce(
    (combined, matches) => combined.map((match, index) => match & (matches[index] ?? 0)),
    first,
  );
}

function matchWord({ entries }: SearchIndex, { text, letters }: SearchWord): Uint8Array {
  const searchedNames = letters.map((spelling) => ({
    spelling,
    joined: removeSpaces(spelling),
    pattern: createLetterPattern(spelling),
  }));
  const searchedType = findType(text);
  const matchesDay = createDayMatcher(text);
  const idPart = text.length >= minIdLength ? `-${text}` : undefined;
  // The pattern is slow. It decides only where the letters are not in one word, but in several.
  const hasName = ({ names, joinedNames }: IndexedCertificate) =>
    searchedNames.some(
      ({ spelling, joined, pattern }) =>
        joinedNames.includes(joined) &&
        names.some((name) => name.includes(spelling) || name.search(pattern) >= 0),
    );
  const isMatch = (entry: IndexedCertificate) =>
    hasName(entry) ||
    entry.type === searchedType ||
    (entry.day !== undefined && matchesDay?.(entry.day)) ||
    (idPart !== undefined && entry.id.includes(idPart));
  // A loop takes half as long as `Uint8Array.from`.
  const matches = new Uint8Array(entries.length);
  for (const [index, entry] of entries.entries()) if (isMatch(entry)) matches[index] = 1;
  return matches;
}

function findType(word: string): CertificateType | undefined {
  if (word.length < minTypeLength) return undefined;
  const hasTypeName = (type: CertificateType) =>
    Object.values(languageDefinitions).some(({ typeWords }) =>
      typeWords[type].some((name) => name.startsWith(word)),
    );
  return certificateTypes.find(hasTypeName);
}
