import { hasErrorStatus } from '#data/apiError.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { type Language, parseLanguage, languages } from '#domain/language.ts';
import { listTextsToLoadFonts } from '#rendering/certificateText.ts';
import {
  renderCertificate,
  type RenderingConfig,
  type RenderedCertificate,
} from '#rendering/renderCertificate.ts';
import { createPdf } from '#rendering/createPdf.ts';
import {
  type AttachedRecord,
  parsePdfMetadata,
  type PdfMetadata,
  parseCertificateIdFromUrl,
  getCertificateId,
  isPdf,
  maxRecords,
  parseRecord,
} from '#rendering/pdfReader/parsePdfMetadata.ts';
import type { PdfContent } from '#rendering/pdfReader/readPdfInWorker.ts';
import { removeSignatureRevision } from '#rendering/signing/removeSignatureRevision.ts';
import { loadSignatureLabel } from '#rendering/signing/signatureLabel.ts';
import { compareCertificate } from './compareCertificate.ts';
import { normalizeForComparison } from './fields.ts';
import {
  type CertificateCheckResult,
  type FileCheckReport,
  maxCheckedFileSize,
} from './verdicts.ts';

/** Functions and settings that the check of a PDF file needs. */
export interface FileCheckContext {
  /**
   * Loads a certificate from the server.
   * @throws ApiError 404 unknown certificate, 403 the company has certificates disabled
   */
  loadCertificate: (id: string) => Promise<IssuedCertificate>;
  renderConfig: RenderingConfig;
  /** Reads the content of a PDF written by any program. @throws UnreadablePdfError */
  readPdf: (bytes: Uint8Array) => Promise<PdfContent>;
}

/**
 * Certificate that a file claims to contain. `record` is the JSON data about it that is attached to the file, if any.
 */
interface ClaimedCertificate {
  id: string;
  record: AttachedRecord | undefined;
}

/** Certificates fetched during a check, by id. The value is undefined if the server has no certificate with the id. */
type CertificatesById = Map<string, IssuedCertificate | undefined>;

/**
 * Checks whether the certificates in a PDF file are as the server has issued them. Generates the PDF again from the
 * server's data and compares its bytes with those of the file, because the same data always give the same bytes.
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
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) return { kind: 'rejected', reason: 'kind' };
  const metadata = parsePdfMetadata(bytes);
  const unsigned = metadata.isSigned ? await removeSignature(bytes, metadata) : undefined;
  const result = await (unsigned
    ? checkBytes(unsigned, parsePdfMetadata(unsigned), openCertificateId, context)
    : checkBytes(bytes, metadata, openCertificateId, context));
  if (result.kind === 'rejected') return result;
  const { isSigned } = metadata;
  const certificates = result.certificates.map((certificate) => ({ ...certificate, isSigned }));
  return { ...result, certificates };
}

/**
 * Returns a file without the digital signature that the plugin's batch command added. Returns undefined if the file has
 * no such signature.
 */
async function removeSignature(
  bytes: Uint8Array,
  { language }: PdfMetadata,
): Promise<Uint8Array | undefined> {
  return language && removeSignatureRevision(bytes, await loadSignatureLabel(language));
}

/** Checks a file without a digital signature. */
async function checkBytes(
  bytes: Uint8Array,
  metadata: PdfMetadata,
  openCertificateId: string | undefined,
  context: FileCheckContext,
): Promise<FileCheckReport> {
  const certificatesById: CertificatesById = new Map();
  const recordClaims = findRecordClaims(metadata.records);
  const candidates = await generateDocuments(recordClaims, metadata, certificatesById, context);
  if (candidates.some((candidate) => isSameBytes(candidate.bytes, bytes))) {
    const certificates = recordClaims.map(({ id }) => createSameResult(id, certificatesById));
    return { kind: 'checked', certificates };
  }

  const content = await context.readPdf(bytes.slice()).catch(() => undefined);
  const claims = recordClaims.length > 0 ? recordClaims : findClaims(content, openCertificateId);
  if (claims.length === 0) return { kind: 'rejected', reason: 'nothing' };
  const certificates = await loadCertificates(claims, certificatesById, context);
  const language =
    metadata.language ??
    parseLanguage(content?.language) ??
    (await detectLanguage(certificates[0], content, context.renderConfig));
  const options = { language, title: '', level: metadata.level };
  const reissued =
    candidates[0] ?? (await generateDocuments(claims, options, certificatesById, context))[0];
  const reissuedContent =
    reissued && content && (await context.readPdf(reissued.bytes.slice()).catch(() => undefined));
  const issued = reissued && reissuedContent && { ...reissued, content: reissuedContent };
  const candidate = { bytes, hasWriterFormat: metadata.hasWriterFormat, content };
  let index = 0;
  return {
    kind: 'checked',
    certificates: claims.map(({ id, record }): CertificateCheckResult => {
      const certificate = certificatesById.get(id);
      const base = { id, certificate, differences: [], reasons: [], isSigned: false };
      if (!certificate) return { ...base, verdict: 'unknown' };
      if (!issued) return { ...base, verdict: 'unsure', reasons: ['unreadable'] };
      return { ...base, ...compareCertificate(candidate, issued, index++, record) };
    }),
  };
}

const isSameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index]);

function createSameResult(id: string, certificatesById: CertificatesById): CertificateCheckResult {
  const certificate = certificatesById.get(id);
  return { id, certificate, verdict: 'same', differences: [], reasons: [], isSigned: false };
}

function findRecordClaims(records: readonly AttachedRecord[]): ClaimedCertificate[] {
  return records.flatMap((record) => {
    const id = getCertificateId(record);
    return id === undefined ? [] : { id, record };
  });
}

/**
 * Finds the certificates that a file written by another program claims to contain, from its attachments, or else from
 * its links. If the file names no certificate, returns the certificate on screen.
 */
function findClaims(
  content: PdfContent | undefined,
  openCertificateId: string | undefined,
): ClaimedCertificate[] {
  const attached = findRecordClaims(
    (content?.attachments ?? []).map(parseRecord).filter((record) => record !== undefined),
  );
  if (attached.length > 0) return attached;
  const links = (content?.pages ?? []).flatMap((page) =>
    page.links.flatMap((link) => parseCertificateIdFromUrl(link) ?? []),
  );
  const ids = links.length > 0 ? [...new Set(links)] : [openCertificateId ?? []].flat();
  return ids.slice(0, maxRecords).map((id) => ({ id, record: undefined }));
}

const maxParallelLoads = 4;

/**
 * Loads those certificates named in a file that are not loaded yet. Returns all that exist on the server, in the order
 * of the file.
 */
async function loadCertificates(
  claims: readonly ClaimedCertificate[],
  certificatesById: CertificatesById,
  { loadCertificate }: FileCheckContext,
): Promise<IssuedCertificate[]> {
  const missing = [...new Set(claims.map(({ id }) => id))].filter(
    (id) => !certificatesById.has(id),
  );
  for (let start = 0; start < missing.length; start += maxParallelLoads)
    await Promise.all(
      missing.slice(start, start + maxParallelLoads).map(async (id) => {
        const certificate = await loadCertificate(id).catch((error: unknown) => {
          if (hasErrorStatus(error, 403, 404)) return undefined;
          throw error;
        });
        certificatesById.set(id, certificate);
      }),
    );
  return claims.flatMap(({ id }) => certificatesById.get(id) ?? []);
}

export interface RegeneratedPdf {
  certificates: readonly RenderedCertificate[];
  bytes: Uint8Array;
}

/**
 * Generates the PDF of the certificates named in a file, as the current version of the plugin issues it. For a single
 * certificate, generates two variants, optimized for speed (as by the download button) and for size.
 * @param title title in the metadata of the checked file. It is reused if it starts with a learner's name, because
 * users can choose the rest of the title of a PDF with several certificates.
 */
async function generateDocuments(
  claims: readonly ClaimedCertificate[],
  { language, title, level }: Pick<PdfMetadata, 'language' | 'title' | 'level'>,
  certificatesById: CertificatesById,
  context: FileCheckContext,
): Promise<RegeneratedPdf[]> {
  if (!language) return [];
  const issued = await loadCertificates(claims, certificatesById, context);
  if (issued.length === 0) return [];
  const certificates: RenderedCertificate[] = [];
  for (const certificate of issued)
    certificates.push(await renderCertificate(certificate, language, context.renderConfig));
  const variants = certificates.length === 1 ? (['speed', 'size'] as const) : (['size'] as const);
  const isCustomTitle = certificates.some(({ text }) => title.startsWith(`${text.name} – `));
  return Promise.all(
    variants.map(async (optimizeFor) => ({
      certificates,
      bytes: await createPdf(certificates, {
        title: isCustomTitle ? title : undefined,
        optimizeFor,
        level,
      }),
    })),
  );
}

/**
 * Detects the language of a file that does not state its language. Renders the certificate in every language, and
 * returns the language in which most texts of the certificate occur in the file.
 */
async function detectLanguage(
  certificate: IssuedCertificate | undefined,
  content: PdfContent | undefined,
  renderConfig: RenderingConfig,
): Promise<Language | undefined> {
  if (!certificate) return undefined;
  const pages = content?.pages ?? [];
  const fileText = normalizeForComparison(pages.flatMap(({ lines }) => lines).join(''));
  const scores = await Promise.all(
    languages.map(async (language) => {
      const { text } = await renderCertificate(certificate, language, renderConfig);
      const texts = listTextsToLoadFonts(text).map(normalizeForComparison).filter(Boolean);
      return { language, score: texts.filter((value) => fileText.includes(value)).length };
    }),
  );
  return scores.reduce((best, entry) => (entry.score > best.score ? entry : best)).language;
}
