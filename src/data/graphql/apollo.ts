import { ApolloClient, ApolloLink, InMemoryCache, type OperationVariables } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import type { ApolloFunctions, GraphqlClientOptions } from './graphqlClient.ts';
import { queryDocuments } from './queries.ts';
import { toApiError } from './queryError.ts';
import {
  createErrorReportLink,
  createRefreshTokenLink,
  createTransportLink,
  parseResponseLink,
  timeoutLink,
} from './queryLinks.ts';
import { createSubscriptionLink } from './subscriptionLink.ts';

/**
 * Creates the Apollo client of one GraphQL service. Queries are POST requests whose body is `{ operationName,
 * variables, query }`. A response may contain only part of the data (docs/behaviour.md, Query services). Every error is
 * converted to an ApiError.
 * @param stopSignal aborts all pending requests and subscriptions
 */
export function createApollo(
  clientOptions: GraphqlClientOptions,
  stopSignal: AbortSignal,
): ApolloFunctions {
  const subscriptions = createSubscriptionLink(clientOptions, stopSignal);
  const client = new ApolloClient({
    link: ApolloLink.from([
      createErrorReportLink(clientOptions.onError),
      createRefreshTokenLink(clientOptions.token, clientOptions.renewToken),
      parseResponseLink,
      timeoutLink,
      createTransportLink(clientOptions, subscriptions.link),
    ]),
    cache: new InMemoryCache(),
    ssrForceFetchDelay: 100,
  });
  stopSignal.addEventListener('abort', () => client.stop());

  return {
    query: async (name, request, fetchPolicy) => {
      const query: DocumentNode = queryDocuments[name];
      const variables: OperationVariables = request;
      try {
        const options = { query, variables, fetchPolicy, errorPolicy: 'all' } as const;
        const { data, error } = await client.query(options);
        return { data: data as never, error: error && toApiError(error) };
      } catch (error) {
        // The cache was reset or the client stopped before the response arrived.
        return { data: undefined, error: toApiError(error) };
      }
    },
    subscribe: (query, variables, sink, signal) => {
      if (signal.aborted) return;
      const subscription = client
        .subscribe({ query, variables, fetchPolicy: 'no-cache', errorPolicy: 'all' })
        .subscribe(({ data, error }) => {
          if (data) sink.next(data);
          if (error) sink.error(toApiError(error));
        });
      signal.addEventListener('abort', () => subscription.unsubscribe());
    },
    handleTokenChange: async (skipReset = false) => {
      subscriptions.restart();
      if (skipReset) return;
      try {
        await client.resetStore();
      } catch (error) {
        console.error('Error on cache reset', error);
      }
    },
  };
}
