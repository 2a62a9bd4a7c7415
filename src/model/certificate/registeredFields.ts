/** What the value of a registered field is: minutes, an ISO 8601 date, a number from 0 to 10, or text as it stands. */
export type FieldKind = 'workload' | 'date' | 'grade' | 'text';

interface RegisteredField {
  /** Text where nothing is said. */
  kind?: FieldKind;
  /** It says more of a person than the paper does, and whoever has the certificate's link can read it. */
  isPrivate?: true;
}

/**
 * The fields that every company has (docs/behaviour.md, Registered data), `source.key`, in the order in which they are
 * offered.
 */
export const fixedFields = {
  'user.name': {},
  'user.email': { isPrivate: true },
  'mission.name': {},
  'mission.workload': { kind: 'workload' },
  'mission.completed_at': { kind: 'date' },
  'mission.grade': { kind: 'grade' },
  'mission.enrollment_id': { isPrivate: true },
  'company.name': {},
} as const satisfies Record<`${'user' | 'mission' | 'company'}.${string}`, RegisteredField>;
export type FixedField = keyof typeof fixedFields;

/** Before the id of a field of a company's own: `user.meta.<id>`. */
export const companyPrefix = 'user.meta.';

const known = (key: string): RegisteredField | undefined =>
  Object.hasOwn(fixedFields, key) ? fixedFields[key as FixedField] : undefined;

/** Words the value of a field by what it is. */
export const fieldWriter =
  (write: Readonly<Record<FieldKind, (value: string | number) => string>>) =>
  (key: string, value: string | number): string =>
    write[known(key)?.kind ?? 'text'](value);

/** Whether whoever has the link of a certificate reads more of a person in it than the paper says. */
export const isPrivate = (key: string): boolean =>
  key.startsWith(companyPrefix) || known(key)?.isPrivate === true;
