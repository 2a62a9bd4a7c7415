/** Pattern of scripts that write no spaces between words. Tibetan has a sign after each syllable. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const tibetanSyllables = /[^\u0f0b]+\u0f0b*/g;

/**
 * Splits a text without spaces into words, between which lines may be broken. Signs stay with the previous word, opening
 * brackets with the next.
 */
export function splitUnspacedWords(phrase: string): string[] {
  if (phrase.includes('\u0f0b')) return phrase.match(tibetanSyllables) ?? [phrase];
  if (!unspaced.test(phrase)) return [phrase];
  const words: string[] = [];
  for (const { segment } of new Intl.Segmenter('th', { granularity: 'word' }).segment(phrase)) {
    const last = words.at(-1);
    const startsWord =
      /^[\p{L}\p{Ps}\p{Pi}]/u.test(segment) && last !== undefined && /\p{L}/u.test(last);
    if (startsWord || last === undefined) words.push(segment);
    else words[words.length - 1] = last + segment;
  }
  return words;
}
