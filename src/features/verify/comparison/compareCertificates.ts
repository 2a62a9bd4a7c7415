import type { HiddenText } from '#rendering/pdfReader/conduct/Inspection.ts';
import { parseRecord } from '#rendering/pdfReader/parsePdfMetadata.ts';
import { compareHiddenTexts } from './compareHiddenTexts.ts';
import {
  type ComparedDocuments,
  comparePages,
  type ExpectedCertificate,
  hasOtherSize,
  listDifferingPages,
  type PageComparison,
} from './comparePages.ts';
import { compareRecords } from './compareRecords.ts';
import type { FieldDifference } from './fields.ts';
import { replaceFonts } from './recordedFonts.ts';
import type { CertificateComparison, FileWarning, Verdict, VerdictNote } from './verdicts.ts';

/** Minimum share of the issued lines that a file must contain to be the same document at all. */
const minSharedLines = 0.4;

/**
 * Judges the certificates in a file whose bytes are not the issued ones, from the comparisons of their pictures, their
 * texts and the conduct of the file. The worst of them decides.
 */
export function compareCertificates(
  certificates: readonly ExpectedCertificate[],
  documents: ComparedDocuments,
): CertificateComparison[] {
  const { issued, file, hasStatement } = documents;
  // The statement gives a document its title.
  const certificateTexts = hasStatement ? [] : certificates.flatMap(listHiddenTexts);
  const hidden = compareHiddenTexts(issued.hiddenTexts, file.hiddenTexts, certificateTexts);
  const comparisons = certificates.map((certificate) => comparePages(certificate, documents));
  // Titles and descriptions contain names and courses. They belong to the certificate whose pages have other ones.
  const isAnyTextDifferent = comparisons.some(hasTextDifference);
  return certificates.map((certificate, index) => {
    const pages = comparisons[index] ?? [];
    const isConcerned = !isAnyTextDifferent || hasTextDifference(pages);
    return compareCertificate(certificate, pages, isConcerned ? hidden : [], documents);
  });
}

/** Lists the texts that no page shows of the document of one certificate. */
const listHiddenTexts = ({ rendered: { scene, text } }: ExpectedCertificate): HiddenText[] => [
  { kind: 'title', text: scene.title },
  { kind: 'subject', text: text.course },
  { kind: 'attachment', text: 'certificate.json' },
];

const hasTextDifference = (pages: readonly PageComparison[]): boolean =>
  pages.some(({ differences }) => differences.length > 0);

function compareCertificate(
  { issuedRecord, pages, record }: ExpectedCertificate,
  comparisons: readonly PageComparison[],
  hidden: readonly FieldDifference[],
  documents: ComparedDocuments,
): CertificateComparison {
  const shared = comparisons.reduce((sum, { sharedRatio }) => sum + sharedRatio, 0) / pages.length;
  const isOtherDocument = shared < minSharedLines;
  const hasText = comparisons.some((page) => page.hasText);
  const areasDiffer = comparisons.some(({ areas }) => areas.length > 0);
  const pageTexts = isOtherDocument ? [] : comparisons.flatMap(({ differences }) => differences);
  const differences = removeDuplicates([
    ...pageTexts,
    ...compareAttachedRecord(issuedRecord, record),
    ...hidden,
  ]);
  const warnings = [
    ...documents.warnings,
    ...(isOtherDocument && areasDiffer ? [] : findContradictions(comparisons, hidden)),
  ];
  const notes: VerdictNote[] = [];
  if (!hasText) notes.push('images');
  else if (isOtherDocument) notes.push('otherText');
  if (comparisons.some(({ hasFallbackArea }) => hasFallbackArea)) notes.push('fallbackText');
  const isDifferent =
    differences.length > 0 ||
    areasDiffer ||
    (isOtherDocument && hasText) ||
    hasOtherSize(pages, documents);
  return {
    verdict: chooseVerdict(warnings, isDifferent, notes),
    differences,
    warnings,
    notes,
    pages: listDifferingPages(pages, documents),
  };
}

function chooseVerdict(
  warnings: readonly FileWarning[],
  isDifferent: boolean,
  notes: readonly VerdictNote[],
): Verdict {
  if (warnings.length > 0) return 'untrusted';
  if (isDifferent) return 'differs';
  return notes.length > 0 ? 'unconfirmed' : 'resaved';
}

/** Finds pages whose look and text do not change together. */
function findContradictions(
  comparisons: readonly PageComparison[],
  hidden: readonly FieldDifference[],
): FileWarning[] {
  const looks = comparisons.some(
    ({ areas, differences, hasText }) => areas.length > 0 && differences.length === 0 && hasText,
  );
  // Descriptions contain the name and the course, so they change together with the pages.
  const isDescriptionAlone =
    hidden.some(({ field }) => field === 'description') && !hasTextDifference(comparisons);
  const reads =
    isDescriptionAlone ||
    comparisons.some(
      ({ areas, differences, hasText }) => areas.length === 0 && differences.length > 0 && hasText,
    );
  return [
    ...(looks ? [{ kind: 'looks' as const, detail: '' }] : []),
    ...(reads ? [{ kind: 'reads' as const, detail: '' }] : []),
  ];
}

function compareAttachedRecord(issuedRecord: object, json: string | undefined): FieldDifference[] {
  const attached = json === undefined ? undefined : parseRecord(json);
  if (json === undefined || !attached) return [];
  return compareRecords(replaceFonts(issuedRecord, attached), attached, json);
}

/** Maximum number of differences of a certificate. More would not help the reader. */
const maxDifferences = 200;

/**
 * Removes repeated differences, because most values are printed on both sides of a certificate and in the attached
 * record.
 */
function removeDuplicates(differences: readonly FieldDifference[]): FieldDifference[] {
  const unique: FieldDifference[] = [];
  for (const difference of differences.slice(0, maxDifferences)) {
    const isRepeated = unique.some(
      (previous) =>
        previous.field === difference.field &&
        previous.key === difference.key &&
        ((previous.record === difference.record && previous.file === difference.file) ||
          (previous.source === 'page' && difference.source === 'attachment')),
    );
    if (!isRepeated) unique.push(difference);
  }
  return unique;
}
