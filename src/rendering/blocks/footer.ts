import type { CertificateText } from '../certificateText.ts';
import type { DesignColors } from '../designColors.ts';
import { type Slot, stack, type StackResult } from '../layouts/stack.ts';
import type { Composer } from '../layouts/composer.ts';
import type { Box } from '../scene.ts';

const look = { face: 'body', size: 7.4, lineHeight: 1.4, isParagraph: true } as const;

/** Of a line of it, points. */
export const footerLine = look.size * look.lineHeight;

export interface FooterPlace extends Pick<Box, 'x' | 'y' | 'width'> {
  align: 'left' | 'center';
  /** The most that stand here; what is left of the area goes on to the back. */
  lines: number;
  /** Whether `y` is the first line's upper edge or the last one's lower edge. Default: the upper one. */
  from?: 'top' | 'bottom';
}

/** The company's legal name, and below it what the footer area says. */
export function footerBlock(
  composer: Composer,
  text: CertificateText,
  { muted }: DesignColors,
  { align, lines, from = 'top', ...place }: FooterPlace,
): StackResult & { lines: number } {
  // A hair more than the lines, against the last digit of sums.
  const height = lines * footerLine + 0.01;
  const box = { ...place, y: from === 'top' ? place.y : place.y - height, height };
  const slot: Slot = { ...look, text: footerText(text), fill: muted };
  const result = stack(composer, box, [slot], { align, valign: from });
  return { ...result, lines: result.fittedOf(slot)?.lines.length ?? 0 };
}

/** The name once, where the area says it too. */
const footerText = ({ legalName, footer }: CertificateText): string =>
  [footer.includes(legalName) ? '' : legalName, footer].filter(Boolean).join('\n');
