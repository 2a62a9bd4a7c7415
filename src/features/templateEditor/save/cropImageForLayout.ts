import { centerPoint, isSameFocalPoint } from '#domain/template/focalPoint.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { getBackgroundImageBox } from '#rendering/layouts/layoutProperties.ts';
import { loadImage } from '#rendering/images/loadImage.ts';
import { getDisplayableImageUrl } from '#rendering/images/getDisplayableImageUrl.ts';
import { encodeJpegUnderSizeLimit } from '#rendering/images/encodeJpegUnderSizeLimit.ts';
import { getVisibleArea } from '#rendering/fitImage.ts';

/**
 * Prepares a template with a focal point for saving: crops `rawImage` (the full image) to the part that the layout
 * shows around the focal point, and stores the result as `backgroundImage`. If the focal point is in the centre, the
 * image is not cropped. If the full image cannot be loaded, `backgroundImage` is not changed.
 * @param savedTemplate the template as last stored on the server
 */
export async function cropImageForLayout(
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

  const image = await getDisplayableImageUrl(rawImage)
    .then((url) => loadImage(url))
    .catch((error: unknown) => console.error(error));
  if (!image) return submittedTemplate;
  if (isSameFocalPoint(focalPoint, centerPoint))
    return { ...submittedTemplate, backgroundImage: getFullImageUrl(rawImage) };
  const { naturalWidth: width, naturalHeight: height } = image;
  const part = getVisibleArea({ width, height }, getBackgroundImageBox({ layout }), focalPoint);
  return { ...submittedTemplate, backgroundImage: await encodeJpegUnderSizeLimit(image, part) };
}

/**
 * Returns the value of `backgroundImage` for an image that needs no crop. For a stored image, this is its URL. For a
 * new image, this is an empty string, so that the data of the image is sent only once, as `rawImage`.
 */
const getFullImageUrl = (rawImage: string) => (rawImage.startsWith('data:') ? '' : rawImage);
