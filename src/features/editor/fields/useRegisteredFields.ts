import { useCallback, useMemo } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { listCompanyUserMetadata } from '#api/query/listCompanyUserMetadata.ts';
import { type Services, useServices } from '#api/services.ts';
import type { CompanyUserMetadata } from '#model/certificate/companyUserMetadata.ts';
import {
  companyPrefix,
  type FixedField,
  fixedFields,
} from '#model/certificate/registeredFields.ts';
import { painted } from '#ui/painted.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { examplesOf } from './examples.ts';
import { messages } from '../areas/messages.ts';

/** Whose data a field says, in the order in which they are offered. */
export const fieldSources = ['user', 'mission', 'company'] as const;
export type FieldSource = (typeof fieldSources)[number];

/** A registered field that a custom text may name. */
export interface RegisteredField {
  /** As it is written: `user.name`, `user.meta.<id>`, `mission.workload`, `company.name`. */
  key: string;
  source: FieldSource;
  label: string;
  /** What the preview puts in its place; a fixed field has its own in the sample certificate. */
  sample?: string;
  /** What the list of fields shows of it. */
  example?: string;
}

export interface RegisteredFields {
  fields: readonly RegisteredField[];
  /** The company's own fields are not all there yet. */
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** The fixed fields and one for each active metadata of the company (docs/behaviour.md, Registered data). */
export function useRegisteredFields(): RegisteredFields {
  const intl = useIntl();
  const services = useServices();
  const { value, error, isLoading, retry } = useLoaded(
    useCallback(() => listAllMetadata(services), [services]),
  );
  const fields = useMemo(
    () => [...fieldsOfAll(intl), ...(value ?? []).map(fieldOf)],
    [intl, value],
  );
  return useMemo(() => ({ fields, isLoading, error, retry }), [fields, isLoading, error, retry]);
}

const pageSize = 50;

async function listAllMetadata(services: Services): Promise<CompanyUserMetadata[]> {
  // Nobody picks a field before there is a form.
  await painted();
  const all: CompanyUserMetadata[] = [];
  for (let skip = 0; ; skip += pageSize) {
    const page = await listCompanyUserMetadata(services, { skip, take: pageSize });
    all.push(...page.items);
    if (page.items.length === 0 || skip + pageSize >= page.total)
      return all.filter(({ active }) => active);
  }
}

const fieldOf = ({ id, name }: CompanyUserMetadata): RegisteredField => ({
  key: `${companyPrefix}${id}`,
  source: 'user',
  label: name,
  sample: name,
});

const labels: Readonly<Record<FixedField, MessageDescriptor>> = {
  'user.name': messages.userName,
  'user.email': messages.userEmail,
  'mission.name': messages.missionName,
  'mission.workload': messages.missionWorkload,
  'mission.completed_at': messages.missionCompleted,
  'mission.grade': messages.missionGrade,
  'mission.enrollment_id': messages.missionEnrollment,
  'company.name': messages.companyName,
};

function fieldsOfAll(intl: IntlShape): RegisteredField[] {
  const examples = examplesOf(intl);
  return (Object.keys(fixedFields) as FixedField[]).map((key) => ({
    key,
    source: fieldSources.find((source) => key.startsWith(`${source}.`)) ?? 'mission',
    label: intl.formatMessage(labels[key]),
    example: examples[key] ?? '',
  }));
}

/** Whether there is such a field; the company's own are not called unknown before they are there. */
export function isKnown({ fields, isLoading, error }: RegisteredFields, key: string): boolean {
  const isAwaited = key.startsWith(companyPrefix) && (isLoading || error !== undefined);
  return isAwaited || fields.some((known) => known.key === key);
}
