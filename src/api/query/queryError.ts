import {
  type ApolloLink,
  CombinedGraphQLErrors,
  ServerError,
  ServerParseError,
} from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import { ApiError } from '../apiError.ts';

/** Any failure of a query-service call as an ApiError (docs/behaviour.md, Errors of a call). */
export function toApiError(error: unknown, operationName = ''): ApiError {
  if (error instanceof ApiError) return error;
  if (CombinedGraphQLErrors.is(error)) {
    const status = statusOf(error.errors);
    return new ApiError('graphql', error.message, { status, cause: error });
  }
  if (ServerParseError.is(error)) {
    return new ApiError('parse', error.message, { status: error.statusCode, cause: error });
  }
  if (ServerError.is(error)) {
    // The library says "malformed" where the specification says "was missing".
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

/** The status of the first error that has one. */
function statusOf(errors: readonly GraphQLFormattedError[]): number | undefined {
  for (const { extensions } of errors) {
    const http = extensions?.http as { status?: unknown } | undefined;
    const status =
      typeof http?.status === 'number' ? http.status : statusByCode[String(extensions?.code)];
    if (status !== undefined) return status;
  }
  return undefined;
}

/** What is wrong with an answer. Where data came as well, that says nothing of the session: it has no status. */
export function problemOf(answer: ApolloLink.Result): ApiError {
  const { status, message, cause } = toApiError(new CombinedGraphQLErrors(answer));
  const hasData = Object.values(answer.data ?? {}).some((value) => value !== null);
  return new ApiError('graphql', message, { status: hasData ? undefined : status, cause });
}
