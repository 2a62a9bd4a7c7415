import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  type Observable,
  type OperationVariables,
  ServerError,
  ServerParseError,
  type TypedDocumentNode,
} from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { BaseHttpLink } from '@apollo/client/link/http';
import { type DocumentNode, type GraphQLFormattedError, OperationTypeNode } from 'graphql';
import { catchError, from, mergeMap, of, throwError, timeout } from 'rxjs';
import { timeLimits, TimeLimitExceeded } from '#model/timeLimits.ts';
import { ApiError, type OnCallError } from './apiError.ts';
import { DocumentCache } from './documentCache.ts';
import type { QueryClient, QueryClientOptions, SubscriptionSink } from './graphqlClient.ts';
import { queries } from './queries.ts';
import type { QueryToken } from './queryToken.ts';
import { createSocketLink } from './socketLink.ts';

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
 * (Spec §7), every failure an ApiError.
 */
export function createApollo(options: QueryClientOptions): ApolloQueries {
  const socket = createSocketLink(options);
  const apollo = new ApolloClient({
    link: ApolloLink.from([
      reportErrors(options.onError),
      renewOnce(options.token, options.renewToken),
      answerInTime,
      split(options, socket.link),
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

function split(
  { uri, socketUri, socketOnly, token }: QueryClientOptions,
  socket: ApolloLink,
): ApolloLink {
  const authorize = new SetContextLink(() => {
    const authorization = token.authorization();
    return { headers: authorization ? { authorization } : {} };
  });
  const http = authorize.concat(new BaseHttpLink({ uri, headers: { accept: 'application/json' } }));
  return ApolloLink.split(
    ({ operationType }) =>
      operationType === OperationTypeNode.SUBSCRIPTION || (socketOnly && socketUri !== ''),
    socket,
    http,
  );
}

function reportErrors(onError: OnCallError): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? '';
    const began = performance.now();
    return forward(operation).pipe(
      mergeMap((result) => {
        if (result.errors?.length) onError(problemOf(result), name, began);
        return [result];
      }),
      catchError((error: unknown) => {
        const failure = toApiError(error, name);
        onError(failure, name, began);
        return throwError(() => failure);
      }),
    );
  });
}

/** What is wrong with an answer. Where data came as well, that says nothing of the session: it has no status. */
function problemOf(answer: ApolloLink.Result): ApiError {
  const { status, message, cause } = toApiError(new CombinedGraphQLErrors(answer));
  const hasData = Object.values(answer.data ?? {}).some((value) => value !== null);
  return new ApiError('graphql', message, { status: hasData ? undefined : status, cause });
}

/** A query has an answer in time or fails; to give it up also ends its request. Subscriptions may be silent for ever. */
const answerInTime = new ApolloLink((operation, forward) => {
  const answers = forward(operation);
  if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return answers;
  const { answer } = timeLimits;
  return answers.pipe(
    timeout({ first: answer, with: () => throwError(() => new TimeLimitExceeded(answer)) }),
  );
});

/** An answer that says 401 in its errors. */
class RefusedAnswer extends Error {
  readonly answer: ApolloLink.Result;

  constructor(answer: ApolloLink.Result) {
    super('UNAUTHENTICATED');
    this.answer = answer;
  }
}

function renewOnce(token: QueryToken, renewToken: () => Promise<string | undefined>): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((answer) => {
        if (answer.errors && problemOf(answer).status === 401) throw new RefusedAnswer(answer);
        return [answer];
      }),
      catchError((refusal: unknown): Observable<ApolloLink.Result> => {
        const settle = () =>
          refusal instanceof RefusedAnswer ? of(refusal.answer) : throwError(() => refusal);
        const isRefused = refusal instanceof RefusedAnswer || toApiError(refusal).status === 401;
        if (!isRefused || !token.current()) return settle();
        return from(renewToken()).pipe(
          mergeMap((renewed) => (renewed ? forward(operation) : settle())),
        );
      }),
    ),
  );
}

/** Any failure of a query-service call as an ApiError, with the texts of Spec §8. */
export function toApiError(error: unknown, operationName = ''): ApiError {
  if (error instanceof ApiError) return error;
  if (CombinedGraphQLErrors.is(error)) {
    const status = statusOf(error.errors);
    return new ApiError('graphql', error.message, { status, cause: error });
  }
  if (ServerParseError.is(error)) {
    return new ApiError('parse', error.message, { status: error.statusCode, cause: error });
  }
  if (ServerError.is(error)) {
    // The library says "malformed" where the specification says "was missing".
    if (error.statusCode < 300) {
      const message = `Server response was missing for query '${operationName}'.`;
      return new ApiError('shape', message, { status: error.statusCode, cause: error });
    }
    return new ApiError('http', error.message, { status: error.statusCode, cause: error });
  }
  return new ApiError('network', error instanceof Error ? error.message : String(error), {
    cause: error,
  });
}

const statusByCode: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403 };

/** The status of the first error that has one. */
function statusOf(errors: readonly GraphQLFormattedError[]): number | undefined {
  for (const { extensions } of errors) {
    const http = extensions?.http as { status?: unknown } | undefined;
    const status =
      typeof http?.status === 'number' ? http.status : statusByCode[String(extensions?.code)];
    if (status !== undefined) return status;
  }
  return undefined;
}
