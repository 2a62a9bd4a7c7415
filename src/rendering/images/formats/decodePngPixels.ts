import { parseGif, readGif } from './readGif.ts';
import { detectImageType } from './detectImageType.ts';
import { readIfUndamaged } from './damagedImage.ts';
import { readJpeg } from './readJpeg.ts';
import { readPng } from './readPng.ts';
import type { Pixels } from './pixels.ts';

/**
 * Decodes a PNG, JPEG or GIF file to sRGB pixels and applies its EXIF orientation. The result is the same in every
 * JavaScript engine.
 * @returns undefined for a file that is damaged, too large, or can be decoded only by browsers
 */
export function decodePngPixels(bytes: Uint8Array): Pixels | undefined {
  const type = detectImageType(bytes);
  if (type === 'image/png') return readPng(bytes);
  if (type === 'image/jpeg') return readJpeg(bytes);
  return type === 'image/gif' ? readSmallGif(bytes) : undefined;
}

const maxPixels = 16_000_000;

const readSmallGif = (bytes: Uint8Array): Pixels | undefined =>
  readIfUndamaged(() => {
    const { width, height } = parseGif(bytes);
    return width * height > maxPixels ? undefined : readGif(bytes);
  });
