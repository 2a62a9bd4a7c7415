import { toPdfCertificateInput } from '#rendering/pdf/pdfCertificate.ts';
import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import type { AttachedRecord } from '#rendering/pdfReader/parsePdfMetadata.ts';
import type { PdfPageContent, PdfContent } from '#rendering/pdfReader/readPdfInWorker.ts';
import { compareRecords } from './compareRecords.ts';
import { compareText, countSharedLines } from './compareText.ts';
import type { FieldDifference } from './fields.ts';

/**
 * Reason why the bytes of a file differ from the issued document:
 * - `unreadable` the PDF reader cannot open the file, or takes longer than the time limit
 * - `pages` the number of pages differs
 * - `statement` the file starts with a statement of learning. It cannot be compared, because its colour is known only
 *   to users of the company.
 * - `drawn` an image, a note or a stamp covers text of the issued document
 * - `appended` the issued file is complete, but other data follow it
 * - `otherText` the file contains hardly any line of the certificate
 * - `noText` the file has no text
 * - `noRecord` the JSON record that is attached to each issued PDF is missing
 * - `template` the appearance differs, because the company has changed its template
 * - `browser` the certificate contains letters that its fonts lack. How they are drawn depends on the browser or the
 *   batch command that created the file.
 * - `resaved` another program wrote the file
 * - `elsewhere` no difference was found in this certificate, so it must be in another certificate of the same file
 * - `version` the content is the same, but another version of the plugin wrote the file
 */
export type DifferenceReason =
  | 'unreadable'
  | 'pages'
  | 'statement'
  | 'drawn'
  | 'appended'
  | 'otherText'
  | 'noText'
  | 'noRecord'
  | 'template'
  | 'browser'
  | 'resaved'
  | 'elsewhere'
  | 'version';

/** Content of a file that is being checked. */
export interface CheckedFileContent {
  bytes: Uint8Array;
  hasWriterFormat: boolean;
  /** Content read by the PDF reader; undefined when the file cannot be read. */
  content: PdfContent | undefined;
}

/** PDF generated during the check from the server's data, to be compared with the checked file. */
export interface RegeneratedFileContent {
  certificates: readonly RenderedCertificate[];
  bytes: Uint8Array;
  content: PdfContent;
}

export interface CertificateComparison {
  verdict: 'differs' | 'unsure';
  differences: readonly FieldDifference[];
  reasons: readonly DifferenceReason[];
}

/**
 * Minimum share of the lines of a certificate that a file must contain. With fewer lines, the file is considered
 * another document.
 */
const minSharedLines = 0.4;

/**
 * Compares a certificate in a file with the issued certificate, if the bytes of the file differ from the issued
 * document. Returns the values that differ, and the possible reasons why the bytes differ.
 * @param index position of the certificate in the issued document, from 0
 * @param attached JSON record attached to the file for this certificate
 */
export function compareCertificate(
  candidate: CheckedFileContent,
  issued: RegeneratedFileContent,
  index: number,
  attached: AttachedRecord | undefined,
): CertificateComparison {
  const certificate = issued.certificates[index];
  if (!certificate || !candidate.content)
    return { verdict: 'unsure', differences: [], reasons: ['unreadable'] };
  const expectedPages = issued.content.pages.slice(2 * index, 2 * index + 2);
  const statementPageCount = countStatementPages(candidate.content.pages);
  const matchingPages = findMatchingPages(
    expectedPages,
    candidate.content.pages.slice(statementPageCount),
    2 * index,
  );
  const comparisons = expectedPages.map(({ lines }, side) =>
    compareText(lines, matchingPages[side]?.lines ?? [], certificate.text),
  );
  const sharedRatio =
    comparisons.reduce((sum, comparison) => sum + comparison.sharedRatio, 0) / comparisons.length;
  const isOtherDocument = sharedRatio < minSharedLines;
  const pageDifferences = isOtherDocument
    ? []
    : comparisons.flatMap(({ differences }) => differences);
  const recordDifferences = attached
    ? compareRecords(toPdfCertificateInput(certificate).record, attached)
    : [];
  const differences = removeDuplicates([...pageDifferences, ...recordDifferences]);
  // Texts of the template are not part of the record.
  const isRecordDifferent = differences.some(({ field }) => field !== 'texts');
  const comparison = {
    certificate,
    expectedPages,
    matchingPages,
    statementPageCount,
    sharedRatio,
    hasRecord: attached !== undefined,
  };
  return {
    verdict: isRecordDifferent ? 'differs' : 'unsure',
    differences,
    reasons: findReasons(candidate, issued, comparison, differences),
  };
}

/**
 * Counts the pages of the statement of learning. These are the portrait pages at the start of a file; the pages of
 * certificates are landscape.
 */
function countStatementPages(pages: readonly PdfPageContent[]): number {
  const first = pages.findIndex(({ isPortrait }) => !isPortrait);
  return first < 0 ? 0 : first;
}

/**
 * Finds the page of the file that corresponds to each expected page: the page at the same position, unless another page
 * has more lines in common with the expected page.
 */
function findMatchingPages(
  expectedPages: readonly PdfPageContent[],
  pages: readonly PdfPageContent[],
  start: number,
): (PdfPageContent | undefined)[] {
  return expectedPages.map(({ lines }, side) => {
    const expected = pages[start + side];
    let best = expected;
    let bestCount = expected ? countSharedLines(lines, expected.lines) : -1;
    if (bestCount === lines.length) return best;
    for (const page of pages) {
      const count = countSharedLines(lines, page.lines);
      if (count > bestCount) [best, bestCount] = [page, count];
    }
    return best;
  });
}

interface PageComparison {
  certificate: RenderedCertificate;
  expectedPages: readonly PdfPageContent[];
  matchingPages: readonly (PdfPageContent | undefined)[];
  /** Number of pages before the certificates (the statement of learning). */
  statementPageCount: number;
  /** Share of the issued lines that the file contains, 0 to 1. */
  sharedRatio: number;
  hasRecord: boolean;
}

/** Finds the reasons why the bytes of the file differ from the issued document, the most important reason first. */
function findReasons(
  { bytes, hasWriterFormat, content }: CheckedFileContent,
  issued: RegeneratedFileContent,
  {
    certificate,
    expectedPages,
    matchingPages,
    statementPageCount,
    sharedRatio,
    hasRecord,
  }: PageComparison,
  differences: readonly FieldDifference[],
): DifferenceReason[] {
  const isAppended =
    bytes.length > issued.bytes.length &&
    issued.bytes.every((byte, index) => byte === bytes[index]);
  const countOverlays = (pages: readonly (PdfPageContent | undefined)[]) =>
    pages.reduce((sum, page) => sum + (page?.overlays ?? 0), 0);
  const hasFallbackText = [
    ...certificate.scene.front.shapes,
    ...certificate.scene.back.shapes,
  ].some(({ kind }) => kind === 'fallbackText');
  const looksDifferent = expectedPages.some(
    ({ drawingFingerprint }, side) =>
      drawingFingerprint !== matchingPages[side]?.drawingFingerprint,
  );
  const hasText = matchingPages.some((page) => page && page.lines.length > 0);
  const conditions: readonly (readonly [DifferenceReason, boolean])[] = [
    ['pages', (content?.pageCount ?? 0) - statementPageCount !== issued.content.pageCount],
    ['statement', statementPageCount > 0],
    ['drawn', countOverlays(matchingPages) > countOverlays(expectedPages)],
    ['noText', !hasText],
    ['otherText', hasText && sharedRatio < minSharedLines],
    ['noRecord', !hasRecord],
    ['appended', isAppended],
    ['resaved', !hasWriterFormat && !isAppended],
  ];
  const reasons = conditions.flatMap(([reason, applies]) => (applies ? reason : []));
  if (reasons.length > 0) return reasons;
  if (hasFallbackText) return ['browser'];
  if (looksDifferent) return ['template'];
  if (differences.length > 0) return [];
  return [issued.certificates.length > 1 ? 'elsewhere' : 'version'];
}

/**
 * Removes repeated differences, because most values are printed on both sides of a certificate and in the attached
 * record.
 */
function removeDuplicates(differences: readonly FieldDifference[]): FieldDifference[] {
  const unique: FieldDifference[] = [];
  for (const difference of differences)
    if (
      !unique.some(
        (previous) =>
          previous.field === difference.field &&
          ((previous.record === difference.record && previous.file === difference.file) ||
            difference.source !== previous.source),
      )
    )
      unique.push(difference);
  return unique;
}
