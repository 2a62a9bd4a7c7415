/** Value type of a registered field: a workload in minutes, an ISO 8601 date, a grade from 0 to 10, or plain text. */
export type RegisteredFieldKind = 'workload' | 'date' | 'grade' | 'text';

interface RegisteredField {
  /** Value type of the field. Default `text`. */
  kind?: RegisteredFieldKind;
  /**
   * Whether the field contains personal data that is not printed on the certificate. If a template uses such a field,
   * everyone with the certificate's link can read the data.
   */
  isPrivate?: true;
}

/**
 * Registered fields that every company has, by field key, in the order in which the editor lists them
 * (docs/behaviour.md, Registered data).
 */
export const builtInFields = {
  'user.name': {},
  'user.email': { isPrivate: true },
  'mission.name': {},
  'mission.workload': { kind: 'workload' },
  'mission.completed_at': { kind: 'date' },
  'mission.grade': { kind: 'grade' },
  'mission.enrollment_id': { isPrivate: true },
  'company.name': {},
} as const satisfies Record<`${'user' | 'mission' | 'company'}.${string}`, RegisteredField>;
export type BuiltInField = keyof typeof builtInFields;

/** Key prefix of the registered fields that a company defines itself: `user.meta.<id>`. */
export const companyFieldPrefix = 'user.meta.';

const getBuiltInField = (key: string): RegisteredField | undefined =>
  Object.hasOwn(builtInFields, key) ? builtInFields[key as BuiltInField] : undefined;

/**
 * Creates a function that formats the value of a registered field. The formatter is chosen by the field's value type.
 */
export const createRegisteredFieldFormatter =
  (formatters: Readonly<Record<RegisteredFieldKind, (value: string | number) => string>>) =>
  (key: string, value: string | number): string =>
    formatters[getBuiltInField(key)?.kind ?? 'text'](value);

/**
 * Returns true if a registered field contains personal data. If a template uses such a field, everyone with the
 * certificate's link can read the data.
 */
export const isPersonalDataField = (key: string): boolean =>
  key.startsWith(companyFieldPrefix) || getBuiltInField(key)?.isPrivate === true;
