import type { OpenedPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
import { formatRecord } from '#rendering/pdf/attachments.ts';
import type { PdfStatementInput } from '#rendering/pdf/pdfInput.ts';
import type { PdfContent, PdfPageContent } from '#rendering/pdfReader/pdfContent.ts';
import { normalizeForComparison } from './fields.ts';
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
  { bytes, certificates, statement }: IssuedBytes,
  claims: readonly ClaimedCertificate[],
): Promise<Omit<ComparedDocuments, 'pageMargin'>> {
  const statementPageCount = statement?.scene.pages.length ?? 0;
  const pageCount = statementPageCount + 2 * certificates.length;
  const issued = await reader.readIssuedContent(bytes, pageCount);
  const matches = matchPages(issued.pages, file.pages);
  const pairs = matches.flatMap((page, issuedPage) =>
    page === undefined ? [] : [[page, issuedPage] as const],
  );
  const pageDifferences = await reader.comparePages(pairs, maxPictures);
  const isAppended = (await reader.compareBytes(bytes)) === 'longer';
  const isStatementDifferent = pageDifferences.some(
    ({ filePage, issuedPage, areas }) =>
      issuedPage < statementPageCount &&
      (areas.length > 0 || !hasSameText(file.pages[filePage], issued.pages[issuedPage])),
  );
  const warnings = [
    ...(isAppended ? [createWarning('appended')] : []),
    ...findForeignConduct(file, issued, [
      ...claims.map(({ record }) => record),
      statement && formatRecord(statement.record),
    ]),
    ...(isStatementDifferent ? [createWarning('statement')] : []),
    // If the server does not know all certificates, the number of issued pages is unknown.
    ...(claims.length === certificates.length ? findPageWarnings(file, issued, matches) : []),
  ];
  return { file, issued, matches, pageDifferences, warnings };
}

/** A document as it is issued now. */
interface IssuedBytes {
  bytes: Uint8Array;
  certificates: readonly unknown[];
  statement: PdfStatementInput | undefined;
}

function hasSameText(
  page: PdfPageContent | undefined,
  issued: PdfPageContent | undefined,
): boolean {
  const [text, issuedText] = [page, issued].map((content) =>
    (content?.lines ?? [])
      .map((line) => normalizeForComparison(line.text))
      .sort()
      .join('\n'),
  );
  return text === issuedText;
}

const createWarning = (kind: FileWarning['kind'], detail = ''): FileWarning => ({ kind, detail });

/** Maximum number of warnings about what a file does or carries. More would not help the reader. */
const maxConductWarnings = 30;

/** Finds what the file does or carries and the issued document does not. */
function findForeignConduct(
  file: PdfContent,
  issued: PdfContent,
  issuedRecords: readonly (string | undefined)[],
): FileWarning[] {
  const issuedFindings = new Set(issued.findings.map(({ kind, detail }) => `${kind} ${detail}`));
  const records = new Set(issuedRecords);
  const attachments = file.attachments
    .filter(({ content }) => !records.has(new TextDecoder().decode(content)))
    .map(({ name }) => createWarning('attachment', name));
  const findings = file.findings.filter(
    ({ kind, detail }) => !issuedFindings.has(`${kind} ${detail}`),
  );
  return [...findings, ...attachments].slice(0, maxConductWarnings);
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
