import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { createApi } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import type { IssuedCertificate } from '#model/issuedCertificate.ts';
import type { CertificateTemplate } from '#model/template.ts';
import { issuedCertificateSchema, keepValid, listedCertificateSchema } from './certificateWire.ts';
import { restQuery, toShapeError } from './restQuery.ts';
import { type ServicesDispatch, useServicesDispatch } from './services.ts';
import { templateSchema } from './templates/templateWire.ts';

/** A certificate of the plain list, with what miniatures and the header need beside it. */
export type ListedCertificate = v.InferOutput<typeof listedCertificateSchema>;

/** The most certificates the plain list call gives. */
export const listedCertificatesLimit = 1000;

/** Endpoints are typed by what an answer becomes, not by what it was on the wire. */
function becoming<Answer>(schema: v.GenericSchema<unknown, Answer>) {
  return schema as unknown as v.GenericSchema<Answer>;
}

/** The missions REST API (Spec §7). */
export const missionsApi = createApi({
  reducerPath: 'missionsApi',
  baseQuery: restQuery((config) => config.MISSIONS_API),
  catchSchemaFailure: toShapeError,
  tagTypes: ['certificate', 'template'],
  endpoints: (build) => ({
    listCertificates: build.query<ListedCertificate[], undefined>({
      query: () => 'certificates',
      rawResponseSchema: v.array(v.unknown()),
      transformResponse: (body: unknown[]) => keepValid(listedCertificateSchema, body),
      providesTags: ['certificate'],
    }),
    getCertificate: build.query<IssuedCertificate, string>({
      query: (id) => `certificates/${encodeURIComponent(id)}`,
      responseSchema: becoming(issuedCertificateSchema),
      providesTags: ['template'],
    }),
    getTemplate: build.query<CertificateTemplate, string>({
      query: (id) => `certificate-templates/${encodeURIComponent(id)}`,
      responseSchema: becoming(templateSchema),
      providesTags: ['template'],
    }),
    getFavoriteTemplate: build.query<CertificateTemplate, undefined>({
      query: () => 'certificate-templates/favorite',
      responseSchema: becoming(templateSchema),
      providesTags: ['template'],
    }),
  }),
});

const fresh = { forceRefetch: true, subscribe: false } as const;

/**
 * One certificate as it stands now. Public: without a token it says what the paper says.
 * @throws ApiError 404 unknown, 403 its company has no certificates
 */
export const readCertificate = (id: string) => (dispatch: ServicesDispatch) =>
  dispatch(missionsApi.endpoints.getCertificate.initiate(id, fresh)).unwrap();

/** One template of the caller's company as it stands now. @throws ApiError 404 unknown */
export const readTemplate = (id: string) => (dispatch: ServicesDispatch) =>
  dispatch(missionsApi.endpoints.getTemplate.initiate(id, fresh)).unwrap();

/** The company's default template as it stands now. @throws ApiError 404 when it has none */
export const readFavoriteTemplate = () => (dispatch: ServicesDispatch) =>
  dispatch(missionsApi.endpoints.getFavoriteTemplate.initiate(undefined, fresh)).unwrap();

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
