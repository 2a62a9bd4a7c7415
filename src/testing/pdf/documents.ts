import type { Language } from '#domain/language.ts';
import { type LayoutName, layoutNames } from '#domain/template/template.ts';
import { createCertificateText } from '#rendering/certificateText.ts';
import type { FaceName } from '#rendering/fonts/faces.ts';
import type { PdfImage } from '#rendering/pdf/pdfImages.ts';
import type { PdfCertificateInput, PdfResources } from '#rendering/pdf/pdfInput.ts';
import { SharedPdfDataCache } from '#rendering/pdf/SharedPdfDataCache.ts';
import type { Scene } from '#rendering/scene.ts';
import {
  createCertificate,
  type CertificateOptions,
  certificateSamples,
  loadTestDocumentLocale,
} from '../certificates.ts';
import { createTestScene } from '../layouts.ts';
import { loadAllFonts, faceNames, readFontFile } from '../fonts.ts';

const fonts = loadAllFonts();
const files = new Map<FaceName, Uint8Array>(faceNames.map((name) => [name, readFontFile(name)]));

/**
 * PDF resources without images. Fallback text (characters that the fonts lack) is drawn as one half-transparent red
 * pixel.
 */
export const pdfResources: PdfResources & { creator: string } = {
  fonts: files,
  images: new Map(),
  drawFallbackText: () => ({ width: 1, height: 1, rgba: Uint8ClampedArray.of(255, 0, 0, 128) }),
  // An option of earlier drawing versions.
  creator: 'Certificates',
};

/** The same with a cache, as in the plugin. It does not change the files (`buildPdf.test.ts`). */
export const cachedPdfResources: PdfResources = {
  ...pdfResources,
  cache: new SharedPdfDataCache(),
};

export const imageUrl = 'https://images.example/wide.jpg';
export const greyImage: PdfImage = {
  kind: 'pixels',
  width: 1,
  height: 1,
  rgba: Uint8Array.of(128, 128, 128, 255),
};

/** Creates the scene of a certificate with the product's fonts. */
export async function createScene(
  layout: LayoutName,
  sample: keyof typeof certificateSamples | CertificateOptions = 'typical',
  language: Language = 'pt',
  hasBackgroundImage = false,
  showsCodeOnFront = false,
): Promise<Scene> {
  const options: CertificateOptions =
    typeof sample === 'string' ? certificateSamples[sample] : sample;
  const text = createCertificateText(
    createCertificate(options),
    await loadTestDocumentLocale(language),
  );
  const backgroundImage = hasBackgroundImage
    ? { url: imageUrl, width: 3000, height: 1500 }
    : undefined;
  const colors = { titleColor: '#00CEB2', contentColor: '#323F47' };
  return createTestScene(text, { layout, ...colors, backgroundImage, showsCodeOnFront }, fonts);
}

/** Creates the scenes of a certificate in all layouts. */
export function createScenes(
  ...args: [(keyof typeof certificateSamples | CertificateOptions)?, Language?, boolean?]
): Promise<Scene[]> {
  return Promise.all(layoutNames.map((layout) => createScene(layout, ...args)));
}

export function toPdfCertificate(scene: Scene): PdfCertificateInput {
  return {
    scene,
    issuedAt: '2026-11-12T15:00:00.000Z',
    author: 'Aurora & Energia',
    learner: 'Ana Conceição',
    subject: 'Segurança da Informação',
    record: { validation_id: '7f3c92d1', learner: 'Ana Conceição' },
  };
}
