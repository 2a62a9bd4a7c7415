import { pathSegment } from '#model/addresses.ts';
import type { IssuedCertificate } from '#model/issuedCertificate.ts';
import type { CertificateTemplate } from '#model/template.ts';
import { missionsApi } from '../missionsApi.ts';
import type { ServicesDispatch } from '../services.ts';
import { becoming } from './becoming.ts';
import { issuedCertificateSchema } from './issuedCertificateWire.ts';
import { templateSchema } from './templateWire.ts';

/** The calls of the missions REST API that only screens with a certificate or template make: Home does not load them. */
const documentsApi = missionsApi.injectEndpoints({
  endpoints: (build) => ({
    getCertificate: build.query<IssuedCertificate, string>({
      query: (id) => `certificates/${pathSegment(id)}`,
      responseSchema: becoming(issuedCertificateSchema),
      providesTags: ['template'],
    }),
    getTemplate: build.query<CertificateTemplate, string>({
      query: (id) => `certificate-templates/${pathSegment(id)}`,
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
  dispatch(documentsApi.endpoints.getCertificate.initiate(id, fresh)).unwrap();

/** One template of the caller's company as it stands now. @throws ApiError 404 unknown */
export const readTemplate = (id: string) => (dispatch: ServicesDispatch) =>
  dispatch(documentsApi.endpoints.getTemplate.initiate(id, fresh)).unwrap();

/** The company's default template as it stands now. @throws ApiError 404 when it has none */
export const readFavoriteTemplate = () => (dispatch: ServicesDispatch) =>
  dispatch(documentsApi.endpoints.getFavoriteTemplate.initiate(undefined, fresh)).unwrap();
