import decode from 'jpeg-js/lib/decoder.js';
import { convertToSrgb } from './colorSpace.ts';
import { DamagedImageError, readIfUndamaged } from './damagedImage.ts';
import { readJpegColorSpace } from './readJpegColorSpace.ts';
import { type JpegFile, parseJpeg, addAdobeMarker, removeAdobeMarker } from './jpegFile.ts';
import { applyOrientation } from './orientation.ts';
import type { Pixels } from './pixels.ts';

/**
 * Maximum number of pixels to decode, a little more than A4 at 300 dpi. Decoding so many pixels takes half a second.
 */
const maxPixels = 10_000_000;
const maxMegabytes = 256;

/**
 * Maximum number of scans (passes over the image) to decode. Progressive images usually have ten. The limit protects
 * against malicious files: a scan takes time for the whole image, even if it contains little data.
 */
const maxScans = 40;
const startOfScan = 0xda;

/**
 * Decodes a JPEG file to sRGB pixels and applies its EXIF orientation. The result is the same in every JavaScript
 * engine, while browsers decode JPEG files slightly differently.
 * @returns undefined for a file that is damaged, has more than 10 million pixels or more than 40 scans, or can be
 * decoded only by browsers
 */
export const readJpeg = (bytes: Uint8Array): Pixels | undefined =>
  readIfUndamaged(() => {
    const file = parseJpeg(bytes);
    const colors = readJpegColorSpace(file);
    const isWithinLimits = file.width * file.height <= maxPixels && countScans(bytes) <= maxScans;
    if (!file.isCommon || colors === 'unknown' || !isWithinLimits) return undefined;
    const { width, height } = file;
    const rgba =
      colors === 'sRGB'
        ? decodeJpeg(bytes, file)
        : convertToSrgb(decodeExactly(bytes, file), colors);
    return applyOrientation({ width, height, rgba }, file.orientation);
  });

/** Decodes a JPEG file to four bytes per pixel: red, green, blue, opacity. @throws DamagedImageError */
function decodeJpeg(bytes: Uint8Array, file: JpegFile): Uint8Array {
  // The decoder detects inverted CMYK only by Adobe's marker; browsers always treat CMYK as inverted.
  const lacksAdobeMarker = file.components === 4 && file.adobeTransform === undefined;
  const complete = lacksAdobeMarker ? addAdobeMarker(bytes, file) : bytes.subarray(0, file.end);
  return runDecoder(complete, file.isRgb ? false : undefined);
}

/**
 * Decodes a JPEG file to four bytes per pixel: red, green, blue, opacity. Rounds like the library libjpeg. The
 * decoder's own conversion to RGB truncates instead, so that a channel may be too small by 1. With some colour
 * profiles, this error would become 4 after the conversion to sRGB.
 * @throws DamagedImageError
 */
function decodeExactly(bytes: Uint8Array, file: JpegFile): Uint8Array {
  if (file.components !== 3 || file.isRgb) return decodeJpeg(bytes, file);
  const pixels = new Uint8ClampedArray(runDecoder(removeAdobeMarker(bytes, file), false));
  for (let offset = 0; offset < pixels.length; offset += 4) {
    const brightness = pixels[offset] ?? 0;
    const blue = (pixels[offset + 1] ?? 0) - 128;
    const red = (pixels[offset + 2] ?? 0) - 128;
    pixels[offset] = brightness + Math.round(1.402 * red);
    pixels[offset + 1] = brightness + Math.round(-0.344136 * blue - 0.714136 * red);
    pixels[offset + 2] = brightness + Math.round(1.772 * blue);
  }
  return new Uint8Array(pixels.buffer);
}

/**
 * Runs the JPEG decoder with limits.
 * @param colorTransform the decoder's option of this name: whether to convert YCbCr to RGB
 * @throws DamagedImageError for a file that the decoder cannot decode
 */
function runDecoder(bytes: Uint8Array, colorTransform: boolean | undefined): Uint8Array {
  try {
    return decode(bytes, {
      useTArray: true,
      tolerantDecoding: false,
      maxResolutionInMP: maxPixels / 1e6,
      maxMemoryUsageInMB: maxMegabytes,
      ...(colorTransform !== undefined && { colorTransform }),
    }).data;
  } catch (error) {
    throw new DamagedImageError('Not decoded', { cause: error });
  }
}

function countScans(bytes: Uint8Array): number {
  let scans = 0;
  for (let offset = bytes.indexOf(0xff); offset >= 0; offset = bytes.indexOf(0xff, offset + 1))
    if (bytes[offset + 1] === startOfScan) scans++;
  return scans;
}
