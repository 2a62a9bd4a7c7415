import type { LayoutInput } from '../layout.ts';

/** Input of the functions that create parts of the back of a certificate. */
export type BackInput = Pick<LayoutInput, 'composer' | 'text' | 'colors' | 'brand'>;

/** A part of a column with its height, which is known before the part is drawn. */
export interface ColumnPart {
  /** Height of the part, points. */
  height: number;
  /** Draws the part. @param y top edge of the part, points */
  draw: (y: number) => void;
}
