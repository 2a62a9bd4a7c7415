import { pathSegment } from '#model/addresses.ts';
import { createApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { restQuery, toShapeError } from './restQuery.ts';

const currentUserSchema = v.object({
  id: v.string(),
  company_id: v.string(),
  role: v.string(),
  name: v.nullish(v.string()),
  preferences: v.nullish(v.object({ language: v.nullish(v.string()) })),
});

const companySettingsSchema = v.object({
  show_certificates: v.boolean(),
  branding: v.nullish(v.object({ primary_color: v.nullish(v.string()) })),
  language: v.nullish(v.string()),
});

export type CurrentUser = v.InferOutput<typeof currentUserSchema>;
export type CompanySettings = v.InferOutput<typeof companySettingsSchema>;

/** The workspace REST API (Spec §7), version 1. */
export const workspaceApi = createApi({
  reducerPath: 'workspaceApi',
  baseQuery: restQuery((config) => `${config.WORKSPACE_API.replace(/\/+$/, '')}/workspace/v1`),
  catchSchemaFailure: toShapeError,
  endpoints: (build) => ({
    /** @param token whose user is asked for; undefined: the session's */
    currentUser: build.query<CurrentUser, string | undefined>({
      query: (token) => ({ url: 'users/current', token }),
      responseSchema: currentUserSchema,
    }),
    companySettings: build.query<CompanySettings, string>({
      query: (companyId) => `companies/${pathSegment(companyId)}/settings`,
      responseSchema: companySettingsSchema,
    }),
  }),
});
