import type * as v from 'valibot';
import { toPathSegment, trimTrailingSlashes } from '#domain/urls.ts';
import type { Config } from '#domain/config.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import type { ReportEvent } from '#runtime/pluginEvent.ts';
import { timeouts, withTimeout } from '#runtime/timeouts.ts';
import { ApiError, getErrorCode } from '../apiError.ts';
import { addTemplateToCertificate } from './fetchTemplateOrDefault.ts';
import { parseBody } from './parseBody.ts';
import { createResponseTooLargeError, isResponseSmallEnough } from './responseSize.ts';
import { issuedCertificateSchema } from '../schemas/issuedCertificateSchema.ts';
import { templateSchema } from '../schemas/templateSchema.ts';

/**
 * Fetches a certificate without a Redux store. Used by the print module, because `fetchCertificateThunk` would add Redux to
 * the code of this module.
 * @param token session token; without it, the response contains only what is printed on the certificate
 * @throws ApiError with status 404 for an unknown certificate, and 403 if the company has disabled certificates
 */
export async function fetchCertificateWithoutStore(
  { MISSIONS_API }: Pick<Config, 'MISSIONS_API'>,
  id: string,
  token: string | undefined,
  reportEvent: ReportEvent,
): Promise<IssuedCertificate> {
  const fetchAndReport = async <Data>(
    call: string,
    path: string,
    schema: v.GenericSchema<unknown, Data>,
  ) => {
    const startedAt = performance.now();
    try {
      return await fetchWithTimeout(`${trimTrailingSlashes(MISSIONS_API)}/${path}`, token, schema);
    } catch (error) {
      const apiError = error as ApiError;
      reportEvent('call-failed', startedAt, getErrorCode(call, apiError), apiError.requestId);
      throw error;
    }
  };
  const path = `certificates/${toPathSegment(id)}`;
  const response = await fetchAndReport('getCertificate', path, issuedCertificateSchema);
  const templates = 'certificate-templates/';
  return addTemplateToCertificate(
    (templateId) =>
      templateId
        ? fetchAndReport('getTemplate', templates + toPathSegment(templateId), templateSchema)
        : fetchAndReport('getFavoriteTemplate', `${templates}favorite`, templateSchema),
    response,
    null,
  );
}

async function fetchWithTimeout<Data>(
  url: string,
  token: string | undefined,
  schema: v.GenericSchema<unknown, Data>,
): Promise<Data> {
  const { body, response } = await withTimeout(timeouts.response, (signal) =>
    fetchJson(url, { signal, ...(token && { headers: { Authorization: token } }) }),
  ).catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new ApiError('network', String(cause), { cause });
  });
  if (!isResponseSmallEnough(body)) throw createResponseTooLargeError({ response });
  const { data, error } = parseBody(schema, body, response);
  if (error) throw error;
  return data;
}

async function fetchJson(url: string, request: RequestInit) {
  const response = await fetch(url, request);
  const { status } = response;
  if (!response.ok)
    throw new ApiError('http', `Received status code ${status}`, { status, response });
  const text = await response.text();
  try {
    return { body: JSON.parse(text) as unknown, response };
  } catch (cause) {
    throw new ApiError('parse', String(cause), { status, response, cause });
  }
}
