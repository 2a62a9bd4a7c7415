import { ApolloLink, type Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { catchError, from, mergeMap, of, throwError, timeout } from 'rxjs';
import { timeLimits, TimeLimitExceeded } from '#model/timeLimits.ts';
import type { OnCallError } from '../apiError.ts';
import type { QueryClientOptions } from './graphqlClient.ts';
import { problemOf, toApiError } from './queryError.ts';
import type { QueryToken } from './queryToken.ts';

/** Subscriptions go by the socket, and queries where a setting says so. */
export function route(
  { uri, socketUri, socketOnly, token }: QueryClientOptions,
  socket: ApolloLink,
): ApolloLink {
  const authorize = new SetContextLink(() => ({ headers: token.headers() }));
  const http = authorize.concat(new BaseHttpLink({ uri, headers: { accept: 'application/json' } }));
  return ApolloLink.split(
    ({ operationType }) =>
      operationType === OperationTypeNode.SUBSCRIPTION || (socketOnly && socketUri !== ''),
    socket,
    http,
  );
}

/** Tells of everything that went wrong, as an ApiError. */
export function reportErrors(onError: OnCallError): ApolloLink {
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

/** A query has an answer in time or fails; to give it up also ends its request. Subscriptions may be silent for ever. */
export const answerInTime = new ApolloLink((operation, forward) => {
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

/** Asks for another token where one is refused, and then once more. */
export function renewOnce(
  token: QueryToken,
  renewToken: () => Promise<string | undefined>,
): ApolloLink {
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
