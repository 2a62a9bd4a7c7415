import { drawingVersion } from '../drawing/drawingVersion.ts';
import type { FontRole } from './fontRole.ts';
import type { GlyphRun } from './glyphRun.ts';
import type { ScriptFontName } from './scriptFonts.ts';
import type { SliceFontName } from './sliceNames.ts';

export type { FontRole } from './fontRole.ts';

/**
 * Name of a certificate font file. The first three are the core fonts. They contain ASCII, Latin-1, Latin Extended-A,
 * Romanian and typographic signs. The font `identifier` has only the characters of identifiers, whose letters and digits
 * cannot be mistaken for each other. The other fonts, with further characters, are loaded only for texts that need them.
 */
export type FaceName =
  | 'title'
  | 'body'
  | 'bold'
  | 'identifier'
  | 'titleWide'
  | 'bodyWide'
  | 'boldWide'
  | 'titleGreek';

/** Name of a font file in the repository. */
export type FontName = FaceName | ScriptFontName;

/** Name of a font file in which text is set: of the repository, or a slice that the operator provides. */
export type TextFontName = FontName | SliceFontName;

/**
 * A certificate font file with its metrics. The metrics are in font units, with y upwards. Kerning and glyph ids are
 * the same as in the TTF file in the repository, except for the glyph ids of the font `identifier`.
 */
export interface Face {
  readonly name: FaceName;
  readonly unitsPerEm: number;
  readonly ascent: number;
  /** Lowest point of the font below the baseline. The number is negative. */
  readonly descent: number;
  readonly capHeight: number;
  /** Returns the glyph id of a character, or 0 if the font lacks the character. */
  getGlyph(codePoint: number): number;
  getAdvance(glyph: number): number;
  /** Returns the kerning of two adjacent glyphs: the distance to add between the glyphs. */
  getKerning(firstGlyph: number, secondGlyph: number): number;
}

/**
 * Certificate fonts for each purpose, in order of preference. If possible, a text is set in the first font that has all
 * of its characters.
 */
export const faceNamesByRole: Readonly<Record<FontRole, readonly FaceName[]>> = {
  title: ['title', 'titleWide', 'titleGreek'],
  body: ['body', 'bodyWide'],
  bold: ['bold', 'boldWide'],
  identifier: ['identifier', 'body', 'bodyWide'],
};

/**
 * Part of a line: consecutive characters in one certificate font (`face`), in one font for text that needs shaping
 * (`glyphs`), or that no font of this repository has (`fallbackText`).
 */
export type TextRun =
  | {
      kind: 'face';
      face: Face;
      /** Characters as displayed from left to right, with one glyph each. */
      text: string;
      /**
       * The characters that the glyphs represent, if they differ: a bracket in right-to-left text is displayed as its
       * mirror image.
       */
      sourceText?: string;
      /** Whether the text is a line of an identifier with gaps between groups of letters and digits. */
      hasGroupGaps?: boolean;
    }
  | { kind: 'glyphs'; text: string; run: GlyphRun }
  | { kind: 'fallbackText'; text: string };

/** Height of text above its baseline (`ascent`) and depth below it (`descent`). Both are positive. */
export interface TextHeight {
  ascent: number;
  descent: number;
}

/** Shapes lines with letters that the certificate fonts lack: selects their glyphs and orders them for display. */
export interface LineShaper {
  /** Returns whether a part of a text belongs to a paragraph whose first letter is of a right-to-left script. */
  isRightToLeft(piece: string, text: string): boolean;
  /** Splits text between spaces into words, between which lines may be broken. */
  splitWords(phrase: string): readonly string[];
  /**
   * Splits a line into runs as displayed from left to right.
   * @param isRightToLeft direction of the paragraph to which the line belongs
   * @param text the whole text to which the line belongs
   */
  splitRuns(
    line: string,
    isRightToLeft: boolean,
    role: FontRole,
    fonts: LoadedCertificateFonts,
    text: string,
  ): TextRun[];
}

/**
 * Loaded certificate fonts, and a function that measures text that these fonts cannot display. Used for the layout of
 * documents.
 */
export interface LoadedCertificateFonts {
  /** Returns the metrics of a font, or undefined if the font is not loaded. The core fonts are always loaded. */
  getFace(name: FaceName): Face | undefined;
  /** Measures text that none of the certificate fonts can display. The unit of the result is the em. */
  measureFallbackText(text: string, role: FontRole): FallbackTextMetrics;
  /** Undefined if no text needs shaping, or the environment refuses WebAssembly. */
  shaper?: LineShaper | undefined;
}

/** Width and height of text that none of the certificate fonts can display. */
export interface FallbackTextMetrics extends TextHeight {
  width: number;
}

const sansSerifFamilies = "system-ui, 'Segoe UI', 'Noto Sans', sans-serif";

/**
 * CSS font families of the operating system. Used for characters that the certificate fonts lack, and while certificate
 * fonts are loading.
 */
export const systemFontFamilies: Readonly<Record<FontRole, string>> = {
  title: "Georgia, 'Times New Roman', 'Noto Serif', serif",
  body: sansSerifFamilies,
  bold: sansSerifFamilies,
  identifier: sansSerifFamilies,
};

/**
 * Returns the CSS font family of a certificate font that `screenFonts.ts` has added to a document. Semibold fonts are
 * also added with the CSS weight 400. An earlier drawing version may have another font of the same name.
 */
export const getCssFontFamily = (name: FaceName) => `certs-${drawingVersion}-${name}`;

/**
 * CSS font family of the characters of an identifier that a gap follows. The gap is part of the advance width of its
 * glyphs.
 */
export const identifierGapFontFamily = `${getCssFontFamily('identifier')}-gap`;

/** Returns the CSS font family of a certificate font, followed by system fonts as fallback. */
export function getFontFamilyName(name: FaceName): string {
  const role = name.startsWith('title') ? 'title' : 'body';
  return `${getCssFontFamily(name)}, ${systemFontFamilies[role]}`;
}
