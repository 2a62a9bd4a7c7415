const graphemes = new Intl.Segmenter();

const ellipsis = '…';

/**
 * Cuts a text after at most so many graphemes, between words where it can; an ellipsis at both ends says that it goes on.
 */
export function splitArea(text: string, most: number): { start: string; rest: string } {
  if (text.length <= most) return { start: text, rest: '' };
  const parts = [...graphemes.segment(text)];
  if (parts.length <= most) return { start: text, rest: '' };
  const cut = parts[Math.max(0, most - 1)]?.index ?? 0;
  const space = text.lastIndexOf(' ', cut);
  const end = space > cut * 0.6 ? space : cut;
  const rest = text.slice(end).trim();
  return { start: text.slice(0, end).trimEnd() + ellipsis, rest: ellipsis + rest };
}
