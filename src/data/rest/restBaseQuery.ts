import {
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryMeta,
  type NamedSchemaError,
} from '@reduxjs/toolkit/query/react';
import type * as v from 'valibot';
import type { Config } from '#domain/config.ts';
import { trimTrailingSlashes } from '#domain/urls.ts';
import { timeouts } from '#runtime/timeouts.ts';
import { ApiError, maxErrorMessageLength } from '../apiError.ts';
import { createResponseTooLargeError, isResponseSmallEnough } from './responseSize.ts';
import { createInvalidResponseError } from './parseBody.ts';
import type { RequestContext } from '../requestContext.ts';

/** RTK Query options of a request that does not read a cached response. See `unwrapAndUnsubscribe`. */
export const uncachedQuery = { forceRefetch: true } as const;

/**
 * Waits for the response of a query outside of components, and ends its subscription. A request without a subscription
 * would be aborted when the cached response of an earlier one expires.
 * @returns undefined if the cache was reset before the response arrived
 */
export async function unwrapAndUnsubscribe<Data>(query: {
  unwrap: () => Promise<Data>;
  unsubscribe: () => void;
}): Promise<Data> {
  try {
    return await query.unwrap();
  } finally {
    query.unsubscribe();
  }
}

/**
 * REST request with an optional token, which is sent instead of the session token. If a request with its own token gets
 * a response with status 401, the session token is not renewed.
 */
type RestRequest = FetchArgs & { token?: string | undefined };

type RestBaseQuery = BaseQueryFn<
  string | RestRequest,
  unknown,
  ApiError,
  object,
  FetchBaseQueryMeta
>;

/** Function that sends a request. RTK Query passes it to the `queryFn` of an endpoint. */
export type SendRequest = (request: string | RestRequest) => ReturnType<RestBaseQuery>;

/**
 * Creates the RTK Query base query of a REST server. Requests contain the token in the `Authorization` header, without
 * a scheme. After a 401 the token is renewed once. Every failure is converted into an ApiError.
 * @param getBaseUrl returns the base URL of the server, with or without a trailing slash
 */
export function createRestBaseQuery(getBaseUrl: (config: Config) => string): RestBaseQuery {
  const query = fetchBaseQuery();
  return async (args, api, extra) => {
    const { config, tokenAccess } = api.extra as RequestContext;
    const { token: ownToken, ...request }: RestRequest =
      typeof args === 'string' ? { url: args } : args;
    const options = request.method === undefined ? queryOptions : mutationOptions;
    const url = `${trimTrailingSlashes(getBaseUrl(config))}/${request.url}`;
    const send = (token: string | undefined) => {
      const headers = new Headers(request.headers as HeadersInit);
      if (token) headers.set('Authorization', token);
      return query({ ...options, ...request, url, headers }, api, extra);
    };

    const token = ownToken ?? tokenAccess.getToken();
    if (token && !headerValuePattern.test(token)) {
      return { error: new ApiError('http', 'The token cannot be sent.', { status: 401 }) };
    }
    let result = await send(token);
    if (token && ownToken === undefined && result.error?.status === 401) {
      const renewed = await tokenAccess.renewToken();
      if (renewed) result = await send(renewed);
    }
    const { error, meta } = result;
    return {
      ...(error
        ? { error: toApiError(error, meta?.response) }
        : toResult(result.data, meta?.response)),
      ...(meta && { meta }),
    };
  };
}

const queryOptions = { timeout: timeouts.response } as const;
const mutationOptions = { timeout: timeouts.write, responseHandler: parseLoosely } as const;

/** Parses the response to a change. Returns null if it cannot be parsed, because the change itself succeeded. */
async function parseLoosely(response: Response): Promise<unknown> {
  try {
    const body: unknown = JSON.parse(await response.text());
    return isResponseSmallEnough(body) ? body : null;
  } catch {
    return null;
  }
}

/** Converts the body of a successful response into a result: an error if it is too large to be parsed. */
function toResult(
  body: unknown,
  response: Response | undefined,
): { data: unknown } | { error: ApiError } {
  return isResponseSmallEnough(body)
    ? { data: body }
    : { error: createResponseTooLargeError({ response }) };
}

/** Pattern of the values of an HTTP header. A token that does not match is treated as invalid. */
const headerValuePattern = /^[\t\x20-\x7e\x80-\xff]*$/;

type FetchError = NonNullable<Awaited<ReturnType<ReturnType<typeof fetchBaseQuery>>>['error']>;

function toApiError(error: FetchError, response: Response | undefined): ApiError {
  if (typeof error.status === 'number') {
    const { message, field } = (error.data ?? {}) as { message?: unknown; field?: unknown };
    return new ApiError(
      'http',
      typeof message === 'string'
        ? message.slice(0, maxErrorMessageLength)
        : `Received status code ${error.status}`,
      {
        status: error.status,
        field: typeof field === 'string' ? field : undefined,
        response,
      },
    );
  }
  if (error.status === 'PARSING_ERROR') {
    // An HTTP error with a body that is not JSON keeps its status, which says more than the parse error.
    const status = error.originalStatus;
    return new ApiError(status >= 300 ? 'http' : 'parse', error.error, { status, response });
  }
  return new ApiError('network', error.error);
}

/** Returns the schema with a type for RTK Query, which requires equal input and output types. */
export function setSchemaOutputType<Data>(schema: v.GenericSchema<unknown, Data>) {
  return schema as unknown as v.GenericSchema<Data>;
}

/** Converts the schema error of RTK Query into an ApiError that names the invalid field. */
export const toInvalidResponseError = (error: NamedSchemaError): ApiError =>
  createInvalidResponseError(
    // The schemas are those of valibot, and so are their issues.
    error.issues[0] as v.BaseIssue<unknown>,
    (error._bqMeta as FetchBaseQueryMeta).response,
    error,
  );
