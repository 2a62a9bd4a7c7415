import { retryingImport } from '#i18n/retryingImport.ts';
import { type Brand, noBrand } from '#model/certificate/brand.ts';
import { type CertificateTemplate, shownImage } from '#model/template/template.ts';
import { type BackgroundPicture, type CertificateDesign, designOf } from '../design.ts';
import { isArtwork } from '../layouts/looks.ts';
import { loadImage } from './loadImage.ts';

/** What a picture on paper is there for. */
export type PictureRole = 'background' | 'logo' | 'signature';

/** The look that a template and a brand give, with their pictures as far as those can be had. */
export async function loadDesign(
  template: CertificateTemplate,
  { logoUrl, signatures }: Brand = noBrand,
): Promise<CertificateDesign> {
  const [background, logo, ...signed] = await Promise.all([
    loadBackground(template),
    loadPicture(logoUrl, 'logo'),
    ...signatures.map(({ imageUrl }) => loadPicture(imageUrl, 'signature')),
  ]);
  return { ...designOf(template, background), brand: { logo, signatures: signed } };
}

/** A picture that words stand on is looked at before. */
async function loadBackground(
  template: CertificateTemplate,
): Promise<BackgroundPicture | undefined> {
  const picture = await pictureOf(template, (url) => loadPicture(url, 'background'));
  return picture && isArtwork(template.layout) ? toned(picture) : picture;
}

/** What is drawn of a template's picture: the part that was stored stands in for a whole one that cannot be had. */
export async function pictureOf(
  template: Pick<CertificateTemplate, 'backgroundImage' | 'rawImage' | 'focalPoint'>,
  load: (url: string) => Promise<BackgroundPicture | undefined>,
): Promise<BackgroundPicture | undefined> {
  const { focalPoint, backgroundImage } = template;
  const picture = await load(shownImage(template));
  if (!focalPoint) return picture;
  return picture ? { ...picture, focalPoint } : load(backgroundImage);
}

const loadReader = () => import(/* webpackChunkName: "tones" */ './loadTones.ts');

/** A picture with its tones, as far as those can be had: without them, words on it are outlined. */
export async function toned(
  picture: BackgroundPicture,
  url = picture.url,
): Promise<BackgroundPicture> {
  try {
    const { loadTones } = await retryingImport(loadReader);
    return { ...picture, tones: await loadTones(url) };
  } catch (error) {
    console.error(`The background could not be read: ${url}`, error);
    return picture;
  }
}

/** A picture that cannot be had leaves its place empty: what is certified matters more. */
async function loadPicture(
  url: string | null,
  role: PictureRole,
): Promise<BackgroundPicture | undefined> {
  if (!url) return undefined;
  try {
    const { naturalWidth: width, naturalHeight: height } = await loadImage(url);
    return { url, width, height };
  } catch (error) {
    console.error(`The ${role} could not be loaded: ${url}`, error);
    return undefined;
  }
}

/**
 * The first picture that a design lacks because it could not be had.
 * @param background address of the template's picture, or empty
 */
export function missingPicture(
  background: string,
  { logoUrl, signatures }: Brand,
  design: CertificateDesign,
): PictureRole | undefined {
  if (background && !design.background) return 'background';
  if (logoUrl && !design.brand?.logo) return 'logo';
  const isUnsigned = signatures.some(
    ({ imageUrl }, place) => imageUrl && !design.brand?.signatures[place],
  );
  return isUnsigned ? 'signature' : undefined;
}
