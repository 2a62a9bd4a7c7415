import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { PdfConformanceLevel } from '#domain/config.ts';
import type { Language } from '#domain/language.ts';
import type { DrawingEngine, DrawingEngines } from '#rendering/drawing/DrawingEngine.ts';
import type { AttachedRecord } from '#rendering/pdfReader/parsePdfMetadata.ts';
import type { RenderedCertificate, RenderingConfig } from '#rendering/renderCertificate.ts';
import type { RenderedStatement } from '#rendering/statement/renderStatement.ts';
import { getOrCreatePromise } from '#runtime/getOrCreatePromise.ts';
import { type AttachedStatement, isStatementConfirmed } from './attachedStatement.ts';

/** Engines and settings with which documents are rendered as they are issued. */
export interface DocumentRenderer {
  renderConfig: RenderingConfig;
  /** Engines of the current drawing version and of all earlier ones. */
  drawingEngines: DrawingEngines;
}

/** A certificate of an issued document, with the data that are attached to the document. */
export interface IssuedDocumentCertificate {
  rendered: RenderedCertificate;
  issuedRecord: object;
}

/** A document as it is issued, or was issued by an earlier drawing version. */
export interface IssuedDocument {
  certificates: readonly IssuedDocumentCertificate[];
  statement: RenderedStatement | undefined;
  /** Whether the date and the selection of the statement are true of the certificates. */
  isConfirmed: boolean;
  /** Generates the PDF of the document once. */
  createPdf: (options: IssuedPdfOptions) => Promise<Uint8Array>;
}

/** Options with which the PDF of a document was issued. */
export interface IssuedPdfOptions {
  level: PdfConformanceLevel;
  optimizeFor: 'speed' | 'size';
  /** Whether its pages are for a print shop. */
  hasBleed: boolean;
}

/** Renders certificates, and the statement before them if there is one. */
export async function renderIssuedDocument(
  certificates: readonly IssuedCertificate[],
  statement: AttachedStatement | undefined,
  language: Language,
  engine: DrawingEngine,
  renderConfig: RenderingConfig,
): Promise<IssuedDocument> {
  const rendered: RenderedCertificate[] = [];
  for (const certificate of certificates)
    rendered.push(await engine.renderCertificate(certificate, language, renderConfig));
  const [first] = certificates;
  const renderedStatement =
    statement &&
    first &&
    (await engine.renderStatement(
      { ...statement, learner: first.user.name, company: first.company.name, certificates },
      language,
      renderConfig,
    ));
  const pdfs = new Map<string, Promise<Uint8Array>>();
  return {
    certificates: rendered.map((certificate) => ({
      rendered: certificate,
      issuedRecord: engine.createRecord(certificate),
    })),
    statement: renderedStatement,
    isConfirmed:
      !statement ||
      isStatementConfirmed(statement, certificates, renderConfig.CERTIFICATE_TIME_ZONE),
    createPdf: (options) =>
      getOrCreatePromise(pdfs, JSON.stringify(options), () =>
        engine.createPdf(rendered, { ...options, statement: renderedStatement }),
      ),
  };
}

/** Lists how the font data of a document may be optimized: for one certificate, for speed by the download button. */
export const listOptimizations = ({ certificates, statement }: IssuedDocument) =>
  certificates.length === 1 && !statement ? (['speed', 'size'] as const) : (['size'] as const);

/**
 * Lists the drawing versions that may have drawn a file, the latest first: the version that its records name, or all if
 * they name none that is known.
 */
export function listPossibleVersions(
  records: readonly AttachedRecord[],
  engines: DrawingEngines,
): number[] {
  const versions = [...engines.keys()].sort((a, b) => b - a);
  const named = versions.filter((version) =>
    records.some((record) => record.drawing_version === version),
  );
  return named.length > 0 ? named : versions;
}
