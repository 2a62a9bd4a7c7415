import { toDataUrl } from './dataUrl.ts';
import { drawBitmap } from './drawBitmap.ts';
import { chooseImageConversion } from './chooseImageConversion.ts';

/**
 * Converts an image file so that it looks the same on screen, in print and in a PDF.
 * @returns a `data:` URL of the converted image; undefined if the file looks the same everywhere without conversion
 * @throws DamagedImageError or DOMException for a file that is truncated or is not a raster image
 */
export async function createConvertedImageUrl(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rendition = chooseImageConversion(bytes);
  if (rendition.kind === 'still') {
    const still = new Blob([rendition.bytes], { type: rendition.mediaType });
    (await createImageBitmap(still)).close();
    return toDataUrl(still);
  }
  // All browsers and PDF readers show a damaged JPEG in the same way.
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  if (rendition.kind === 'file' && isJpeg) return undefined;
  // Rejects any other damaged file, of which an `img` element would show a part.
  const bitmap = await createImageBitmap(file);
  try {
    return rendition.kind === 'file' ? undefined : drawBitmap(bitmap)[0].toDataURL();
  } finally {
    bitmap.close();
  }
}
