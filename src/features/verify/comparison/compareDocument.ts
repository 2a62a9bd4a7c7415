import { formatRecord } from '#rendering/pdf/attachments.ts';
import { sheetMargin } from '#rendering/pdf/bleed.ts';
import { systemFontFinding } from '#rendering/pdfReader/conduct/systemFontFinding.ts';
import type { OpenedPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
import type { PdfContent, PdfPageContent } from '#rendering/pdfReader/pdfContent.ts';
import { compareCertificates } from './compareCertificates.ts';
import type { ExpectedCertificate } from './comparePages.ts';
import { normalizeForComparison } from './fields.ts';
import type { ClaimedCertificate } from './findClaims.ts';
import { matchPages, type PageMatches } from './matchPages.ts';
import type { IssuedDocument, IssuedPdfOptions } from './renderIssuedDocument.ts';
import type { CertificateComparison, FileWarning } from './verdicts.ts';

interface DocumentClaims extends IssuedPdfOptions {
  claims: readonly ClaimedCertificate[];
  /** The claimed certificates that the issued document contains, in the same order. */
  knownClaims: readonly ClaimedCertificate[];
}

/** Number of different pages of which the pictures are shown. */
const maxPictures = 6;

/**
 * Compares the content of a file with an issued document, which is read in the same way.
 * @returns one comparison for each certificate of the issued document
 * @throws UnreadablePdfError
 */
export async function compareDocument(
  reader: OpenedPdfFile,
  file: PdfContent,
  { certificates, statement, createPdf }: IssuedDocument,
  { claims, knownClaims, ...pdfOptions }: DocumentClaims,
): Promise<CertificateComparison[]> {
  const bytes = await createPdf(pdfOptions);
  const statementPageCount = statement?.scene.pages.length ?? 0;
  const issued = await reader.readIssuedContent(
    bytes,
    statementPageCount + 2 * certificates.length,
  );
  const matches = matchPages(issued.pages, file.pages);
  const pairs = matches.flatMap((page, issuedPage) =>
    page === undefined ? [] : [[page, issuedPage] as const],
  );
  const pageDifferences = await reader.comparePages(pairs, maxPictures);
  const isAppended = (await reader.compareBytes(bytes)) === 'longer';
  const isStatementDifferent = pageDifferences.some(
    ({ filePage, issuedPage, areas }) =>
      issuedPage < statementPageCount &&
      (areas.length > 0 || sortLines(file.pages[filePage]) !== sortLines(issued.pages[issuedPage])),
  );
  const warnings = [
    ...(isAppended ? [createWarning('appended')] : []),
    ...findForeignConduct(file, issued, hasFallbackText(certificates, statement), [
      ...claims.map(({ record }) => record),
      statement && formatRecord(statement.record),
    ]),
    ...(isStatementDifferent ? [createWarning('statement')] : []),
    // If the server does not know all certificates, the number of issued pages is unknown.
    ...(claims.length === certificates.length ? findPageWarnings(file, issued, matches) : []),
  ];
  const expected = knownClaims.flatMap(({ record }, index): ExpectedCertificate[] => {
    const certificate = certificates[index];
    const firstPage = statementPageCount + 2 * index;
    return certificate ? [{ ...certificate, record, pages: [firstPage, firstPage + 1] }] : [];
  });
  const pageMargin = pdfOptions.hasBleed ? sheetMargin : 0;
  return compareCertificates(expected, {
    file,
    issued,
    matches,
    pageDifferences,
    pageMargin,
    hasStatement: statement !== undefined,
    warnings,
  });
}

/** Returns the text of a page with its lines in alphabetical order, because programs write them in any order. */
const sortLines = (page: PdfPageContent | undefined): string =>
  (page?.lines ?? [])
    .map(({ text }) => normalizeForComparison(text))
    .sort()
    .join('\n');

const createWarning = (kind: FileWarning['kind'], detail = ''): FileWarning => ({ kind, detail });

/** Maximum number of warnings about what a file does or carries. More would not help the reader. */
const maxConductWarnings = 30;

/** Returns whether a document has letters that browsers print with fonts of the system. */
function hasFallbackText(
  certificates: IssuedDocument['certificates'],
  statement: IssuedDocument['statement'],
): boolean {
  const sides = certificates.flatMap(({ rendered: { scene } }) => [scene.front, scene.back]);
  return [...sides, ...(statement?.scene.pages ?? [])].some(({ shapes }) =>
    shapes.some(({ kind }) => kind === 'fallbackText'),
  );
}

/** Finds what the file does or carries and the issued document does not. */
function findForeignConduct(
  file: PdfContent,
  issued: PdfContent,
  canHaveSystemFonts: boolean,
  issuedRecords: readonly (string | undefined)[],
): FileWarning[] {
  const issuedFindings = new Set(issued.findings.map(({ kind, detail }) => `${kind} ${detail}`));
  const records = new Set(issuedRecords);
  const attachments = file.attachments
    .filter(({ content }) => !records.has(new TextDecoder().decode(content)))
    .map(({ name }) => createWarning('attachment', name));
  const findings = file.findings.filter(({ kind, detail }) => {
    // Says nothing about what the file does, so that it is never the same.
    if (kind === 'ambiguous') return true;
    if (canHaveSystemFonts && kind === 'unusual' && detail === systemFontFinding) return false;
    return !issuedFindings.has(`${kind} ${detail}`);
  });
  return [...findings, ...attachments].slice(0, maxConductWarnings);
}

function findPageWarnings(
  file: PdfContent,
  issued: PdfContent,
  matches: PageMatches,
): FileWarning[] {
  if (file.pageCount !== issued.pageCount) return [createWarning('pages')];
  const isReordered = matches.some((page, issuedPage) => page !== issuedPage);
  return isReordered ? [createWarning('pageOrder')] : [];
}
