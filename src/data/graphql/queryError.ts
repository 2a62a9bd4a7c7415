import {
  type ApolloLink,
  CombinedGraphQLErrors,
  ServerError,
  ServerParseError,
} from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { ApiError } from '../apiError.ts';

/** Converts an error of a call to a GraphQL service into an ApiError (docs/behaviour.md, Errors of a call). */
export function toApiError(error: unknown, operationName = ''): ApiError {
  if (error instanceof ApiError) return error;
  if (CombinedGraphQLErrors.is(error)) {
    const status = findStatus(error.errors);
    return new ApiError('graphql', error.message, { status, cause: error });
  }
  if (ServerParseError.is(error) || ServerError.is(error)) {
    const { statusCode: status, response, message } = error;
    const details = { status, response, cause: error };
    if (ServerParseError.is(error)) return new ApiError('parse', message, details);
    if (status >= 300) return new ApiError('http', message, details);
    // The library says "malformed" for what the specification calls "was missing".
    const missing = `Server response was missing for query '${operationName}'.`;
    return new ApiError('shape', missing, details);
  }
  return new ApiError('network', error instanceof Error ? error.message : String(error), {
    cause: error,
  });
}

const statusByCode: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

/** Returns the HTTP status given in the extensions of the first GraphQL error that has one. */
function findStatus(errors: readonly GraphQLFormattedError[]): number | undefined {
  for (const { extensions } of errors) {
    const http = extensions?.http as { status?: unknown } | undefined;
    const status =
      typeof http?.status === 'number' ? http.status : statusByCode[String(extensions?.code)];
    if (status !== undefined) return status;
  }
  return undefined;
}

/**
 * Converts the errors of a result into one ApiError. If the result also contains data, the ApiError has no status.
 * Otherwise a status 401 for one field would end the session, although the session is still valid.
 */
export function convertGraphqlErrors(result: ApolloLink.Result, response?: Response): ApiError {
  const { status, message, cause } = toApiError(new CombinedGraphQLErrors(result));
  const hasData = Object.values(result.data ?? {}).some((value) => value !== null);
  return new ApiError('graphql', message, {
    status: hasData ? undefined : status,
    response,
    cause,
  });
}
