import type { LayoutInput } from '../layout.ts';
import { isCompactLogo } from '../layoutContext.ts';
import type { ColumnGraphic } from '../columnText.ts';
import { type ImageAlignment, addAltText, fitImageToContain } from '../../fitImage.ts';
import type { Box, ImageShape } from '../../scene.ts';

/** Creates the company's logo, scaled to fit into a box. Returns an empty array if the company has no logo. */
export function createLogo(
  { text, brand }: Pick<LayoutInput, 'text' | 'brand'>,
  box: Box,
  alignment?: ImageAlignment,
): ImageShape[] {
  const { logo } = brand;
  if (!logo) return [];
  const alt = text.company === '' ? text.legalName : text.company;
  return [addAltText(fitImageToContain(logo, box, alignment), alt)];
}

/** Creates a logo to place above the texts of a column. Used for logos that are too wide for the round seal. */
export function createWideLogoGraphic(
  input: Pick<LayoutInput, 'text' | 'brand'>,
  width: number,
  height: number,
  align: 'left' | 'center',
): ColumnGraphic[] {
  const { logo } = input.brand;
  if (!logo || isCompactLogo(logo)) return [];
  const draw = (x: number, y: number, shrunkHeight: number) =>
    createLogo(
      input,
      { x: align === 'center' ? x - width / 2 : x, y, width, height: shrunkHeight },
      { align },
    );
  return [{ height, gap: 0, isShrinkable: true, draw }];
}
