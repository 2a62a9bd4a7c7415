import type { AttachedRecord } from '#rendering/reading/claims.ts';
import type { Difference, FieldName } from './fields.ts';

const fieldOfKey: Readonly<Record<string, FieldName>> = {
  validation_id: 'validationId',
  learner: 'learner',
  company: 'company',
  course: 'course',
  completed_at: 'date',
  workload_minutes: 'duration',
  grade: 'grade',
  url: 'address',
};

/** What an attached record says otherwise than the one that is issued now. */
export function compareRecords(issued: object, attached: AttachedRecord): Difference[] {
  const wanted: AttachedRecord = { ...issued };
  const keys = new Set([...Object.keys(wanted), ...Object.keys(attached)]);
  return Array.from(keys).flatMap((key) => {
    const [record, file] = [written(wanted[key]), written(attached[key])];
    if (record === file) return [];
    return { field: fieldOfKey[key] ?? 'other', source: 'attachment' as const, record, file };
  });
}

function written(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
