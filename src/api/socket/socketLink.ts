import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { from, mergeMap, Observable } from 'rxjs';
import { retryingImport } from '#i18n/retryingImport.ts';
import { ApiError } from '../apiError.ts';
import type { EventStreamOptions } from './eventStream.ts';
import type { Socket, SocketOptions } from './socket.ts';

export interface SocketLink extends Pick<Socket, 'restart' | 'stop'> {
  link: ApolloLink;
}

/**
 * A link over a socket whose code is loaded with the first operation that takes it; without an endpoint for one, over
 * HTTP.
 */
export function createSocketLink(options: SocketOptions & EventStreamOptions): SocketLink {
  const create = options.socketUri ? socketOver : streamOver;
  let loading: Promise<Socket> | undefined;
  let loaded: Socket | undefined;
  let isStopped = false;

  const load = async (): Promise<Socket> => {
    try {
      return (loaded = await retryingImport(() => create(options)));
    } catch (error) {
      loading = undefined;
      throw new ApiError('network', String(error), { cause: error });
    }
  };
  return {
    link: new ApolloLink((operation) =>
      from((loading ??= load())).pipe(
        mergeMap((socket) => {
          if (isStopped) throw new ApiError('network', 'The plugin was unmounted.');
          return answersOf(socket, operation);
        }),
      ),
    ),
    restart: () => loaded?.restart(),
    stop: () => {
      isStopped = true;
      loaded?.stop();
    },
  };
}

const socketOver = async (options: SocketOptions) => {
  const { createSocket } = await import(/* webpackChunkName: "query-socket" */ './socket.ts');
  return createSocket(options);
};

const streamOver = async (options: EventStreamOptions) => {
  const { createEventStream } = await import(
    /* webpackChunkName: "query-stream" */ './eventStream.ts'
  );
  return createEventStream(options);
};

function answersOf(
  socket: Socket,
  { query, variables, operationName }: ApolloLink.Operation,
): Observable<ApolloLink.Result> {
  return new Observable((observer) =>
    socket.subscribe(
      { query: print(query), variables, operationName },
      {
        next: (answer) => observer.next(answer as ApolloLink.Result),
        error: (failure) =>
          observer.error(
            failure instanceof ApiError ? failure : new CombinedGraphQLErrors({ errors: failure }),
          ),
        complete: () => observer.complete(),
      },
    ),
  );
}
