import { splitGraphemes } from '#domain/text/graphemes.ts';

const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
/** Pattern of signs and small letters that no line begins with, as Japanese typesetting rules say. */
const notFirst =
  /^[\p{Pe}\p{Pf}\p{M}、。，．：；？！・ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ〜…‥％%,.:;?!]/u;

/**
 * Splits Chinese and Japanese text into pieces between which lines may be broken: after each character, but not before
 * closing punctuation nor after opening brackets. Korean has spaces between words and is not broken elsewhere. The rules
 * are here, because those of `Intl.Segmenter` differ between browsers and their versions.
 */
export function splitIdeographs(phrase: string): string[] {
  if (!ideograph.test(phrase)) return [phrase];
  const pieces: string[] = [];
  let previous = '';
  for (const grapheme of splitGraphemes(phrase)) {
    const isBreakable =
      (ideograph.test(previous) || ideograph.test(grapheme) || /^\p{P}/u.test(previous)) &&
      !/\p{Script=Hangul}/u.test(previous + grapheme) &&
      !opening.test(previous) &&
      !notFirst.test(grapheme);
    if (isBreakable && previous !== '') pieces.push(grapheme);
    else pieces[Math.max(0, pieces.length - 1)] = `${pieces.at(-1) ?? ''}${grapheme}`;
    previous = grapheme;
  }
  return pieces;
}
