import type { ScriptFontName } from './scriptFonts.ts';
import type { SliceFontName } from './sliceNames.ts';

/** A glyph and its offset from the start of its cluster, in font units. y grows upwards. */
export interface ClusterGlyph {
  id: number;
  x: number;
  y: number;
}

/** The glyphs that represent one or more characters together (cluster). Lengths are in font units. */
export interface GlyphCluster {
  text: string;
  advance: number;
  glyphs: readonly ClusterGlyph[];
  /** The characters as displayed from left to right, and their shares of `advance`. */
  characters: readonly { text: string; advance: number }[];
}

/** Text in one font, script and direction, as positioned glyphs. Lengths are in font units, and y grows upwards. */
export interface GlyphRun {
  fontName: ScriptFontName | SliceFontName;
  /** Address of the font, if the operator provides it. */
  fontUrl?: string | undefined;
  unitsPerEm: number;
  /** The text in reading order. */
  text: string;
  isRightToLeft: boolean;
  /** Clusters as displayed from left to right. */
  clusters: readonly GlyphCluster[];
  advance: number;
  /** Highest and lowest point of the glyphs. */
  top: number;
  bottom: number;
  /**
   * Outlines of all glyphs as SVG path data in font units, from the start of the baseline, with y downwards. Computed
   * when the property is read for the first time.
   */
  readonly outline: string;
}

/** Pattern of characters without a width of their own: combining marks, and joiners and other format characters. */
export const zeroWidthPattern = /[\p{Mn}\p{Cf}]/u;
