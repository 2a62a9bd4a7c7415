import { type Box, landscapePageSize } from '../../scene.ts';
import type { LayoutInput } from '../layout.ts';

/**
 * Draws the title and the achievement label on a band across the back.
 * @param margin distance of the texts from the edges of the page, points
 */
export function drawBandTexts(
  { composer, text, colors }: LayoutInput,
  { y, height }: Box,
  margin: number,
): void {
  const baseline = y + height / 2 + 8;
  const title = { face: 'title', size: 20, fill: colors.onFill, maxWidth: 500 } as const;
  const label = {
    face: 'bold',
    size: 8,
    tracking: 2.4,
    fill: colors.onFill,
    align: 'right',
    maxWidth: 190,
  } as const;
  composer.drawText(text.title, margin, baseline, title);
  const right = landscapePageSize.width - margin;
  composer.drawText(composer.toUpperCase(text.label), right, baseline, label);
}
