import { maxRecords, parseRecord } from '#rendering/pdfReader/parsePdfMetadata.ts';
import type { PdfContent } from '#rendering/pdfReader/pdfContent.ts';
import { getCertificateId, parseCertificateIdFromUrl } from './certificateIds.ts';

/** Certificate that a file claims to contain. `record` is the JSON text about it that is attached to the file, if any. */
export interface ClaimedCertificate {
  id: string;
  record: string | undefined;
}

/**
 * Finds the certificates that a file claims to contain, from its attachments, or else from its links. If the file names
 * no certificate, returns the certificate on screen.
 * @param content undefined if the file cannot be read
 * @param recordClaims certificates that were found without reading the file with a PDF reader
 */
export function findClaims(
  content: PdfContent | undefined,
  recordClaims: readonly ClaimedCertificate[],
  openCertificateId: string | undefined,
): ClaimedCertificate[] {
  if (!content) return recordClaims.length > 0 ? [...recordClaims] : createClaim(openCertificateId);
  const attached = content.attachments.slice(0, maxRecords).flatMap(({ content: bytes }) => {
    const record = new TextDecoder().decode(bytes);
    const parsed = parseRecord(record);
    const id = parsed && getCertificateId(parsed);
    return id === undefined ? [] : { id, record };
  });
  const recordedClaims = attached.length > 0 ? attached : recordClaims;
  const linkedIds = listLinkedIds(content);
  if (recordedClaims.length > 0) return addLinkedCertificates(recordedClaims, linkedIds);
  // A statement of learning alone has links to certificates, but no page of one.
  if (content.pages.every(({ width, height }) => height > width)) return [];
  return linkedIds.length > 0 ? linkedIds.flatMap(createClaim) : createClaim(openCertificateId);
}

/** Lists the certificates to which a file has links, in the order of its pages. */
function listLinkedIds({ findings }: PdfContent): string[] {
  const ids = findings.flatMap(({ kind, detail }) =>
    kind === 'link' ? (parseCertificateIdFromUrl(detail) ?? []) : [],
  );
  return [...new Set(ids)].slice(0, maxRecords);
}

/**
 * Adds the certificates to which a file has links, at their places between those with records. Many programs that join
 * files keep only the records of the first file.
 */
function addLinkedCertificates(
  recordedClaims: readonly ClaimedCertificate[],
  linkedIds: readonly string[],
): ClaimedCertificate[] {
  const isJoined =
    linkedIds.length > recordedClaims.length &&
    recordedClaims.every(({ id }) => linkedIds.includes(id));
  if (!isJoined) return [...recordedClaims];
  return linkedIds.map(
    (id) => recordedClaims.find((claim) => claim.id === id) ?? { id, record: undefined },
  );
}

const createClaim = (id: string | undefined): ClaimedCertificate[] =>
  id === undefined ? [] : [{ id, record: undefined }];

/**
 * Sorts the attached files by the number in their names, so that `certificate-10.json` comes after
 * `certificate-9.json`.
 */
export function sortAttachedRecords(content: PdfContent): PdfContent {
  const attachments = [...content.attachments].sort(
    (a, b) => parseNumber(a.name) - parseNumber(b.name),
  );
  return { ...content, attachments };
}

const parseNumber = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);
