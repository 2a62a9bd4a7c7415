import { ApolloLink } from '@apollo/client';
import { defer, fromEvent, mergeMap, of, takeUntil } from 'rxjs';
import { retryImport } from '#runtime/retryImport.ts';
import type { QueryToken } from './queryToken.ts';

export interface SubscriptionOptions {
  /** URL of the GraphQL endpoint. Serves subscriptions as `text/event-stream` if there is no WebSocket. */
  uri: string;
  /** URL of the WebSocket (protocol graphql-transport-ws); empty: none. */
  socketUri: string;
  token: QueryToken;
  /**
   * Returns the delay before a lost connection is retried, in milliseconds. The default grows exponentially
   * (docs/behaviour.md, Subscriptions).
   * @param retries number of earlier retries, from 0
   */
  retryDelay?: ((retries: number) => number) | undefined;
}

/** Apollo link for subscriptions, with a function that reconnects without ending the active operations. */
export interface SubscriptionLink {
  link: ApolloLink;
  /**
   * Closes the connection, if there is one. Active operations continue over a new connection, which uses the current
   * token.
   */
  restart(): void;
}

/** Maximum number of consecutive retries of a lost connection. */
export const maxRetries = 5;

const loadWebSocketLink = async () =>
  (await import(/* webpackChunkName: "subscriptions" */ './webSocketLink.ts')).createWebSocketLink;

const loadEventStreamLink = async () =>
  (await import(/* webpackChunkName: "subscriptions" */ './eventStreamLink.ts'))
    .createEventStreamLink;

/**
 * Creates the link for subscriptions: a WebSocket, or Server-Sent Events if no WebSocket is configured. Its code is
 * loaded with the first operation.
 * @param stopSignal ends all operations and connections
 */
export function createSubscriptionLink(
  options: SubscriptionOptions,
  stopSignal: AbortSignal,
): SubscriptionLink {
  const load = options.socketUri ? loadWebSocketLink : loadEventStreamLink;
  let created: SubscriptionLink | undefined;
  const stop = defer(() => (stopSignal.aborted ? of(undefined) : fromEvent(stopSignal, 'abort')));
  return {
    link: new ApolloLink((operation, forward) =>
      defer(() => retryImport(load)).pipe(
        mergeMap((create) => {
          created ??= create(options, stopSignal);
          return created.link.request(operation, forward);
        }),
        takeUntil(stop),
      ),
    ),
    restart: () => created?.restart(),
  };
}
