import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { retryImport } from '#runtime/retryImport.ts';
import { ApiError, type ApiErrorHandler } from '../apiError.ts';
import type { queryDocuments, QueryName } from './queries.ts';
import type { SubscriptionOptions } from './subscriptionLink.ts';

type Queries = typeof queryDocuments;
type QueryResult<Query> = Query extends TypedDocumentNode<infer Data, never> ? Data : never;
type QueryVariables<Query> =
  Query extends TypedDocumentNode<unknown, infer Variables> ? Variables : never;

export interface SubscriptionSink<Data> {
  next: (data: Data) => void;
  /**
   * Called with the errors of a response. Such a response may contain data as well. Also called with a connection
   * error, once the client no longer tries to connect again.
   */
  error: (error: ApiError) => void;
}

/** Client of one GraphQL service, with the access token of that service (docs/behaviour.md, Query-service tokens). */
export interface GraphqlClient {
  /**
   * Sends a query. The result may contain both data and errors.
   * @param name name of the query
   * @param fetchPolicy `cache-first`: a cached response may be used; `no-cache`: never, as for certificates
   * @throws ApiError of kind `network` if the code of the client could not be loaded
   */
  query<Name extends QueryName>(
    name: Name,
    variables: QueryVariables<Queries[Name]>,
    fetchPolicy: 'no-cache' | 'cache-first',
  ): Promise<{ data: QueryResult<Queries[Name]> | undefined; error: ApiError | undefined }>;
  /**
   * Starts a GraphQL subscription. Uses the WebSocket if one is configured, else HTTP. After a lost connection, tries
   * to connect again several times before reporting an error.
   * @returns a function that ends the subscription; `sink` is not called afterwards
   */
  subscribe<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    sink: SubscriptionSink<Data>,
  ): () => void;
  /** Saves the token, restarts the WebSocket, and discards cached data unless `skipReset` is set. */
  login(token: string, options?: { skipReset?: boolean }): Promise<void>;
  /** Clears the token, and discards the cached data unless `skipReset` is set. Does nothing when no token was saved. */
  logout(options?: { skipReset?: boolean }): Promise<void>;
  /** Aborts all pending requests, subscriptions and the WebSocket. */
  stop(): void;
}

export interface GraphqlClientOptions extends SubscriptionOptions {
  /** Whether queries are sent over the WebSocket instead of HTTP. Has no effect if no WebSocket is configured. */
  socketOnly: boolean;
  /** Requests a new session token after a response with status 401. Resolves to undefined when there is none. */
  renewToken: () => Promise<string | undefined>;
  /** Called with every error, including errors in responses that also contain data. */
  onError: ApiErrorHandler;
}

/** Functions of a GraphqlClient that need the Apollo library. The library is loaded when a function is first needed. */
export type ApolloFunctions = Pick<GraphqlClient, 'query'> & {
  /**
   * Starts a GraphQL subscription.
   * @param signal ends the subscription when aborted
   */
  subscribe<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    sink: SubscriptionSink<Data>,
    signal: AbortSignal,
  ): void;
  /**
   * Restarts the subscriptions with the new token and discards the cached data. Never rejects.
   * @param skipReset keeps the cached data
   */
  handleTokenChange(skipReset?: boolean): Promise<void>;
};

/** Loads the Apollo client. Screens that begin with a query call this while their own code loads. */
export const loadApollo = () =>
  retryImport(() => import(/* webpackChunkName: "query" */ './apollo.ts'));

/** Creates a client of a GraphQL service. The first query or subscription loads the Apollo library. */
export function createGraphqlClient(options: GraphqlClientOptions): GraphqlClient {
  const stopController = new AbortController();
  let loading: Promise<ApolloFunctions> | undefined;
  const load = async () => {
    loading ??= loadApollo().then(
      ({ createApollo }) => createApollo(options, stopController.signal),
      (error: unknown) => {
        loading = undefined;
        throw new ApiError('network', String(error), { cause: error });
      },
    );
    const apollo = await loading;
    stopController.signal.throwIfAborted();
    return apollo;
  };
  const runIfLoaded = (run: (apollo: ApolloFunctions) => unknown) =>
    loading?.then(run, () => undefined);

  return {
    query: async (...request) => (await load()).query(...request),
    subscribe: (document, variables, sink) => {
      const controller = new AbortController();
      const { signal } = controller;
      load().then(
        (apollo) => apollo.subscribe(document, variables, sink, signal),
        (error: unknown) => signal.aborted || sink.error(error as ApiError),
      );
      return () => controller.abort();
    },
    login: async (token, { skipReset } = {}) => {
      options.token.save(token);
      await runIfLoaded((apollo) => apollo.handleTokenChange(skipReset));
    },
    logout: async ({ skipReset } = {}) => {
      if (options.token.clear()) await runIfLoaded((apollo) => apollo.handleTokenChange(skipReset));
    },
    stop: () => stopController.abort(new ApiError('network', 'The plugin was unmounted.')),
  };
}
