import { splitGraphemes } from '#domain/text/graphemes.ts';

const ellipsis = '…';

/** Minimum share of the allowed length that the first part keeps to end with a sentence, or between words. */
const minShare = 0.6;
/** The end of a sentence, but not of an abbreviation such as "Av.", or of an item, such as "CNPJ 12.345.678/0001-90 · ". */
const sentenceEnd = /(?:[^\s.]{4}[.!?;…]|\s·)\s+|\n/g;

/**
 * Splits the text of a custom area into two parts. The first part has at most `maxGraphemes` graphemes and ends with a
 * sentence where possible, otherwise between words and with an ellipsis. The second part always begins with an ellipsis:
 * below the rest of another text, it would read as the end of that text. If `maxGraphemes` is 0, the whole text is in
 * the second part.
 */
export function splitCustomTextAtLength(
  text: string,
  maxGraphemes: number,
): { start: string; remainder: string } {
  if (text.length <= maxGraphemes) return { start: text, remainder: '' };
  if (maxGraphemes === 0) return { start: '', remainder: text };
  let count = 0;
  let length = 0;
  let cut = 0;
  for (const grapheme of splitGraphemes(text)) {
    count += 1;
    if (count > maxGraphemes) break;
    cut = length;
    length += grapheme.length;
  }
  if (count <= maxGraphemes) return { start: text, remainder: '' };
  const sentence = findSentenceEnd(text, cut);
  if (sentence > cut * minShare)
    return {
      // The middle dot after an item separates it from the next item only.
      start: text.slice(0, sentence).replace(/(?:\s+·)?\s*$/, ''),
      remainder: ellipsis + text.slice(sentence),
    };
  const space = text.lastIndexOf(' ', cut);
  const end = space > cut * minShare ? space : cut;
  const remainder = text.slice(end).trim();
  return { start: text.slice(0, end).trimEnd() + ellipsis, remainder: ellipsis + remainder };
}

/** Returns the position after the last sentence that ends before `limit`; 0 if there is none. */
const findSentenceEnd = (text: string, limit: number): number =>
  Math.max(0, ...Array.from(text.slice(0, limit).matchAll(sentenceEnd), getMatchEnd));

const getMatchEnd = ({ 0: match, index }: RegExpExecArray): number => index + match.length;
