import { composeCombiningMarks } from './composeCombiningMarks.ts';

/**
 * Pattern of the emoji flags of regions such as England and Scotland. The emoji consists of a black flag, tag
 * characters, and an end tag.
 */
const regionFlag = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`;

/**
 * Invisible characters that affect how a word is written: joiners, the Mongolian vowel separator, signs before Arabic
 * and similar numbers, and joiners of hieroglyphs.
 */
const wordFormatCharacters = String.raw`\u200c\u200d\u180e\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}\u{13430}-\u{1343f}`;

/** Marks that act as a letter of one writing direction: left-to-right mark, right-to-left mark, Arabic letter mark. */
const directionMarks = /[\u200e\u200f\u061c]/g;
/** Pattern of a letter of a right-to-left script. Direction marks have an effect only in a text with such a letter. */
const rightToLeftLetter =
  /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Removes marks of the writing direction from a text. */
export const removeDirectionMarks = (text: string): string => text.replace(directionMarks, '');

/**
 * Pattern of invisible characters to remove: control characters except tab and newline, embeddings and overrides of the
 * writing direction, soft hyphens, zero-width spaces, and tag characters outside of emoji flags.
 */
const invisibleCharacters = new RegExp(
  String.raw`(${regionFlag})|(?![\t\n\u200e\u200f\u061c${wordFormatCharacters}])[\p{Cc}\p{Cf}\u2028\u2029]`,
  'gu',
);

/** Pattern of a letter or digit that neither joins the next one nor has variants. */
const unjoinedCharacter = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}0-9]`;

/**
 * Pattern of joiners and variation selectors that have no effect, because they follow such a letter, a space or
 * nothing, or are between a punctuation mark and such a letter.
 */
const strayJoiner = new RegExp(
  String.raw`(^|${unjoinedCharacter}|\s)(?:\u200c|\u200d|\p{Variation_Selector})+(?!\u20e3)|(\p{P})[\u200c\u200d]+(?=${unjoinedCharacter})`,
  'gu',
);

/** Pattern of half of a character: what remains if a platform truncates a name inside an emoji. */
const loneSurrogate = /\p{Surrogate}/gu;

/**
 * Cleans a text for printing on documents: combines letters with their accents, removes invisible characters, and
 * replaces several spaces with one. Line breaks are preserved. So are direction marks in a text with right-to-left
 * letters, because they decide on which side brackets and numbers stand.
 */
export function toPlainText(text: string): string {
  const visible = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(invisibleCharacters, '$1')
    .replace(strayJoiner, '$1$2')
    .replace(loneSurrogate, '\ufffd');
  return composeCombiningMarks(
    rightToLeftLetter.test(visible) ? visible : removeDirectionMarks(visible),
  )
    .replaceAll('\u202f', '\u00a0')
    .replace(/[^\S\n\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** Cleans a text like `toPlainText`, and replaces line breaks with spaces. */
export function toSingleLineText(text: string): string {
  return toPlainText(text).replace(/\n+/g, ' ');
}
