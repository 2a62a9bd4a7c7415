import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  type Observable,
  ServerError,
  ServerParseError,
} from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { BaseHttpLink } from '@apollo/client/link/http';
import { catchError, from, mergeMap, throwError } from 'rxjs';
import { ApiError } from './apiError.ts';
import { DocumentCache } from './documentCache.ts';
import type { QueryClientOptions } from './graphqlClient.ts';
import { authorizationOf, type QueryToken } from './queryToken.ts';

/* eslint-disable @typescript-eslint/no-namespace -- the library's own form */
declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface Query {
        errorPolicy: 'all';
      }
      interface WatchQuery {
        errorPolicy: 'all';
      }
    }
  }
}

/* eslint-enable @typescript-eslint/no-namespace */

/**
 * The Apollo client of one query service: POST with { operationName, variables, query }, partial data accepted
 * (Spec §7), every failure an ApiError.
 */
export function createApollo({
  uri,
  token,
  renewToken,
  onError,
}: QueryClientOptions): ApolloClient {
  const authorize = new SetContextLink((previous) => {
    const current = token.current();
    const headers = { ...(previous.headers as object | undefined) };
    return {
      headers: current
        ? { ...headers, authorization: authorizationOf(current, 'Bearer') }
        : headers,
    };
  });
  const http = new BaseHttpLink({ uri, headers: { accept: 'application/json' } });
  return new ApolloClient({
    link: ApolloLink.from([reportErrors(onError), renewOnce(token, renewToken), authorize, http]),
    cache: new DocumentCache(),
    ssrForceFetchDelay: 100,
    defaultOptions: { query: { errorPolicy: 'all' }, watchQuery: { errorPolicy: 'all' } },
  });
}

function reportErrors(onError: (error: ApiError) => void): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) => {
        if (result.errors?.length) onError(toApiError(new CombinedGraphQLErrors(result)));
        return [result];
      }),
      catchError((error: unknown) => {
        const failure = toApiError(error, operation.operationName);
        onError(failure);
        return throwError(() => failure);
      }),
    ),
  );
}

function renewOnce(token: QueryToken, renewToken: () => Promise<string | undefined>): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      catchError((error: unknown) => {
        if (!ServerError.is(error) || error.statusCode !== 401 || !token.current()) throw error;
        return from(renewToken()).pipe(
          mergeMap((renewed): Observable<ApolloLink.Result> => {
            if (!renewed) throw error;
            return forward(operation);
          }),
        );
      }),
    ),
  );
}

/** Any failure of a query-service call as an ApiError, with the texts of Spec §8. */
export function toApiError(error: unknown, operationName = ''): ApiError {
  if (error instanceof ApiError) return error;
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return new ApiError('graphql', error.message, {
      status: statusOf(first?.extensions),
      cause: error,
    });
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

function statusOf(extensions: Readonly<Record<string, unknown>> | undefined): number | undefined {
  const http = extensions?.http as { status?: unknown } | undefined;
  if (typeof http?.status === 'number') return http.status;
  return statusByCode[String(extensions?.code)];
}
