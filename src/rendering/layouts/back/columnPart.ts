import type { LayoutInput } from '../layout.ts';

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
