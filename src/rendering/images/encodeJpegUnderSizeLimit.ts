import type { Box } from '../scene.ts';
import { toDataUrl } from './dataUrl.ts';
import { DamagedImageError } from './formats/damagedImage.ts';

/**
 * Maximum width, in pixels, of an image that is as wide as an A4 page in landscape format. More pixels do not improve
 * print quality.
 */
const maxJpegWidth = 2480;
const maxStoredBytes = 1_000_000;
const qualities = [0.9, 0.8, 0.7, 0.6, 0.5];
const shrinkFactor = 0.85;

/**
 * Encodes a part of an image as a JPEG on a white background. Uses the best quality with which the file is smaller than
 * `maxStoredBytes`. If the file is too large even in the lowest quality, the image is scaled down.
 * @param part rectangle of the image to encode, in pixels
 * @returns a data URL
 * @throws DamagedImageError for an image that cannot be decoded; the reason of an aborted signal
 */
export async function encodeJpegUnderSizeLimit(
  image: CanvasImageSource,
  part: Box,
  signal?: AbortSignal,
): Promise<string> {
  for (let width = Math.min(part.width, maxJpegWidth); ; width *= shrinkFactor) {
    const canvas = drawOnCanvas(image, part, width);
    for (const quality of qualities) {
      signal?.throwIfAborted();
      const jpeg = await encodeJpeg(canvas, quality);
      if (jpeg.size <= maxStoredBytes) return toDataUrl(jpeg);
    }
  }
}

function drawOnCanvas(image: CanvasImageSource, part: Box, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round((part.height * width) / part.width));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new DamagedImageError('No canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  const { x, y } = part;
  context.drawImage(image, x, y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encodeJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const settle = (jpeg: Blob | null) =>
      jpeg ? resolve(jpeg) : reject(new DamagedImageError('Cannot be drawn'));
    canvas.toBlob(settle, 'image/jpeg', quality);
  });
}
