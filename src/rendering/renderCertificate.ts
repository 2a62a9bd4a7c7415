import { getPublicUrlOptions } from '#domain/urls.ts';
import type { Config } from '#domain/config.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { Language } from '#domain/language.ts';
import { yieldToMain } from '#runtime/yieldToMain.ts';
import {
  createCertificateText,
  type CertificateText,
  listTextsToLoadFonts,
  type DocumentLocale,
} from './certificateText.ts';
import type { CertificateDesign } from './design.ts';
import type { FaceName } from './fonts/faces.ts';
import { addFontsToDocument } from './fonts/screenFonts.ts';
import { loadCertificateAndFallbackFonts } from './fonts/fallbackText.ts';
import { layoutCertificate, layoutFront } from './layoutCertificate.ts';
import { loadLayout } from './layouts/layouts.ts';
import type { LaidOutCertificate } from './pdf/pdfCertificate.ts';
import { loadDesign, findMissingImage, type ImageRole } from './images/loadDesign.ts';
import type { Side } from './scene.ts';
import { loadDocumentLocale } from './documentLocale.ts';

/** A certificate laid out in one language, with fonts and images loaded, ready for screen, print and PDF. */
export interface RenderedCertificate extends LaidOutCertificate {
  /**
   * Purpose of the first image that failed to load, such as the logo. The place of the image on the page is left empty.
   */
  missingPicture: ImageRole | undefined;
}

/** The laid-out front of a certificate, for miniatures without the back. */
export interface RenderedFront {
  side: Side;
  language: Language;
}

/** Options for rendering a certificate that do not belong to its template. */
export type CertificateRenderOptions = Pick<CertificateDesign, 'isMarginSafe'>;

/** Configuration values that affect the rendering of certificates. */
export type RenderingConfig = Pick<
  Config,
  'PUBLIC_URL' | 'CERTIFICATE_TIME_ZONE' | 'LOCALE_STRATEGY'
> &
  Partial<Pick<Config, 'FONTS_URL'>>;

/**
 * Loads the texts, fonts and images of a certificate in the document's language, and lays out the certificate.
 * @throws errors of failed requests for code chunks
 */
export async function renderCertificate(
  certificate: IssuedCertificate,
  language: Language,
  config: RenderingConfig,
  options: CertificateRenderOptions = {},
): Promise<RenderedCertificate> {
  const [documentLocale, design] = await Promise.all([
    loadConfiguredDocumentLocale(language, config),
    loadDesign(certificate.template, certificate.brand),
  ]);
  return renderWithDesign(certificate, documentLocale, { ...design, ...options });
}

/**
 * Lays out a certificate whose design and language settings are already loaded. Many certificates share both.
 * @throws errors of failed requests for code chunks
 */
export async function renderWithDesign(
  certificate: IssuedCertificate,
  documentLocale: DocumentLocale,
  design: CertificateDesign,
): Promise<RenderedCertificate> {
  const text = createCertificateText(certificate, documentLocale);
  const [fonts, layout] = await loadFontsAndLayout(text, documentLocale, design);
  await yieldToMain();
  const scene = layoutCertificate(text, design, fonts, layout);
  await addFontsToDocument(collectFaces(scene.front, scene.back));
  const missingPicture = findMissingImage(certificate, design);
  return { certificate, text, scene, missingPicture };
}

/**
 * Lays out the front of a certificate whose design and language settings are already loaded. Many
 * certificates share both.
 * @throws errors of failed requests for code chunks
 */
export async function renderFront(
  certificate: IssuedCertificate,
  documentLocale: DocumentLocale,
  design: CertificateDesign,
): Promise<RenderedFront> {
  const text = createCertificateText(certificate, documentLocale);
  const [fonts, layout] = await loadFontsAndLayout(text, documentLocale, design);
  const side = layoutFront(text, design, fonts, layout);
  await addFontsToDocument(collectFaces(side));
  return { side, language: text.language };
}

/** Loads the fonts and the layout code of a certificate. @throws errors of failed requests for code chunks */
const loadFontsAndLayout = (
  text: CertificateText,
  { fontsUrl }: DocumentLocale,
  { layout }: CertificateDesign,
) =>
  Promise.all([
    loadCertificateAndFallbackFonts(listTextsToLoadFonts(text), fontsUrl),
    loadLayout(layout),
  ]);

/**
 * Loads the language settings of documents for a language, with the time zone and URLs of the
 * configuration.
 * @throws errors of failed requests for code chunks
 */
export function loadConfiguredDocumentLocale(
  language: Language,
  config: RenderingConfig,
): Promise<DocumentLocale> {
  const { CERTIFICATE_TIME_ZONE: timeZone, FONTS_URL: fontsUrl } = config;
  return loadDocumentLocale(language, { timeZone, fontsUrl, ...getPublicUrlOptions(config) });
}

/**
 * Returns the certificate fonts that are used for the texts of the given sides. Fonts of shaped text are not included,
 * because painters draw its outlines.
 */
export function collectFaces(...sides: readonly Side[]): Set<FaceName> {
  const faces = new Set<FaceName>();
  for (const shape of sides.flatMap(({ shapes }) => shapes))
    if (shape.kind === 'text' || shape.kind === 'circularText') faces.add(shape.face);
    // The invisible font over images of text is made from this font.
    else if (shape.kind === 'fallbackText') faces.add('body');
  return faces;
}
