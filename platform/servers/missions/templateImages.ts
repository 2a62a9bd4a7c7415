import { isImageOf, storeImage } from '../../data/queries/imageQueries.ts';
import type { ApiContext } from '../api.ts';
import { RequestError } from '../requestError.ts';
import { type PictureExtent, type PictureKind, pictureKinds } from './pictureExtent.ts';
import type { TemplateBody } from './templateWire.ts';

/** Largest background image, in bytes of the file. */
export const MAX_BACKGROUND_IMAGE_BYTES = 10 * 1024 * 1024;

/** A header can promise more pixels than any reader has memory for. */
const MAX_MEGAPIXELS = 50;

const DATA_URL = /^data:image\/(?:png|jpeg|webp);base64,/;

const refused = (status: number, reason: string) =>
  new RequestError(status, `raw_image: ${reason}`, 'raw_image');
const FOREIGN = 'must be a PNG, JPEG or WebP';

/** The picture in a data URL. @throws RequestError 413 too large, 400 no PNG, JPEG or WebP, or not all of one */
function pictureIn(dataUrl: string): { mediaType: string; bytes: Uint8Array } {
  const start = DATA_URL.exec(dataUrl)?.[0].length;
  if (start === undefined) throw refused(400, FOREIGN);
  // Measured before it is decoded: four characters carry three bytes, less one for each `=` at the end.
  const padding = /=*$/.exec(dataUrl.slice(-2))?.[0].length ?? 0;
  if ((dataUrl.length - start) * 0.75 - padding > MAX_BACKGROUND_IMAGE_BYTES) {
    throw refused(413, 'larger than 10 MB');
  }
  const bytes = Buffer.from(dataUrl.slice(start), 'base64');
  const kind = pictureKinds.find(({ begins }) => begins(bytes));
  if (kind === undefined) throw refused(400, FOREIGN);
  const { width, height, end } = extentOf(bytes, kind);
  if (width * height > MAX_MEGAPIXELS * 1e6) {
    throw refused(400, `more than ${MAX_MEGAPIXELS} megapixels`);
  }
  // Zeros fill a file up; anything else is a second file, as a page that hides in a picture.
  if (bytes.subarray(end).some((byte) => byte !== 0)) {
    throw refused(400, 'something follows the end of the picture');
  }
  return { mediaType: kind.mediaType, bytes: new Uint8Array(bytes) };
}

/** @throws RequestError 400 when the file is broken or ends too early */
function extentOf(bytes: Buffer, { extent }: PictureKind): PictureExtent {
  try {
    const found = extent(bytes);
    if (found !== undefined && found.width > 0 && found.height > 0) return found;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw refused(400, 'damaged or incomplete');
}

/** What is said of an address that is not, or no longer, that of an image of the company. */
export const foreignImage = (field: 'background_image' | 'raw_image') =>
  new RequestError(400, `${field}: not an image of this company`, field);

/** The path of an image that the company has stored. @throws RequestError 400 for any other address */
async function ownPath(
  context: ApiContext,
  companyId: string,
  url: string,
  field: 'background_image' | 'raw_image',
): Promise<string> {
  const prefix = `${context.publicUrl()}/`;
  const path = url.startsWith(prefix) ? url.slice(prefix.length - 1) : '';
  if (!(await isImageOf(context.db, companyId, path))) throw foreignImage(field);
  return path;
}

/**
 * What a template stores for the two image keys of a body: a new image wins, then the address of a stored one.
 * @throws RequestError 400, 413
 */
export async function imagePaths(
  context: ApiContext,
  companyId: string,
  body: Pick<TemplateBody, 'background_image' | 'raw_image'>,
): Promise<{ backgroundImage: string; rawImage: string }> {
  if (body.raw_image.startsWith('data:')) {
    const path = await storeImage(context.db, companyId, pictureIn(body.raw_image));
    return { backgroundImage: path, rawImage: path };
  }
  const stored = (field: 'background_image' | 'raw_image'): Promise<string> =>
    body[field] === '' ? Promise.resolve('') : ownPath(context, companyId, body[field], field);
  return {
    backgroundImage: await stored('background_image'),
    rawImage: await stored('raw_image'),
  };
}
