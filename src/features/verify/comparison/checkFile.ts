import { hasErrorStatus } from '#data/apiError.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { PdfConformanceLevel } from '#domain/config.ts';
import { type Language, parseLanguage } from '#domain/language.ts';
import type { OpenedPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
import type { PdfMetadata } from '#rendering/pdfReader/parsePdfMetadata.ts';
import { UnreadablePdfError } from '#rendering/pdfReader/PdfFileReader.ts';
import type {
  RenderedCertificate,
  renderCertificate,
  RenderingConfig,
} from '#rendering/renderCertificate.ts';
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
export interface FileCheckContext {
  /**
   * Loads a certificate from the server.
   * @throws ApiError 404 unknown certificate, 403 the company has certificates disabled
   */
  loadCertificate: (id: string) => Promise<IssuedCertificate>;
  renderConfig: RenderingConfig;
  /** Opens a file in a worker. */
  openFile: (file: Blob) => OpenedPdfFile;
  renderCertificate: typeof renderCertificate;
  /** Generates the PDF of certificates as it is issued now. */
  createPdf: (
    certificates: readonly RenderedCertificate[],
    options: { level: PdfConformanceLevel; optimizeFor: 'speed' | 'size' },
  ) => Promise<Uint8Array>;
}

/** Certificates fetched during a check, by id. The value is undefined if the server has no certificate with the id. */
type CertificatesById = Map<string, IssuedCertificate | undefined>;

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
  private readonly certificatesById: CertificatesById = new Map();
  private isSigned = false;

  constructor(reader: OpenedPdfFile, context: FileCheckContext) {
    this.reader = reader;
    this.context = context;
  }

  async run(openCertificateId: string | undefined): Promise<FileCheckReport> {
    const metadata = await this.readUnsignedMetadata();
    if (!metadata) return { kind: 'rejected', reason: 'kind' };
    const recordClaims = metadata.records.flatMap((record): ClaimedCertificate[] => {
      const id = getCertificateId(record);
      return id === undefined ? [] : [{ id, record: undefined }];
    });
    const rendered = await this.render(recordClaims, parseLanguage(metadata.language));
    // The download of one certificate is optimized for speed, other files are for size.
    const variants = rendered.length === 1 ? (['speed', 'size'] as const) : (['size'] as const);
    for (const optimizeFor of rendered.length > 0 ? variants : []) {
      const bytes = await this.context.createPdf(rendered, { level: metadata.level, optimizeFor });
      if ((await this.reader.compareBytes(bytes)) === 'same')
        return this.report(recordClaims, 'exact');
    }
    try {
      return await this.compareContent(openCertificateId, metadata, recordClaims);
    } catch (error) {
      if (!(error instanceof UnreadablePdfError)) throw error;
      const claims = findClaims(undefined, recordClaims, openCertificateId);
      if (claims.length === 0) return { kind: 'rejected', reason: 'nothing' };
      await this.loadCertificates(claims);
      return this.report(claims, 'unreadable', [error.reason]);
    }
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
    recordClaims: readonly ClaimedCertificate[],
  ): Promise<FileCheckReport> {
    const maxPages = Math.max(1, recordClaims.length) * 2 + maxAdditionalPages;
    const content = sortAttachedRecords(await this.reader.readContent(maxPages));
    const claims = findClaims(content, recordClaims, openCertificateId);
    if (claims.length === 0) return { kind: 'rejected', reason: 'nothing' };
    const [first] = await this.loadCertificates(claims);
    const language =
      parseLanguage(metadata.language) ??
      parseLanguage(content.language) ??
      (first && (await detectLanguage(first, content, this.context.renderConfig)));
    const rendered = await this.render(claims, language);
    if (rendered.length === 0) return this.report(claims, 'unknown');
    const options = { level: metadata.level, optimizeFor: 'speed' as const };
    const issued = {
      certificates: rendered,
      bytes: await this.context.createPdf(rendered, options),
    };
    const documents = await readDifferences(this.reader, content, issued, claims);
    const expected = claims
      .filter(({ id }) => this.certificatesById.get(id))
      .flatMap(({ record }, index) => {
        const certificate = rendered[index];
        return certificate
          ? { rendered: certificate, record, pages: [2 * index, 2 * index + 1] }
          : [];
      });
    const comparisons = compareCertificates(expected, documents).values();
    const certificates = claims.map(({ id }): CertificateCheckResult => {
      const result = this.createResult(id, 'unknown');
      return result.certificate ? { ...result, ...comparisons.next().value } : result;
    });
    return { kind: 'checked', certificates };
  }

  /** Loads and renders the certificates of a file that the server knows. */
  private async render(
    claims: readonly ClaimedCertificate[],
    language: Language | undefined,
  ): Promise<RenderedCertificate[]> {
    const rendered: RenderedCertificate[] = [];
    for (const certificate of language ? await this.loadCertificates(claims) : [])
      if (language)
        rendered.push(
          await this.context.renderCertificate(certificate, language, this.context.renderConfig),
        );
    return rendered;
  }

  /**
   * Loads those certificates named in a file that are not loaded yet. Returns all that the server knows, in the order of
   * the file.
   */
  private async loadCertificates(
    claims: readonly ClaimedCertificate[],
  ): Promise<IssuedCertificate[]> {
    const ids = [...new Set(claims.map(({ id }) => id))];
    const missing = ids.filter((id) => !this.certificatesById.has(id));
    for (let start = 0; start < missing.length; start += maxParallelLoads)
      await Promise.all(
        missing.slice(start, start + maxParallelLoads).map(async (id) => {
          this.certificatesById.set(id, await this.loadCertificate(id));
        }),
      );
    return claims.flatMap(({ id }) => this.certificatesById.get(id) ?? []);
  }

  private async loadCertificate(id: string): Promise<IssuedCertificate | undefined> {
    try {
      return await this.context.loadCertificate(id);
    } catch (error) {
      if (hasErrorStatus(error, 403, 404)) return undefined;
      throw error;
    }
  }

  private report(
    claims: readonly ClaimedCertificate[],
    verdict: Verdict,
    notes: readonly VerdictNote[] = [],
  ): FileCheckReport {
    const certificates = claims.map(({ id }) => ({
      ...this.createResult(id, this.certificatesById.get(id) ? verdict : 'unknown'),
      notes,
    }));
    return { kind: 'checked', certificates };
  }

  private createResult(id: string, verdict: Verdict): CertificateCheckResult {
    const certificate = this.certificatesById.get(id);
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

const maxParallelLoads = 4;
/** Number of pages that are read beyond those of the certificates, to find added ones. */
const maxAdditionalPages = 10;
