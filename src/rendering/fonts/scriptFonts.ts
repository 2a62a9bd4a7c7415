import type { FontRole } from './fontRole.ts';

/**
 * Scripts that have a font of their own in this repository, by their ISO 15924 code: the name of the script in Unicode,
 * and the font family in which its letters are set.
 */
export const scriptFonts = {
  Arab: { unicodeName: 'Arabic', family: 'Noto Sans Arabic' },
  Armn: { unicodeName: 'Armenian', family: 'Noto Sans Armenian' },
  Beng: { unicodeName: 'Bengali', family: 'Noto Sans Bengali' },
  Deva: { unicodeName: 'Devanagari', family: 'Noto Sans Devanagari' },
  Ethi: { unicodeName: 'Ethiopic', family: 'Noto Sans Ethiopic' },
  Geor: { unicodeName: 'Georgian', family: 'Noto Sans Georgian' },
  Gujr: { unicodeName: 'Gujarati', family: 'Noto Sans Gujarati' },
  Guru: { unicodeName: 'Gurmukhi', family: 'Noto Sans Gurmukhi' },
  Hebr: { unicodeName: 'Hebrew', family: 'Noto Sans Hebrew' },
  Khmr: { unicodeName: 'Khmer', family: 'Noto Sans Khmer' },
  Knda: { unicodeName: 'Kannada', family: 'Noto Sans Kannada' },
  Laoo: { unicodeName: 'Lao', family: 'Noto Sans Lao' },
  Mlym: { unicodeName: 'Malayalam', family: 'Noto Sans Malayalam' },
  Mymr: { unicodeName: 'Myanmar', family: 'Noto Sans Myanmar' },
  Orya: { unicodeName: 'Oriya', family: 'Noto Sans Oriya' },
  Sinh: { unicodeName: 'Sinhala', family: 'Noto Sans Sinhala' },
  Taml: { unicodeName: 'Tamil', family: 'Noto Sans Tamil' },
  Telu: { unicodeName: 'Telugu', family: 'Noto Sans Telugu' },
  Thai: { unicodeName: 'Thai', family: 'Noto Sans Thai' },
  Tibt: { unicodeName: 'Tibetan', family: 'Noto Serif Tibetan' },
} as const;

export type ScriptCode = keyof typeof scriptFonts;

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
