import * as v from 'valibot';
import {
  ListCompanyUserMetadataDocument,
  ListUserCertificatesDocument,
} from './operations.generated.ts';

/**
 * GraphQL queries of the plugin, by name (docs/behaviour.md, Query services). Only the chunk with the Apollo client
 * imports this module, so that screens load without waiting for the queries.
 */
export const queryDocuments = {
  listUserCertificates: ListUserCertificatesDocument,
  listCompanyUserMetadata: ListCompanyUserMetadataDocument,
} as const;

/** Name of a GraphQL query of the plugin. */
export type QueryName = keyof typeof queryDocuments;

const anyList = v.array(v.unknown());

// Apollo's cache stores only complete objects, and some servers omit fields without a value.
const nullable = v.optional(v.unknown(), null);
const metadataItem = v.looseObject({
  id: nullable,
  name: nullable,
  type: nullable,
  active: nullable,
  color: nullable,
  created_at: nullable,
  is_metadata_in_audience_rule: nullable,
});

/** Schemas of the response data, by query name. The caller parses the elements of lists one by one. */
export const responseSchemas = {
  listUserCertificates: v.looseObject({ certificates: anyList }),
  listCompanyUserMetadata: v.looseObject({
    companyUserMetadata: v.looseObject({
      items: v.array(v.fallback(v.nullable(metadataItem), null)),
      total: nullable,
    }),
  }),
} as const satisfies Record<QueryName, v.GenericSchema>;
