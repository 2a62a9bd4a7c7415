import {
  renderWithDesign,
  loadConfiguredDocumentLocale,
} from '../../src/rendering/renderCertificate.ts';
import { createPdf } from '../../src/rendering/createPdf.ts';
import { loadDesign } from '../../src/rendering/images/loadDesign.ts';
import { createCertificate } from '../../src/testing/certificates.ts';
import { toPeerSide } from './peerSides.ts';

const config = {
  PUBLIC_URL: 'https://learn.example',
  CERTIFICATE_TIME_ZONE: 'America/Sao_Paulo',
  LOCALE_STRATEGY: 'prefix_and_default' as const,
};

async function loadRenderer(backgroundUrl: string) {
  const certificate = createCertificate({
    template: { layout: 'Layout1', backgroundImage: backgroundUrl },
  });
  const [documentLocale, design] = await Promise.all([
    loadConfiguredDocumentLocale('pt', config),
    loadDesign(certificate.template),
  ]);
  return () => renderWithDesign(certificate, documentLocale, design);
}

/** Returns a function that creates a PDF: texts, layout of both sides, writing. Image and fonts are loaded before. */
export async function prepare({ backgroundUrl }: { backgroundUrl: string }) {
  const renderCertificate = await loadRenderer(backgroundUrl);
  return async () => createPdf([await renderCertificate()]);
}

/** Creates the same pages as input for the other PDF libraries: paths and lines of text. */
export async function createSides(backgroundUrl: string) {
  const { scene } = await (await loadRenderer(backgroundUrl))();
  return [scene.front, scene.back].map(toPeerSide);
}
