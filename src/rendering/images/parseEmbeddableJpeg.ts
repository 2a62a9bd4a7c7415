import type { JpegImage } from '../pdf/pdfImages.ts';
import { readIfUndamaged } from './formats/damagedImage.ts';
import { type JpegFile, parseJpeg, removeJpegMetadata } from './formats/jpegFile.ts';
import { readJpegColorSpace } from './formats/readJpegColorSpace.ts';

/**
 * Builds a PDF image from a JPEG file, without the file's metadata.
 * @returns undefined for a file that browsers and PDF readers show differently: a CMYK image, or an image in a rare
 * encoding
 */
function buildJpegImage(file: JpegFile, bytes: Uint8Array): JpegImage | undefined {
  const { width, height, components, orientation, isCommon, isRgbByName } = file;
  if (!isCommon || (components !== 1 && components !== 3)) return undefined;
  return {
    kind: 'jpeg',
    bytes: removeJpegMetadata(bytes, file),
    width,
    height,
    isGrey: components === 1,
    isRgb: isRgbByName,
    orientation,
  };
}

/**
 * Parses a JPEG file that can be written to a PDF without conversion: in a common encoding, and in grey or sRGB.
 * @returns undefined for any other file
 */
export function parseEmbeddableJpeg(bytes: Uint8Array): JpegImage | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  return readIfUndamaged(() => {
    const file = parseJpeg(bytes);
    if (file.width * file.height === 0 || readJpegColorSpace(file) !== 'sRGB') return undefined;
    return buildJpegImage(file, bytes);
  });
}
