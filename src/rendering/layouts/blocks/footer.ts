import type { CertificateText } from '../../certificateText.ts';
import type { DesignColors } from '../../designColors.ts';
import type { ColumnText } from '../columnText.ts';
import { drawTextColumn, type DrawnColumn } from '../stack.ts';
import type { ShapeCollector } from '../composer.ts';
import type { Box } from '../../scene.ts';

const style = {
  face: 'body',
  size: 7.4,
  minSize: 7.4,
  lineHeight: 1.4,
  isParagraph: true,
} as const;

/** Minimum share of the width that lines fill, so that a footer on the left is as wide as the texts above it. */
const minLineShare = 0.9;

/** Distance between the lines of the footer, in points. */
export const footerLineHeight = style.size * style.lineHeight;

/** Share of the height of a footer that is above its `y`. */
const shareAbove = { top: 0, middle: 0.5, bottom: 1 };

export interface FooterPosition extends Pick<Box, 'x' | 'y' | 'width'> {
  align: 'left' | 'center';
  /** Maximum number of lines. The remainder of the footer text is printed on the back. */
  lines: number;
  /**
   * Meaning of `y`: the top of the first line (`top`), the middle of all lines (`middle`) or the bottom of the last line
   * (`bottom`). Default: `top`.
   */
  anchor?: keyof typeof shareAbove;
}

/** Draws the company's legal name and, below it, the custom footer text of the template. */
export function drawFooter(
  composer: ShapeCollector,
  text: CertificateText,
  { muted }: DesignColors,
  { align, lines, anchor = 'top', ...position }: FooterPosition,
): DrawnColumn & { lines: number } {
  // Slightly taller than the lines, against rounding errors.
  const height = lines * footerLineHeight + 0.01;
  const box = { ...position, y: position.y - height * shareAbove[anchor], height };
  const slot: ColumnText = {
    ...style,
    text: getFooterText(text),
    fill: muted,
    minLineShare: align === 'left' ? minLineShare : undefined,
    area: text.footer === '' ? undefined : 'footer',
  };
  const result = drawTextColumn(composer, box, [slot], { align, valign: anchor });
  return { ...result, lines: result.getFittedText(slot)?.lines.length ?? 0 };
}

/**
 * Returns the company's legal name and, on further lines, the custom footer text. Leaves out the legal name if the
 * footer text already contains it.
 */
const getFooterText = ({ legalName, footer }: CertificateText): string =>
  [footer.includes(legalName) ? '' : legalName, footer].filter(Boolean).join('\n');
