import type { AreaName } from '#domain/template/template.ts';
import type { FontRole } from '../fonts/faces.ts';
import type { ImageShape, PathShape, TextBlock } from '../scene.ts';

/** A text in a column of texts and graphics. An empty text takes no space, and the gap above it is left out. */
export interface ColumnText {
  text: string;
  face: FontRole;
  fill: string;
  /** Colour of the contour around letters that are not large. Default: no contour. */
  smallContour?: string | undefined;
  /** Preferred font size, points. */
  size: number;
  /**
   * Minimum font size, points. Only a column without custom texts that can move to the back gets smaller texts, if it is
   * still too tall. Default: `minTextSize`.
   */
  minSize?: number;
  /** Maximum number of letters on a line, if all letters had their average width. Default: unlimited. */
  maxLineLetters?: number;
  /** Maximum number of lines. Default: 1. */
  maxLines?: number;
  /** Line height, in multiples of the font size. */
  lineHeight: number;
  tracking?: number;
  /** Space above the text, points. */
  gap?: number;
  maxWidth?: number;
  /**
   * Minimum font size at which the text stays on one line instead of being broken, as a share of the preferred size.
   * Default: 0.7.
   */
  oneLineShare?: number;
  /**
   * Whether the text is a paragraph. A paragraph may have any number of lines, and is never set smaller to reduce them.
   */
  isParagraph?: boolean;
  /** Width to which the lines of a paragraph may be narrowed to make them equally long, as a share of the available width. */
  minLineShare?: number | undefined;
  /**
   * Whether the text must be clearly the largest of the column: at least `minLargestToOtherTextRatio` times as large as each
   * other text.
   */
  isLargest?: boolean;
  /**
   * Whether the text is on a shape, for example a band, and not directly on the background image. The colour of such a
   * text is not adjusted to the image.
   */
  hasOwnBackground?: boolean;
  /** Role for screen readers. Default: paragraph (P). */
  role?: TextBlock['role'];
  /** Custom text that can be shortened, because its remainder is printed on the back. Default: the text must fit. */
  area?: AreaName | undefined;
}

/** A graphic in a column of texts and graphics. */
export interface ColumnGraphic {
  height: number;
  gap: number;
  /** Whether the graphic shrinks like the texts if the column is too tall for its box. */
  isShrinkable?: boolean;
  /**
   * Draws the graphic.
   * @param x left edge, middle or right edge of the column, depending on the column's alignment
   * @param y top of the graphic
   * @param height height of the graphic after shrinking, points
   */
  draw: (x: number, y: number, height: number) => readonly (PathShape | ImageShape)[];
}

/** Minimum size of large text, which needs less contrast, points. */
export const minLargeTextSize = 18;

/** Minimum size of text on certificates, points. */
export const minTextSize = 6.5;

/**
 * Minimum ratio between the font size of the text marked as largest (`isLargest`) and that of each other text in the
 * column.
 */
export const minLargestToOtherTextRatio = 1.25;
