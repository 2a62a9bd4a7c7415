import { africanLetters } from '#rendering/fonts/africanLetters.ts';
import { type ScriptCode, scriptNames } from '#rendering/fonts/scriptFonts.ts';

/** Returns all characters from one code point to another, inclusive. */
function createRange(first: number, last: number) {
  let text = '';
  for (let codePoint = first; codePoint <= last; codePoint++)
    text += String.fromCodePoint(codePoint);
  return text;
}

/** Letters, digits and the signs that identifiers have between them. */
export const IDENTIFIER_CHARACTERS = [
  ' -./:_',
  createRange(0x30, 0x39),
  createRange(0x41, 0x5a),
  createRange(0x61, 0x7a),
].join('');

const LATIN = [
  createRange(0x20, 0x7e),
  // Latin-1 without the soft hyphen, which has no glyph.
  createRange(0xa0, 0xac),
  createRange(0xae, 0xff),
  createRange(0x100, 0x17f),
  'ȘșȚțẞƒʻʼˆˇ˘˙˚˛˜˝',
].join('');
const SPACES = '\u2002\u2003\u2007\u2009\u200a\u202f';
const SIGNS = '‐‑‒–—―‘’‚‛“”„‟†‡•…‰′″‹›⁄€™№−×÷≈≠≤≥∞←→↑↓★✓';

const FURTHER_LATIN = createRange(0x180, 0x24f) + africanLetters + createRange(0x1e00, 0x1eff);
const CYRILLIC = createRange(0x400, 0x482) + createRange(0x48a, 0x52f);
const FURTHER_SIGNS = `${createRange(0x2070, 0x209c)}${createRange(0x20a0, 0x20c0)}℃℉℗Ωℓ℮⅓⅔⅛⅜⅝⅞↔↕∂∆∏∑√∫◊●○■□▪▲▼◆◇☆✔✗ﬁﬂ`;
const GREEK = createRange(0x370, 0x3ff) + createRange(0x1f00, 0x1fff);

/**
 * Combining marks (accents that follow a letter), for text that browsers draw as images. All other text has exactly one
 * glyph for each character.
 */
export const COMBINING_MARKS = createRange(0x300, 0x36f);

export const LATIN_CHARACTERS = LATIN + SPACES + SIGNS;
export const EXTENDED_CHARACTERS = LATIN_CHARACTERS + FURTHER_LATIN + CYRILLIC + FURTHER_SIGNS;
export const EXTENDED_AND_GREEK_CHARACTERS = EXTENDED_CHARACTERS + GREEK;
/** For the second font of titles. The first has neither Greek nor most of the letters of African names. */
export const AFRICAN_AND_GREEK_CHARACTERS = LATIN_CHARACTERS + africanLetters + GREEK;

/** Letters with any combining marks, for the fonts of a title and of other text. */
export const LATIN_AND_CYRILLIC_WITH_MARKS_CHARACTERS =
  LATIN_CHARACTERS + FURTHER_LATIN + CYRILLIC + COMBINING_MARKS + '\u25cc';
/** Greek without archaic letters and symbols, which names with marks do not have. */
const GREEK_OF_NAMES = GREEK.replace(/[\u0370-\u037d\u03cf-\u03ff]/g, '');
export const GREEK_WITH_MARKS_CHARACTERS =
  LATIN_CHARACTERS + africanLetters + GREEK_OF_NAMES + COMBINING_MARKS + '\u25cc';
export const LETTERS_WITH_MARKS_CHARACTERS =
  LATIN_AND_CYRILLIC_WITH_MARKS_CHARACTERS + GREEK_OF_NAMES;

/**
 * Characters that only scholars, liturgical texts, old accounts, calendars or minority languages need. They would
 * enlarge the fonts by a third.
 */
const RARE_INDIC_SIGNS = /[\u0951-\u0954]|[\u1cd0-\u1cff]|[\ua830-\ua839]|[\ua8e0-\ua8ff]/u;
const RARE_CHARACTERS: Readonly<Partial<Record<ScriptCode, RegExp>>> = {
  Arab: /[\u0870-\u08ff\ufb50-\ufeff]/u,
  Geor: /[\u10a0-\u10cf\u2d00-\u2d2f]/u,
  Gujr: /[\u0af9-\u0aff]/u,
  Knda: /\u0c80|\u0c81/u,
  Hebr: /[\u0591-\u05af]/u,
  Khmr: /[\u17f0-\u17f9\u19e0-\u19ff]/u,
  Mlym: /[\u0d58-\u0d5e\u0d70-\u0d78]/u,
  Sinh: /[\u0de6-\u0def]/u,
  Telu: /[\u0c34\u0c58-\u0c5a\u0c77-\u0c7f]/u,
  Tibt: /[\u0f00-\u0f0a\u0f0e-\u0f1f\u0f2a-\u0f3f\u0f84-\u0f8f\u0fbe-\u0fff]/u,
  Ethi: /[\u1380-\uffff]/u,
  Mymr: /[\ua9e0-\ua9ff\uaa60-\uaa7f]/u,
};

/**
 * Scripts whose fonts have Latin letters, digits and punctuation, too. Programs that read PDF files order right-to-left
 * text within one font only.
 */
const RIGHT_TO_LEFT = new Set<ScriptCode>(['Arab', 'Hebr']);
const PUNCTUATION = '«»·–—‘’“”…';

/** Returns the characters of a script, and the invisible characters and spaces between its letters. */
export function listScriptCharacters(script: ScriptCode): string {
  const pattern = new RegExp(`\\p{Script_Extensions=${scriptNames[script]}}`, 'u');
  const characters = Array.from(createRange(0x80, 0xd7ff) + createRange(0xe000, 0xffff)).filter(
    (character) =>
      pattern.test(character) &&
      !RARE_INDIC_SIGNS.test(character) &&
      !RARE_CHARACTERS[script]?.test(character),
  );
  const latin = RIGHT_TO_LEFT.has(script) ? createRange(0x20, 0x7e) + PUNCTUATION : ' ';
  return `${latin}\u00a0\u200c\u200d\u25cc${characters.join('')}`;
}
