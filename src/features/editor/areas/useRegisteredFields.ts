import { useCallback, useMemo } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { listCompanyUserMetadata } from '#api/listCompanyUserMetadata.ts';
import { type Services, useServices } from '#api/services.ts';
import type { CompanyUserMetadata } from '#model/companyUserMetadata.ts';
import { painted } from '#ui/painted.ts';
import { useLoaded } from '#ui/useLoaded.ts';
import { examplesOf } from './examples.ts';
import { messages } from './messages.ts';

/** A registered field that a custom text may name. */
export interface RegisteredField {
  /** As it is written: `user.name`, `user.meta.<id>`, `mission.workload`. */
  key: string;
  source: 'user' | 'mission';
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

/** The fixed fields and one for each active metadata of the company (decisions.md, registered data offered). */
export function useRegisteredFields(): RegisteredFields {
  const intl = useIntl();
  const services = useServices();
  const { value, error, isLoading, retry } = useLoaded(
    useCallback(() => listAllMetadata(services), [services]),
  );
  const fields = useMemo(
    () => [...fixedFields(intl), ...(value ?? []).map(fieldOf)],
    [intl, value],
  );
  return useMemo(() => ({ fields, isLoading, error, retry }), [fields, isLoading, error, retry]);
}

const pageSize = 50;
const companyPrefix = 'user.meta.';

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

function fixedFields(intl: IntlShape): RegisteredField[] {
  const examples = examplesOf(intl);
  const field = (source: RegisteredField['source'], key: string, label: MessageDescriptor) => ({
    key: `${source}.${key}`,
    source,
    label: intl.formatMessage(label),
    example: examples[`${source}.${key}`] ?? '',
  });
  return [
    field('user', 'name', messages.userName),
    field('user', 'email', messages.userEmail),
    field('mission', 'name', messages.missionName),
    field('mission', 'workload', messages.missionWorkload),
    field('mission', 'completed_at', messages.missionCompleted),
    field('mission', 'grade', messages.missionGrade),
    field('mission', 'enrollment_id', messages.missionEnrollment),
  ];
}

/** Whether there is such a field; the company's own are not called unknown before they are there. */
export function isKnown({ fields, isLoading, error }: RegisteredFields, key: string): boolean {
  const isAwaited = key.startsWith(companyPrefix) && (isLoading || error !== undefined);
  return isAwaited || fields.some((known) => known.key === key);
}

/** Fields that say more of a person than the paper: whoever has the certificate's link can read them. */
export const isPrivate = (key: string): boolean =>
  key === 'user.email' || key.startsWith(companyPrefix) || key === 'mission.enrollment_id';
