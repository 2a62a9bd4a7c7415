import * as v from 'valibot';
import { pathSegment, withoutSlash } from '#model/addresses.ts';
import type { Config } from '#model/config.ts';
import type { IssuedCertificate } from '#model/issuedCertificate.ts';
import { timeLimits, within } from '#model/timeLimits.ts';
import { ApiError } from '../apiError.ts';
import { withTemplate } from './findTemplate.ts';
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
): Promise<IssuedCertificate> {
  const read = <Answer>(path: string, schema: v.GenericSchema<unknown, Answer>) =>
    fetchInTime(`${withoutSlash(MISSIONS_API)}/${path}`, token, schema);
  const sent = await read(`certificates/${pathSegment(id)}`, sentCertificateSchema);
  return withTemplate(
    (one) => read(`certificate-templates/${one ? pathSegment(one) : 'favorite'}`, templateSchema),
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
  const field = v.getDotPath(issue) ?? undefined;
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
