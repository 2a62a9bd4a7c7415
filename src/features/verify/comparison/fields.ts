import type { CertificateText } from '#rendering/certificateText.ts';
import type { HiddenTextKind } from '#rendering/pdfReader/conduct/Inspection.ts';

/** Name of a certificate field that can differ in a file. */
export type ComparedFieldName =
  | 'learner'
  | 'company'
  | 'course'
  | 'date'
  | 'duration'
  | 'grade'
  | 'validationId'
  | 'address'
  /** Texts of the template's custom areas. */
  | 'texts'
  /** Texts that programs show besides the pages, or read aloud: title, bookmarks, descriptions of images. */
  | Exclude<HiddenTextKind, 'producer' | 'attachment'>
  /** Any other text of the document. */
  | 'other';

/** A value that differs between the file and the issued certificate. */
export interface FieldDifference {
  field: ComparedFieldName;
  /** Key of a value in the attached record that no certificate has. */
  key?: string;
  /**
   * Place where the value was found. `page`: printed on a page. `attachment`: in the attached JSON record. `hidden`: a
   * text that no page shows.
   */
  source: 'page' | 'attachment' | 'hidden';
  /** Value in the issued certificate; an empty string if the certificate has no such value. */
  record: string;
  file: string;
}

/**
 * Normalizes a text for comparison, not for display. Removes white space, because PDF readers insert it arbitrarily,
 * and converts the text to Unicode NFC, as some PDF readers do.
 */
export const normalizeForComparison = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, '');

/** Finds the certificate field whose value a line of the issued document shows, entirely or in part. */
export function findFieldOfLine(line: string, text: CertificateText): ComparedFieldName {
  const normalizedLine = normalizeForComparison(line).toLowerCase();
  const [field = 'other'] =
    listFieldValues(text).find(([, value]) => {
      const normalizedValue = normalizeForComparison(value).toLowerCase();
      return (
        normalizedValue !== '' &&
        (normalizedValue.includes(normalizedLine) || normalizedLine.includes(normalizedValue))
      );
    }) ?? [];
  return field;
}

/**
 * Removes the label from a line that consists of a label and a value. The label is not needed, because the result of
 * the check names the field. Returns other lines unchanged.
 */
export function removeFieldLabel(line: string, text: CertificateText): string {
  const { completionDate, duration, grade, instructor, validationId } = text;
  const labelledValues = [completionDate, duration, grade, instructor, text.place, validationId];
  const match = labelledValues.find(({ label }) => line.startsWith(`${label} `));
  return match ? line.slice(match.label.length + 1) : line;
}

const listFieldValues = (
  text: CertificateText,
): readonly (readonly [ComparedFieldName, string])[] => [
  // Short values that could be a part of another text by chance come last.
  ['learner', text.name],
  ['course', text.course],
  ['validationId', text.validationId.value],
  ['address', text.address],
  ['company', text.company],
  ['company', text.legalName],
  ['date', text.completionDate.value],
  ['duration', text.duration.value],
  ['texts', text.header],
  ['texts', text.center],
  ['texts', text.footer],
  ['grade', text.grade.value],
];
