// Takes nothing from Apollo, whose chunk would grow by every part that another one uses.
import type { ExecutionResult, GraphQLFormattedError } from 'graphql';
import { createClient, type SubscribePayload } from 'graphql-ws/client';
import { timeLimits } from '#model/timeLimits.ts';
import { ApiError } from './apiError.ts';
import { pause } from './pause.ts';
import { authorizationOf, type QueryToken } from './queryToken.ts';

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

/** Exponential from 1 s, plus a random 300 to 3000 ms (Spec §9). */
export function socketRetryDelay(retries: number): number {
  return 2 ** retries * 1000 + 300 + Math.random() * 2700;
}

const clientRestart = 4205;
const badResponse = 4004;
const closedAbnormally = 1006;

/** Spec §8. */
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

/** The socket of one query service. Up to 5 retries in a row; which close codes are final is the protocol's. */
export function createSocket({
  socketUri,
  token,
  retryDelay = socketRetryDelay,
}: SocketOptions): Socket {
  const releases = new Set<() => void>();
  const stopped = new AbortController();
  let latest: WebSocket | undefined;

  const client = createClient({
    url: socketUri,
    connectionAckWaitTimeout: timeLimits.answer,
    retryAttempts: 5,
    retryWait: (retries) => pause(retryDelay(retries), stopped.signal),
    // A browser tells a lost connection by an event without a code before the one with 1006.
    shouldRetry: (reason) => !(reason instanceof Error),
    connectionParams: () => {
      const current = token.current();
      return current
        ? { headers: { authorization: authorizationOf(current, 'Bearer') } }
        : undefined;
    },
    on: { opened: (socket) => (latest = socket as WebSocket) },
  });

  return {
    subscribe: (request, sink) => {
      const release = client.subscribe(request, {
        next: (answer) => sink.next(answer as ExecutionResult),
        error: (reason) => sink.error(failureOf(reason)),
        complete: () => sink.complete(),
      });
      releases.add(release);
      return () => {
        releases.delete(release);
        release();
      };
    },
    // One that is not open yet reads the token when it opens, and closing a closed one does nothing.
    restart: () => latest?.close(clientRestart, 'Client Restart'),
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

function failureOf(reason: unknown): readonly GraphQLFormattedError[] | ApiError {
  if (Array.isArray(reason)) return reason as readonly GraphQLFormattedError[];
  // The library throws its own errors only over messages it cannot read, and closes with this code.
  if (reason instanceof Error) return closeError('parse', badResponse, reason);
  const { code = closedAbnormally } = reason as Partial<CloseEvent>;
  return closeError('network', code, reason);
}

function closeError(kind: 'network' | 'parse', closeCode: number, cause: unknown): ApiError {
  const { reason = '' } = cause as Partial<CloseEvent>;
  const message =
    `Socket closed with event ${closeCode} ${closeTexts[closeCode] ?? reason}`.trimEnd();
  return new ApiError(kind, message, { status: statusByClose[closeCode], closeCode, cause });
}
