import { toPathSegment, trimTrailingSlashes } from '#domain/urls.ts';
import { createApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import {
  booleanSchema,
  idSchema,
  createOptionalObjectSchema,
  createObjectOrEnvelopeSchema,
  createObjectSchema,
  textSchema,
} from '../schemas/schemas.ts';
import {
  setSchemaOutputType,
  createRestBaseQuery,
  toInvalidResponseError,
} from './restBaseQuery.ts';

const currentUserSchema = createObjectOrEnvelopeSchema(
  createObjectSchema({
    id: idSchema,
    companyId: idSchema,
    role: textSchema,
    name: textSchema,
    preferences: createOptionalObjectSchema({ language: textSchema }),
  }),
);

/** Schema of a company's branding. Screens that display documents parse the rest with `parseBranding`. */
const brandingSchema = createOptionalObjectSchema({
  primaryColor: textSchema,
  company: v.unknown(),
  signatures: v.unknown(),
  programme: v.unknown(),
  instructor: v.unknown(),
  place: v.unknown(),
});

/** Schema of a company's settings. Certificates are disabled unless `showCertificates` is true. */
const companySettingsSchema = createObjectOrEnvelopeSchema(
  createObjectSchema({
    showCertificates: booleanSchema,
    branding: brandingSchema,
    language: textSchema,
    keepsIssuedDesigns: booleanSchema,
    storesCodeOnFront: booleanSchema,
  }),
  'showCertificates',
);

export type CurrentUser = v.InferOutput<typeof currentUserSchema>;
type SettingsResponse = v.InferOutput<typeof companySettingsSchema>;
export type CompanySettings = SettingsResponse & { companyId: string };

/** RTK Query API of the workspace REST service, version 1 (docs/behaviour.md, Workspace API). */
export const workspaceApi = createApi({
  reducerPath: 'workspaceApi',
  baseQuery: createRestBaseQuery(
    (config) => `${trimTrailingSlashes(config.WORKSPACE_API)}/workspace/v1`,
  ),
  catchSchemaFailure: toInvalidResponseError,
  endpoints: (build) => ({
    /**
     * Fetches the user to whom a token belongs.
     * @param token token to send; undefined: the session token
     */
    currentUser: build.query<CurrentUser, string | undefined>({
      query: (token) => ({ url: 'users/current', token }),
      responseSchema: setSchemaOutputType(currentUserSchema),
    }),
    companySettings: build.query<CompanySettings, string>({
      query: (companyId) => `companies/${toPathSegment(companyId)}/settings`,
      rawResponseSchema: setSchemaOutputType(companySettingsSchema),
      transformResponse: (settings: SettingsResponse, _meta, companyId) => ({
        companyId,
        ...settings,
      }),
    }),
  }),
});
