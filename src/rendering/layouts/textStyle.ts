import type { FontRole } from '../fonts/faces.ts';
import type { StructureElement, TextBlock } from '../scene.ts';
import type { ContinuationLinePosition, TextAlignment } from './linePositions.ts';

/** Style of a text. */
export interface TextLineStyle {
  face: FontRole;
  size: number;
  fill: string;
  tracking?: number;
  /** Colour of the contour around the letters. Default: no contour. */
  contour?: string | undefined;
  /**
   * Whether the text is on a shape, for example a band, and not directly on the background image. The colour of such a
   * text is not adjusted to the image.
   */
  hasOwnBackground?: boolean | undefined;
  align?: TextAlignment;
  /** Role for screen readers. Default: paragraph (P). */
  role?: TextBlock['role'] | undefined;
  /** Structure element (such as a paragraph) that the text belongs to. Default: a new structure element. */
  block?: StructureElement;
  continuation?: ContinuationLinePosition;
}

/** Style of a text whose font size and letter spacing are already determined. */
export type BlockStyle = Omit<TextLineStyle, 'size' | 'tracking'>;

/** Limits to which a text is fitted. */
export interface LineLimits {
  maxWidth?: number;
  minSize?: number;
  /** Maximum number of lines. Default: 1. */
  maxLines?: number;
  /** Line height, points. */
  lineHeight?: number;
}
