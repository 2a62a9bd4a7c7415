import {
  buildJpegImage,
  type JpegImage,
  type PixelImage,
  parseEmbeddableJpeg,
} from '../pdf/pdfImages.ts';
import { DamagedImageError } from './formats/damagedImage.ts';
import { parseJpeg } from './formats/jpegFile.ts';
import { getDisplaySize } from './formats/orientation.ts';
import { decodePngPixels } from './formats/decodePngPixels.ts';
import { readJpegColorSpace } from './formats/readJpegColorSpace.ts';
import { shrinkImage } from './shrink.ts';

/**
 * An image to embed in a PDF. Width and height are those of the original image in pixels, with its EXIF orientation
 * applied.
 */
interface PdfImageResult {
  image: JpegImage | PixelImage;
  width: number;
  height: number;
}

/**
 * Prepares an image file for embedding in a PDF, without a browser. A JPEG file in grey or sRGB is embedded unchanged.
 * Other images are decoded to sRGB pixels and scaled down to at most `maxImageWidth`. The same file gives the same
 * bytes in every JavaScript engine.
 * @returns undefined for a file that is damaged, too large, or can be decoded only by browsers
 */
export function prepareImageForPdf(bytes: Uint8Array): PdfImageResult | undefined {
  const jpeg = parseEmbeddableJpeg(bytes) ?? readSrgbJpeg(bytes);
  if (jpeg) return { image: jpeg, ...getDisplaySize(jpeg, jpeg.orientation) };
  const pixels = decodePngPixels(bytes);
  if (!pixels) return undefined;
  const { width, height } = pixels;
  return { image: { kind: 'pixels', ...shrinkImage(pixels) }, width, height };
}

/**
 * Returns the data of a JPEG file for a PDF. Returns undefined if the file is no JPEG, or if its colours must be
 * converted to sRGB first.
 */
function readSrgbJpeg(bytes: Uint8Array): JpegImage | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  try {
    const file = parseJpeg(bytes);
    return readJpegColorSpace(file) === 'sRGB' ? buildJpegImage(file, bytes) : undefined;
  } catch (error) {
    if (error instanceof RangeError || error instanceof DamagedImageError) return undefined;
    throw error;
  }
}
