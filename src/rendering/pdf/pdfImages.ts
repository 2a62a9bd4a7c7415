import type { Orientation } from '../images/formats/orientation.ts';
import { type DeflatedBytes, deflate } from './formats/deflate.ts';
import type { PdfObjectWriter } from './PdfObjectWriter.ts';
import { encodeLatin1, formatPdfReference } from './syntax.ts';

/**
 * An image for a PDF. There are three kinds: a JPEG file that is written unchanged, pixels with opacity, and PDF
 * operators that draw the image.
 */
export type PdfImage = JpegImage | PixelImage | ImageFormXObject;

/** A JPEG image that all PDF readers decode in the same way. */
export interface JpegImage {
  kind: 'jpeg';
  bytes: Uint8Array;
  /** Width in pixels as stored, before the image is rotated according to its EXIF orientation. */
  width: number;
  height: number;
  isGrey: boolean;
  /** Whether the three colour components are red, green and blue. A PDF must declare the kind of components. */
  isRgb: boolean;
  orientation: Orientation;
}

/** An image as a PDF form XObject (reusable drawing). The image fills a square of side 1. */
export interface ImageFormXObject {
  kind: 'form';
  /** Entries of the form's dictionary: the bounding box, and the matrix from the bounding box to a square of side 1. */
  entries: string;
  content: DeflatedBytes;
  /** Images that the operators use under the names `I0`, `I1`, … */
  images: readonly (PixelImage | JpegImage)[];
}

export interface PixelImage {
  kind: 'pixels';
  width: number;
  height: number;
  rgba: Uint8ClampedArray | Uint8Array;
}

/**
 * Compressed pixels: three bytes per pixel for the colour. If some pixels are not opaque, also one byte per pixel for
 * the opacity.
 */
export interface DeflatedPixels {
  colors: DeflatedBytes;
  opacity: DeflatedBytes | undefined;
}

/** PDF matrix that rotates or mirrors an image in a square of side 1, for each EXIF orientation. */
const orientationMatrices: Readonly<Record<Orientation, string>> = {
  1: '1 0 0 1 0 0',
  2: '-1 0 0 1 1 0',
  3: '-1 0 0 -1 1 1',
  4: '1 0 0 -1 0 1',
  5: '0 -1 -1 0 1 1',
  6: '0 -1 1 0 0 1',
  7: '0 1 1 0 0 0',
  8: '0 1 -1 0 1 0',
};

const wrapOriented = (image: JpegImage): ImageFormXObject => ({
  kind: 'form',
  entries: '/BBox[0 0 1 1]',
  content: deflate(encodeLatin1(`${orientationMatrices[image.orientation]} cm /I0 Do\n`)),
  images: [{ ...image, orientation: 1 }],
});

/**
 * Writes an image to a PDF file.
 * @param getDeflatedPixels `deflatePixels`, or a function that caches its results
 * @returns the object id of the image
 */
export function writeImage(
  file: PdfObjectWriter,
  image: PdfImage,
  getDeflatedPixels: (image: PixelImage) => DeflatedPixels,
): number {
  const common = (width: number, height: number) =>
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8`;
  if (image.kind === 'jpeg') {
    if (image.orientation !== 1) return writeImage(file, wrapOriented(image), getDeflatedPixels);
    const { width, height, isGrey, isRgb, bytes } = image;
    const colors = isGrey ? '/ColorSpace/DeviceGray' : '/ColorSpace/DeviceRGB';
    const parameters = isRgb ? '/DecodeParms<</ColorTransform 0>>' : '';
    return file.writeStream(
      `${common(width, height)}${colors}/Filter/DCTDecode${parameters}`,
      bytes,
    );
  }
  if (image.kind === 'form') {
    const resourceEntries = image.images.map(
      (inner, index) =>
        `/I${index} ${formatPdfReference(writeImage(file, inner, getDeflatedPixels))}`,
    );
    const entries = `${image.entries}/Resources<</XObject<<${resourceEntries.join('')}>>>>`;
    return file.writeDeflatedStream(`/Type/XObject/Subtype/Form${entries}`, image.content);
  }
  const { width, height } = image;
  const { colors, opacity } = getDeflatedPixels(image);
  const mask = opacity
    ? `/SMask ${formatPdfReference(file.writeDeflatedStream(`${common(width, height)}/ColorSpace/DeviceGray`, opacity))}`
    : '';
  return file.writeDeflatedStream(`${common(width, height)}/ColorSpace/DeviceRGB${mask}`, colors);
}

/** Separates the colours of pixels from their opacity and compresses both. */
export function deflatePixels({ width, height, rgba }: PixelImage): DeflatedPixels {
  const colors = new Uint8Array(width * height * 3);
  const opacity = new Uint8Array(width * height);
  // Plain assignments: a function call per pixel takes half a second for a large image.
  for (let pixel = 0, from = 0, to = 0; pixel < opacity.length; pixel++) {
    colors[to++] = rgba[from++] ?? 0;
    colors[to++] = rgba[from++] ?? 0;
    colors[to++] = rgba[from++] ?? 0;
    opacity[pixel] = rgba[from++] ?? 0;
  }
  const isOpaque = opacity.every((alpha) => alpha === 255);
  return { colors: deflate(colors), opacity: isOpaque ? undefined : deflate(opacity) };
}
