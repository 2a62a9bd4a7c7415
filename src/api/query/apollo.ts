import {
  ApolloClient,
  ApolloLink,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { DocumentCache } from './documentCache.ts';
import type { QueryClient, QueryClientOptions, SubscriptionSink } from './graphqlClient.ts';
import { queries } from './queries.ts';
import { toApiError } from './queryError.ts';
import { answerInTime, renewOnce, reportErrors, route } from './queryLinks.ts';
import { createSocketLink } from '../socket/socketLink.ts';

/* oxlint-disable typescript/no-namespace -- the library's own form */
declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface Query {
        errorPolicy: 'all';
      }
    }
  }
}

/* oxlint-enable typescript/no-namespace */

/** What a query client does once Apollo is there; see QueryClient. */
export type ApolloQueries = Pick<QueryClient, 'query' | 'stop'> & {
  /** @param signal ends it */
  subscribe<Answer, Variables extends OperationVariables>(
    document: TypedDocumentNode<Answer, Variables>,
    variables: Variables,
    sink: SubscriptionSink<Answer>,
    signal: AbortSignal,
  ): void;
  /** Restarts the socket, then resets the cached data. Never fails. */
  tokenChanged(skipReset?: boolean): Promise<void>;
};

/**
 * The Apollo client of one query service: POST with { operationName, variables, query }, partial data accepted
 * (docs/behaviour.md, Query services), every failure an ApiError.
 */
export function createApollo(options: QueryClientOptions): ApolloQueries {
  const socket = createSocketLink(options);
  const apollo = new ApolloClient({
    link: ApolloLink.from([
      reportErrors(options.onError),
      renewOnce(options.token, options.renewToken),
      answerInTime,
      route(options, socket.link),
    ]),
    cache: new DocumentCache(),
    ssrForceFetchDelay: 100,
    defaultOptions: { query: { errorPolicy: 'all' } },
  });

  return {
    query: async (name, asked, fetchPolicy) => {
      const query: DocumentNode = queries[name];
      const variables: OperationVariables = asked;
      try {
        const { data: answer, error } = await apollo.query({ query, variables, fetchPolicy });
        return { answer: answer as never, problem: error && toApiError(error) };
      } catch (error) {
        // The cache was reset, or the client stopped, before the answer came.
        return { answer: undefined, problem: toApiError(error) };
      }
    },
    subscribe: (query, variables, sink, signal) => {
      if (signal.aborted) return;
      const answers = apollo.subscribe({
        query,
        variables,
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      const subscription = answers.subscribe(({ data: answer, error }) => {
        if (answer) sink.next(answer);
        if (error) sink.error(toApiError(error));
      });
      signal.addEventListener('abort', () => subscription.unsubscribe());
    },
    tokenChanged: async (skipReset = false) => {
      socket.restart();
      if (skipReset) return;
      try {
        await apollo.resetStore();
      } catch (error) {
        console.error('Error on cache reset', error);
      }
    },
    stop: () => {
      apollo.stop();
      socket.stop();
    },
  };
}
