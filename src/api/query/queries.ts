import {
  ListCompanyUserMetadataDocument,
  ListUserCertificatesDocument,
} from './operations.generated.ts';

/** The texts of the queries (docs/behaviour.md, Query services), which come with Apollo: no screen waits for them. */
export const queries = {
  listUserCertificates: ListUserCertificatesDocument,
  listCompanyUserMetadata: ListCompanyUserMetadataDocument,
} as const;
