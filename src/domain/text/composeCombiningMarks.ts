/**
 * Pattern of a letter with the combining marks (such as accents) that follow it, or of the separately encoded parts of
 * a Korean syllable.
 */
const lettersWithMarks = /\P{M}\p{M}+|[\u1100-\u11ff]{2,}|[\uac00-\ud7a3][\u11a8-\u11ff]/gu;

/**
 * Pattern of the ohm, kelvin and ångström signs. No certificate font contains them, so they are replaced with the Greek
 * or Latin letters that look the same.
 */
const letterlikeSigns = /[\u2126\u212a\u212b]/g;

const composablePattern = /[\p{M}\u1100-\u11ff\u2126\u212a\u212b]/u;

/**
 * Replaces a letter and its combining marks with a single character where Unicode has one, so that the certificate
 * fonts can display it.
 *
 * Full NFC normalization is not used, because it would change the spelling of names: it replaces variants of Chinese
 * characters used in family registers (U+FA19), decomposes Hebrew and Indic letters, and reorders Arabic marks.
 */
export function composeCombiningMarks(text: string): string {
  if (!composablePattern.test(text)) return text;
  return text
    .replace(lettersWithMarks, composeIfShorter)
    .replace(letterlikeSigns, (sign) => sign.normalize('NFC'));
}

function composeIfShorter(letters: string): string {
  const composed = letters.normalize('NFC');
  return composed.length < letters.length ? composed : letters;
}
