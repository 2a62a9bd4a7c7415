import { parseGif, readGif } from './readGif.ts';
import { DamagedImageError } from './damagedImage.ts';
import { readJpeg } from './readJpeg.ts';
import { readPng } from './readPng.ts';
import type { Pixels } from './pixels.ts';

/** Functions that decode an image format without a browser: PNG, JPEG and GIF. */
const decoders = [
  { signature: '\x89PNG\r\n\x1a\n', read: readPng },
  { signature: '\xff\xd8\xff', read: readJpeg },
  { signature: 'GIF8', read: readSmallGif },
];

/**
 * Decodes a PNG, JPEG or GIF file to sRGB pixels and applies its EXIF orientation. The result is the same in every
 * JavaScript engine.
 * @returns undefined for a file that is damaged, too large, or can be decoded only by browsers
 */
export function decodePngPixels(bytes: Uint8Array): Pixels | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  return decoders.find(({ signature }) => start.startsWith(signature))?.read(bytes);
}

const maxPixels = 16_000_000;

function readSmallGif(bytes: Uint8Array): Pixels | undefined {
  try {
    const { width, height } = parseGif(bytes);
    return width * height > maxPixels ? undefined : readGif(bytes);
  } catch (error) {
    if (error instanceof RangeError || error instanceof DamagedImageError) return undefined;
    throw error;
  }
}
