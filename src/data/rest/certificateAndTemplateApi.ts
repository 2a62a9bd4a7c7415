import { toPathSegment } from '#domain/urls.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { CertificateTemplate } from '#domain/template/template.ts';
import { missionsApi } from './missionsApi.ts';
import type { ApiDispatch } from '../requestContext.ts';
import { parseBody } from './parseBody.ts';
import { setSchemaOutputType, uncachedQuery, unwrapAndUnsubscribe } from './restBaseQuery.ts';
import {
  type FetchTemplate,
  fetchTemplateOrDefault,
  type ResolvedTemplate,
  type TemplateRequest,
  addTemplateToCertificate,
} from './fetchTemplateOrDefault.ts';
import { issuedCertificateSchema } from '../schemas/issuedCertificateSchema.ts';
import { templateSchema } from '../schemas/templateSchema.ts';

interface CertificateRequest {
  id: string;
  /** Primary colour of the company, used if the certificate's template is unavailable; null if unknown. */
  primaryColor: string | null;
}

/** Time in seconds for which unused responses are kept. Zero, so that each visit fetches the latest version. */
const keepUnusedDataFor = 0;

const templateApi = missionsApi.injectEndpoints({
  endpoints: (build) => ({
    getTemplate: build.query<CertificateTemplate, string>({
      query: (id) => `certificate-templates/${toPathSegment(id)}`,
      rawResponseSchema: setSchemaOutputType(templateSchema),
      transformResponse: (template: CertificateTemplate, _meta, id) => ({
        ...template,
        id: template.id ?? id,
      }),
      keepUnusedDataFor,
      providesTags: ['template'],
    }),
    getFavoriteTemplate: build.query<CertificateTemplate, undefined>({
      query: () => 'certificate-templates/favorite',
      responseSchema: setSchemaOutputType(templateSchema),
      keepUnusedDataFor,
      providesTags: ['template'],
    }),
  }),
});

const { getTemplate, getFavoriteTemplate } = templateApi.endpoints;

/** Creates a function that fetches a template of the user's company through the Redux store. */
const createTemplateFetcher =
  (dispatch: ApiDispatch): FetchTemplate =>
  (id) =>
    id === undefined
      ? unwrapAndUnsubscribe(dispatch(getFavoriteTemplate.initiate(undefined, uncachedQuery)))
      : unwrapAndUnsubscribe(dispatch(getTemplate.initiate(id, uncachedQuery)));

/** Missions REST API with single certificates and templates, whose code the home screen does not need. */
export const certificateAndTemplateApi = templateApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Fetches a certificate, and its template if the response does not contain it. Without a session token, the
     * response contains only what is printed on the certificate.
     */
    getCertificate: build.query<IssuedCertificate, CertificateRequest>({
      queryFn: async ({ id, primaryColor }, { dispatch }, _extraOptions, sendRequest) => {
        const response = await sendRequest(`certificates/${toPathSegment(id)}`);
        if (response.error) return { error: response.error };
        const { data, error } = parseBody(
          issuedCertificateSchema,
          response.data,
          response.meta?.response,
        );
        if (error) return { error };
        return {
          data: await addTemplateToCertificate(createTemplateFetcher(dispatch), data, primaryColor),
        };
      },
      keepUnusedDataFor,
      providesTags: ['template'],
    }),
    /**
     * Fetches a template. If that fails, fetches the company's default template; if that also fails, returns the
     * built-in default template. Never fails.
     */
    getTemplateOrFallback: build.query<ResolvedTemplate, TemplateRequest>({
      queryFn: async (request, { dispatch }) => ({
        data: await fetchTemplateOrDefault(createTemplateFetcher(dispatch), request),
      }),
      keepUnusedDataFor,
      providesTags: ['template'],
    }),
  }),
});

export const { useGetCertificateQuery, useGetTemplateOrFallbackQuery } = certificateAndTemplateApi;

const { getCertificate, getTemplateOrFallback } = certificateAndTemplateApi.endpoints;

/**
 * Creates a Redux thunk that fetches a certificate for an export.
 * @throws ApiError with status 404 for an unknown certificate, and 403 if the company has disabled certificates
 */
export const fetchCertificateThunk =
  (id: string, primaryColor: string | null) => (dispatch: ApiDispatch) =>
    unwrapAndUnsubscribe(dispatch(getCertificate.initiate({ id, primaryColor }, uncachedQuery)));

/**
 * Creates a Redux thunk that fetches a template for miniatures. If the request fails, the thunk returns a default
 * template instead. The thunk never rejects.
 */
export const fetchTemplateOrDefaultThunk = (request: TemplateRequest) => (dispatch: ApiDispatch) =>
  unwrapAndUnsubscribe(dispatch(getTemplateOrFallback.initiate(request, uncachedQuery)));
