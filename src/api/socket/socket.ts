// Takes nothing from Apollo, whose chunk would grow by every part that another one uses.
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import {
  createClient,
  MessageType,
  type SubscribePayload,
  TerminatedCloseEvent,
} from 'graphql-ws/client';
import { timeLimits } from '#model/timeLimits.ts';
import { ApiError } from '../apiError.ts';
import { pause } from '../pause.ts';
import type { QueryToken } from '../query/queryToken.ts';

export interface SocketOptions {
  /** graphql-transport-ws endpoint. */
  socketUri: string;
  token: QueryToken;
  /** Milliseconds before another connection is tried. @param retries how many were tried already, from 0 */
  retryDelay?: (retries: number) => number;
}

export interface SocketSink {
  next: (answer: ExecutionResult) => void;
  /** Errors that came in the place of an answer, or why the connection is closed for good. Nothing comes after it. */
  error: (failure: readonly GraphQLFormattedError[] | ApiError) => void;
  complete: () => void;
}

/** One WebSocket connection: made with the first operation on it, closed with the last. */
export interface Socket {
  /** @returns ends the operation */
  subscribe(request: SubscribePayload, sink: SocketSink): () => void;
  /** Closes the connection, if there is one; what runs on it goes on over another one, with the token of then. */
  restart(): void;
  /** Ends every operation, the connection and every wait for another one, for good. */
  stop(): void;
}

/** Exponential from 1 s, plus a random 300 to 3000 ms (docs/behaviour.md, Subscriptions). */
export function socketRetryDelay(retries: number): number {
  return 2 ** retries * 1000 + 300 + Math.random() * 2700;
}

const mostRetries = 5;
const clientRestart = 4205;
const badResponse = 4004;
const closedAbnormally = 1006;

/** docs/behaviour.md, WebSocket close codes. */
const closeTexts: Readonly<Record<number, string>> = {
  4500: 'internal server error',
  4005: 'internal client error',
  4400: 'bad request',
  [badResponse]: 'bad response',
  4401: 'unauthorized',
  4403: 'forbidden',
  4406: 'subprotocol not acceptable',
  4408: 'connection initialisation timeout',
  4504: 'connection acknowledgement timeout',
  4409: 'subscriber already exists',
  4429: 'too many initialisation requests',
  4499: 'terminated',
  [clientRestart]: 'client restart',
};

const statusByClose: Readonly<Record<number, number>> = { 4401: 401, 4403: 403 };

/** How often in a row another connection was tried. One that a server accepts and drops ends no row. */
function countRetries() {
  let made = 0;
  let connectedAt = Infinity;
  return {
    isOver: () => made >= mostRetries,
    next: () => made++,
    beginAnew: () => {
      made = 0;
    },
    connected: () => {
      connectedAt = Date.now();
    },
    closed: () => {
      // Many services are silent for long, and many proxies end what is.
      if (Date.now() - connectedAt >= timeLimits.answer) made = 0;
      connectedAt = Infinity;
    },
  };
}

/**
 * The socket of one query service. Up to 5 retries in a row, which ends with a connection that brought a message or stood
 * for a while; which close codes are final is the protocol's.
 */
export function createSocket({
  socketUri,
  token,
  retryDelay = socketRetryDelay,
}: SocketOptions): Socket {
  const releases = new Set<() => void>();
  const stopped = new AbortController();
  const retries = countRetries();
  let latest: WebSocket | undefined;
  let isLeaving = false;
  const left = (release: () => void) => {
    if (releases.delete(release)) isLeaving = releases.size === 0;
  };

  const client = createClient({
    url: socketUri,
    connectionAckWaitTimeout: timeLimits.answer,
    // The library's own count begins anew with each connection that is accepted.
    retryAttempts: Infinity,
    retryWait: () => pause(retryDelay(retries.next()), stopped.signal),
    // A browser tells a lost connection by an event without a code before the one with 1006.
    shouldRetry: (reason) => !isUnreadable(reason) && !retries.isOver(),
    connectionParams: () => paramsOf(token),
    on: {
      opened: (socket) => {
        latest = socket as WebSocket;
        isLeaving = false;
      },
      connected: retries.connected,
      message: ({ type }) => {
        if (type !== MessageType.ConnectionAck) retries.beginAnew();
      },
      closed: (event) => {
        retries.closed();
        // The library takes each normal end for its own doing, and would connect again at once and for ever.
        if ((event as CloseEvent).code === 1000 && !isLeaving) client.terminate();
      },
    },
  });

  return {
    subscribe: (request, sink) => {
      if (releases.size === 0) retries.beginAnew();
      const release = client.subscribe(request, {
        next: (answer) => sink.next(answer as ExecutionResult),
        error: (reason) => {
          left(release);
          sink.error(failureOf(reason));
        },
        complete: () => {
          left(release);
          sink.complete();
        },
      });
      releases.add(release);
      return () => {
        left(release);
        release();
      };
    },
    restart: () => {
      retries.beginAnew();
      // One that is not open yet reads the token when it opens, and closing a closed one does nothing.
      latest?.close(clientRestart, 'Client Restart');
    },
    stop: () => {
      for (const release of releases) release();
      void Promise.resolve(client.dispose()).catch(() => undefined);
      // The library itself would wait for a connection under way before it closes it.
      if (latest?.readyState === WebSocket.OPEN) latest.close(1000, 'Normal Closure');
      else client.terminate();
      stopped.abort();
    },
  };
}

function paramsOf(token: QueryToken) {
  const headers = token.headers();
  return 'authorization' in headers ? { headers } : undefined;
}

/** The library throws errors of its own only over messages it cannot read; those with a code are ends of a connection. */
function isUnreadable(reason: unknown): reason is Error {
  return reason instanceof Error && !(reason instanceof TerminatedCloseEvent);
}

function failureOf(reason: unknown): readonly GraphQLFormattedError[] | ApiError {
  if (Array.isArray(reason)) return reason as readonly GraphQLFormattedError[];
  // It closes with this code.
  if (isUnreadable(reason)) return closeError('parse', badResponse, reason);
  const { code = closedAbnormally } = reason as Partial<CloseEvent>;
  return closeError('network', code, reason);
}

function closeError(kind: 'network' | 'parse', closeCode: number, cause: unknown): ApiError {
  const { reason = '' } = cause as Partial<CloseEvent>;
  const message =
    `Socket closed with event ${closeCode} ${closeTexts[closeCode] ?? reason}`.trimEnd();
  return new ApiError(kind, message, { status: statusByClose[closeCode], closeCode, cause });
}
