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
  if (ServerParseError.is(error)) {
    return new ApiError('parse', error.message, { status: error.statusCode, cause: error });
  }
  if (ServerError.is(error)) {
    // The library says "malformed" for what the specification calls "was missing".
    if (error.statusCode < 300) {
      const message = `Server response was missing for query '${operationName}'.`;
      return new ApiError('shape', message, { status: error.statusCode, cause: error });
    }
    return new ApiError('http', error.message, { status: error.statusCode, cause: error });
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
 * Converts the errors of a response into one ApiError. If the response also contains data, the ApiError has no status.
 * Otherwise a status 401 for one field would end the session, although the session is still valid.
 */
export function convertGraphqlErrors(response: ApolloLink.Result): ApiError {
  const { status, message, cause } = toApiError(new CombinedGraphQLErrors(response));
  const hasData = Object.values(response.data ?? {}).some((value) => value !== null);
  return new ApiError('graphql', message, { status: hasData ? undefined : status, cause });
}
