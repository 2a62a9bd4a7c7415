import { type ImageHeader, readImageHeader } from './imageHeader.ts';
import { maxMegapixels, RejectedImageError } from './imageLimits.ts';
import { encodeJpegUnderSizeLimit } from './encodeJpegUnderSizeLimit.ts';

/**
 * Converts an image file chosen by the user to a small JPEG. The EXIF orientation is applied, transparent parts become
 * white, and metadata is removed. The image size is checked before decoding.
 * @returns a data URL
 * @throws RejectedImageError for an image that cannot be used; the reason of an aborted signal
 */
export async function importImage(
  file: Blob,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (file.size > maxBytes) throw new RejectedImageError({ reason: 'tooLarge', bytes: file.size });
  try {
    const bytes = await file.arrayBuffer();
    const { mediaType } = checkHeader(new Uint8Array(bytes));
    signal.throwIfAborted();
    const bitmap = await createImageBitmap(new Blob([bytes], { type: mediaType }), {
      imageOrientation: 'from-image',
    });
    const { width, height } = bitmap;
    try {
      return await encodeJpegUnderSizeLimit(bitmap, { x: 0, y: 0, width, height }, signal);
    } finally {
      bitmap.close();
    }
  } catch (error) {
    if (error instanceof RejectedImageError || signal.aborted) throw error;
    throw new RejectedImageError({ reason: 'damaged' }, { cause: error });
  }
}

/**
 * Reads the header of an image file, and checks the type of the file and the size of the image.
 * @throws RejectedImageError, DamagedImageError
 */
function checkHeader(bytes: Uint8Array): ImageHeader {
  const header = readImageHeader(bytes);
  if (!header) throw new RejectedImageError({ reason: 'foreign' });
  const { width, height } = header;
  if (width * height > maxMegapixels * 1e6) {
    throw new RejectedImageError({ reason: 'tooManyPixels', width, height });
  }
  return header;
}
