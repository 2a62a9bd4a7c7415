import { pathSegment, withoutSlash } from '#model/addresses.ts';
import { createApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { flag, identifier, nested, record, spelled, text } from './reading.ts';
import { answering, restQuery, toShapeError } from './restQuery.ts';

const currentUserSchema = record(
  spelled({
    id: identifier,
    companyId: identifier,
    role: text,
    name: text,
    preferences: nested({ language: text }),
  }),
);

/** The accent, and unread as it came what only screens with papers need (`readIssuer`). */
const branding = nested({
  primaryColor: text,
  company: v.unknown(),
  signatures: v.unknown(),
  programme: v.unknown(),
  instructor: v.unknown(),
  place: v.unknown(),
});

/** Without a word that certificates are shown, they are not. */
const companySettingsSchema = record(
  spelled({
    showCertificates: flag,
    branding,
    language: text,
    keepsIssuedDesigns: flag,
  }),
  'showCertificates',
);

export type CurrentUser = v.InferOutput<typeof currentUserSchema>;
export type CompanySettings = v.InferOutput<typeof companySettingsSchema>;

/** The workspace REST API, version 1 (docs/behaviour.md, Workspace API). */
export const workspaceApi = createApi({
  reducerPath: 'workspaceApi',
  baseQuery: restQuery((config) => `${withoutSlash(config.WORKSPACE_API)}/workspace/v1`),
  catchSchemaFailure: toShapeError,
  endpoints: (build) => ({
    /** @param token whose user is asked for; undefined: the session's */
    currentUser: build.query<CurrentUser, string | undefined>({
      query: (token) => ({ url: 'users/current', token }),
      responseSchema: answering(currentUserSchema),
    }),
    companySettings: build.query<CompanySettings, string>({
      query: (companyId) => `companies/${pathSegment(companyId)}/settings`,
      responseSchema: answering(companySettingsSchema),
    }),
  }),
});
