import { graphemesOf } from '#model/text/graphemes.ts';

const ellipsis = '…';

/**
 * Cuts a text after at most so many graphemes, between words where it can; an ellipsis at both ends says that it goes on.
 * After none all of it is the rest.
 */
export function splitArea(text: string, most: number): { start: string; rest: string } {
  if (text.length <= most) return { start: text, rest: '' };
  if (most === 0) return { start: '', rest: text };
  let count = 0;
  let length = 0;
  let cut = 0;
  for (const grapheme of graphemesOf(text)) {
    count += 1;
    if (count > most) break;
    cut = length;
    length += grapheme.length;
  }
  if (count <= most) return { start: text, rest: '' };
  const space = text.lastIndexOf(' ', cut);
  const end = space > cut * 0.6 ? space : cut;
  const rest = text.slice(end).trim();
  return { start: text.slice(0, end).trimEnd() + ellipsis, rest: ellipsis + rest };
}
