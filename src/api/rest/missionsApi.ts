import { useEffect } from 'react';
import { useSelector } from 'react-redux';
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
      providesTags: ['certificate'],
    }),
  }),
});

const { initiate, select } = missionsApi.endpoints.listCertificates;
const selectListed = select(undefined);

/**
 * Asks for the caller's certificates anew for as long as they are wanted on screen.
 * @returns whether they have come
 */
export function useListCertificates(isWanted: boolean): boolean {
  const dispatch = useServicesDispatch();
  useEffect(() => {
    if (!isWanted) return;
    const query = dispatch(initiate(undefined, { forceRefetch: true }));
    return () => query.unsubscribe();
  }, [dispatch, isWanted]);
  return useSelector((state: Parameters<typeof selectListed>[0]) => selectListed(state).isSuccess);
}
