import { retryImport } from '#runtime/retryImport.ts';
import { type CompanyBrand, emptyBrand } from '#domain/certificate/brand.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { type CertificateTemplate, getBackgroundImageUrl } from '#domain/template/template.ts';
import { type DesignImage, type CertificateDesign, createDesign } from '../design.ts';
import { isArtworkLayout } from '../layouts/layoutProperties.ts';
import { loadImage } from './loadImage.ts';
import { getDisplayableImageUrl } from './getDisplayableImageUrl.ts';

/** Purpose of an image on a certificate. */
export type ImageRole = 'background' | 'logo' | 'signature';

/**
 * Loads the design of a certificate from its template and the company's brand, including the images. Images that cannot
 * be loaded are left out.
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

/** Loads the background image of a template. Adds a brightness map if the layout draws text on the image. */
async function loadBackground(template: CertificateTemplate): Promise<DesignImage | undefined> {
  const image = await loadTemplateImage(template, (url) => loadDesignImage(url, 'background'));
  return image && isArtworkLayout(template.layout) ? addBrightnessMap(image) : image;
}

/**
 * Loads the background image of a template. If the uncropped original is to be drawn but cannot be loaded, loads the
 * cropped image instead.
 */
export async function loadTemplateImage(
  template: Pick<CertificateTemplate, 'backgroundImage' | 'rawImage' | 'focalPoint'>,
  load: (url: string) => Promise<DesignImage | undefined>,
): Promise<DesignImage | undefined> {
  const { focalPoint, backgroundImage } = template;
  const image = await load(getBackgroundImageUrl(template));
  if (!focalPoint) return image;
  return image ? { ...image, focalPoint } : load(backgroundImage);
}

// In the chunk of the PDF code, which also decodes JPEG files.
const importToneLoader = () => import(/* webpackChunkName: "pdf" */ './loadTones.ts');

/**
 * Adds a brightness map to an image, from which text colours are chosen. If the map cannot be computed, returns the
 * image without a map, and texts on the image will have a veil behind them.
 */
export async function addBrightnessMap(image: DesignImage, url = image.url): Promise<DesignImage> {
  try {
    const { loadBrightnessMap } = await retryImport(importToneLoader);
    return { ...image, tones: await loadBrightnessMap(url) };
  } catch (error) {
    console.error(`The background could not be read: ${url}`, error);
    return image;
  }
}

/**
 * Loads an image of a certificate. If loading fails, returns undefined, so that the certificate is shown without the
 * image.
 */
async function loadDesignImage(
  url: string | null,
  role: ImageRole,
): Promise<DesignImage | undefined> {
  if (!url) return undefined;
  try {
    const displayUrl = await getDisplayableImageUrl(url);
    const { naturalWidth: width, naturalHeight: height } = await loadImage(displayUrl);
    return { url: displayUrl, width, height, source: url };
  } catch (error) {
    console.error(`The ${role} could not be loaded: ${url}`, error);
    return undefined;
  }
}

/**
 * Finds the first image of a certificate that is missing in its design because loading failed.
 * @returns the purpose of the missing image; undefined if no image is missing
 */
export function findMissingImage(
  { template, brand }: IssuedCertificate,
  design: CertificateDesign,
): ImageRole | undefined {
  if (getBackgroundImageUrl(template) && !design.backgroundImage) return 'background';
  if (brand.logoUrl && !design.brand?.logo) return 'logo';
  const isUnsigned = brand.signatures.some(
    ({ imageUrl }, index) => imageUrl && !design.brand?.signatures[index],
  );
  return isUnsigned ? 'signature' : undefined;
}
