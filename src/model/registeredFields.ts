/** What the value of a registered field is: minutes, an ISO 8601 date, a number from 0 to 10, or text as it stands. */
export type FieldKind = 'workload' | 'date' | 'grade' | 'text';

interface RegisteredField {
  /** As a custom text names it: `source.key`. */
  key: `${'user' | 'mission'}.${string}`;
  kind: FieldKind;
  /** It says more of a person than the paper does, and whoever has the certificate's link can read it. */
  isPrivate?: true;
}

/** The fields that every company has (Spec §3), in the order in which they are offered. */
export const fixedFields = [
  { key: 'user.name', kind: 'text' },
  { key: 'user.email', kind: 'text', isPrivate: true },
  { key: 'mission.name', kind: 'text' },
  { key: 'mission.workload', kind: 'workload' },
  { key: 'mission.completed_at', kind: 'date' },
  { key: 'mission.grade', kind: 'grade' },
  { key: 'mission.enrollment_id', kind: 'text', isPrivate: true },
] as const satisfies readonly RegisteredField[];
export type FixedField = (typeof fixedFields)[number]['key'];

/** Before the id of a field of a company's own: `user.meta.<id>`. */
export const companyPrefix = 'user.meta.';

const known: ReadonlyMap<string, RegisteredField> = new Map(
  fixedFields.map((field) => [field.key, field]),
);

/** Words the value of a field by what it is. */
export const fieldWriter =
  (write: Readonly<Record<FieldKind, (value: string | number) => string>>) =>
  (key: string, value: string | number): string =>
    write[known.get(key)?.kind ?? 'text'](value);

/** Whether whoever has the link of a certificate reads more of a person in it than the paper says. */
export const isPrivate = (key: string): boolean =>
  key.startsWith(companyPrefix) || known.get(key)?.isPrivate === true;
