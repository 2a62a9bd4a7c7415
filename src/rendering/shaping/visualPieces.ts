import bidiFactory from 'bidi-js';
import { graphemesOf } from '#model/text/graphemes.ts';

/** A stretch of text that is shaped as one. */
export interface Piece<Font> {
  text: string;
  font: Font;
  isRightToLeft: boolean;
}

interface LeveledPiece<Font> extends Piece<Font> {
  level: number;
  script: string | undefined;
}

const bidi = bidiFactory();

/** Scripts with a shaping of their own, which may be in one font with others. */
const scripts = [
  ...['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Adlam', 'Mongolian', 'Ethiopic', 'Armenian'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'],
  ...['Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Georgian', 'Hangul'],
  ...['Latin', 'Greek', 'Cyrillic', 'Javanese', 'Balinese', 'Cherokee', 'Tifinagh'],
].map((name) => ({ name, has: new RegExp(`\\p{Script=${name}}`, 'u') }));

const pairs = /[\u{10000}-\u{10ffff}]/gu;
const rightToLeft = /[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** bidi-js takes each half of a pair for a letter of ours: two signs of the same direction stand in for it. */
const withoutPairs = (text: string): string =>
  text.replace(pairs, (sign) =>
    (rightToLeft.test(sign) ? 'א' : /\p{L}/u.test(sign) ? 'a' : '☺').repeat(2),
  );

/** Of the first letter; Chinese and Japanese writing are one, and signs are of none. */
function scriptOf(cluster: string): string | undefined {
  if (!/\p{L}/u.test(cluster)) return undefined;
  return scripts.find(({ has }) => has.test(cluster))?.name ?? 'other';
}

/**
 * A line in the order in which it is seen from left to right, as the first letter and Unicode's rules of direction have it.
 * @param fonts of each grapheme
 */
export function visualPieces<Font>(text: string, fonts: readonly Font[]): Piece<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(withoutPairs(text));
  const pieces: LeveledPiece<Font>[] = [];
  let at = 0;
  for (const [index, cluster] of [...graphemesOf(text)].entries()) {
    const level = levels[at] ?? 0;
    at += cluster.length;
    const last = pieces.at(-1);
    const font = fonts[index] as Font;
    const script = scriptOf(cluster) ?? last?.script;
    const goesOn = last?.level === level && last.font === font;
    if (last && goesOn && (last.script === script || last.script === undefined)) {
      last.text += cluster;
      last.script = script;
    } else pieces.push({ text: cluster, font, level, script, isRightToLeft: level % 2 === 1 });
  }
  return reordered(pieces);
}

/** Rule L2: from the deepest level on, neighbours of it or deeper change places. */
function reordered<Font>(pieces: LeveledPiece<Font>[]): LeveledPiece<Font>[] {
  const order = [...pieces];
  const deepest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = deepest; level > 0; level--)
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end++;
      order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  return order;
}
