import { storeImage } from '../../data/queries/imageQueries.ts';
import type { ApiContext } from '../api.ts';
import { pictureIn, type PictureRules, storedPath } from './sentPicture.ts';
import type { TemplateBody } from './templateWire.ts';

/** Largest background image, in bytes of the file. */
export const MAX_BACKGROUND_IMAGE_BYTES = 10 * 1024 * 1024;

const rulesOf = (field: ImageField): PictureRules => ({
  field,
  formats: ['png', 'jpeg', 'webp'],
  mostBytes: MAX_BACKGROUND_IMAGE_BYTES,
  mostMegapixels: 50,
});

type ImageField = 'background_image' | 'raw_image';

/**
 * What a template stores for the two image keys of a body, each a new image or the address of a stored one. Of a new
 * original alone all is drawn.
 * @throws RequestError 400, 413
 */
export async function imagePaths(
  context: ApiContext,
  companyId: string,
  body: Pick<TemplateBody, ImageField>,
): Promise<{ backgroundImage: string; rawImage: string }> {
  const stored = async (field: ImageField): Promise<string> =>
    body[field].startsWith('data:')
      ? storeImage(context.db, companyId, pictureIn(body[field], rulesOf(field)))
      : storedPath(context, companyId, body[field], field);
  const isWhole = body.raw_image.startsWith('data:') && !body.background_image.startsWith('data:');
  const part = isWhole ? undefined : await stored('background_image');
  const rawImage = await stored('raw_image');
  return { backgroundImage: part ?? rawImage, rawImage };
}
