import { isImageOf, storeImage } from '../../data/queries/imageQueries.ts';
import type { ApiContext } from '../api.ts';
import { RequestError } from '../requestError.ts';
import type { TemplateBody } from './templateWire.ts';

/** Largest background image, in bytes of the file. */
export const MAX_BACKGROUND_IMAGE_BYTES = 10 * 1024 * 1024;

const FIRST_BYTES: readonly { mediaType: string; matches: (bytes: Buffer) => boolean }[] = [
  {
    mediaType: 'image/png',
    matches: (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  },
  {
    mediaType: 'image/jpeg',
    matches: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  },
  {
    mediaType: 'image/webp',
    matches: (bytes) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
      bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
];

const DATA_URL = /^data:image\/(?:png|jpeg|webp);base64,/;

/** The picture in a data URL. @throws RequestError 413 too large, 400 not a PNG, JPEG or WebP by its first bytes */
function pictureIn(dataUrl: string): { mediaType: string; bytes: Uint8Array } {
  const start = DATA_URL.exec(dataUrl)?.[0].length;
  if (start === undefined) {
    throw new RequestError(400, 'raw_image: must be a PNG, JPEG or WebP', 'raw_image');
  }
  // Measured before it is decoded: four characters carry three bytes.
  if ((dataUrl.length - start) * 0.75 > MAX_BACKGROUND_IMAGE_BYTES + 2) {
    throw new RequestError(413, 'raw_image: larger than 10 MB', 'raw_image');
  }
  const bytes = Buffer.from(dataUrl.slice(start), 'base64');
  const known = FIRST_BYTES.find(({ matches }) => matches(bytes));
  if (known === undefined) {
    throw new RequestError(400, 'raw_image: must be a PNG, JPEG or WebP', 'raw_image');
  }
  return { mediaType: known.mediaType, bytes: new Uint8Array(bytes) };
}

/** The path of an image that the company has stored. @throws RequestError 400 for any other address */
async function ownPath(
  context: ApiContext,
  companyId: string,
  url: string,
  field: 'background_image' | 'raw_image',
): Promise<string> {
  const prefix = `${context.publicUrl()}/`;
  const path = url.startsWith(prefix) ? url.slice(prefix.length - 1) : '';
  if (!(await isImageOf(context.db, companyId, path))) {
    throw new RequestError(400, `${field}: not an image of this company`, field);
  }
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
