import { ApolloLink } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { createClient, type NetworkError, type Sink } from 'graphql-sse';
import {
  catchError,
  dematerialize,
  materialize,
  Observable,
  retry,
  startWith,
  Subject,
  switchMap,
  throwError,
  timer,
} from 'rxjs';
import { timeouts, withTimeout } from '#runtime/timeouts.ts';
import { toError } from '#runtime/toError.ts';
import { ApiError } from '../apiError.ts';
import {
  maxReconnectAttempts,
  type SubscriptionLink,
  type SubscriptionOptions,
} from './subscriptionLink.ts';

/**
 * Returns the delay before a retry, in milliseconds: 500 for the first retry, doubled for each further retry
 * (docs/behaviour.md, Subscriptions).
 * @param retries number of earlier retries, from 0
 */
export function getStreamRetryDelay(retries: number): number {
  return 2 ** retries * 500;
}

/**
 * Creates the Apollo link for GraphQL subscriptions over HTTP, with one request of Server-Sent Events for each
 * subscription. After a lost connection, tries to connect again, up to 5 times in a row. Does not try again after a
 * client error (4xx).
 */
export function createEventStreamLink({
  uri,
  token,
  retryDelay = getStreamRetryDelay,
}: SubscriptionOptions): SubscriptionLink {
  const restarts = new Subject<void>();
  const client = createClient({
    url: uri,
    headers: () => token.getHeaders(),
    fetchFn: fetchStream,
    // The library's own retries can neither be cancelled nor depend on the status.
    retryAttempts: 0,
  });
  return {
    link: new ApolloLink(({ query, variables, operationName }) => {
      const request = { query: print(query), variables, ...(operationName && { operationName }) };
      const results = new Observable<ApolloLink.Result>((observer) =>
        client.subscribe(request, observer as Sink),
      ).pipe(
        catchError((error) => throwError(() => toStreamError(error))),
        retry({
          count: maxReconnectAttempts,
          resetOnSuccess: true,
          delay: (error: ApiError, retryCount) =>
            error.kind === 'http' ? throwError(() => error) : timer(retryDelay(retryCount - 1)),
        }),
      );
      // Each restart begins the request again. The end of a request ends the operation.
      return restarts.pipe(
        startWith(undefined),
        switchMap(() => results.pipe(materialize())),
        dematerialize(),
      );
    }),
    restart: () => restarts.next(),
  };
}

/** Fetches an event stream. Only its headers have a timeout, because an open stream may be silent for long. */
function fetchStream(url: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
  return withTimeout(timeouts.response, (timeoutSignal) =>
    fetch(url, { ...init, signal: AbortSignal.any([init.signal, timeoutSignal]) }),
  );
}

/**
 * Converts an error of the event stream library into an ApiError. The kind of the ApiError is `http` for a client error
 * (status 4xx). For any other error the kind is `network`, so that the connection is tried again.
 */
function toStreamError(error: unknown): ApiError {
  const { status = 0 } = (error as NetworkError<Response>).response ?? {};
  const isClientError = status >= 400 && status < 500;
  if (!isClientError) return new ApiError('network', toError(error).message, { cause: error });
  const message = `Response not successful: Received status code ${status}`;
  return new ApiError('http', message, { status });
}
