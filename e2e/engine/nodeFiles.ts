/** Creates PDFs of certificates in Node. */
import { createPdfOfCertificates } from '../../batch/batch.ts';
import { BatchRenderer, type BatchOptions } from '../../batch/batchRenderer.ts';
import { type LayoutName, layoutNames } from '#domain/template/template.ts';
import { loadDocumentLocale } from '#rendering/documentLocale.ts';
import { loadFonts } from '#rendering/fonts/loadFonts.ts';
import { throwOnFallbackText, UnwritableTextError } from '#rendering/fonts/unwritableText.ts';
import { toPdfCertificateInput } from '#rendering/pdf/pdfCertificate.ts';
import { buildPdf } from '#rendering/pdf/buildPdf.ts';
import type { PdfResources } from '#rendering/pdf/pdfInput.ts';
import { layoutStatement } from '#rendering/statement/layoutStatement.ts';
import { toPdfStatementInput } from '#rendering/statement/toPdfStatementInput.ts';
import {
  createStatementText,
  listStatementTextsToLoadFonts,
} from '#rendering/statement/statementText.ts';
import { type CertificateOptions, createCertificateResponse } from '#testing/certificates.ts';
import { faceNames, readFontFile } from '#testing/fonts.ts';
import { createStatementCertificates, createStatement } from '#testing/statements.ts';
import { brand, programme } from './brand.ts';

export { createPdfOfCertificates };

/** A certificate in a layout with the colours of `window.engine`. */
export interface CertificateRequest {
  layout: LayoutName;
  texts: CertificateOptions;
}

const pageOptions = {
  language: 'pt',
  publicUrl: 'https://aprender.aurora.com.br/certificados',
  timeZone: 'America/Sao_Paulo',
  readFont: readFontFile,
} as const;

const resources: PdfResources = {
  fonts: new Map(faceNames.map((name) => [name, readFontFile(name)])),
  images: new Map(),
  drawFallbackText: ({ text }) => {
    throw new UnwritableTextError(text);
  },
};

const createResponse = ({ layout, texts }: CertificateRequest) =>
  createCertificateResponse({
    ...texts,
    template: { layout, colors: { title: '00CEB2', content: '323F47' }, backgroundImage: '' },
  });

const toBase64 = (pdf: Uint8Array) => Buffer.from(pdf).toString('base64');

/** Creates a PDF of each certificate, in base64. @param fonts folder of font slices */
export async function createPdfPerRequest(
  requests: readonly CertificateRequest[],
  fonts?: string,
): Promise<string[]> {
  const pdfs: string[] = [];
  for (const request of requests) {
    const responses = [createResponse(request)];
    pdfs.push(toBase64(await createPdfOfCertificates(responses, { ...pageOptions, fonts })));
  }
  return pdfs;
}

/** Creates one PDF with a certificate in each layout, with a brand, in base64. */
export async function createBrandedPdf(): Promise<string> {
  const responses = layoutNames.map((layout) =>
    createCertificateResponse({ brand, programme, template: { layout } }),
  );
  return toBase64(await createPdfOfCertificates(responses, pageOptions));
}

/** Creates the PDF of a certificate after a statement of fourteen rows, in base64. */
export async function createPdfWithStatement(request: CertificateRequest): Promise<string> {
  const renderer = new BatchRenderer(pageOptions, readFontFile);
  const certificate = await renderer.render(createResponse(request));
  const statement = createStatement(createStatementCertificates(14));
  const text = createStatementText(statement, await loadDocumentLocale('pt', pageOptions));
  const faces = await loadFonts(listStatementTextsToLoadFonts(text), throwOnFallbackText);
  const scene = layoutStatement(text, statement.color, faces);
  const statementPdf = toPdfStatementInput(statement, scene);
  return toBase64(buildPdf([toPdfCertificateInput(certificate)], resources, statementPdf));
}

/**
 * Creates a PDF with subset fonts, as browser downloads contained before they became identical to the files of the batch
 * command.
 */
export async function createSubsetPdf(
  response: unknown,
  options: BatchOptions,
): Promise<Uint8Array> {
  const certificate = await new BatchRenderer(options, readFontFile).render(response);
  return buildPdf([toPdfCertificateInput(certificate)], { ...resources, optimizeFor: 'size' });
}

/** Creates the PDF of a certificate with each of the images. @returns each PDF in base64, or the error message */
export async function createPdfPerImage(
  createImageResponse: (address: string) => unknown,
  images: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, { pdf: string } | { message: string }>> {
  const readImage = (address: string) => images.get(address) ?? null;
  const files = new Map<string, { pdf: string } | { message: string }>();
  for (const address of images.keys()) {
    const renderer = new BatchRenderer({ ...pageOptions, readImage }, readFontFile);
    try {
      const pdf = renderer.createPdf([await renderer.render(createImageResponse(address))]);
      files.set(address, { pdf: toBase64(pdf) });
    } catch (error) {
      files.set(address, { message: error instanceof Error ? error.message : String(error) });
    }
  }
  return files;
}
