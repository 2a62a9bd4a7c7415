import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { ApiError } from './apiError.ts';
import type { toApiError } from './apollo.ts';
import type { QueryToken } from './queryToken.ts';

/** One query-service client with the token that goes with it (Spec §4, Query-service tokens). */
export interface QueryClient {
  /**
   * Asks once. Errors do not discard returned data: either may come without the other.
   * @param fetchPolicy whether an answer kept from before may serve; certificates are never kept (Spec §7.1)
   * @throws ApiError of kind `network` when the client itself could not be loaded
   */
  query<Answer, Variables extends OperationVariables>(
    document: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
    fetchPolicy: 'no-cache' | 'cache-first',
  ): Promise<{ answer: Answer | undefined; problem: ApiError | undefined }>;
  /** Stores the token, then resets the client's cached data unless told to skip that. */
  login(token: string, options?: { skipReset?: boolean }): Promise<void>;
  /** Clears the token, then resets the cached data. Does nothing when no token was stored. */
  logout(options?: { skipReset?: boolean }): Promise<void>;
  /** Ends every request under way. */
  stop(): void;
}

export interface QueryClientOptions {
  uri: string;
  token: QueryToken;
  /** Asks once for another session token after a 401. */
  renewToken: () => Promise<string | undefined>;
  /** Hears of every failure, partial ones included. */
  onError: (error: ApiError) => void;
}

/** Makes a query-service client. Apollo itself is loaded with the first query, in parallel with the screen. */
export function createQueryClient(options: QueryClientOptions): QueryClient {
  let loading: Promise<{ apollo: ApolloClient; toApiError: typeof toApiError }> | undefined;
  let stopped = false;
  const load = () =>
    (loading ??= import(/* webpackChunkName: "query", webpackPreload: true */ './apollo.ts').then(
      ({ createApollo, toApiError }) => ({ apollo: createApollo(options), toApiError }),
      (error: unknown) => {
        loading = undefined;
        throw new ApiError('network', String(error), { cause: error });
      },
    ));
  const reset = async (skip = false) => {
    if (skip || !loading) return;
    try {
      const { apollo } = await loading;
      await apollo.resetStore();
    } catch (error) {
      console.error('Error on cache reset', error);
    }
  };

  return {
    query: async (query, variables, fetchPolicy) => {
      const { apollo, toApiError: asApiError } = await load();
      if (stopped) throw new ApiError('network', 'The plugin was unmounted.');
      try {
        const { data: answer, error } = await apollo.query({ query, variables, fetchPolicy });
        return { answer, problem: error && asApiError(error) };
      } catch (error) {
        // The cache was reset, or the client stopped, before the answer came.
        return { answer: undefined, problem: asApiError(error) };
      }
    },
    login: async (token, login = {}) => {
      options.token.store(token);
      await reset(login.skipReset);
    },
    logout: async (logout = {}) => {
      if (options.token.clear()) await reset(logout.skipReset);
    },
    stop: () => {
      stopped = true;
      void loading?.then(({ apollo }) => apollo.stop());
    },
  };
}
