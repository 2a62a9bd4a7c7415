import { ApiError } from '#data/apiError.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { PdfConformanceLevel } from '#domain/config.ts';
import type { LayoutName } from '#domain/template/template.ts';
import {
  checkFile,
  type FileCheckContext,
  type FileCheckReport,
} from '#features/verify/comparison/index.ts';
import { createCertificateText } from '#rendering/certificateText.ts';
import { buildPdf } from '#rendering/pdf/buildPdf.ts';
import { toPdfCertificateInput } from '#rendering/pdf/pdfCertificate.ts';
import type { PdfResources } from '#rendering/pdf/pdfInput.ts';
import type { OpenedPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
import { PdfFileReader } from '#rendering/pdfReader/PdfFileReader.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import type { Language } from '#domain/language.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import { loadTestDocumentLocale } from '../certificates.ts';
import { loadAllFonts } from '../fonts.ts';
import { createTestScene } from '../layouts.ts';
import { pdfResources } from './documents.ts';

const fonts = loadAllFonts();
const renderConfig: FileCheckContext['renderConfig'] = {
  PUBLIC_URL: 'https://aprender.aurora.com.br/certificados',
  CERTIFICATE_TIME_ZONE: 'America/Sao_Paulo',
  LOCALE_STRATEGY: 'no_prefix',
};

/** Renders a certificate in a layout, without a browser. */
export async function renderForTest(
  certificate: IssuedCertificate,
  layout: LayoutName = 'Layout1',
  language: Language = 'pt',
): Promise<RenderedCertificate> {
  const text = createCertificateText(certificate, await loadTestDocumentLocale(language));
  const design = {
    layout,
    titleColor: '#00CEB2',
    contentColor: '#323F47',
    backgroundImage: undefined,
  };
  const scene = createTestScene(text, design, fonts);
  return { certificate, text, scene } as RenderedCertificate;
}

/** Creates the PDF of certificates. */
export async function createTestPdf(
  certificates: readonly IssuedCertificate[],
  layout: LayoutName = 'Layout1',
  resources: Partial<PdfResources> = {},
  language: Language = 'pt',
): Promise<Uint8Array> {
  const rendered = await Promise.all(
    certificates.map((certificate) => renderForTest(certificate, layout, language)),
  );
  return buildPdf(rendered.map(toPdfCertificateInput), { ...pdfResources, ...resources });
}

/** Checks a file against certificates as a server has issued them. The file is read in this thread. */
export function checkTestFile(
  file: Uint8Array,
  issued: readonly IssuedCertificate[],
  layout: LayoutName = 'Layout1',
): Promise<FileCheckReport> {
  return createTestFileCheck(issued, layout)(file);
}

/**
 * Creates a function that checks files against certificates as a server has issued them. Each issued document is
 * generated once.
 */
export function createTestFileCheck(
  issued: readonly IssuedCertificate[],
  layout: LayoutName = 'Layout1',
): (file: Uint8Array) => Promise<FileCheckReport> {
  const documents = new Map<string, ReturnType<FileCheckContext['generatePdfs']>>();
  const context: FileCheckContext = {
    loadCertificate: async (id) => {
      const certificate = issued.find((candidate) => candidate.id === id);
      if (!certificate) throw new ApiError('http', 'Not found', { status: 404 });
      return certificate;
    },
    renderConfig,
    openFile: openInThisThread,
    generatePdfs: (certificates, { language, level }) =>
      getOrCreate(
        documents,
        `${certificates.map(({ id }) => id).join()} ${language} ${level}`,
        () => generatePdfs(certificates, layout, language, level),
      ),
  };
  return (file) => checkFile(new Blob([file.slice()]), issued[0]?.id, context);
}

async function generatePdfs(
  certificates: readonly IssuedCertificate[],
  layout: LayoutName,
  language: Language,
  level: PdfConformanceLevel,
) {
  const rendered = await Promise.all(
    certificates.map((certificate) => renderForTest(certificate, layout, language)),
  );
  const variants = rendered.length === 1 ? (['speed', 'size'] as const) : (['size'] as const);
  return variants.map((optimizeFor) => ({
    certificates: rendered,
    bytes: buildPdf(rendered.map(toPdfCertificateInput), { ...pdfResources, optimizeFor, level }),
  }));
}

function openInThisThread(file: Blob): OpenedPdfFile {
  const reader = new PdfFileReader(file);
  return {
    readMetadata: () => reader.readMetadata(),
    removeSignature: async (label) => reader.removeSignature(label),
    compareBytes: async (issued) => reader.compareBytes(issued),
    readContent: (maxPages) => reader.readContent(maxPages),
    readIssuedContent: (issued, maxPages) => reader.readIssuedContent(issued, maxPages),
    comparePages: (issued, pagePairs, maxPictures) =>
      reader.comparePages(issued, pagePairs, maxPictures),
    close: () => undefined,
  };
}
