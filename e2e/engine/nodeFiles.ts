/** Creates PDFs of certificates in Node. */
import { BatchRenderer, type BatchOptions } from '../../batch/batchRenderer.ts';
import { pdfCreator, toPdfCertificateInput } from '#rendering/pdf/pdfCertificate.ts';
import { buildPdf } from '#rendering/pdf/buildPdf.ts';
import { UnwritableTextError } from '#rendering/fonts/unwritableText.ts';
import { faceNames, readFontFile } from '#testing/fonts.ts';

export { createPdfOfCertificates } from '../../batch/batch.ts';

/**
 * Creates a PDF with subset fonts, as browser downloads contained before they became identical to the files of the batch
 * command.
 */
export async function createSubsetPdf(
  response: unknown,
  options: BatchOptions,
): Promise<Uint8Array> {
  const certificate = await new BatchRenderer(options, readFontFile).render(response);
  return buildPdf([toPdfCertificateInput(certificate)], {
    fonts: new Map(faceNames.map((name) => [name, readFontFile(name)])),
    images: new Map(),
    drawFallbackText: ({ text }) => {
      throw new UnwritableTextError(text);
    },
    creator: pdfCreator,
    optimizeFor: 'size',
  });
}

/** Creates the PDF of a certificate with each of the images. @returns each PDF in base64, or the error message */
export async function createPdfPerImage(
  createResponse: (address: string) => unknown,
  images: ReadonlyMap<string, Uint8Array>,
  options: Omit<BatchOptions, 'readImage'>,
): Promise<Map<string, { pdf: string } | { message: string }>> {
  const getImage = (address: string) => images.get(address) ?? null;
  const files = new Map<string, { pdf: string } | { message: string }>();
  for (const address of images.keys()) {
    const renderer = new BatchRenderer({ ...options, readImage: getImage }, readFontFile);
    try {
      const pdf = renderer.createPdf([await renderer.render(createResponse(address))]);
      files.set(address, { pdf: Buffer.from(pdf).toString('base64') });
    } catch (error) {
      files.set(address, { message: error instanceof Error ? error.message : String(error) });
    }
  }
  return files;
}
