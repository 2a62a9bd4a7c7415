import { readStoredTemplate } from '#api/documents/manageTemplates.ts';
import type { ServicesDispatch } from '#api/services.ts';
import { timeLimits } from '#model/timeLimits.ts';
import { isCropped } from '#model/template/focalPoint.ts';
import { shownImage } from '#model/template/template.ts';
import { fileName } from '#rendering/pdf/pdfFileName.ts';
import { dataUrlOf } from '#rendering/picture/dataUrl.ts';
import { pictureHeader } from '#rendering/picture/pictureHeader.ts';
import { fetchFile } from '#ui/fetchFile.ts';
import { saveFile } from '#ui/saveFile.ts';
import { writeTemplateFile } from './templateFile.ts';

/**
 * Saves a template as it stands on the server as a file, with its picture in it, and the part that is drawn of it.
 * @throws ApiError; Error its picture cannot be had, or it has parts that could not be read
 */
export const exportTemplate =
  ({ id, name }: { id: string; name: string }) =>
  async (dispatch: ServicesDispatch): Promise<void> => {
    const { template } = await dispatch(readStoredTemplate(id));
    if (template.unread) throw new Error('Not all of it could be read');
    const [rawImage, backgroundImage] = await Promise.all([
      pictureOf(template.rawImage || shownImage(template)),
      pictureOf(isCropped(template) ? template.backgroundImage : ''),
    ]);
    const text = writeTemplateFile({ ...template, name, rawImage, backgroundImage });
    saveFile(new Blob([text], { type: 'application/json' }), fileName([name], 'json'));
  };

/** The data of a picture, empty for none; what it is its bytes say, not its server. */
async function pictureOf(address: string): Promise<string> {
  if (address === '' || address.startsWith('data:')) return address;
  const bytes = await (await fetchFile(address, timeLimits.picture)).arrayBuffer();
  const header = pictureHeader(new Uint8Array(bytes));
  if (!header) throw new Error('Not a picture');
  return dataUrlOf(new Blob([bytes], { type: header.mediaType }));
}
