import type { AttachedRecord } from '#rendering/pdfReader/parsePdfMetadata.ts';
import type { FieldDifference, ComparedFieldName } from './fields.ts';

const fieldByKey: Readonly<Record<string, ComparedFieldName>> = {
  validation_id: 'validationId',
  learner: 'learner',
  company: 'company',
  course: 'course',
  completed_at: 'date',
  workload_minutes: 'duration',
  grade: 'grade',
  url: 'address',
};

/** Compares the JSON record attached to a PDF with the record that is issued now. */
export function compareRecords(issued: object, attached: AttachedRecord): FieldDifference[] {
  const expected: AttachedRecord = { ...issued };
  const keys = new Set([...Object.keys(expected), ...Object.keys(attached)]);
  return Array.from(keys).flatMap((key) => {
    const [record, file] = [formatValue(expected[key]), formatValue(attached[key])];
    if (record === file) return [];
    return { field: fieldByKey[key] ?? 'other', source: 'attachment' as const, record, file };
  });
}

function formatValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
