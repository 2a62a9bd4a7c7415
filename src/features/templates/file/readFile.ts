import type { CertificateTemplate } from '#model/template/template.ts';
import { PictureRefused } from '#rendering/picture/pictureLimits.ts';
import { readPicture } from '#rendering/picture/readPicture.ts';
import { type FileRefusal, FileRefused, readTemplateFile } from './templateFile.ts';

/** Bytes for all but the picture. */
const restBytes = 100_000;

/** What was in a file, or why that is no template. */
export type FileContent = { template: CertificateTemplate } | { refusal: FileRefusal };

/**
 * The template of a file. Its picture is made anew, as that of a file which is chosen in the editor: nothing else that is
 * in its bytes goes on.
 * @param maxPictureBytes of a picture before it is made small
 */
export async function readFile(file: Blob, maxPictureBytes: number): Promise<FileContent> {
  try {
    return { template: await templateIn(file, maxPictureBytes) };
  } catch (error) {
    return { refusal: error instanceof FileRefused ? error.refusal : { reason: 'foreign' } };
  }
}

/** @throws FileRefused; what a file that cannot be read throws */
async function templateIn(file: Blob, maxPictureBytes: number): Promise<CertificateTemplate> {
  // Four characters of base64 carry three bytes; of a picture, a part may be there as well.
  if (file.size > (2 * maxPictureBytes * 4) / 3 + restBytes)
    throw new FileRefused({ reason: 'tooLarge' });
  const template = readTemplateFile(await file.text());
  const [backgroundImage, rawImage] = await Promise.all([
    madeAnew(template.backgroundImage, maxPictureBytes),
    madeAnew(template.rawImage, maxPictureBytes),
  ]);
  return { ...template, backgroundImage, rawImage };
}

/** @throws FileRefused */
async function madeAnew(dataUrl: string, maxBytes: number): Promise<string> {
  if (dataUrl === '') return '';
  try {
    const picture = new Blob([pictureBytes(dataUrl)]);
    return await readPicture(picture, maxBytes, new AbortController().signal);
  } catch (error) {
    if (error instanceof PictureRefused || error instanceof DOMException)
      throw new FileRefused({ reason: 'picture' }, { cause: error });
    throw error;
  }
}

/** @throws DOMException it is no base64 */
function pictureBytes(dataUrl: string): Uint8Array<ArrayBuffer> {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
