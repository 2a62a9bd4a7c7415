/** Purpose of a typeface: titles (`title`), text (`body`), or semibold text (`bold`). */
export type FaceRole = 'title' | 'body' | 'bold';

/**
 * Name of a certificate font file. The first three, the core fonts, contain ASCII, Latin-1, Latin Extended-A, Romanian
 * and typographic signs. The wide fonts contain these and more characters, and are loaded only for texts that need
 * them.
 */
export type FaceName =
  | 'title'
  | 'body'
  | 'bold'
  | 'titleWide'
  | 'bodyWide'
  | 'boldWide'
  | 'titleGreek';

/**
 * Metrics of a font file ("face") in font units, y upwards. Kerning and glyph ids are those of the committed TTF file.
 */
export interface Face {
  readonly name: FaceName;
  readonly unitsPerEm: number;
  readonly ascent: number;
  /** Lowest extent below the baseline, a negative number. */
  readonly descent: number;
  readonly capHeight: number;
  /** Returns the glyph id of a character, or 0 if the font lacks the character. */
  getGlyph(codePoint: number): number;
  getAdvance(glyph: number): number;
  /** Returns the kerning of two adjacent glyphs: the distance to add between them. */
  getKerning(firstGlyph: number, secondGlyph: number): number;
}

/** Font files for each purpose, in order of preference. A text is set in the first font that has all its characters. */
export const faceNamesByRole: Readonly<Record<FaceRole, readonly FaceName[]>> = {
  title: ['title', 'titleWide', 'titleGreek'],
  body: ['body', 'bodyWide'],
  bold: ['bold', 'boldWide'],
};

/** Loaded certificate fonts and text measurement, for the layout of documents. */
export interface LayoutFonts {
  /** Returns the metrics of a font, or undefined if the font is not loaded. The core fonts are always loaded. */
  getFace(name: FaceName): Face | undefined;
  /** Measures text that none of the certificate fonts can write, in ems. */
  measureFallbackText(text: string, role: FaceRole): FallbackTextMetrics;
}

export interface FallbackTextMetrics {
  width: number;
  /** Extent of the text above the baseline, and `descent` below the baseline. Both are positive. */
  ascent: number;
  descent: number;
}

/**
 * CSS font families of the system, for characters that the certificate fonts lack and while certificate fonts are
 * loading.
 */
export const systemFontFamilies: Readonly<Record<FaceRole, string>> = {
  title: "Georgia, 'Times New Roman', 'Noto Serif', serif",
  body: "system-ui, 'Segoe UI', 'Noto Sans', sans-serif",
  bold: "system-ui, 'Segoe UI', 'Noto Sans', sans-serif",
};

/**
 * Returns the CSS font family under which `screenFonts.ts` registers a certificate font. The CSS weight is always 400.
 */
export const getRegisteredFontFamily = (name: FaceName) => `certs-${name}`;

/** Returns the CSS font family of a certificate font, with system fonts as fallback. */
export function getFontFamily(name: FaceName): string {
  const role = name.startsWith('title') ? 'title' : 'body';
  return `${getRegisteredFontFamily(name)}, ${systemFontFamilies[role]}`;
}
