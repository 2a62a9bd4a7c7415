import { CertificateParser } from '../../batch/CertificateParser.ts';
import type { BatchOptions } from '../../batch/batchRenderer.ts';
import { createDesign } from '#rendering/design.ts';
import * as version1 from '#rendering/drawing/frozen/1/engine.generated.js';
import * as version2 from '#rendering/drawing/frozen/2/engine.generated.js';
import type { FallbackTextShape } from '#rendering/scene.ts';
import { throwOnFallbackText, UnwritableTextError } from '#rendering/fonts/unwritableText.ts';
import { faceNames, readEngineFont } from '#testing/fonts.ts';
import { getFrozenFile } from '../../scripts/drawing/frozenFiles.ts';

const engines = { 1: version1, 2: version2 };

/** Creates the PDF of a certificate without images as an earlier drawing version did. */
export async function createPdfOfVersion(
  version: keyof typeof engines,
  response: unknown,
  { language, publicUrl }: Pick<BatchOptions, 'language' | 'publicUrl'>,
): Promise<Uint8Array> {
  const engine = engines[version];
  const certificate = new CertificateParser(undefined).parse(response);
  const { template } = certificate;
  const locale = { timeZone: 'America/Sao_Paulo', publicUrl };
  const text = engine.createCertificateText(
    certificate,
    await engine.loadDocumentLocale(language, locale),
  );
  const fonts = await engine.loadFonts(engine.listTextsToLoadFonts(text), throwOnFallbackText);
  const layout = await engine.loadLayout(template.layout);
  const scene = engine.layoutCertificate(text, createDesign(template), fonts, layout);
  const resources = {
    fonts: new Map(
      faceNames.map((name) => [
        name,
        readEngineFont(getFrozenFile(version, 'engine.generated.js'), name),
      ]),
    ),
    images: new Map(),
    drawFallbackText: ({ text: missing }: FallbackTextShape): never => {
      throw new UnwritableTextError(missing);
    },
    // An option of earlier versions.
    creator: 'Certificates',
  };
  return engine.buildPdf([engine.toPdfCertificateInput({ certificate, text, scene })], resources);
}
