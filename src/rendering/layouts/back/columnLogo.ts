import { createLogo } from '../blocks/logo.ts';
import { createFilledRectangle } from '../slots.ts';
import type { DesignImage } from '../../design.ts';
import type { ImageShape, PathShape } from '../../scene.ts';
import type { BackInput } from './backLayout.ts';

/** Area that the logo covers, square points, so that a square and a wide logo look equally large. */
const logoArea = 2400;
const maxLogoSize = { width: 130, height: 44 };

/** Space between a logo and the edges of the white rectangle behind it, in points. */
const platePadding = 12;
const white = '#FFFFFF';

/**
 * Draws the company's logo, whose size depends on its area. On a band in the title colour, a white rectangle is drawn
 * behind the logo, because a logo may be hard to see on a coloured background.
 * @param middle x of the middle of the logo, points
 * @param y top edge of the logo or of the rectangle behind it, points
 */
export function drawColumnLogo(
  input: BackInput,
  isOnBand: boolean,
  middle: number,
  y: number,
): (PathShape | ImageShape)[] {
  const { logo } = input.brand;
  if (!logo) return [];
  const padding = isOnBand ? platePadding : 0;
  const { width, height } = computeLogoSize(logo);
  const box = { x: middle - width / 2, y: y + padding, width, height };
  const images = createLogo(input, box);
  if (!isOnBand) return images;
  const plate = createFilledRectangle(
    box.x - padding,
    y,
    width + 2 * padding,
    height + 2 * padding,
    white,
  );
  return [plate, ...images];
}

function computeLogoSize({ width, height }: DesignImage) {
  const scale = Math.min(
    Math.sqrt(logoArea / (width * height)),
    maxLogoSize.width / width,
    maxLogoSize.height / height,
  );
  return { width: width * scale, height: height * scale };
}
