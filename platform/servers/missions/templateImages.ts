import { storeImage } from '../../data/queries/imageQueries.ts';
import type { ApiContext } from '../api.ts';
import { parseUploadedImage, type ImageRules, findStoredImagePath } from './uploadedImage.ts';
import type { TemplateBody } from './templateSchema.ts';

/** Maximum size of a background image file, in bytes. */
export const MAX_BACKGROUND_IMAGE_BYTES = 10 * 1024 * 1024;

const createImageRules = (field: ImageField): ImageRules => ({
  field,
  formats: ['png', 'jpeg', 'webp'],
  maxBytes: MAX_BACKGROUND_IMAGE_BYTES,
  maxMegapixels: 50,
});

type ImageField = 'background_image' | 'raw_image';

/**
 * Stores the new images of a template. The request body has two images, the background image and the original from
 * which it was cropped: each is a data URL of a new image or the address of a stored image. When only the original is
 * new, it also becomes the background image.
 * @returns the paths of both images
 * @throws RequestError 400, 413
 */
export async function storeTemplateImages(
  context: ApiContext,
  companyId: string,
  body: Pick<TemplateBody, ImageField>,
): Promise<{ backgroundImage: string; rawImage: string }> {
  const storeField = async (field: ImageField): Promise<string> =>
    body[field].startsWith('data:')
      ? storeImage(context.db, companyId, parseUploadedImage(body[field], createImageRules(field)))
      : findStoredImagePath(context, companyId, body[field], field);
  const isOriginalOnly =
    body.raw_image.startsWith('data:') && !body.background_image.startsWith('data:');
  const cropPath = isOriginalOnly ? undefined : await storeField('background_image');
  const rawImage = await storeField('raw_image');
  return { backgroundImage: cropPath ?? rawImage, rawImage };
}
