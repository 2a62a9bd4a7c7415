import type { OpenedPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
import type { PdfContent } from '#rendering/pdfReader/PdfFileReader.ts';
import type { ClaimedCertificate } from './findClaims.ts';
import type { ComparedDocuments } from './comparePages.ts';
import { matchPages } from './matchPages.ts';

import type { FileWarning } from './verdicts.ts';

/** Number of different pages of which the pictures are shown. */
const maxPictures = 6;

/**
 * Reads the issued document in the same way as the file, compares the pictures of their pages, and finds what is wrong
 * with the file as a whole.
 * @throws UnreadablePdfError
 */
export async function readDifferences(
  reader: OpenedPdfFile,
  file: PdfContent,
  { bytes, certificates }: { bytes: Uint8Array; certificates: readonly unknown[] },
  claims: readonly ClaimedCertificate[],
): Promise<ComparedDocuments> {
  const issued = await reader.readIssuedContent(bytes, 2 * certificates.length);
  const matches = matchPages(issued.pages, file.pages);
  const pairs = matches.flatMap((page, issuedPage) =>
    page === undefined ? [] : [[page, issuedPage] as const],
  );
  const pageDifferences = await reader.comparePages(pairs, maxPictures);
  const isAppended = (await reader.compareBytes(bytes)) === 'longer';
  const warnings = [
    ...(isAppended ? [createWarning('appended')] : []),
    ...findForeignConduct(file, issued, claims),
    // If the server does not know all certificates, the number of issued pages is unknown.
    ...(claims.length === certificates.length ? findPageWarnings(file, issued, matches) : []),
  ];
  return { file, issued, matches, pageDifferences, warnings };
}

const createWarning = (kind: FileWarning['kind'], detail = ''): FileWarning => ({ kind, detail });

/** Finds what the file does or carries and the issued document does not. */
function findForeignConduct(
  file: PdfContent,
  issued: PdfContent,
  claims: readonly ClaimedCertificate[],
): FileWarning[] {
  const issuedFindings = new Set(issued.findings.map(({ kind, detail }) => `${kind} ${detail}`));
  const records = new Set(claims.map(({ record }) => record));
  const attachments = file.attachments
    .filter(({ content }) => !records.has(new TextDecoder().decode(content)))
    .map(({ name }) => createWarning('attachment', name));
  return [
    ...file.findings.filter(({ kind, detail }) => !issuedFindings.has(`${kind} ${detail}`)),
    ...attachments,
  ];
}

function findPageWarnings(
  file: PdfContent,
  issued: PdfContent,
  matches: ComparedDocuments['matches'],
): FileWarning[] {
  if (file.pageCount !== issued.pageCount) return [createWarning('pages')];
  const isReordered = matches.some((page, issuedPage) => page !== issuedPage);
  return isReordered ? [createWarning('pageOrder')] : [];
}
