import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import type { NamedSchemaError } from '@reduxjs/toolkit/query';
import type * as v from 'valibot';
import type { Config } from '#model/config.ts';
import { withoutSlash } from '#model/addresses.ts';
import { timeLimits } from '#model/timeLimits.ts';
import { ApiError } from '../apiError.ts';
import { snakeCased } from './reading.ts';
import type { Services } from '../services.ts';

/** A call. It may bring a token of its own, in whose place no other is asked for. */
type RestCall = FetchArgs & { token?: string | undefined };

/**
 * Base query of a REST server: sends the raw token as `Authorization`, asks once for another token after
 * a 401, and turns every failure into an ApiError.
 * @param baseOf the server's base address, with or without a slash at its end
 */
export function restQuery(
  baseOf: (config: Config) => string,
): BaseQueryFn<string | RestCall, unknown, ApiError, object, FetchBaseQueryMeta> {
  const query = fetchBaseQuery();
  return async (args, api, extra) => {
    const manner = api.type === 'mutation' ? writing : reading;
    const { config, tokens } = api.extra as Services;
    const { token: own, ...request }: RestCall = typeof args === 'string' ? { url: args } : args;
    const url = `${withoutSlash(baseOf(config))}/${request.url}`;
    const send = (token: string | undefined) => {
      const headers = new Headers(request.headers as HeadersInit);
      if (token) headers.set('Authorization', token);
      return query({ ...manner, ...request, url, headers }, api, extra);
    };

    const token = own ?? tokens.current();
    if (token && !sendable.test(token)) {
      return { error: new ApiError('http', 'The token cannot be sent.', { status: 401 }) };
    }
    let answer = await send(token);
    if (token && own === undefined && answer.error?.status === 401) {
      const renewed = await tokens.renew();
      if (renewed) answer = await send(renewed);
    }
    const { error, meta } = answer;
    const result = error ? { error: toApiError(error) } : { data: answer.data };
    return { ...result, ...(meta && { meta }) };
  };
}

const reading = { timeout: timeLimits.answer } as const;
const writing = { timeout: timeLimits.storing, responseHandler: readLoosely } as const;

/** The answer to a write may say anything: that it came is what counts. */
async function readLoosely(answer: Response): Promise<unknown> {
  try {
    return JSON.parse(await answer.text());
  } catch {
    return undefined;
  }
}

/** What a header can carry: a token of anything else is refused as a wrong one is. */
const sendable = /^[\t\x20-\x7e\x80-\xff]*$/;

type FetchError = NonNullable<Awaited<ReturnType<ReturnType<typeof fetchBaseQuery>>>['error']>;

function toApiError(error: FetchError): ApiError {
  if (typeof error.status === 'number') {
    const { message, field } = describe(error.data);
    return new ApiError('http', message ?? `Received status code ${error.status}`, {
      status: error.status,
      field,
    });
  }
  if (error.status === 'PARSING_ERROR') {
    // An error page that is not JSON keeps its status: that says more than the failed parse.
    const status = error.originalStatus;
    return new ApiError(status >= 300 ? 'http' : 'parse', error.error, { status });
  }
  return new ApiError('network', error.error);
}

function describe(body: unknown): { message?: string; field?: string } {
  const { message, field } = (body ?? {}) as { message?: unknown; field?: unknown };
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof field === 'string' && { field }),
  };
}

/** Endpoints are typed by what an answer becomes, not by what it was on the wire. */
export function answering<Answer>(schema: v.GenericSchema<unknown, Answer>) {
  return schema as unknown as v.GenericSchema<Answer>;
}

/** An answer of the wrong shape, as an ApiError that names the field. */
export function toShapeError(error: NamedSchemaError): ApiError {
  const [issue] = error.issues;
  const path = issue?.path?.map((part) => (typeof part === 'object' ? part.key : part)).join('.');
  const field = path === undefined ? undefined : snakeCased(path);
  return new ApiError('shape', `Unexpected answer: ${field ?? 'body'}: ${error.message}`, {
    field,
    cause: error,
  });
}
