import { getOrCreateLru } from '#runtime/getOrCreate.ts';
import {
  isMatchWithoutSpaces,
  removeWordSpaces,
  type TextWithoutSpaces,
  replaceWordSeparators,
} from './joinedLetters.ts';
import {
  normalizeWithExpandedLetters,
  normalizeForSearch,
  normalizeWithPositions,
  type NormalizedText,
} from './normalizeForSearch.ts';
import type { SearchWord } from './searchWords.ts';

/** Part of a text, with the information whether it matches a search word. */
export interface HighlightedTextPart {
  text: string;
  isHighlighted: boolean;
}

/**
 * Normalized letters of a text, without spaces and punctuation. `starts` and `ends` give the position of each letter in
 * the original text. A text has one such object for each of its spellings, such as "muller" and "mueller".
 */
interface LetterRow extends TextWithoutSpaces, Pick<NormalizedText, 'starts' | 'ends'> {}

/** Maximum number of cached texts. Most rows on screen are still displayed after the next key press. */
const maxCachedTexts = 100;
const rowCache = new Map<string, readonly LetterRow[]>();

/**
 * Splits a text into parts that match search words and parts that do not. A combining mark, such as an accent, is in
 * the same part as its letter.
 */
export function splitByHighlights(
  text: string,
  words: readonly SearchWord[],
): HighlightedTextPart[] {
  const isHighlighted = new Uint8Array(text.length);
  for (const row of getOrCreateLru(rowCache, maxCachedTexts, text, () => createLetterRows(text)))
    for (const { letters } of words)
      for (const searchLetters of letters) markMatches(row, searchLetters, isHighlighted);
  const parts: HighlightedTextPart[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && isHighlighted[end] === isHighlighted[start]) continue;
    parts.push({ text: text.slice(start, end), isHighlighted: isHighlighted[start] === 1 });
    start = end;
  }
  return parts;
}

function markMatches(row: LetterRow, searchLetters: string, isHighlighted: Uint8Array): void {
  const { letters, wordNumbers, positions, starts, ends } = row;
  const lastOffset = searchLetters.length - 1;
  let index = letters.indexOf(searchLetters);
  while (index >= 0) {
    const isWordMatch = isMatchWithoutSpaces(wordNumbers, index, searchLetters);
    if (isWordMatch)
      isHighlighted.fill(
        1,
        starts[positions[index] ?? 0],
        ends[positions[index + lastOffset] ?? 0],
      );
    index = letters.indexOf(searchLetters, isWordMatch ? index + lastOffset + 1 : index + 1);
  }
}

/**
 * Returns the normalized letters of a text: for its plain spelling ("muller") and, if the text has letters with a
 * two-letter spelling, also for the spelling with these ("mueller").
 */
function createLetterRows(text: string): readonly LetterRow[] {
  const rows = [createLetterRow(text, normalizeForSearch)];
  if (normalizeWithExpandedLetters(text) !== undefined)
    rows.push(createLetterRow(text, normalizeLetterWithDigraph));
  return rows;
}

const normalizeLetterWithDigraph = (letter: string) =>
  normalizeWithExpandedLetters(letter) ?? normalizeForSearch(letter);

function createLetterRow(text: string, normalize: (letter: string) => string): LetterRow {
  const { normalized, starts, ends } = normalizeWithPositions(text, normalize);
  return { ...removeWordSpaces(replaceWordSeparators(normalized)), starts, ends };
}
