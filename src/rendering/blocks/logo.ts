import type { Sheet } from '../layouts/layout.ts';
import { isInSeal } from '../layouts/setting.ts';
import type { Mark } from '../layouts/stack.ts';
import { type Alignment, asFigure, containedPicture } from '../placePicture.ts';
import type { Box, ImageShape } from '../scene.ts';

/** A company's logo in a box, whole. Nothing where it has none. */
export function logoIn(
  { text, brand }: Pick<Sheet, 'text' | 'brand'>,
  box: Box,
  alignment?: Alignment,
): ImageShape[] {
  const { logo } = brand;
  if (!logo) return [];
  const alt = text.company === '' ? text.legalName : text.company;
  return [asFigure(containedPicture(logo, box, alignment), alt)];
}

/** A logo that is too wide for the seal, as the head of a stack. */
export function logoMark(
  sheet: Pick<Sheet, 'text' | 'brand'>,
  width: number,
  height: number,
  align: 'left' | 'center',
): Mark[] {
  const { logo } = sheet.brand;
  if (!logo || isInSeal(logo)) return [];
  const shapes = (x: number, y: number, shrunk: number) =>
    logoIn(
      sheet,
      { x: align === 'center' ? x - width / 2 : x, y, width, height: shrunk },
      { align },
    );
  return [{ height, gap: 0, shrinks: true, shapes }];
}
