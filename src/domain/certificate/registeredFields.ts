import { defineMessage } from 'react-intl';

/** Value type of a registered field: a workload in minutes, an ISO 8601 date, a grade from 0 to 10, or plain text. */
export type RegisteredFieldKind = 'workload' | 'date' | 'grade' | 'text';

interface RegisteredField {
  /** Name of the field in the editor, a message. */
  label: Readonly<{ id: string; defaultMessage: string }>;
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
  'user.name': {
    label: defineMessage({
      id: 'field.user.name',
      defaultMessage: 'Name',
      description: 'Field: of the learner',
    }),
  },
  'user.email': {
    label: defineMessage({
      id: 'field.user.email',
      defaultMessage: 'E-mail',
      description: 'Field: of the learner',
    }),
    isPrivate: true,
  },
  'mission.name': {
    label: defineMessage({
      id: 'field.mission.name',
      defaultMessage: 'Mission name',
      description: 'Field: name of the mission or content',
    }),
  },
  'mission.workload': {
    label: defineMessage({
      id: 'field.mission.workload',
      defaultMessage: 'Workload',
      description: 'Field: of the mission or content',
    }),
    kind: 'workload',
  },
  'mission.completed_at': {
    label: defineMessage({
      id: 'field.mission.completed',
      defaultMessage: 'Completion date',
      description: 'Field: of the mission or content',
    }),
    kind: 'date',
  },
  'mission.grade': {
    label: defineMessage({
      id: 'field.mission.grade',
      defaultMessage: 'Grade',
      description: 'Field: of the mission or content',
    }),
    kind: 'grade',
  },
  'mission.enrollment_id': {
    label: defineMessage({
      id: 'field.mission.enrollment',
      defaultMessage: 'Enrollment',
      description: 'Field: identifier of the enrollment in the mission',
    }),
    isPrivate: true,
  },
  'company.name': {
    label: defineMessage({
      id: 'field.company.name',
      defaultMessage: 'Company name',
      description: 'Field: of the company that issues the certificate',
    }),
  },
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
