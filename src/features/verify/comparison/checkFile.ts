import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { PdfConformanceLevel } from '#domain/config.ts';
import { type Language, parseLanguage } from '#domain/language.ts';
import { getOrCreatePromise } from '#runtime/getOrCreatePromise.ts';
import type { OpenedPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
import type { createPdf } from '#rendering/createPdf.ts';
import type { Attachment } from '#rendering/pdfReader/conduct/inspectDocument.ts';
import {
  type AttachedRecord,
  parseRecord,
  type PdfMetadata,
} from '#rendering/pdfReader/parsePdfMetadata.ts';
import { type AttachedStatement, findAttachedStatement } from './attachedStatement.ts';
import { CertificateLoader } from './CertificateLoader.ts';
import {
  type DocumentRenderer,
  type IssuedDocument,
  renderIssuedDocument,
} from './renderIssuedDocument.ts';
import type { ExpectedCertificate } from './comparePages.ts';
import { UnreadablePdfError } from '#rendering/pdfReader/pdfContent.ts';
import { loadSignatureLabel } from '#rendering/signing/signatureLabel.ts';
import { type ClaimedCertificate, findClaims, sortAttachedRecords } from './findClaims.ts';
import { detectLanguage } from './detectLanguage.ts';
import { getCertificateId } from './certificateIds.ts';
import { compareCertificates } from './compareCertificates.ts';
import { readDifferences } from './readDifferences.ts';
import {
  type CertificateCheckResult,
  type FileCheckReport,
  maxCheckedFileSize,
  type Verdict,
  type VerdictNote,
} from './verdicts.ts';

/** Functions and settings that the check of a PDF file needs. */
export interface FileCheckContext extends DocumentRenderer {
  /**
   * Loads a certificate from the server.
   * @throws ApiError 404 unknown certificate, 403 the company has certificates disabled
   */
  loadCertificate: (id: string) => Promise<IssuedCertificate>;
  /** Opens a file in a worker. */
  openFile: (file: Blob) => OpenedPdfFile;
  /** Generates the PDF of certificates as it is issued now. */
  createPdf: typeof createPdf;
}

/**
 * Checks whether the certificates in a PDF file are as the server has issued them. Generates the PDF again from the
 * server's data. If the bytes are the same, the file is exactly as issued, because the same data always give the same
 * bytes. If not, compares what the two files show, what they say, and what they do.
 * @param openCertificateId id of the certificate on screen. If a file names no certificate, it is compared with this
 * one.
 * @throws ApiError when the server cannot be reached
 */
export async function checkFile(
  file: Blob,
  openCertificateId: string | undefined,
  context: FileCheckContext,
): Promise<FileCheckReport> {
  if (file.size > maxCheckedFileSize) return { kind: 'rejected', reason: 'size' };
  const reader = context.openFile(file);
  try {
    return await new FileCheck(reader, context).run(openCertificateId);
  } finally {
    reader.close();
  }
}

/** One run of the check of one file. */
class FileCheck {
  private readonly reader: OpenedPdfFile;
  private readonly context: FileCheckContext;
  private readonly loader: CertificateLoader;
  private readonly documents = new Map<string, Promise<IssuedDocument>>();
  private isSigned = false;
  /** Certificates that are named by what this product writes to a file without compression. */
  private recordClaims: readonly ClaimedCertificate[] = [];

  constructor(reader: OpenedPdfFile, context: FileCheckContext) {
    this.reader = reader;
    this.context = context;
    this.loader = new CertificateLoader(context.loadCertificate);
  }

  async run(openCertificateId: string | undefined): Promise<FileCheckReport> {
    try {
      const metadata = await this.readUnsignedMetadata();
      if (!metadata) return { kind: 'rejected', reason: 'kind' };
      this.recordClaims = metadata.records.flatMap((record): ClaimedCertificate[] => {
        const id = getCertificateId(record);
        return id === undefined ? [] : [{ id, record: undefined }];
      });
      const issued = await this.render(
        this.recordClaims,
        findAttachedStatement(metadata.records),
        parseLanguage(metadata.language),
      );
      if (issued && (await this.hasSameBytes(issued, metadata.level)))
        return this.reportExact(issued);
      return await this.compareContent(openCertificateId, metadata);
    } catch (error) {
      if (!(error instanceof UnreadablePdfError)) throw error;
      const claims = findClaims(undefined, this.recordClaims, openCertificateId);
      if (claims.length === 0) return { kind: 'rejected', reason: 'nothing' };
      await this.loadCertificates(claims);
      return this.report(claims, 'unreadable', [error.reason]);
    }
  }

  private async hasSameBytes(issued: IssuedDocument, level: PdfConformanceLevel): Promise<boolean> {
    for (const optimizeFor of listVariants(issued)) {
      const bytes = await this.createPdf(issued, level, optimizeFor);
      if ((await this.reader.compareBytes(bytes)) === 'same') return true;
    }
    return false;
  }

  /** Reads the metadata of the file, without its signature if it was signed as this product does. */
  private async readUnsignedMetadata(): Promise<PdfMetadata | undefined> {
    const metadata = await this.reader.readMetadata();
    if (!metadata?.isSigned) return metadata;
    this.isSigned = true;
    const language = parseLanguage(metadata.language);
    const label = language && (await loadSignatureLabel(language));
    return (label && (await this.reader.removeSignature(label))) || metadata;
  }

  /**
   * Compares a file whose bytes are not the issued ones.
   * @throws UnreadablePdfError
   */
  private async compareContent(
    openCertificateId: string | undefined,
    metadata: PdfMetadata,
  ): Promise<FileCheckReport> {
    const maxPages = Math.max(1, this.recordClaims.length) * 2 + maxAdditionalPages;
    const content = sortAttachedRecords(await this.reader.readContent(maxPages));
    const claims = findClaims(content, this.recordClaims, openCertificateId);
    if (claims.length === 0) return { kind: 'rejected', reason: 'nothing' };
    const [first] = await this.loadCertificates(claims);
    const language =
      parseLanguage(metadata.language) ??
      parseLanguage(content.language) ??
      (first && (await detectLanguage(first, content, this.context.renderConfig)));
    const statement = findAttachedStatement(content.attachments.flatMap(parseAttachment));
    const issued = await this.render(claims, statement, language);
    if (!issued) return this.report(claims, 'unknown');
    const [optimizeFor] = listVariants(issued);
    const bytes = await this.createPdf(issued, metadata.level, optimizeFor);
    const firstPage = issued.statement?.scene.pages.length ?? 0;
    const documents = await readDifferences(this.reader, content, { ...issued, bytes }, claims);
    const expected = claims
      .filter(({ id }) => this.loader.get(id))
      .flatMap(({ record }, index): ExpectedCertificate[] => {
        const rendered = issued.certificates[index];
        const pages = [firstPage + 2 * index, firstPage + 2 * index + 1];
        return rendered ? [{ rendered, record, pages }] : [];
      });
    const comparisons = compareCertificates(expected, documents).values();
    const certificates = claims.map(({ id }): CertificateCheckResult => {
      const result = this.createResult(id, 'unknown');
      return result.certificate ? { ...result, ...comparisons.next().value } : result;
    });
    return { kind: 'checked', certificates };
  }

  /** Loads and renders the certificates of a file that the server knows, with the statement before them. */
  private async render(
    claims: readonly ClaimedCertificate[],
    statement: AttachedStatement | undefined,
    language: Language | undefined,
  ): Promise<IssuedDocument | undefined> {
    const certificates = await this.loadCertificates(claims);
    if (!language || certificates.length === 0) return undefined;
    const ids = certificates.map(({ id }) => id);
    return getOrCreatePromise(this.documents, JSON.stringify([ids, statement, language]), () =>
      renderIssuedDocument(certificates, statement, language, this.context),
    );
  }

  private loadCertificates(claims: readonly ClaimedCertificate[]): Promise<IssuedCertificate[]> {
    return this.loader.loadAll(claims.map(({ id }) => id));
  }

  private createPdf(
    { certificates, statement, pdfs }: IssuedDocument,
    level: PdfConformanceLevel,
    optimizeFor: 'speed' | 'size',
  ): Promise<Uint8Array> {
    return getOrCreatePromise(pdfs, optimizeFor, () =>
      this.context.createPdf(certificates, { level, optimizeFor, statement }),
    );
  }

  private reportExact({ isConfirmed }: IssuedDocument): FileCheckReport {
    return isConfirmed
      ? this.report(this.recordClaims, 'exact')
      : this.report(this.recordClaims, 'unconfirmed', ['selection']);
  }

  private report(
    claims: readonly ClaimedCertificate[],
    verdict: Verdict,
    notes: readonly VerdictNote[] = [],
  ): FileCheckReport {
    const certificates = claims.map(({ id }) => ({
      ...this.createResult(id, this.loader.get(id) ? verdict : 'unknown'),
      notes,
    }));
    return { kind: 'checked', certificates };
  }

  private createResult(id: string, verdict: Verdict): CertificateCheckResult {
    const certificate = this.loader.get(id);
    const { isSigned } = this;
    return {
      id,
      certificate,
      verdict,
      differences: [],
      warnings: [],
      notes: [],
      pages: [],
      isSigned,
    };
  }
}

/** Lists how the font data of a document may be optimized: for one certificate, for speed by the download button. */
const listVariants = ({ certificates, statement }: IssuedDocument) =>
  certificates.length === 1 && !statement ? (['speed', 'size'] as const) : (['size'] as const);

const parseAttachment = ({ content }: Attachment): AttachedRecord[] => {
  const record = parseRecord(new TextDecoder().decode(content));
  return record ? [record] : [];
};

/** Number of pages that are read beyond those of the certificates, to find added ones. */
const maxAdditionalPages = 10;
