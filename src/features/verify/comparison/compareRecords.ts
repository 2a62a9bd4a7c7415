import { formatRecord } from '#rendering/pdf/attachments.ts';
import type { AttachedRecord } from '#rendering/pdfReader/parsePdfMetadata.ts';
import type { FieldDifference, ComparedFieldName } from './fields.ts';

const fieldByKey: ReadonlyMap<string, ComparedFieldName> = new Map<string, ComparedFieldName>([
  ['validation_id', 'validationId'],
  ['learner', 'learner'],
  ['company', 'company'],
  ['course', 'course'],
  ['completed_at', 'date'],
  ['workload_minutes', 'duration'],
  ['grade', 'grade'],
  ['url', 'address'],
]);

/** Maximum number of keys of a record that are compared. A record of this product has nine. */
const maxKeys = 40;

/**
 * Compares the JSON record attached to a PDF with the record that is issued now.
 * @param json text of the attached record
 */
export function compareRecords(
  issued: object,
  attached: AttachedRecord,
  json: string,
): FieldDifference[] {
  const [expected, actual] = [new Map(Object.entries(issued)), new Map(Object.entries(attached))];
  const keys = [...new Set([...expected.keys(), ...actual.keys()])].slice(0, maxKeys);
  const differences = keys.flatMap((key): FieldDifference[] => {
    const [record, file] = [formatValue(expected.get(key)), formatValue(actual.get(key))];
    if (record === file) return [];
    const field = fieldByKey.get(key);
    return [
      { field: field ?? 'other', ...(!field && { key }), source: 'attachment', record, file },
    ];
  });
  // A repeated key, for example: programs disagree on which of its values counts.
  const isRewritten = differences.length === 0 && json !== formatRecord(issued);
  if (isRewritten)
    differences.push({
      field: 'other',
      source: 'attachment',
      record: '',
      file: json.slice(0, 400),
    });
  return differences;
}

function formatValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
