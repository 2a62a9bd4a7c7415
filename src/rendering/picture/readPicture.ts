import { type PictureHeader, pictureHeader } from './pictureHeader.ts';
import { maxMegapixels, PictureRefused } from './pictureLimits.ts';
import { smallJpeg } from './smallJpeg.ts';

/**
 * Makes one small, plain JPEG of whatever picture was chosen: turned as its camera says, on white, without anything else
 * that was in the file. Nothing is decoded before its size is known.
 * @returns a data URL
 * @throws PictureRefused; the signal's reason once that is aborted
 */
export async function readPicture(
  file: Blob,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (file.size > maxBytes) throw new PictureRefused({ reason: 'tooLarge', bytes: file.size });
  try {
    const bytes = await file.arrayBuffer();
    const { mediaType } = acceptedHeader(new Uint8Array(bytes));
    signal.throwIfAborted();
    const picture = await createImageBitmap(new Blob([bytes], { type: mediaType }), {
      imageOrientation: 'from-image',
    });
    const { width, height } = picture;
    try {
      return await smallJpeg(picture, { x: 0, y: 0, width, height }, signal);
    } finally {
      picture.close();
    }
  } catch (error) {
    if (error instanceof PictureRefused || signal.aborted) throw error;
    throw new PictureRefused({ reason: 'damaged' }, { cause: error });
  }
}

/** @throws PictureRefused, DamagedPicture */
function acceptedHeader(bytes: Uint8Array): PictureHeader {
  const header = pictureHeader(bytes);
  if (!header) throw new PictureRefused({ reason: 'foreign' });
  const { width, height } = header;
  if (width * height > maxMegapixels * 1e6) {
    throw new PictureRefused({ reason: 'tooManyPixels', width, height });
  }
  return header;
}
