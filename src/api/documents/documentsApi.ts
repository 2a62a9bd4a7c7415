import { pathSegment } from '#model/addresses.ts';
import type { IssuedCertificate, SentCertificate } from '#model/certificate/issuedCertificate.ts';
import type { CertificateTemplate } from '#model/template/template.ts';
import { missionsApi } from '../rest/missionsApi.ts';
import type { ServicesDispatch } from '../services.ts';
import { answering } from '../rest/restQuery.ts';
import {
  findTemplateBy,
  type FoundTemplate,
  type TemplateSearch,
  withTemplate,
} from './findTemplate.ts';
import { sentCertificateSchema } from './issuedCertificateWire.ts';
import { templateSchema } from './templateWire.ts';

/** The calls of the missions REST API that only screens with a certificate or template make: Home does not load them. */
const documentsApi = missionsApi.injectEndpoints({
  endpoints: (build) => ({
    getCertificate: build.query<SentCertificate, string>({
      query: (id) => `certificates/${pathSegment(id)}`,
      responseSchema: answering(sentCertificateSchema),
      providesTags: ['template'],
    }),
    getTemplate: build.query<CertificateTemplate, string>({
      query: (id) => `certificate-templates/${pathSegment(id)}`,
      rawResponseSchema: answering(templateSchema),
      transformResponse: (template: CertificateTemplate, _meta, id) => ({
        ...template,
        id: template.id ?? id,
      }),
      providesTags: ['template'],
    }),
    getFavoriteTemplate: build.query<CertificateTemplate, undefined>({
      query: () => 'certificate-templates/favorite',
      responseSchema: answering(templateSchema),
      providesTags: ['template'],
    }),
  }),
});

const { getCertificate, getTemplate, getFavoriteTemplate } = documentsApi.endpoints;
const fresh = { forceRefetch: true, subscribe: false } as const;

/**
 * One certificate as it stands now. Public: without a token it says what the paper says.
 * @param primaryColor the company's, for a certificate whose template cannot be had; null: nobody knows it
 * @throws ApiError 404 unknown, 403 its company has no certificates
 */
export const readCertificate =
  (id: string, primaryColor: string | null) =>
  async (dispatch: ServicesDispatch): Promise<IssuedCertificate> => {
    const sent = await dispatch(getCertificate.initiate(id, fresh)).unwrap();
    return withTemplate((one) => dispatch(readTemplate(one)), sent, primaryColor);
  };

/**
 * One template of the caller's company as it stands now.
 * @param id undefined: the company's default one
 * @throws ApiError 404 unknown
 */
export const readTemplate = (id: string | undefined) => (dispatch: ServicesDispatch) =>
  id === undefined
    ? dispatch(getFavoriteTemplate.initiate(undefined, fresh)).unwrap()
    : dispatch(getTemplate.initiate(id, fresh)).unwrap();

/** A template, else the favourite, else the default. Never fails. */
export const findTemplate =
  (search: TemplateSearch) =>
  (dispatch: ServicesDispatch): Promise<FoundTemplate> =>
    findTemplateBy((id) => dispatch(readTemplate(id)), search);
