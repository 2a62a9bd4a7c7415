import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient, MessageType, TerminatedCloseEvent } from 'graphql-ws/client';
import { timeouts } from '#runtime/timeouts.ts';
import { ApiError } from '../apiError.ts';
import { sleep } from '../sleep.ts';
import type { GraphqlTokenStorage } from './queryToken.ts';
import {
  maxReconnectAttempts,
  type SubscriptionLink,
  type SubscriptionOptions,
} from './subscriptionLink.ts';

/**
 * Returns the delay before a retry, in milliseconds: 1000 for the first retry, doubled for each further retry, plus a
 * random 300 to 3000 (docs/behaviour.md, Subscriptions).
 * @param retries number of earlier retries, from 0
 */
export function getSocketRetryDelay(retries: number): number {
  return 2 ** retries * 1000 + 300 + Math.random() * 2700;
}

const normalClosure = 1000;
const abnormalClosure = 1006;
const badResponse = 4004;
const clientRestart = 4205;
const forbidden = 4403;

/** Descriptions of WebSocket close codes, for error messages (docs/behaviour.md, WebSocket close codes). */
const closeTexts: Readonly<Record<number, string>> = {
  4500: 'internal server error',
  4005: 'internal client error',
  4400: 'bad request',
  [badResponse]: 'bad response',
  4401: 'unauthorized',
  [forbidden]: 'forbidden',
  4406: 'subprotocol not acceptable',
  4408: 'connection initialisation timeout',
  4504: 'connection acknowledgement timeout',
  4409: 'subscriber already exists',
  4429: 'too many initialisation requests',
  4499: 'terminated',
  [clientRestart]: 'client restart',
};

const statusByClose: Readonly<Record<number, number>> = { 4401: 401, [forbidden]: 403 };

/**
 * Creates the Apollo link that sends operations over the WebSocket of one GraphQL service. After a lost connection, it
 * tries to connect again, up to 5 times in a row. This count starts again after a connection that received a message, or
 * that lasted longer than the response timeout. It does not try again after close codes that are final in the protocol,
 * nor after the code "forbidden", so that the error is displayed immediately.
 */
export function createWebSocketLink(
  { socketUri, token, retryDelay = getSocketRetryDelay }: SubscriptionOptions,
  stopSignal: AbortSignal,
): SubscriptionLink {
  let socket: WebSocket | undefined;
  let connectedAt = Infinity;
  let retries = 0;
  let operationCount = 0;
  let isLeaving = false;

  const client = createClient({
    url: socketUri,
    lazy: true,
    connectionParams: () => getConnectionParams(token),
    connectionAckWaitTimeout: timeouts.response,
    // The library starts its own count again with each accepted connection, even if it is dropped immediately.
    retryAttempts: Infinity,
    retryWait: () => sleep(retryDelay(retries++), stopSignal),
    shouldRetry: (reason) =>
      !stopSignal.aborted &&
      retries < maxReconnectAttempts &&
      !isUnreadable(reason) &&
      getCloseCode(reason) !== forbidden,
    on: {
      opened: (opened) => {
        socket = opened as WebSocket;
        isLeaving = false;
      },
      connected: () => {
        connectedAt = Date.now();
      },
      message: ({ type }) => {
        if (type !== MessageType.ConnectionAck) retries = 0;
      },
      closed: (event) => {
        // Many services are silent for long, and many proxies close silent connections.
        if (Date.now() - connectedAt >= timeouts.response) retries = 0;
        connectedAt = Infinity;
        // The library takes each normal closure for its own and would reconnect at once, forever.
        if ((event as CloseEvent).code === normalClosure && !isLeaving) client.terminate();
      },
    },
  });

  stopSignal.addEventListener('abort', () => {
    if (socket?.readyState === WebSocket.OPEN) socket.close(normalClosure, 'Normal Closure');
    else client.terminate();
  });

  return {
    link: new GraphQLWsLink({
      ...client,
      subscribe: (payload, sink) => {
        if (operationCount === 0) retries = 0;
        operationCount += 1;
        const release = client.subscribe(payload, {
          ...sink,
          // The link would replace a close event by an error without its code.
          error: (reason) => sink.error(toSocketError(reason)),
        });
        return () => {
          operationCount -= 1;
          isLeaving = operationCount === 0;
          release();
        };
      },
    }),
    restart: () => {
      retries = 0;
      // A connection that is not open yet reads the token when it opens; closing a closed one does nothing.
      socket?.close(clientRestart, 'Client Restart');
    },
  };
}

function getConnectionParams(token: GraphqlTokenStorage) {
  const headers = token.getHeaders();
  return 'authorization' in headers ? { headers } : undefined;
}

/**
 * Returns the close code of a lost connection. Returns 1006 (abnormal closure) for an event without a code: browsers
 * report a failed connection by such an `error` event before the close event.
 */
const getCloseCode = (reason: unknown) => (reason as Partial<CloseEvent>).code ?? abnormalClosure;

/** Returns whether the WebSocket library closed the connection because it could not parse a message from the server. */
function isUnreadable(reason: unknown): boolean {
  return reason instanceof Error && !(reason instanceof TerminatedCloseEvent);
}

/** Converts the reason why a subscription failed into an ApiError. A list of GraphQL errors is returned unchanged. */
function toSocketError(reason: unknown): unknown {
  if (Array.isArray(reason)) return reason;
  const kind = isUnreadable(reason) ? 'parse' : 'network';
  // The library closes the connection with this code after an unreadable message.
  const closeCode = isUnreadable(reason) ? badResponse : getCloseCode(reason);
  const text = closeTexts[closeCode] ?? (reason as Partial<CloseEvent>).reason ?? '';
  const message = `Socket closed with event ${closeCode} ${text}`.trimEnd();
  const status = statusByClose[closeCode];
  return new ApiError(kind, message, { status, closeCode, cause: reason });
}
