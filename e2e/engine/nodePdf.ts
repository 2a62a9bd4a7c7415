/**
 * Creates PDFs without a browser and prints them as a JSON list of base64: each layout, one with a statement first, and all
 * layouts with a brand.
 */
import { createPdfOfCertificates } from '../../batch/batch.ts';
import { layoutNames } from '#domain/template/template.ts';
import { createCertificateText, listTextsToLoadFonts } from '#rendering/certificateText.ts';
import { createDesign } from '#rendering/design.ts';
import { loadFonts } from '#rendering/fonts/loadFonts.ts';
import { throwOnFallbackText, UnwritableTextError } from '#rendering/fonts/unwritableText.ts';
import { loadLayout } from '#rendering/layouts/layouts.ts';
import { layoutCertificate } from '#rendering/layoutCertificate.ts';
import { pdfCreator, toPdfCertificateInput } from '#rendering/pdf/pdfCertificate.ts';
import { buildPdf } from '#rendering/pdf/buildPdf.ts';
import type { PdfResources, PdfStatementInput } from '#rendering/pdf/pdfInput.ts';
import { layoutStatement } from '#rendering/statement/layoutStatement.ts';
import { toPdfStatementInput } from '#rendering/statement/toPdfStatementInput.ts';
import {
  createStatementText,
  listStatementTextsToLoadFonts,
} from '#rendering/statement/statementText.ts';
import { loadDocumentLocale } from '#rendering/documentLocale.ts';
import {
  createCertificate,
  certificateSamples,
  createCertificateResponse,
} from '#testing/certificates.ts';
import { faceNames, readFontFile } from '#testing/fonts.ts';
import { createStatementCertificates, createStatement } from '#testing/statements.ts';
import { brand, programme } from './brand.ts';

const fonts = new Map(faceNames.map((name) => [name, readFontFile(name)]));
const config = {
  publicUrl: 'https://aprender.aurora.com.br/certificados',
  timeZone: 'America/Sao_Paulo',
};
const documentLocale = await loadDocumentLocale('pt', config);
const resources: PdfResources = {
  fonts,
  images: new Map(),
  drawFallbackText: ({ text: unwritable }) => {
    throw new UnwritableTextError(unwritable);
  },
  creator: pdfCreator,
};

const pdfs = [];
for (const layout of layoutNames) {
  const certificate = createCertificate({
    ...certificateSamples.vietnamese,
    template: { layout, colors: { title: '00CEB2', content: '323F47' }, backgroundImage: '' },
  });
  const text = createCertificateText(certificate, documentLocale);
  const faces = await loadFonts(listTextsToLoadFonts(text), throwOnFallbackText);
  const scene = layoutCertificate(
    text,
    createDesign(certificate.template),
    faces,
    await loadLayout(layout),
  );
  const certificatePdf = toPdfCertificateInput({ certificate, text, scene });
  pdfs.push(buildPdf([certificatePdf], resources));
  if (layout === layoutNames.at(-1))
    pdfs.push(buildPdf([certificatePdf], resources, await createStatementPdf()));
}
const branded = layoutNames.map((layout) =>
  createCertificateResponse({ brand, programme, template: { layout } }),
);
const options = { language: 'pt', ...config, readFont: readFontFile } as const;
pdfs.push(await createPdfOfCertificates(branded, options));
process.stdout.write(JSON.stringify(pdfs.map((pdf) => Buffer.from(pdf).toString('base64'))));

/** Creates a statement of fourteen rows. */
async function createStatementPdf(): Promise<PdfStatementInput> {
  const statement = createStatement(createStatementCertificates(14));
  const text = createStatementText(statement, await loadDocumentLocale('pt', config));
  const faces = await loadFonts(listStatementTextsToLoadFonts(text), throwOnFallbackText);
  return toPdfStatementInput(statement, layoutStatement(text, statement.color, faces));
}
