import { splitGraphemes } from '#domain/text/graphemes.ts';

const ellipsis = '…';

/**
 * Splits the text of a custom area into two parts. The first part has at most `maxGraphemes` graphemes and ends between
 * words where possible. Both parts get an ellipsis at the split. If `maxGraphemes` is 0, the whole text is in the
 * second part.
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
  const space = text.lastIndexOf(' ', cut);
  const end = space > cut * 0.6 ? space : cut;
  const remainder = text.slice(end).trim();
  return { start: text.slice(0, end).trimEnd() + ellipsis, remainder: ellipsis + remainder };
}
