import { getOrCreateLru } from '#runtime/getOrCreate.ts';
import { replaceWordSeparators } from './joinedLetters.ts';
import {
  normalizeWithExpandedLetters,
  normalizeForSearch,
  normalizeWithPositions,
  type NormalizedText,
} from '#domain/text/normalizeForSearch.ts';
import type { SearchWord } from './searchWords.ts';

/** Part of a text, with the information whether it matches a search word. */
export interface HighlightedTextPart {
  text: string;
  isHighlighted: boolean;
}

/** Maximum number of cached texts. Most rows on screen are still displayed after the next key press. */
const maxCachedTexts = 100;
const spellingsCache = new Map<string, readonly NormalizedText[]>();

/**
 * Splits a text into parts that match search words and parts that do not. A combining mark, such as an accent, is in
 * the same part as its letter.
 */
export function splitByHighlights(
  text: string,
  words: readonly SearchWord[],
): HighlightedTextPart[] {
  const isHighlighted = new Uint8Array(text.length);
  const spellings = getOrCreateLru(spellingsCache, maxCachedTexts, text, () =>
    normalizeSpellings(text),
  );
  for (const { pattern } of words.flatMap((word) => word.spellings))
    for (const { normalized, starts, ends } of spellings)
      for (const { index, 0: match } of normalized.matchAll(pattern))
        isHighlighted.fill(1, starts[index], ends[index + match.length - 1]);
  const parts: HighlightedTextPart[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && isHighlighted[end] === isHighlighted[start]) continue;
    parts.push({ text: text.slice(start, end), isHighlighted: isHighlighted[start] === 1 });
    start = end;
  }
  return parts;
}

/**
 * Normalizes a text: in its plain spelling ("muller") and, if the text has letters with a two-letter spelling, also in
 * the spelling with these ("mueller").
 */
function normalizeSpellings(text: string): readonly NormalizedText[] {
  const spellings = [normalizeWithPositions(text, normalizeForSearch)];
  if (normalizeWithExpandedLetters(text) !== undefined)
    spellings.push(normalizeWithPositions(text, normalizeLetterWithDigraph));
  return spellings.map(({ normalized, ...positions }) => ({
    normalized: replaceWordSeparators(normalized),
    ...positions,
  }));
}

const normalizeLetterWithDigraph = (letter: string) =>
  normalizeWithExpandedLetters(letter) ?? normalizeForSearch(letter);
