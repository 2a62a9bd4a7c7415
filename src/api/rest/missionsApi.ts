import { useEffect } from 'react';
import { createApi } from '@reduxjs/toolkit/query';
import type * as v from 'valibot';
import { listedCertificateSchema } from './certificateWire.ts';
import { list, readEach } from './reading.ts';
import { answering, restQuery, toShapeError } from './restQuery.ts';
import { useServicesDispatch } from '../services.ts';

/** A certificate of the plain list, with what miniatures and the header need beside it. */
export type ListedCertificate = v.InferOutput<typeof listedCertificateSchema>;

/** The most certificates the plain list call gives; what a server sends beyond is left out. */
export const listedCertificatesLimit = 1000;

/** The missions REST API (docs/behaviour.md, Missions API). */
export const missionsApi = createApi({
  reducerPath: 'missionsApi',
  baseQuery: restQuery((config) => config.MISSIONS_API),
  catchSchemaFailure: toShapeError,
  tagTypes: ['certificate', 'template'],
  endpoints: (build) => ({
    listCertificates: build.query<ListedCertificate[], undefined>({
      query: () => 'certificates',
      rawResponseSchema: answering(list),
      transformResponse: (body: unknown[]) =>
        readEach(listedCertificateSchema, body.slice(0, listedCertificatesLimit)).readable,
      // The next visit counts by it until it has come anew.
      keepUnusedDataFor: Infinity,
      providesTags: ['certificate'],
    }),
  }),
});

const { initiate, select } = missionsApi.endpoints.listCertificates;
const selectAnswer = select(undefined);
type MissionsRoot = Parameters<typeof selectAnswer>[0];
const none: readonly ListedCertificate[] = [];

/** The caller's certificates as the plain list has them; none before it came. */
export const selectListed = (state: MissionsRoot): readonly ListedCertificate[] =>
  selectAnswer(state).data ?? none;

/** The plain list has come, or cannot be had. */
export const selectIsListed = (state: MissionsRoot): boolean =>
  selectAnswer(state).isSuccess || selectAnswer(state).isError;

/** Asks for the caller's certificates anew for as long as they are wanted on screen. */
export function useListCertificates(isWanted: boolean): void {
  const dispatch = useServicesDispatch();
  useEffect(() => {
    if (!isWanted) return;
    const query = dispatch(initiate(undefined, { forceRefetch: true }));
    return () => query.unsubscribe();
  }, [dispatch, isWanted]);
}
