import { storeImage } from '../../data/queries/imageQueries.ts';
import type { ApiContext } from '../api.ts';
import { pictureIn, type PictureRules, storedPath } from './sentPicture.ts';
import type { TemplateBody } from './templateWire.ts';

/** Largest background image, in bytes of the file. */
export const MAX_BACKGROUND_IMAGE_BYTES = 10 * 1024 * 1024;

const RULES: PictureRules = {
  field: 'raw_image',
  formats: ['png', 'jpeg', 'webp'],
  mostBytes: MAX_BACKGROUND_IMAGE_BYTES,
  mostMegapixels: 50,
};

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
    const path = await storeImage(context.db, companyId, pictureIn(body.raw_image, RULES));
    return { backgroundImage: path, rawImage: path };
  }
  const stored = (field: 'background_image' | 'raw_image'): Promise<string> =>
    storedPath(context, companyId, body[field], field);
  return {
    backgroundImage: await stored('background_image'),
    rawImage: await stored('raw_image'),
  };
}
