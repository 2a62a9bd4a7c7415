import type { Box } from '../../scene.ts';
import type { LayoutInput } from '../layout.ts';

/**
 * Position and look of the two columns on the back of a certificate: the text column, and the code column with the QR
 * code.
 */
export interface BackLayout {
  /**
   * Area of the text column. The taller column is in the vertical middle of the area. The tile with the QR code begins
   * and ends on the first and the last line of the table of facts.
   */
  box: Box;
  /** Left edge of the column with the QR code, in points. Default: beside the text column. */
  codeX?: number;
  /** Font of the course name. Default: `title`. */
  heading?: 'title' | 'bold';
  /** Whether the background of the column with the QR code is a band in the title colour. */
  isCodeOnBand?: boolean;
}

/** Data from which the parts of the back of a certificate are created. */
export type BackInput = Pick<LayoutInput, 'composer' | 'text' | 'colors' | 'brand'>;

/**
 * A part of a column on the back of a certificate. Its height is known before it is drawn, so that parts can be placed
 * below each other.
 */
export interface ColumnBlock {
  /** Height of the part, in points. */
  height: number;
  /** Draws the part. @param y top edge of the part, in points */
  draw: (y: number) => void;
}
