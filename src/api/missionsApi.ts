import { createApi } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { keepValid, listedCertificateSchema } from './certificateWire.ts';
import { restQuery, toShapeError } from './restQuery.ts';

/** A certificate of the plain list, with what miniatures and the header need beside it. */
export type ListedCertificate = v.InferOutput<typeof listedCertificateSchema>;

/** The most certificates the plain list call gives. */
export const listedCertificatesLimit = 1000;

/** The missions REST API (Spec §7). */
export const missionsApi = createApi({
  reducerPath: 'missionsApi',
  baseQuery: restQuery((config) => config.MISSIONS_API),
  catchSchemaFailure: toShapeError,
  tagTypes: ['certificate'],
  endpoints: (build) => ({
    listCertificates: build.query<ListedCertificate[], undefined>({
      query: () => 'certificates',
      rawResponseSchema: v.array(v.unknown()),
      transformResponse: (body: unknown[]) => keepValid(listedCertificateSchema, body),
      providesTags: ['certificate'],
    }),
  }),
});

export const { useListCertificatesQuery } = missionsApi;
