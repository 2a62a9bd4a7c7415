import { createApi } from '@reduxjs/toolkit/query/react';
import type * as v from 'valibot';
import { listedCertificateSchema } from '../schemas/certificateSchema.ts';
import { listOrEnvelopeSchema, parseListElements } from '../schemas/schemas.ts';
import {
  setSchemaOutputType,
  createRestBaseQuery,
  toInvalidResponseError,
} from './restBaseQuery.ts';

/** Certificate in the response of `GET /certificates`, which has all certificates of the user without paging. */
export type ListedCertificate = v.InferOutput<typeof listedCertificateSchema>;

/** Maximum number of certificates read from the response of `GET /certificates`. Further certificates are dropped. */
export const maxListedCertificates = 1000;

/** RTK Query API of the missions REST service (docs/behaviour.md, Missions API). */
export const missionsApi = createApi({
  reducerPath: 'missionsApi',
  baseQuery: createRestBaseQuery((config) => config.MISSIONS_API),
  catchSchemaFailure: toInvalidResponseError,
  tagTypes: ['certificate', 'template'],
  endpoints: (build) => ({
    listCertificates: build.query<ListedCertificate[], undefined>({
      query: () => 'certificates',
      rawResponseSchema: setSchemaOutputType(listOrEnvelopeSchema),
      transformResponse: (body: unknown[]) => {
        const elements = body.slice(0, maxListedCertificates);
        const { parsed } = parseListElements(listedCertificateSchema, elements);
        // A service whose query joins tables may send a certificate twice.
        return [...new Map(parsed.map((certificate) => [certificate.id, certificate])).values()];
      },
      // Kept, so that the next visit can show counts from it until it has been fetched again.
      keepUnusedDataFor: Infinity,
      providesTags: ['certificate'],
    }),
  }),
});

export const { useListCertificatesQuery } = missionsApi;

const selectResult = missionsApi.endpoints.listCertificates.select(undefined);
type MissionsRoot = Parameters<typeof selectResult>[0];
const noCertificates: readonly ListedCertificate[] = [];

/** Selects the certificates returned by `GET /certificates`; an empty list until they are loaded. */
export const selectListedCertificates = (state: MissionsRoot): readonly ListedCertificate[] =>
  selectResult(state).data ?? noCertificates;

/** Selects whether the request `GET /certificates` has ended, successfully or with an error. */
export const selectHasListRequestEnded = (state: MissionsRoot): boolean =>
  selectResult(state).isSuccess || selectResult(state).isError;
