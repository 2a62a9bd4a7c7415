import { retryImport } from '#runtime/retryImport.ts';
import { type CompanyBrand, emptyBrand } from '#domain/certificate/brand.ts';
import { type CertificateTemplate, getDisplayedImageUrl } from '#domain/template/template.ts';
import { type DesignImage, type CertificateDesign, createDesign } from '../design.ts';
import { isArtworkLayout } from '../layouts/layoutLooks.ts';
import { loadImage } from './loadImage.ts';
import { resolveDisplayUrl } from './resolveDisplayUrl.ts';

/** Purpose of an image in a certificate. */
export type ImageRole = 'background' | 'logo' | 'signature';

/**
 * Loads the design of a certificate from a template and the company's brand, including images. Images that cannot be
 * loaded are left out.
 */
export async function loadDesign(
  template: CertificateTemplate,
  { logoUrl, signatures }: CompanyBrand = emptyBrand,
): Promise<CertificateDesign> {
  const [background, logo, ...signatureImages] = await Promise.all([
    loadBackground(template),
    loadDesignImage(logoUrl, 'logo'),
    ...signatures.map(({ imageUrl }) => loadDesignImage(imageUrl, 'signature')),
  ]);
  return { ...createDesign(template, background), brand: { logo, signatures: signatureImages } };
}

/** Loads the background image of a template. Includes its brightness map if the layout has text on the image. */
async function loadBackground(template: CertificateTemplate): Promise<DesignImage | undefined> {
  const image = await loadTemplateImage(template, (url) => loadDesignImage(url, 'background'));
  return image && isArtworkLayout(template.layout) ? addImageTones(image) : image;
}

/** Loads a template's background image. If the original cannot be loaded, loads the cropped copy instead. */
export async function loadTemplateImage(
  template: Pick<CertificateTemplate, 'backgroundImage' | 'rawImage' | 'focalPoint'>,
  load: (url: string) => Promise<DesignImage | undefined>,
): Promise<DesignImage | undefined> {
  const { focalPoint, backgroundImage } = template;
  const image = await load(getDisplayedImageUrl(template));
  if (!focalPoint) return image;
  return image ? { ...image, focalPoint } : load(backgroundImage);
}

// In the chunk of the PDF code, which also decodes JPEG files.
const importToneLoader = () => import(/* webpackChunkName: "pdf" */ './loadTones.ts');

/** Adds the brightness map to an image. If the map cannot be loaded, text on the image is outlined instead. */
export async function addImageTones(image: DesignImage, url = image.url): Promise<DesignImage> {
  try {
    const { loadImageTones } = await retryImport(importToneLoader);
    return { ...image, tones: await loadImageTones(url) };
  } catch (error) {
    console.error(`The background could not be read: ${url}`, error);
    return image;
  }
}

/**
 * Loads an image of a certificate. Returns undefined on failure, because a certificate without an image is better than
 * no certificate.
 */
async function loadDesignImage(
  url: string | null,
  role: ImageRole,
): Promise<DesignImage | undefined> {
  if (!url) return undefined;
  try {
    const displayUrl = await resolveDisplayUrl(url);
    const { naturalWidth: width, naturalHeight: height } = await loadImage(displayUrl);
    return { url: displayUrl, width, height, source: url };
  } catch (error) {
    console.error(`The ${role} could not be loaded: ${url}`, error);
    return undefined;
  }
}

/**
 * Finds the first image that is missing in a design because loading failed.
 * @param background URL of the template's background image, or empty
 */
export function findMissingImage(
  background: string,
  { logoUrl, signatures }: CompanyBrand,
  design: CertificateDesign,
): ImageRole | undefined {
  if (background && !design.backgroundImage) return 'background';
  if (logoUrl && !design.brand?.logo) return 'logo';
  const isUnsigned = signatures.some(
    ({ imageUrl }, index) => imageUrl && !design.brand?.signatures[index],
  );
  return isUnsigned ? 'signature' : undefined;
}
