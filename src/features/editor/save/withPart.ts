import { middle, samePoint } from '#model/template/focalPoint.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { windowOf } from '#rendering/layouts/looks.ts';
import { loadImage } from '#rendering/picture/loadImage.ts';
import { smallJpeg } from '#rendering/picture/smallJpeg.ts';
import { seenPart } from '#rendering/placePicture.ts';

/**
 * A template as it is sent: the part of its picture that its layout shows around the focal point is a picture of its
 * own. Around the middle the whole does as well, and where the whole cannot be had what is stored stays.
 * @param saved as it is stored
 */
export async function withPart(
  template: CertificateTemplate,
  saved: CertificateTemplate,
): Promise<CertificateTemplate> {
  const { focalPoint, ...sent } = template;
  if (!focalPoint) return sent;
  const { layout, rawImage } = sent;
  const isStored =
    samePoint(focalPoint, saved.focalPoint) &&
    rawImage === saved.rawImage &&
    layout === saved.layout;
  if (isStored) return { ...sent, backgroundImage: saved.backgroundImage };

  const image = await loadImage(rawImage).catch((error: unknown) => console.error(error));
  if (!image) return sent;
  if (samePoint(focalPoint, middle)) return { ...sent, backgroundImage: wholeOf(rawImage) };
  const { naturalWidth: width, naturalHeight: height } = image;
  const part = seenPart({ width, height }, windowOf({ layout }), focalPoint);
  return { ...sent, backgroundImage: await smallJpeg(image, part) };
}

/** The data of a picture is sent once. */
const wholeOf = (rawImage: string) => (rawImage.startsWith('data:') ? '' : rawImage);
