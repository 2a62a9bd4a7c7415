import bidiFactory from 'bidi-js';
import { splitGraphemes } from '#domain/text/graphemes.ts';

/** A part of a line in one font, script and direction. Its glyphs are selected together. */
export interface VisualTextRun<Font> {
  text: string;
  font: Font;
  isRightToLeft: boolean;
}

interface LeveledRun<Font> extends VisualTextRun<Font> {
  level: number;
  script: string | undefined;
}

const bidi = bidiFactory();

/** Scripts that are never mixed in one part of a line, even if they have the same font. */
const scripts = [
  ...['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko', 'Adlam', 'Mongolian', 'Ethiopic', 'Armenian'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada'],
  ...['Malayalam', 'Sinhala', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Georgian', 'Hangul'],
  ...['Latin', 'Greek', 'Cyrillic', 'Javanese', 'Balinese', 'Cherokee', 'Tifinagh'],
].map((name) => ({ name, has: new RegExp(`\\p{Script=${name}}`, 'u') }));

const surrogatePairs = /[\u{10000}-\u{10ffff}]/gu;
const rightToLeft = /[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Replaces each surrogate pair by two characters with the writing direction of the original character. Needed because
 * the library bidi-js treats each half of a pair as a Latin letter.
 */
const replaceSurrogatePairs = (text: string): string =>
  text.replace(surrogatePairs, (character) =>
    (rightToLeft.test(character) ? 'א' : /\p{L}/u.test(character) ? 'a' : '☺').repeat(2),
  );

/**
 * Returns the script of a grapheme, such as Latin. Chinese and Japanese count as the same script. Returns undefined for
 * a grapheme without a letter.
 */
function getScript(cluster: string): string | undefined {
  if (!/\p{L}/u.test(cluster)) return undefined;
  return scripts.find(({ has }) => has.test(cluster))?.name ?? 'other';
}

/** Returns whether the first letter of a paragraph belongs to a right-to-left script. */
export const isRightToLeftParagraph = (text: string): boolean =>
  bidi.getEmbeddingLevels(replaceSurrogatePairs(text)).paragraphs[0]?.level === 1;

/** Returns the character that is displayed for a character of right-to-left text: of a bracket, its mirror image. */
export const getMirroredCharacter = (character: string): string =>
  bidi.getMirroredCharacter(character) ?? character;

/**
 * Splits a text line into parts of one font, script and direction. Returns them as displayed from left to right,
 * according to the Unicode Bidirectional Algorithm.
 * @param fonts font of each grapheme
 * @param direction direction of the paragraph to which the line belongs. Default: that of the first letter
 */
export function splitVisualRuns<Font>(
  text: string,
  fonts: readonly Font[],
  direction: 'ltr' | 'rtl' | 'auto' = 'auto',
): VisualTextRun<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(replaceSurrogatePairs(text), direction);
  const runs: LeveledRun<Font>[] = [];
  let offset = 0;
  for (const [index, cluster] of [...splitGraphemes(text)].entries()) {
    const level = levels[offset] ?? 0;
    offset += cluster.length;
    const last = runs.at(-1);
    const font = fonts[index] as Font;
    const script = getScript(cluster) ?? last?.script;
    const isSameStyle = last?.level === level && last.font === font;
    if (last && isSameStyle && (last.script === script || last.script === undefined)) {
      last.text += cluster;
      last.script = script;
    } else runs.push({ text: cluster, font, level, script, isRightToLeft: level % 2 === 1 });
  }
  return reorderRuns(runs);
}

/**
 * Reorders the parts of a line for display, by rule L2 of the Unicode Bidirectional Algorithm: for each embedding
 * level, beginning with the highest, reverses each sequence of parts at that level or a higher one.
 */
function reorderRuns<Font>(runs: LeveledRun<Font>[]): LeveledRun<Font>[] {
  const order = [...runs];
  const deepest = runs.reduce((max, { level }) => Math.max(max, level), 0);
  for (let level = deepest; level > 0; level--)
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end++;
      const reversed = order.slice(start, end).reverse();
      for (const [index, run] of reversed.entries()) order[start + index] = run;
      start = Math.max(start, end - 1);
    }
  return order;
}
