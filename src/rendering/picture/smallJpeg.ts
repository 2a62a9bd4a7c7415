import type { Box } from '../scene.ts';
import { dataUrlOf } from './dataUrl.ts';
import { DamagedPicture } from './pictureHeader.ts';

/** Pixels across A4 landscape beyond which nothing is gained. */
const widest = 2480;
const maxStoredBytes = 1_000_000;
const qualities = [0.9, 0.8, 0.7, 0.6, 0.5];
const shrinking = 0.85;

/**
 * A part of a picture as a plain JPEG on white: the best quality that is small enough; below the worst of them, fewer
 * pixels.
 * @param part in the picture's pixels
 * @returns a data URL
 * @throws DamagedPicture; the signal's reason once that is aborted
 */
export async function smallJpeg(
  picture: CanvasImageSource,
  part: Box,
  signal?: AbortSignal,
): Promise<string> {
  for (let width = Math.min(part.width, widest); ; width *= shrinking) {
    const canvas = drawn(picture, part, width);
    for (const quality of qualities) {
      signal?.throwIfAborted();
      const jpeg = await jpegOf(canvas, quality);
      if (jpeg.size <= maxStoredBytes) return dataUrlOf(jpeg);
    }
  }
}

function drawn(picture: CanvasImageSource, part: Box, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round((part.height * width) / part.width));
  const paper = canvas.getContext('2d', { alpha: false });
  if (!paper) throw new DamagedPicture('No canvas');
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.imageSmoothingQuality = 'high';
  const { x, y } = part;
  paper.drawImage(picture, x, y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (jpeg: Blob | null) =>
      jpeg ? resolve(jpeg) : reject(new DamagedPicture('Cannot be drawn'));
    canvas.toBlob(take, 'image/jpeg', quality);
  });
}
