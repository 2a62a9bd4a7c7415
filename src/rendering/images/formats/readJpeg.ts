import decode from 'jpeg-js/lib/decoder.js';
import { convertToSrgb } from './colorSpace.ts';
import { DamagedImageError } from './damagedImage.ts';
import { readJpegColors } from './readJpegColors.ts';
import { type JpegFile, parseJpeg, addAdobeMarker, removeAdobeMarker } from './jpegFile.ts';
import { applyOrientation } from './orientation.ts';
import type { Pixels } from './pixels.ts';

/** Maximum number of pixels: a little more than A4 at 300 dpi, which takes half a second to decode. */
const maxPixels = 10_000_000;
const maxMegabytes = 256;

/**
 * Maximum number of scans. Progressive images usually have ten. Each scan is processed for the whole image, however
 * little data the scan contains.
 */
const maxScans = 40;
const startOfScan = 0xda;

/**
 * Decodes a JPEG file to sRGB pixels with its orientation applied. The result is the same in every JavaScript engine,
 * while the decoders of browsers differ.
 * @returns undefined for a file that is damaged, has more than 10 million pixels or 40 scans, or is decodable only by
 * browsers
 */
export function readJpeg(bytes: Uint8Array): Pixels | undefined {
  try {
    const file = parseJpeg(bytes);
    const colors = readJpegColors(file);
    const isWithinLimits = file.width * file.height <= maxPixels && countScans(bytes) <= maxScans;
    if (!file.isCommon || colors === 'unknown' || !isWithinLimits) return undefined;
    const { width, height } = file;
    const rgba =
      colors === 'sRGB'
        ? decodeJpeg(bytes, file)
        : convertToSrgb(decodeExactly(bytes, file), colors);
    return applyOrientation({ width, height, rgba }, file.orientation);
  } catch (error) {
    if (error instanceof RangeError || error instanceof DamagedImageError) return undefined;
    throw error;
  }
}

/** Decodes a JPEG file to RGBA bytes. @throws DamagedImageError */
function decodeJpeg(bytes: Uint8Array, file: JpegFile): Uint8Array {
  // The decoder detects inverted CMYK only by Adobe's marker; browsers always treat CMYK as inverted.
  const lacksAdobeMarker = file.components === 4 && file.adobeTransform === undefined;
  const complete = lacksAdobeMarker ? addAdobeMarker(bytes, file) : bytes.subarray(0, file.end);
  return runDecoder(complete, file.isRgb ? false : undefined);
}

/**
 * Decodes a JPEG file to RGBA bytes with the rounding of libjpeg. The decoder's own conversion to RGB truncates values.
 * With some colour profiles, the resulting error of one level of red would become four levels of sRGB.
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
 * Runs the JPEG decoder.
 * @param colorTransform the decoder's option of this name
 * @throws DamagedImageError
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
