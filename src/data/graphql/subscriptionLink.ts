import { ApolloLink } from '@apollo/client';
import { defer, fromEvent, mergeMap, of, takeUntil } from 'rxjs';
import { retryImport } from '#runtime/retryImport.ts';
import type { GraphqlTokenStorage } from './queryToken.ts';

export interface SubscriptionOptions {
  /** URL of the GraphQL endpoint. Serves subscriptions as `text/event-stream` if there is no WebSocket. */
  uri: string;
  /** URL of the WebSocket (protocol graphql-transport-ws). An empty string means that there is no WebSocket. */
  socketUri: string;
  token: GraphqlTokenStorage;
  /**
   * Returns the delay before a lost connection is retried, in milliseconds. The default grows exponentially
   * (docs/behaviour.md, Subscriptions).
   * @param retries number of earlier retries, from 0
   */
  retryDelay?: ((retries: number) => number) | undefined;
}

/** Apollo link for subscriptions, with a function that connects again without ending the active subscriptions. */
export interface SubscriptionLink {
  link: ApolloLink;
  /** Closes the connection, if any. Active subscriptions continue on a new one with the current token. */
  restart(): void;
}

/** Maximum number of attempts in a row to restore a lost connection. */
export const maxReconnectAttempts = 5;

const loadWebSocketLink = async () =>
  (await import(/* webpackChunkName: "subscriptions" */ './webSocketLink.ts')).createWebSocketLink;

const loadEventStreamLink = async () =>
  (await import(/* webpackChunkName: "subscriptions" */ './eventStreamLink.ts'))
    .createEventStreamLink;

/**
 * Creates the Apollo link for subscriptions. The link uses a WebSocket, or Server-Sent Events if no WebSocket is
 * configured. The code of the link is loaded when it receives its first operation.
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
