import type { Box } from '../../scene.ts';

/** Position and look of the two columns on the back of a certificate: text and QR code. */
export interface BackLayout {
  /**
   * Box of the text column. The text column and the column with the QR code start at the same height. The taller column
   * is centred vertically in the box.
   */
  box: Box;
  /** Left edge of the column with the QR code, points. */
  codeX: number;
  heading: 'title' | 'bold';
  /** Whether the columns start at the top of the box instead of being centred. */
  isTopAligned?: boolean;
  /** Whether the code column has a band in the title colour as its background. */
  isCodeOnBand?: boolean;
  /** Whether the text below the QR code is on its white tile too, which keeps it legible on a company's own artwork. */
  hasDetailsOnTile?: boolean;
}
