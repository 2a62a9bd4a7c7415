import type { FontRole } from './fontRole.ts';

/** Scripts that have a font of their own in this repository, by their ISO 15924 code: the name of the script in Unicode. */
export const scriptNames = {
  Arab: 'Arabic',
  Armn: 'Armenian',
  Beng: 'Bengali',
  Deva: 'Devanagari',
  Ethi: 'Ethiopic',
  Geor: 'Georgian',
  Gujr: 'Gujarati',
  Guru: 'Gurmukhi',
  Hebr: 'Hebrew',
  Khmr: 'Khmer',
  Knda: 'Kannada',
  Laoo: 'Lao',
  Mlym: 'Malayalam',
  Mymr: 'Myanmar',
  Orya: 'Oriya',
  Sinh: 'Sinhala',
  Taml: 'Tamil',
  Telu: 'Telugu',
  Thai: 'Thai',
  Tibt: 'Tibetan',
} as const;

export type ScriptCode = keyof typeof scriptNames;

/** Returns the font family in which the letters of a script are set. */
export const getScriptFontFamily = (script: ScriptCode): string =>
  `Noto ${script === 'Tibt' ? 'Serif' : 'Sans'} ${scriptNames[script]}`;

/**
 * Name of a font file for text that needs shaping: letters of one script in regular or semibold, or Latin, Greek and
 * Cyrillic letters with any combining marks (accents) in the families of the certificate fonts. Loaded only for texts
 * that need them.
 */
export type ScriptFontName =
  | ScriptCode
  | `${Exclude<ScriptCode, 'Tibt'>}Bold`
  | 'titleMarks'
  | 'titleGreekMarks'
  | 'bodyMarks'
  | 'boldMarks';

/**
 * Fonts for letters with combining marks that the certificate fonts lack, by the purpose of the text, in order of
 * preference.
 */
export const markFontNames: Readonly<Record<FontRole, readonly ScriptFontName[]>> = {
  title: ['titleMarks', 'titleGreekMarks'],
  body: ['bodyMarks'],
  bold: ['boldMarks'],
  identifier: ['bodyMarks'],
};

/**
 * Returns the font for letters of a script. Titles are set in regular, because the certificate font for titles is
 * light. Tibetan has only a regular font: its many stacked letters make it three times as large as the others.
 */
export const getScriptFontName = (script: ScriptCode, role: FontRole): ScriptFontName =>
  role === 'bold' && script !== 'Tibt' ? `${script}Bold` : script;
