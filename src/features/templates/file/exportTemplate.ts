import { timeouts } from '#runtime/timeouts.ts';
import { hasCroppedImage } from '#domain/template/croppedImage.ts';
import { type CertificateTemplate, getBackgroundImageUrl } from '#domain/template/template.ts';
import { formatFileNameWithExtension } from '#rendering/pdf/fileName.ts';
import { toDataUrl } from '#rendering/images/dataUrl.ts';
import { readImageHeader } from '#rendering/images/imageHeader.ts';
import { fetchFile } from '#runtime/fetchFile.ts';
import { saveFile } from '#runtime/saveFile.ts';
import { serializeTemplateFile } from './templateFile.ts';

/**
 * Saves a template as a file that includes its full image and, if there is one, the cropped image.
 * @throws Error if an image cannot be loaded or parts of the template could not be read
 */
export async function exportTemplate(template: CertificateTemplate): Promise<void> {
  const { name } = template;
  if (template.unread) throw new Error('Parts of the template could not be read');
  const [rawImage, backgroundImage] = await Promise.all([
    loadImageData(template.rawImage || getBackgroundImageUrl(template)),
    loadImageData(hasCroppedImage(template) ? template.backgroundImage : ''),
  ]);
  const text = serializeTemplateFile({ ...template, rawImage, backgroundImage });
  saveFile(
    new Blob([text], { type: 'application/json' }),
    formatFileNameWithExtension([name], 'json'),
  );
}

/**
 * Loads an image as a data URL. The media type is determined from the bytes of the image, not taken from the server's
 * response.
 * @returns an empty string if `url` is empty
 */
async function loadImageData(url: string): Promise<string> {
  if (url === '' || url.startsWith('data:')) return url;
  const bytes = await (await fetchFile(url, timeouts.image)).arrayBuffer();
  const header = readImageHeader(new Uint8Array(bytes));
  if (!header) throw new Error('Not an image');
  return toDataUrl(new Blob([bytes], { type: header.mediaType }));
}
