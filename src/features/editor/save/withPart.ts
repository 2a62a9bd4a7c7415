import { retryingImport } from '#i18n/retryingImport.ts';
import { framed, middle, samePoint } from '#model/template/focalPoint.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { windowOf } from '#rendering/layouts/looks.ts';
import { loadImage } from '#rendering/picture/loadImage.ts';
import { seenPart } from '#rendering/placePicture.ts';

const loadWriter = () =>
  retryingImport(
    () => import(/* webpackChunkName: "editor-picture" */ '#rendering/picture/smallJpeg.ts'),
  );

/**
 * A template as it is sent: the part of its picture that its layout shows around the focal point is a picture of its
 * own. Around the middle the whole does as well, and where the whole cannot be had what is stored stays.
 * @param saved as it is stored
 * @throws whatever a failed chunk request gives
 */
export async function withPart(
  template: CertificateTemplate,
  saved: CertificateTemplate,
): Promise<CertificateTemplate> {
  const { focalPoint, ...sent } = framed(template, saved.layout);
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
  const { smallJpeg } = await loadWriter();
  return { ...sent, backgroundImage: await smallJpeg(image, part) };
}

/** The data of a picture is sent once. */
const wholeOf = (rawImage: string) => (rawImage.startsWith('data:') ? '' : rawImage);
