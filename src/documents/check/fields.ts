import type { CertificateText } from '#rendering/certificateText.ts';

/** What of a certificate a file may say otherwise. */
export type FieldName =
  | 'learner'
  | 'company'
  | 'course'
  | 'date'
  | 'duration'
  | 'grade'
  | 'validationId'
  | 'address'
  /** The template's own texts. */
  | 'texts'
  /** Anything else on the paper. */
  | 'other';

/** Something that the file and the record say differently. */
export interface Difference {
  field: FieldName;
  /** `paper`: as it is read on a page. `attachment`: as it stands in the attached record. */
  source: 'paper' | 'attachment';
  /** Empty where there is none. */
  record: string;
  file: string;
}

/** Without white space, which readers of PDFs put where they like. */
export const solid = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');

/** Which field a line of the issued paper is, or is a part of. */
export function fieldOfLine(line: string, text: CertificateText): FieldName {
  const wanted = solid(line);
  const [field = 'other'] =
    valuesOf(text).find(([, value]) => {
      const whole = solid(value);
      return whole !== '' && (whole.includes(wanted) || wanted.includes(whole));
    }) ?? [];
  return field;
}

/** A fact stands in a line with what it is; that is said beside it. */
export function withoutLabel(line: string, text: CertificateText): string {
  const { completionDate, duration, grade, instructor, place, validationId } = text;
  const facts = [completionDate, duration, grade, instructor, place, validationId];
  const own = facts.find(({ label }) => line.startsWith(`${label} `));
  return own ? line.slice(own.label.length + 1) : line;
}

const valuesOf = (text: CertificateText): readonly (readonly [FieldName, string])[] => [
  // First: what is small enough to be a part of another text by chance comes last.
  ['learner', text.name],
  ['course', text.course],
  ['validationId', text.validationId.value],
  ['address', text.address],
  ['date', text.completionDate.value],
  ['duration', text.duration.value],
  ['texts', text.header],
  ['texts', text.center],
  ['texts', text.footer],
  ['grade', text.grade.value],
];
