import { parseLanguage } from '#domain/language.ts';
import type { OpenedPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
import type { Attachment } from '#rendering/pdfReader/conduct/inspectDocument.ts';
import {
  type AttachedRecord,
  parseRecord,
  type PdfMetadata,
} from '#rendering/pdfReader/parsePdfMetadata.ts';
import type { LoadCertificate } from '../loadIfKnown.ts';
import { findAttachedStatement } from './attachedStatement.ts';
import { IssuedDocuments } from './IssuedDocuments.ts';
import {
  type DocumentRenderer,
  type IssuedDocument,
  listOptimizations,
  listPossibleVersions,
} from './renderIssuedDocument.ts';
import { type PdfPageContent, UnreadablePdfError } from '#rendering/pdfReader/pdfContent.ts';
import { sheetMargin } from '#rendering/pdf/bleed.ts';
import { landscapePageSize } from '#rendering/scene.ts';
import { loadSignatureLabel } from '#rendering/signing/signatureLabel.ts';
import { type ClaimedCertificate, findClaims, sortAttachedRecords } from './findClaims.ts';
import { detectLanguage } from './detectLanguage.ts';
import { getCertificateId } from './certificateIds.ts';
import { compareDocument } from './compareDocument.ts';
import { maxSizeDifference } from './comparePages.ts';
import {
  type CertificateCheckResult,
  type CertificateComparison,
  type FileCheckReport,
  maxCheckedFileSize,
  type Verdict,
  type VerdictNote,
} from './verdicts.ts';

/** Steps of a check that take a second or more on slow computers and connections. */
export type FileCheckStep = 'reading' | 'generating' | 'comparing';

/** Functions and settings that the check of a PDF file needs. */
export interface FileCheckContext extends DocumentRenderer {
  loadCertificate: LoadCertificate;
  /** Opens a file in a worker. */
  openFile: (file: Blob) => OpenedPdfFile;
  /** Called when a step begins. A step may begin several times. */
  onStep?: (step: FileCheckStep) => void;
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
  private readonly documents: IssuedDocuments;
  private isSigned = false;
  /** Whether the pages are for a print shop. */
  private hasBleed = false;
  /** Optimization of the issued document with which the file begins, if other data follow. */
  private extendedOptimization: 'speed' | 'size' | undefined;
  /** Certificates that are named by what this product writes to a file without compression. */
  private recordClaims: readonly ClaimedCertificate[] = [];

  constructor(reader: OpenedPdfFile, context: FileCheckContext) {
    this.reader = reader;
    this.context = context;
    this.documents = new IssuedDocuments(context.loadCertificate, context);
  }

  async run(openCertificateId: string | undefined): Promise<FileCheckReport> {
    try {
      this.context.onStep?.('reading');
      const metadata = await this.readUnsignedMetadata();
      if (!metadata) return { kind: 'rejected', reason: 'kind' };
      this.hasBleed = metadata.hasBleed;
      this.recordClaims = metadata.records.flatMap((record): ClaimedCertificate[] => {
        const id = getCertificateId(record);
        return id === undefined ? [] : [{ id, record: undefined }];
      });
      const exact = await this.findSameDocument(metadata);
      if (exact?.isConfirmed) return this.report(this.recordClaims, 'exact');
      if (exact) return this.report(this.recordClaims, 'unconfirmed', ['selection']);
      return await this.compareContent(openCertificateId, metadata);
    } catch (error) {
      if (!(error instanceof UnreadablePdfError)) throw error;
      const claims = findClaims(undefined, this.recordClaims, openCertificateId);
      if (claims.length === 0) return { kind: 'rejected', reason: 'nothing' };
      await this.documents.load(claims);
      return this.report(claims, 'unreadable', [error.reason]);
    }
  }

  /** Finds the issued document that has the same bytes as the file. */
  private async findSameDocument({
    records,
    level,
    language: languageTag,
    hasBleed,
  }: PdfMetadata): Promise<IssuedDocument | undefined> {
    const language = parseLanguage(languageTag);
    this.context.onStep?.('generating');
    const certificates = await this.documents.load(this.recordClaims);
    if (!language || certificates.length === 0) return undefined;
    const statement = findAttachedStatement(records);
    for (const version of listPossibleVersions(records, this.context.drawingEngines)) {
      const issued = await this.documents.render(this.recordClaims, {
        statement,
        language,
        version,
      });
      for (const optimizeFor of listOptimizations(issued)) {
        const bytes = await issued.createPdf({ level, optimizeFor, hasBleed });
        this.context.onStep?.('comparing');
        const relation = await this.reader.compareBytes(bytes);
        if (relation === 'same') return issued;
        if (relation === 'longer') this.extendedOptimization = optimizeFor;
      }
    }
    return undefined;
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
    if (this.recordClaims.length === 0) this.documents.prepare(openCertificateId, metadata);
    const maxPages = Math.max(1, this.recordClaims.length) * 2 + maxAdditionalPages;
    this.context.onStep?.('reading');
    const content = sortAttachedRecords(await this.reader.readContent(maxPages));
    // Programs that save a file again may compress the page boxes.
    this.hasBleed ||= content.pages.some(isSheet);
    const claims = findClaims(content, this.recordClaims, openCertificateId);
    if (claims.length === 0) return { kind: 'rejected', reason: 'nothing' };
    this.context.onStep?.('generating');
    const [first] = await this.documents.load(claims);
    const language =
      parseLanguage(metadata.language) ??
      parseLanguage(content.language) ??
      (first && (await detectLanguage(first, content, this.context.renderConfig)));
    if (!language || !first) return this.report(claims, 'unknown');
    const attachedRecords = content.attachments.flatMap(parseAttachment);
    // The attachments of a damaged file are not read.
    const records = attachedRecords.length > 0 ? attachedRecords : metadata.records;
    const statement = findAttachedStatement(records);
    let comparisons: CertificateComparison[] = [];
    for (const version of listPossibleVersions(records, this.context.drawingEngines)) {
      const issued = await this.documents.render(claims, { statement, language, version });
      this.context.onStep?.('comparing');
      const compared = await compareDocument(this.reader, content, issued, {
        claims,
        knownClaims: claims.filter(({ id }) => this.documents.loader.certificates.get(id)),
        level: metadata.level,
        hasBleed: this.hasBleed,
        optimizeFor: this.extendedOptimization ?? listOptimizations(issued)[0],
      });
      const isBetter = countDifferent(compared) < countDifferent(comparisons);
      if (comparisons.length === 0 || isBetter) comparisons = compared;
      if (countDifferent(comparisons) === 0) break;
    }
    const remaining = comparisons.values();
    return this.createReport(claims, [], () => remaining.next().value);
  }

  private report(
    claims: readonly ClaimedCertificate[],
    verdict: Verdict,
    notes: readonly VerdictNote[] = [],
  ): FileCheckReport {
    return this.createReport(claims, notes, () => ({ verdict }));
  }

  /** @param getComparison called for each certificate that the server knows, in their order */
  private createReport(
    claims: readonly ClaimedCertificate[],
    notes: readonly VerdictNote[],
    getComparison: () => Partial<CertificateComparison> | undefined,
  ): FileCheckReport {
    const { certificates: loaded } = this.documents.loader;
    const checked = claims.filter(({ id }) => loaded.has(id));
    const certificates = checked.map(({ id }): CertificateCheckResult => {
      const certificate = loaded.get(id);
      return this.addNotes({
        id,
        certificate,
        verdict: 'unknown',
        differences: [],
        warnings: [],
        notes,
        pages: [],
        isSigned: this.isSigned,
        ...(certificate && getComparison()),
      });
    });
    return { kind: 'checked', certificates, uncheckedCount: claims.length - checked.length };
  }

  private addNotes(result: CertificateCheckResult): CertificateCheckResult {
    const isAsIssued = result.verdict === 'exact' || result.verdict === 'resaved';
    return this.hasBleed && isAsIssued
      ? { ...result, notes: [...result.notes, 'printShop'] }
      : result;
  }
}

/** Returns whether a page has the size of a sheet for a print shop. */
const isSheet = ({ width, height }: PdfPageContent): boolean =>
  Math.abs(width - landscapePageSize.width - 2 * sheetMargin) < maxSizeDifference &&
  Math.abs(height - landscapePageSize.height - 2 * sheetMargin) < maxSizeDifference;

/** Counts the certificates that are not as they were issued. */
const countDifferent = (comparisons: readonly CertificateComparison[]): number =>
  comparisons.filter(({ verdict }) => verdict === 'differs' || verdict === 'untrusted').length;

const parseAttachment = ({ content }: Attachment): AttachedRecord[] => {
  const record = parseRecord(new TextDecoder().decode(content));
  return record ? [record] : [];
};

/** Number of pages that are read beyond those of the certificates, to find added ones. */
const maxAdditionalPages = 10;
