import type { IndexedCertificate } from './indexCertificate.ts';
import type { Day } from './dayMatcher.ts';
import { isMatchWithoutSpaces, removeWordSpaces, type TextWithoutSpaces } from './joinedLetters.ts';

/** Index for searching words in thousands of certificates. The certificates are in their sort order. */
export interface SearchIndex {
  entries: readonly IndexedCertificate[];
  names: TextLines;
  /**
   * Names of the certificates with special letters written as two letters, such as "mueller". A name without special
   * letters has an empty line. Undefined if no name has special letters.
   */
  namesWithDigraphs: TextLines | undefined;
  ids: TextLines;
  /** Days on which certificates were earned. Each day occurs only once. */
  days: readonly (Day | undefined)[];
  /** Position in `days`, for each certificate. */
  dayIndexes: readonly number[];
  /**
   * Cached matches of the most recent search words, by word. Each array has one number per certificate: 1 if the
   * certificate contains the word, else 0.
   */
  matchCache: Map<string, Uint8Array>;
}

/** Texts of all certificates as lines of one string, which is faster to search than many short ones. */
interface TextLines extends Pick<TextWithoutSpaces, 'letters' | 'wordNumbers'> {
  /** Start index of each line, and the end index of the last line. */
  starts: readonly number[];
}

export function buildSearchIndex(entries: readonly IndexedCertificate[]): SearchIndex {
  const dayPositions = new Map<Day | undefined, number>();
  for (const { day } of entries)
    if (!dayPositions.has(day)) dayPositions.set(day, dayPositions.size);
  return {
    entries,
    names: createNameLines(entries.map(({ name }) => name)),
    namesWithDigraphs: entries.some(({ nameWithDigraphs }) => nameWithDigraphs)
      ? createNameLines(entries.map(({ nameWithDigraphs }) => nameWithDigraphs))
      : undefined,
    ids: createTextLines(entries.map(({ id }) => id).join('\n'), new Uint32Array()),
    days: [...dayPositions.keys()],
    dayIndexes: entries.map(({ day }) => dayPositions.get(day) ?? 0),
    matchCache: new Map(),
  };
}

function createNameLines(names: readonly string[]): TextLines {
  const { letters, wordNumbers } = removeWordSpaces(names.join('\n'));
  return createTextLines(letters, wordNumbers);
}

function createTextLines(letters: string, wordNumbers: Uint32Array): TextLines {
  const starts = [0];
  for (let index = letters.indexOf('\n'); index >= 0; index = letters.indexOf('\n', index + 1))
    starts.push(index + 1);
  return { letters, wordNumbers, starts: [...starts, letters.length + 1] };
}

/** Sets the element of `matches` to 1 for each line that contains the search letters. */
export function findMatchingIndexEntries(
  { letters, wordNumbers, starts }: TextLines,
  searchLetters: string,
  matches: Uint8Array,
): void {
  const lastOffset = searchLetters.length - 1;
  let line = 0;
  let index = letters.indexOf(searchLetters);
  while (index >= 0) {
    // Most matches are within a word. Calling `isMatch` for thousands of these would take a millisecond per key.
    if (
      wordNumbers[index] === wordNumbers[index + lastOffset] ||
      isMatchWithoutSpaces(wordNumbers, index, searchLetters)
    ) {
      while ((starts[line + 1] ?? Infinity) <= index) line++;
      matches[line] = 1;
      line++;
      index = letters.indexOf(searchLetters, starts[line]);
    } else index = letters.indexOf(searchLetters, index + 1);
  }
}
