import { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { HttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { catchError, from, map, mergeMap, throwError, timeout } from 'rxjs';
import { timeouts, TimeoutError } from '#runtime/timeouts.ts';
import { type ApiError, hasErrorStatus, type ApiErrorHandler } from '../apiError.ts';
import type { GraphqlClientOptions } from './graphqlClient.ts';
import { parseQueryResponse } from './parseQueryResponse.ts';
import { toApiError, convertGraphqlErrors } from './queryError.ts';
import type { GraphqlTokenStorage } from './queryToken.ts';

/**
 * Creates the Apollo link that sends operations. Queries are sent over HTTP, subscriptions to `subscriptionLink`. With
 * `socketOnly` and a configured WebSocket, queries are sent to `subscriptionLink` too.
 */
export function createTransportLink(
  { uri, socketUri, socketOnly, token }: GraphqlClientOptions,
  subscriptionLink: ApolloLink,
): ApolloLink {
  const authLink = new SetContextLink(() => ({ headers: token.getHeaders() }));
  const httpLink = new HttpLink({
    uri,
    headers: { accept: 'application/json' },
    fetch: fetchObject,
    // Requests have no `extensions`.
    enhancedClientAwareness: { transport: false },
  });
  return ApolloLink.split(
    ({ operationType }) =>
      operationType === OperationTypeNode.SUBSCRIPTION || (socketOnly && socketUri !== ''),
    subscriptionLink,
    authLink.concat(httpLink),
  );
}

/** Fetches a response. Replaces the body `null`, which Apollo treats as a lost connection, with an empty object. */
async function fetchObject(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const isNull = response.ok && (await response.clone().text()).trim() === 'null';
  return isNull ? new Response('{}', response) : response;
}

/** Apollo link that aborts a query after a timeout and reports an error for it. Subscriptions have no timeout. */
export const timeoutLink = new ApolloLink((operation, forward) => {
  const responses = forward(operation);
  if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return responses;
  const { response } = timeouts;
  return responses.pipe(
    timeout({ first: response, with: () => throwError(() => new TimeoutError(response)) }),
  );
});

/** Apollo link that parses every response and converts every error to an ApiError, for links and callers. */
export const parseResponseLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((body) => parseQueryResponse(body, operation.operationName, getResponse(operation))),
    catchError((error) => throwError(() => toApiError(error, operation.operationName))),
  ),
);

/** Returns the HTTP response to an operation; undefined if none has arrived, or over a WebSocket. */
const getResponse = (operation: ApolloLink.Operation) =>
  (operation.getContext() as { response?: Response }).response;

/** Creates an Apollo link that renews the token after a status 401, and then repeats the operation once. */
export function createRefreshTokenLink(
  token: GraphqlTokenStorage,
  renewToken: () => Promise<string | undefined>,
): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map(throwIfUnauthorized),
      catchError((error) => {
        if (!hasErrorStatus(error, 401) || !token.getToken()) throw error;
        return from(renewToken()).pipe(
          mergeMap((newToken) => (newToken ? forward(operation) : throwError(() => error))),
        );
      }),
    ),
  );
}

function throwIfUnauthorized(response: ApolloLink.Result): ApolloLink.Result {
  const error = response.errors && convertGraphqlErrors(response);
  if (error?.status === 401) throw error;
  return response;
}

/** Creates an Apollo link that passes every error to `onError`, also those beside data. */
export function createErrorReportLink(onError: ApiErrorHandler): ApolloLink {
  return ApolloLink.from([
    new SetContextLink(() => ({ startedAt: performance.now() })),
    new ErrorLink(({ error, result, operation }) => {
      const { startedAt } = operation.getContext() as { startedAt: number };
      const apiError = result
        ? convertGraphqlErrors(result, getResponse(operation))
        : (error as ApiError);
      onError(apiError, operation.operationName ?? '', startedAt);
    }),
  ]);
}
