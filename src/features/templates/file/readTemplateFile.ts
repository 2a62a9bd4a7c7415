import type { CertificateTemplate } from '#domain/template/template.ts';
import { RejectedImageError } from '#rendering/images/imageLimits.ts';
import { importImage } from '#rendering/images/importImage.ts';
import { FileRejectedError, parseTemplateFile } from './templateFile.ts';

/** Maximum size of a template file in bytes, not counting the images. */
const maxTextBytes = 100_000;

/**
 * Reads a template from a file. Its images are decoded and encoded again, like images chosen in the editor, to remove
 * any other data hidden in their bytes.
 * @param maxImageBytes maximum size in bytes of an image in the file
 * @throws FileRejectedError, or DOMException if the file cannot be read
 */
export async function readTemplateFile(
  file: Blob,
  maxImageBytes: number,
): Promise<CertificateTemplate> {
  // Four base64 characters encode three bytes. A file may have two images: the full one and a crop.
  if (file.size > (2 * maxImageBytes * 4) / 3 + maxTextBytes)
    throw new FileRejectedError({ reason: 'tooLarge' });
  const template = parseTemplateFile(await file.text());
  const [backgroundImage, rawImage] = await Promise.all([
    sanitizeImage(template.backgroundImage, maxImageBytes),
    sanitizeImage(template.rawImage, maxImageBytes),
  ]);
  return { ...template, backgroundImage, rawImage };
}

/**
 * Decodes an image and encodes it again, to remove any other data hidden in its bytes.
 * @throws FileRejectedError if the image cannot be used
 */
async function sanitizeImage(dataUrl: string, maxBytes: number): Promise<string> {
  if (dataUrl === '') return '';
  try {
    const image = new Blob([decodeDataUrl(dataUrl)]);
    return await importImage(image, maxBytes, new AbortController().signal);
  } catch (error) {
    if (error instanceof RejectedImageError || error instanceof DOMException)
      throw new FileRejectedError({ reason: 'image' }, { cause: error });
    throw error;
  }
}

/**
 * Decodes the base64 content of a data URL.
 * @throws DOMException if the content is not base64
 */
function decodeDataUrl(dataUrl: string): Uint8Array<ArrayBuffer> {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
