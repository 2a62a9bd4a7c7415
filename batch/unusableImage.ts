import { DamagedImageError } from '#rendering/images/formats/damagedImage.ts';
import { detectImageType } from '#rendering/images/formats/detectImageType.ts';
import { decodeDataUrl } from '#rendering/images/dataUrl.ts';
import { readImageHeader } from '#rendering/images/imageHeader.ts';

/** Thrown for an image that is missing or that the batch command cannot decode. The message names the image. */
export class UnusableImageError extends Error {
  override name = 'UnusableImageError';
}

/** Formats the URL of an image for error messages. Leaves out the content of `data:` URLs. */
export const describeImage = (url: string): string =>
  url.startsWith('data:') ? 'An image in a data: address' : url;

/**
 * Runs a function that loads an image. If it fails for a `data:` URL, adds the field of the certificate to the message,
 * which cannot contain the URL.
 */
export function addFieldToImageError<Image>(url: string, field: string, load: () => Image): Image {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof UnusableImageError) || !url.startsWith('data:')) throw error;
    throw new UnusableImageError(`${field}: ${error.message}`, { cause: error });
  }
}

/** Decodes an image in a `data:` URL. @throws UnusableImageError if it is not base64 */
export function decodeImageData(url: string): Uint8Array {
  try {
    return decodeDataUrl(url);
  } catch (cause) {
    throw new UnusableImageError(`${describeImage(url)} is not base64`, { cause });
  }
}

const megapixels = 1e6;

/**
 * Describes why an image cannot be decoded without a browser. Returns the end of a sentence that begins with the
 * image's name, for example "is damaged".
 */
export function describeImageProblem(bytes: Uint8Array): string {
  try {
    const header = readImageHeader(bytes);
    if (!header)
      return detectImageType(bytes) === 'image/gif' ? 'is damaged' : 'is no PNG, JPEG or GIF';
    if (header.mediaType === 'image/webp') return 'is a WebP, which only a browser can read';
    const size = ((header.width * header.height) / megapixels).toFixed(1);
    return `is damaged, or has colours or a size (${size} megapixels) that only a browser can read`;
  } catch (error) {
    if (error instanceof DamagedImageError) return 'is damaged';
    throw error;
  }
}
