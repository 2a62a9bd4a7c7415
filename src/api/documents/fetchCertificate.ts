import * as v from 'valibot';
import { pathSegment, withoutSlash } from '#model/addresses.ts';
import type { Config } from '#model/config.ts';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import type { TellEvent } from '#model/pluginEvent.ts';
import { timeLimits, within } from '#model/timeLimits.ts';
import { ApiError, codeOf } from '../apiError.ts';
import { withTemplate } from './findTemplate.ts';
import { fieldOf } from '../rest/reading.ts';
import { sentCertificateSchema } from './issuedCertificateWire.ts';
import { templateSchema } from './templateWire.ts';

/**
 * One certificate, for the module that prints it and nothing else: it has no store, and `readCertificate` would bring one.
 * @param token without one the answer says what the paper says
 * @throws ApiError 404 unknown, 403 its company has no certificates
 */
export async function fetchCertificate(
  { MISSIONS_API }: Pick<Config, 'MISSIONS_API'>,
  id: string,
  token: string | undefined,
  tell: TellEvent,
): Promise<IssuedCertificate> {
  const read = async <Answer>(
    call: string,
    path: string,
    schema: v.GenericSchema<unknown, Answer>,
  ) => {
    const began = performance.now();
    try {
      return await fetchInTime(`${withoutSlash(MISSIONS_API)}/${path}`, token, schema);
    } catch (error) {
      tell('call-failed', began, codeOf(call, error as ApiError));
      throw error;
    }
  };
  const path = `certificates/${pathSegment(id)}`;
  const sent = await read('getCertificate', path, sentCertificateSchema);
  const templates = 'certificate-templates/';
  return withTemplate(
    (one) =>
      one
        ? read('getTemplate', templates + pathSegment(one), templateSchema)
        : read('getFavoriteTemplate', `${templates}favorite`, templateSchema),
    sent,
    null,
  );
}

async function fetchInTime<Answer>(
  url: string,
  token: string | undefined,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer> {
  const body = await within(timeLimits.answer, (signal) =>
    fetchJson(url, { signal, ...(token && { headers: { Authorization: token } }) }),
  ).catch((cause: unknown) => {
    throw cause instanceof ApiError ? cause : new ApiError('network', String(cause), { cause });
  });
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const field = fieldOf(issue);
  throw new ApiError('shape', `Unexpected answer: ${field ?? 'body'}: ${issue.message}`, { field });
}

async function fetchJson(url: string, request: RequestInit): Promise<unknown> {
  const answer = await fetch(url, request);
  const { status } = answer;
  if (!answer.ok) throw new ApiError('http', `Received status code ${status}`, { status });
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('parse', String(cause), { status, cause });
  }
}
