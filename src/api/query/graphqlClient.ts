import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { retryingImport } from '#i18n/retryingImport.ts';
import { ApiError, type OnCallError } from '../apiError.ts';
import type { ApolloQueries } from './apollo.ts';
import type { queries } from './queries.ts';
import type { QueryToken } from './queryToken.ts';

type Queries = typeof queries;
/** What the query services are asked. */
export type QueryName = keyof Queries;
type ResultOf<Query> = Query extends TypedDocumentNode<infer Answer, never> ? Answer : never;
type VariablesOf<Query> =
  Query extends TypedDocumentNode<unknown, infer Variables> ? Variables : never;

export interface SubscriptionSink<Answer> {
  next: (answer: Answer) => void;
  /** Errors inside an answer that may have come as well, or the end: nothing more comes after a failed connection. */
  error: (problem: ApiError) => void;
}

/** One query-service client with the token that goes with it (docs/behaviour.md, Query-service tokens). */
export interface QueryClient {
  /**
   * Asks once. Errors do not discard returned data: either may come without the other.
   * @param name of the operation, whose text comes with the client
   * @param fetchPolicy whether an answer kept from before may serve; certificates are never kept
   * @throws ApiError of kind `network` when the client itself could not be loaded
   */
  query<Name extends QueryName>(
    name: Name,
    variables: VariablesOf<Queries[Name]>,
    fetchPolicy: 'no-cache' | 'cache-first',
  ): Promise<{ answer: ResultOf<Queries[Name]> | undefined; problem: ApiError | undefined }>;
  /**
   * Asks for every change from now on, over the WebSocket if there is one. Losing the connection is mended without a word while retries
   * are left.
   * @returns ends it; nothing is told from then on
   */
  subscribe<Answer, Variables extends OperationVariables>(
    document: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
    sink: SubscriptionSink<Answer>,
  ): () => void;
  /** Stores the token, then restarts the WebSocket with it, and resets the client's cached data unless told to skip
   * that. */
  login(token: string, options?: { skipReset?: boolean }): Promise<void>;
  /** Clears the token, then resets the cached data. Does nothing when no token was stored. */
  logout(options?: { skipReset?: boolean }): Promise<void>;
  /** Ends every request under way, every subscription and the WebSocket. */
  stop(): void;
}

export interface QueryClientOptions {
  uri: string;
  /** graphql-transport-ws endpoint, to which subscriptions go; empty: they go to `uri`, as Server-Sent Events. */
  socketUri: string;
  /** Everything goes there, if there is one. */
  socketOnly: boolean;
  /**
   * Milliseconds before a subscription's connection is tried again. Default: docs/behaviour.md, Subscriptions.
   * @param retries from 0
   */
  retryDelay?: (retries: number) => number;
  token: QueryToken;
  /** Asks once for another session token after a 401. */
  renewToken: () => Promise<string | undefined>;
  /** Hears of every failure, partial ones included. */
  onError: OnCallError;
}

/** Apollo itself. A screen that begins with a query asks for it beside its own code. */
export const askForQueries = () =>
  retryingImport(() => import(/* webpackChunkName: "query" */ './apollo.ts'));

/** Makes a query-service client. Apollo itself is loaded with the first query, in parallel with the screen. */
export function createQueryClient(options: QueryClientOptions): QueryClient {
  let loading: Promise<ApolloQueries> | undefined;
  let stopped = false;
  const load = async () => {
    const loaded = await (loading ??= askForQueries().then(
      ({ createApollo }) => createApollo(options),
      (error: unknown) => {
        loading = undefined;
        throw new ApiError('network', String(error), { cause: error });
      },
    ));
    if (stopped) throw new ApiError('network', 'The plugin was unmounted.');
    return loaded;
  };
  const ifLoaded = (act: (loaded: ApolloQueries) => unknown) => loading?.then(act, () => undefined);

  return {
    query: async (...request) => (await load()).query(...request),
    subscribe: (document, variables, sink) => {
      const ending = new AbortController();
      const { signal } = ending;
      load().then(
        (loaded) => loaded.subscribe(document, variables, sink, signal),
        (error: unknown) => signal.aborted || sink.error(error as ApiError),
      );
      return () => ending.abort();
    },
    login: async (token, login = {}) => {
      options.token.store(token);
      await ifLoaded((loaded) => loaded.tokenChanged(login.skipReset));
    },
    logout: async (logout = {}) => {
      if (options.token.clear()) await ifLoaded((loaded) => loaded.tokenChanged(logout.skipReset));
    },
    stop: () => {
      stopped = true;
      void ifLoaded((loaded) => loaded.stop());
    },
  };
}
