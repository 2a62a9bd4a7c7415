import { maxImageWidth } from './shrink.ts';

/** Maximum number of canvas pixels that every browser supports. */
const maxPixels = 16_000_000;

/**
 * Draws a bitmap on a new canvas. Scales the bitmap down if it is wider than `maxImageWidth` or has more pixels than
 * `maxPixels`.
 */
export function drawBitmap(bitmap: ImageBitmap): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const { width, height } = bitmap;
  const scale = Math.min(1, maxImageWidth / width, Math.sqrt(maxPixels / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return [canvas, context];
}
