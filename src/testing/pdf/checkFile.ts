import { ApiError } from '#data/apiError.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { LayoutName } from '#domain/template/template.ts';
import {
  checkFile,
  type FileCheckContext,
  type FileCheckReport,
} from '#features/verify/comparison/index.ts';
import { createCertificateText } from '#rendering/certificateText.ts';
import { loadDocumentLocale } from '#rendering/documentLocale.ts';
import { layoutCertificate } from '#rendering/layoutCertificate.ts';
import { loadLayout } from '#rendering/layouts/layouts.ts';
import type { DrawingEngine, DrawingEngines } from '#rendering/drawing/DrawingEngine.ts';
import { drawingVersion } from '#rendering/drawing/drawingVersion.ts';
import * as bleedFunctions from '#rendering/pdf/bleed.ts';
import { buildPdf } from '#rendering/pdf/buildPdf.ts';
import { createRecord, toPdfCertificateInput } from '#rendering/pdf/pdfCertificate.ts';
import type { PdfResources } from '#rendering/pdf/pdfInput.ts';
import type { Picture } from '#rendering/pdfReader/comparePictures.ts';
import type { OpenedPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
import { PageReader } from '#rendering/pdfReader/pageReader.ts';
import type { PdfContent } from '#rendering/pdfReader/pdfContent.ts';
import { PdfFileReader } from '#rendering/pdfReader/PdfFileReader.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import type { Language } from '#domain/language.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import { testDocumentSettings } from '../certificates.ts';
import type { RenderedStatement } from '#rendering/statement/renderStatement.ts';
import type { Statement } from '#rendering/statement/statementText.ts';
import { toPdfStatementInput } from '#rendering/statement/toPdfStatementInput.ts';
import { loadAllFonts } from '../fonts.ts';
import { createStatementScene } from './statementScene.ts';
import { cachedPdfResources, pdfResources } from './documents.ts';

const fonts = loadAllFonts();
const renderConfig: FileCheckContext['renderConfig'] = {
  PUBLIC_URL: 'https://aprender.aurora.com.br/certificados',
  CERTIFICATE_TIME_ZONE: 'America/Sao_Paulo',
  LOCALE_STRATEGY: 'no_prefix',
};

/** The functions of a drawing version with which tests draw certificates. */
const currentDrawing = {
  loadDocumentLocale,
  createCertificateText,
  layoutCertificate,
  loadLayout,
  toPdfCertificateInput,
  buildPdf,
  createRecord,
};

/** Renders a certificate in a layout, without a browser. */
export async function renderForTest(
  certificate: IssuedCertificate,
  layout: LayoutName = 'Layout1',
  language: Language = 'pt',
  drawing = currentDrawing,
): Promise<RenderedCertificate> {
  const locale = await drawing.loadDocumentLocale(language, testDocumentSettings);
  const text = drawing.createCertificateText(certificate, locale);
  const design = {
    layout,
    titleColor: '#00CEB2',
    contentColor: '#323F47',
    backgroundImage: undefined,
  };
  const scene = drawing.layoutCertificate(text, design, fonts, await drawing.loadLayout(layout));
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
  return buildPdf(rendered.map(toPdfCertificateInput), { ...cachedPdfResources, ...resources });
}

/** Renders a statement of learning, without a browser. */
export async function renderStatementForTest(
  statement: Statement,
  language: Language = 'pt',
): Promise<RenderedStatement> {
  const scene = await createStatementScene(statement, language);
  return toPdfStatementInput(statement, scene);
}

/** Creates the PDF of certificates with a statement of learning in front. */
export async function createTestPdfWithStatement(
  certificates: readonly IssuedCertificate[],
  options: Pick<Statement, 'issuedAt' | 'color' | 'selectionName'>,
): Promise<Uint8Array> {
  const rendered = await Promise.all(certificates.map((certificate) => renderForTest(certificate)));
  const [first] = certificates;
  const learner = first?.user.name ?? '';
  const company = first?.company.name ?? '';
  const statement = await renderStatementForTest({ ...options, learner, company, certificates });
  return buildPdf(rendered.map(toPdfCertificateInput), cachedPdfResources, statement);
}

function createCurrentEngines(layout: LayoutName): DrawingEngines {
  const engine = createTestEngine(layout);
  return new Map([[drawingVersion, () => Promise.resolve(engine)]]);
}

/**
 * Creates a drawing engine that needs no browser. It generates each document once.
 * @param module functions of a drawing version. Default: the current version
 */
export function createTestEngine(layout: LayoutName, module = currentDrawing): DrawingEngine {
  const documents = new Map<string, Uint8Array>();
  // Earlier versions have a cache of their own.
  const resources = module === currentDrawing ? cachedPdfResources : pdfResources;
  return {
    renderCertificate: (certificate, language) =>
      renderForTest(certificate, layout, language, module),
    renderStatement: renderStatementForTest,
    createPdf: async (rendered, pdfOptions) => {
      const { statement, hasBleed, ...options } = pdfOptions ?? {};
      const ids = rendered.map(({ certificate, text }) => `${certificate.id} ${text.language}`);
      return getOrCreate(
        documents,
        JSON.stringify([ids, hasBleed, options, statement?.record]),
        () =>
          module.buildPdf(
            rendered.map(module.toPdfCertificateInput),
            {
              ...resources,
              ...(options as Pick<PdfResources, 'optimizeFor' | 'level'>),
              // Earlier versions have the functions in their code.
              ...(hasBleed && { hasBleed, bleed: bleedFunctions }),
            },
            statement,
          ),
      );
    },
    createRecord: module.createRecord,
  };
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
  drawingEngines: DrawingEngines = createCurrentEngines(layout),
): (file: Uint8Array) => Promise<FileCheckReport> {
  const context: Omit<FileCheckContext, 'openFile'> = {
    loadCertificate: async (id) => {
      const certificate = issued.find((candidate) => candidate.id === id);
      if (!certificate) throw new ApiError('http', 'Not found', { status: 404 });
      return certificate;
    },
    renderConfig,
    drawingEngines,
  };
  const issuedPages = new Map<Uint8Array, IssuedPageReader>();
  const openIssuedPages = (bytes: Uint8Array) =>
    Promise.resolve(getOrCreate(issuedPages, bytes, () => new IssuedPageReader(bytes)));
  return async (file) => {
    const readers: PdfFileReader[] = [];
    const openFile = (blob: Blob) => {
      const reader = new PdfFileReader(blob, undefined, openIssuedPages);
      readers.push(reader);
      return openInThisThread(reader);
    };
    const report = await checkFile(new Blob([file.slice()]), issued[0]?.id, {
      ...context,
      openFile,
    });
    await Promise.all(readers.map((reader) => reader.close()));
    return report;
  };
}

/** A reader of an issued document that reads and draws each page once, however many files are compared with it. */
class IssuedPageReader extends PageReader {
  private readonly contents = new Map<number, Promise<PdfContent>>();
  private readonly pictures = new Map<number, Promise<Picture>>();

  override readContent(maxPages: number): Promise<PdfContent> {
    return getOrCreate(this.contents, maxPages, () => super.readContent(maxPages));
  }

  override drawPage(index: number): Promise<Picture> {
    return getOrCreate(this.pictures, index, () => super.drawPage(index));
  }

  /** Stays open for the next file. */
  override close(): Promise<void> {
    return Promise.resolve();
  }
}

function openInThisThread(reader: PdfFileReader): OpenedPdfFile {
  return {
    readMetadata: () => reader.readMetadata(),
    removeSignature: (label) => reader.removeSignature(label),
    compareBytes: (issued) => reader.compareBytes(issued),
    readContent: (maxPages) => reader.readContent(maxPages),
    readIssuedContent: (issued, maxPages) => reader.readIssuedContent(issued, maxPages),
    comparePages: (pagePairs, maxPictures) => reader.comparePages(pagePairs, maxPictures),
    close: () => undefined,
  };
}
