/** Pattern of a letter followed by combining marks, or of the separate parts of a Korean syllable. */
const lettersWithMarks = /\P{M}\p{M}+|[\u1100-\u11ff]{2,}|[\uac00-\ud7a3][\u11a8-\u11ff]/gu;

/**
 * Pattern of the ohm, kelvin and ångström signs, which no certificate font contains. They are replaced with the letters
 * that look the same.
 */
const letterlikeSigns = /[\u2126\u212a\u212b]/g;

const composablePattern = /[\p{M}\u1100-\u11ff\u2126\u212a\u212b]/u;

/**
 * Composes letters and combining marks into single characters where Unicode has them, so that the certificate fonts can
 * render them.
 *
 * Full NFC normalization would change the spelling of names: it replaces variants of Chinese characters used in family
 * registers (U+FA19), decomposes Hebrew and Indic letters, and reorders Arabic marks.
 */
export function composeLetters(text: string): string {
  if (!composablePattern.test(text)) return text;
  return text
    .replace(lettersWithMarks, composeIfShorter)
    .replace(letterlikeSigns, (sign) => sign.normalize('NFC'));
}

function composeIfShorter(letters: string): string {
  const composed = letters.normalize('NFC');
  return composed.length < letters.length ? composed : letters;
}
