import { centerPoint, isSameFocalPoint } from '#domain/template/focalPoint.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { getImageArea } from '#rendering/layouts/layoutLooks.ts';
import { loadImage } from '#rendering/images/loadImage.ts';
import { resolveDisplayUrl } from '#rendering/images/resolveDisplayUrl.ts';
import { encodeSmallJpeg } from '#rendering/images/encodeSmallJpeg.ts';
import { getVisibleArea } from '#rendering/fitImage.ts';

/**
 * Prepares a template with a focal point for saving: crops `rawImage` (the full image) to the part that the layout
 * shows around the focal point, and stores the result as `backgroundImage`. For a focal point in the centre the full
 * image is used. If the full image cannot be loaded, `backgroundImage` is not changed.
 * @param savedTemplate the template as it is stored
 */
export async function cropForLayout(
  template: CertificateTemplate,
  savedTemplate: CertificateTemplate,
): Promise<CertificateTemplate> {
  const { focalPoint, ...submittedTemplate } = template;
  if (!focalPoint) return submittedTemplate;
  const { layout, rawImage } = submittedTemplate;
  const isAlreadyStored =
    isSameFocalPoint(focalPoint, savedTemplate.focalPoint) &&
    rawImage === savedTemplate.rawImage &&
    layout === savedTemplate.layout;
  if (isAlreadyStored)
    return { ...submittedTemplate, backgroundImage: savedTemplate.backgroundImage };

  const image = await resolveDisplayUrl(rawImage)
    .then((url) => loadImage(url))
    .catch((error: unknown) => console.error(error));
  if (!image) return submittedTemplate;
  if (isSameFocalPoint(focalPoint, centerPoint))
    return { ...submittedTemplate, backgroundImage: getFullImageUrl(rawImage) };
  const { naturalWidth: width, naturalHeight: height } = image;
  const part = getVisibleArea({ width, height }, getImageArea({ layout }), focalPoint);
  return { ...submittedTemplate, backgroundImage: await encodeSmallJpeg(image, part) };
}

/**
 * Returns the value of `backgroundImage` for an image that needs no crop: the URL if the image is already stored, or an
 * empty string for a new image, so that its data is sent only once, as `rawImage`.
 */
const getFullImageUrl = (rawImage: string) => (rawImage.startsWith('data:') ? '' : rawImage);
