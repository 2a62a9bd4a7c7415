import type { FontName } from '../../src/rendering/fonts/faces.ts';
import { BatchRenderer } from '../../batch/batchRenderer.ts';
import { layoutNames } from '../../src/domain/template/template.ts';
import { createCertificateText } from '../../src/rendering/certificateText.ts';
import { createDesign } from '../../src/rendering/design.ts';
import { loadFonts } from '../../src/rendering/fonts/loadFonts.ts';
import { throwOnFallbackText } from '../../src/rendering/fonts/unwritableText.ts';
import { layoutCertificate } from '../../src/rendering/layoutCertificate.ts';
import { loadLayouts } from '../../src/rendering/layouts/layouts.ts';
import { loadDocumentLocale } from '../../src/rendering/documentLocale.ts';
import { createCertificate, certificateSamples } from '../../src/testing/certificates.ts';
import { toPeerSide } from './peerSides.ts';

const publicUrl = 'https://learn.example/certificates';

/**
 * Prepares rendering certificates in Node. @returns layout functions by name, functions that create a PDF with a Latin and
 * an Arabic name, and the sides of one certificate for pdfkit
 */
export async function prepareBatch(loadFont: (name: FontName) => Uint8Array) {
  const documentLocale = await loadDocumentLocale('pt', {
    publicUrl,
    timeZone: 'America/Sao_Paulo',
  });
  const fonts = await loadFonts([], throwOnFallbackText);
  const layoutsByName = await loadLayouts();
  const layouts = (['typical', 'longest'] as const).flatMap((sample) => {
    const text = createCertificateText(
      createCertificate(certificateSamples[sample]),
      documentLocale,
    );
    return layoutNames.map((layout) => {
      const design = createDesign({ ...createCertificate().template, layout });
      return [
        `${layout}, ${sample}`,
        () => layoutCertificate(text, design, fonts, layoutsByName[layout]),
      ] as const;
    });
  });
  const renderer = new BatchRenderer({ language: 'pt', publicUrl, readFont: loadFont }, loadFont);
  const createPdf = async (index: number, name?: string) =>
    renderer.createPdf([await renderer.render(createCertificateResponse(index, name))]);
  const pdf = (index: number) => createPdf(index);
  const arabicPdf = (index: number) => createPdf(index, 'محمد عبد الرحمن السعيد');
  const { scene } = await renderer.render(createCertificateResponse(0));
  return { layouts, pdf, arabicPdf, sides: [scene.front, scene.back].map(toPeerSide) };
}

/** Creates a certificate in the server's JSON format, with a unique name and id. */
export function createCertificateResponse(index: number, name = 'Ana Beatriz Moura') {
  const id = `7f3c92d1-4b8e-4c1a-9d52-${String(index).padStart(12, '0')}`;
  const { template, ...certificate } = createCertificate({
    name: `${name} ${index}`,
    id,
  });
  const { customFields: custom_fields, name: templateName, colors } = template;
  const layout = layoutNames[index % layoutNames.length];
  return { ...certificate, template: { name: templateName, colors, custom_fields, layout } };
}
