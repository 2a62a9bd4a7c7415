import { useCallback, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { listCompanyUserMetadata } from '#data/graphql/listCompanyUserMetadata.ts';
import { type PluginContext, usePluginContext } from '#session/pluginContext.ts';
import type { CompanyUserMetadata } from '#domain/certificate/companyUserMetadata.ts';
import {
  type BuiltInField,
  companyFieldPrefix,
  builtInFields,
} from '#domain/certificate/registeredFields.ts';
import type { Issuer } from '#domain/certificate/brand.ts';
import { useIssuer } from '#documents/useIssuer.ts';
import { waitForNextPaint } from '#runtime/waitForNextPaint.ts';
import { useAsync } from '#runtime/useAsync.ts';
import { createFieldExamples } from './fieldExamples.ts';
import { fieldLabels } from './fieldLabels.ts';

/** Sources of merge fields (placeholders for data), in the order of the field list. */
export const fieldSources = ['user', 'mission', 'company'] as const;
export type FieldSource = (typeof fieldSources)[number];

/** A merge field that a custom text may contain. */
export interface RegisteredField {
  /**
   * Key of the field as written in the text, such as `user.name`, `user.meta.<id>`, `mission.workload`, `company.name`.
   */
  key: string;
  source: FieldSource;
  label: string;
  /**
   * Value shown in the preview. Set only for the fields that the company has defined. The values of the built-in fields
   * come from the sample certificate.
   */
  sample?: string;
  /** Example value shown in the list of fields. */
  example?: string;
}

export interface RegisteredFields {
  fields: readonly RegisteredField[];
  /** Whether the fields that the company has defined are still loading. */
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/**
 * Returns the built-in merge fields, and one merge field for each active metadata field that the company has defined
 * (docs/behaviour.md, Registered data).
 */
export function useRegisteredFields(): RegisteredFields {
  const intl = useIntl();
  const context = usePluginContext();
  const issuer = useIssuer();
  const {
    value: companyMetadata,
    error,
    isLoading,
    retry,
  } = useAsync(useCallback(() => listAllMetadata(context), [context]));
  const fields = useMemo(
    () => [...createFixedFields(intl, issuer), ...(companyMetadata ?? []).map(toRegisteredField)],
    [intl, issuer, companyMetadata],
  );
  return useMemo(() => ({ fields, isLoading, error, retry }), [fields, isLoading, error, retry]);
}

const pageSize = 50;

async function listAllMetadata(context: PluginContext): Promise<CompanyUserMetadata[]> {
  // Leave the network to the form first: fields are needed only after it is shown.
  await waitForNextPaint();
  const metadataById = new Map<string, CompanyUserMetadata>();
  for (let skip = 0; ; skip += pageSize) {
    const page = await listCompanyUserMetadata(context, { skip, take: pageSize });
    const previousSize = metadataById.size;
    for (const metadata of page.items) metadataById.set(metadata.id, metadata);
    const isLast = page.total === null ? page.received < pageSize : skip + pageSize >= page.total;
    // A server that ignores `skip` returns the first page forever.
    if (isLast || metadataById.size === previousSize)
      return [...metadataById.values()].filter(({ active }) => active);
  }
}

const toRegisteredField = ({ id, name }: CompanyUserMetadata): RegisteredField => ({
  key: `${companyFieldPrefix}${id}`,
  source: 'user',
  label: name,
  sample: name,
});

function createFixedFields(intl: IntlShape, issuer: Issuer): RegisteredField[] {
  const examples = createFieldExamples(intl, issuer);
  return (Object.keys(builtInFields) as BuiltInField[]).map((key) => ({
    key,
    source: fieldSources.find((source) => key.startsWith(`${source}.`)) ?? 'mission',
    label: intl.formatMessage(fieldLabels[key]),
    example: examples[key] ?? '',
  }));
}

/**
 * Returns whether a merge field exists. While the fields that the company has defined are loading, or if loading has
 * failed, every key with the prefix of such fields counts as existing.
 */
export function isKnownField({ fields, isLoading, error }: RegisteredFields, key: string): boolean {
  const mayStillLoad = key.startsWith(companyFieldPrefix) && (isLoading || error !== undefined);
  return mayStillLoad || fields.some((field) => field.key === key);
}
