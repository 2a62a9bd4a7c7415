// Takes nothing from Apollo, as socket.ts.
import type { ExecutionResult } from 'graphql';
import { createClient } from 'graphql-sse';
import { asError } from '#model/asError.ts';
import { timeLimits, within } from '#model/timeLimits.ts';
import { ApiError } from '../apiError.ts';
import { pause } from '../pause.ts';
import type { QueryToken } from '../query/queryToken.ts';
import type { Socket } from './socket.ts';

export interface EventStreamOptions {
  /** GraphQL endpoint that answers subscriptions with `text/event-stream`. */
  uri: string;
  token: QueryToken;
  /** Milliseconds before another request is made. @param retries how many were made already, from 0 */
  retryDelay?: (retries: number) => number;
}

/** Exponential from 500 ms (docs/behaviour.md, Subscriptions). */
export function streamRetryDelay(retries: number): number {
  return 2 ** retries * 500;
}

/**
 * Subscriptions over HTTP, a request each, for services without a WebSocket: GraphQL over Server-Sent Events. Up to 5
 * retries in a row; what the service refuses is not asked for again.
 */
export function createEventStream({
  uri,
  token,
  retryDelay = streamRetryDelay,
}: EventStreamOptions): Socket {
  const running = new Set<{ restart: () => void; end: () => void }>();

  return {
    subscribe: ({ query, variables, operationName }, sink) => {
      const ended = new AbortController();
      let connection = new AbortController();
      let isRestarted = false;
      let refusal: ApiError | undefined;
      const client = createClient({
        url: uri,
        headers: () => token.headers(),
        fetchFn: async (url: string, init: RequestInit) => {
          connection = new AbortController();
          const signals = [ended.signal, connection.signal];
          // What comes on an open stream may let wait for ever.
          const response = await within(timeLimits.answer, (late) =>
            fetch(url, { ...init, signal: AbortSignal.any([...signals, late]) }),
          );
          refusal = refusalOf(response);
          return response;
        },
        retryAttempts: 5,
        retry: async (retries) => {
          if (refusal) throw refusal;
          if (!isRestarted) await pause(retryDelay(retries), ended.signal);
          isRestarted = false;
        },
      });
      const named = operationName ? { operationName } : {};
      client.subscribe(
        { query, variables: variables ?? {}, ...named },
        {
          next: (answer) => sink.next(answer as ExecutionResult),
          error: (reason) => {
            running.delete(subscription);
            sink.error(failureOf(reason));
          },
          complete: () => {
            if (running.delete(subscription)) sink.complete();
          },
        },
      );
      const subscription = {
        restart: () => {
          isRestarted = true;
          connection.abort();
        },
        end: () => {
          running.delete(subscription);
          ended.abort();
          client.dispose();
        },
      };
      running.add(subscription);
      return subscription.end;
    },
    restart: () => running.forEach(({ restart }) => restart()),
    stop: () => running.forEach(({ end }) => end()),
  };
}

/** What the service does not want to be asked again. */
function refusalOf({ status }: Response): ApiError | undefined {
  if (status < 400 || status >= 500) return undefined;
  const message = `Response not successful: Received status code ${status}`;
  return new ApiError('http', message, { status });
}

function failureOf(reason: unknown): ApiError {
  if (reason instanceof ApiError) return reason;
  return new ApiError('network', asError(reason).message, { cause: reason });
}
