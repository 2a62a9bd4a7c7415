import type { Pixels } from './formats/pixels.ts';

/**
 * Maximum width of an image in pixels: about 212 dpi over the width of an A4 page in landscape format. More pixels do
 * not improve print quality.
 */
export const maxImageWidth = 2480;

/**
 * Scales an image down by a whole factor so that it is at most `maxImageWidth` wide. Returns narrower images unchanged.
 * Each new pixel is the mean of the pixels that it replaces. The mean is weighted by opacity, so that transparent
 * pixels do not affect the colour.
 */
export function shrinkImage(image: Pixels): Pixels {
  const side = Math.ceil(image.width / maxImageWidth);
  if (side <= 1) return image;
  const width = Math.ceil(image.width / side);
  const height = Math.ceil(image.height / side);
  const rgba = new Uint8Array(width * height * 4);
  for (let index = 0; index < width * height; index++) {
    const [left, top] = [(index % width) * side, Math.floor(index / width) * side];
    rgba.set(computeMean(image, left, top, side), 4 * index);
  }
  return { width, height, rgba };
}

/**
 * Computes the mean colour and opacity of the pixels in a square. Ignores parts of the square outside the image.
 * @param side width and height of the square in pixels
 */
function computeMean({ width, height, rgba }: Pixels, left: number, top: number, side: number) {
  const [right, bottom] = [Math.min(left + side, width), Math.min(top + side, height)];
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let offset = 4 * (y * width + left); offset < 4 * (y * width + right); offset += 4) {
      const alpha = rgba[offset + 3] ?? 0;
      red += (rgba[offset] ?? 0) * alpha;
      green += (rgba[offset + 1] ?? 0) * alpha;
      blue += (rgba[offset + 2] ?? 0) * alpha;
      opacity += alpha;
    }
  const totalAlpha = Math.max(1, opacity);
  const count = (right - left) * (bottom - top);
  return [red / totalAlpha, green / totalAlpha, blue / totalAlpha, opacity / count].map(Math.round);
}
