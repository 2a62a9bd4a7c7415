import type { ThunkDispatch } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { Config } from '#domain/config.ts';
import type { ApiErrorHandler } from './apiError.ts';
import type { GraphqlClient } from './graphql/graphqlClient.ts';

/** Functions that return and renew the session token. */
export interface SessionTokenProvider {
  /** Returns the session token from the Redux store (`authToken.token`). */
  getToken(): string | undefined;
  /** Requests a new token from the host after a status 401. Resolves to undefined when it has none. */
  renewToken(): Promise<string | undefined>;
}

/** Configuration, tokens and clients that a request to a server needs. Part of the plugin context. */
export interface RequestContext {
  readonly config: Config;
  readonly tokenAccess: SessionTokenProvider;
  readonly missionsClient: GraphqlClient;
  readonly companyClient: GraphqlClient;
  /** Called with every failed call of a GraphQL service (docs/behaviour.md, Query-service errors). */
  onQueryError: ApiErrorHandler;
}

/** The `dispatch` function of a Redux store whose thunks make requests to servers. */
export type ApiDispatch = ThunkDispatch<unknown, RequestContext, UnknownAction>;
