import jsQR from 'jsqr';
import type { FigureBlock } from '#rendering/scene.ts';
import type { GreyRaster } from './similarity.ts';

/**
 * Reads a QR code on a rasterized page.
 * @param resolution resolution of the page, in dots per inch
 * @param margin width of the area around the code that is passed to the QR reader, in points
 */
export function readQrCode(
  { width, pixels }: GreyRaster,
  resolution: number,
  [x0, y0, size]: FigureBlock['box'],
  margin: number,
): string | undefined {
  const toPixels = (points: number) => Math.round((points * resolution) / 72);
  const [x, y, codeWidth] = [
    toPixels(x0 - margin),
    toPixels(y0 - margin),
    toPixels(size + 2 * margin),
  ];
  const rgba = new Uint8ClampedArray(4 * codeWidth * codeWidth).fill(255);
  for (let row = 0; row < codeWidth; row++)
    for (let column = 0; column < codeWidth; column++) {
      const grey = pixels[(y + row) * width + x + column] ?? 0;
      rgba.fill(grey, 4 * (row * codeWidth + column), 4 * (row * codeWidth + column) + 3);
    }
  return jsQR(rgba, codeWidth, codeWidth)?.data;
}
