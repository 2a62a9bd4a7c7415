import { CertificateParser } from '../../batch/CertificateParser.ts';
import type { BatchOptions } from '../../batch/batchRenderer.ts';
import { createDesign } from '#rendering/design.ts';
import * as version1 from '#rendering/drawing/frozen/1/engine.generated.js';
import { throwOnFallbackText, UnwritableTextError } from '#rendering/fonts/unwritableText.ts';
import { pdfCreator } from '#rendering/pdf/pdfCertificate.ts';
import { faceNames, readFontFile } from '#testing/fonts.ts';

/** Creates the PDF of a certificate without images as drawing version 1 did. */
export async function createPdfOfVersion1(
  response: unknown,
  { language, publicUrl }: Pick<BatchOptions, 'language' | 'publicUrl'>,
): Promise<Uint8Array> {
  const certificate = new CertificateParser(undefined).parse(response);
  const { template } = certificate;
  const locale = { timeZone: 'America/Sao_Paulo', publicUrl };
  const text = version1.createCertificateText(
    certificate,
    await version1.loadDocumentLocale(language, locale),
  );
  const fonts = await version1.loadFonts(version1.listTextsToLoadFonts(text), throwOnFallbackText);
  const layout = await version1.loadLayout(template.layout);
  const scene = version1.layoutCertificate(text, createDesign(template), fonts, layout);
  return version1.buildPdf([version1.toPdfCertificateInput({ certificate, text, scene })], {
    fonts: new Map(faceNames.map((name) => [name, readFontFile(name)])),
    images: new Map(),
    drawFallbackText: ({ text: missing }) => {
      throw new UnwritableTextError(missing);
    },
    creator: pdfCreator,
  });
}
