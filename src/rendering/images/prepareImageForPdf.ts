import type { JpegImage, PixelImage } from '../pdf/pdfImages.ts';
import { parseEmbeddableJpeg } from './parseEmbeddableJpeg.ts';
import { getDisplaySize } from './formats/orientation.ts';
import { decodePngPixels } from './formats/decodePngPixels.ts';
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
  const jpeg = parseEmbeddableJpeg(bytes);
  if (jpeg) return { image: jpeg, ...getDisplaySize(jpeg, jpeg.orientation) };
  const pixels = decodePngPixels(bytes);
  if (!pixels) return undefined;
  const { width, height } = pixels;
  return { image: { kind: 'pixels', ...shrinkImage(pixels) }, width, height };
}
