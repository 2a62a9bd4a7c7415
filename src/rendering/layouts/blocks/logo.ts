import type { LayoutInput } from '../layout.ts';
import { isCompactLogo } from '../layoutContext.ts';
import type { StackGraphic } from '../stack.ts';
import { type ImageAlignment, toFigureShape, fitImageToContain } from '../../fitImage.ts';
import type { Box, ImageShape } from '../../scene.ts';

/** Creates the company's logo, scaled to fit a box. Returns an empty array for a company without a logo. */
export function createLogo(
  { text, brand }: Pick<LayoutInput, 'text' | 'brand'>,
  box: Box,
  alignment?: ImageAlignment,
): ImageShape[] {
  const { logo } = brand;
  if (!logo) return [];
  const alt = text.company === '' ? text.legalName : text.company;
  return [toFigureShape(fitImageToContain(logo, box, alignment), alt)];
}

/**
 * Creates a graphic from a logo that is too wide for the round seal. The graphic is placed above the texts of a
 * column.
 */
export function createWideLogoGraphic(
  input: Pick<LayoutInput, 'text' | 'brand'>,
  width: number,
  height: number,
  align: 'left' | 'center',
): StackGraphic[] {
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
