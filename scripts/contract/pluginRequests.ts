import { configureStore } from '@reduxjs/toolkit';
import { createGraphqlClient } from '#data/graphql/graphqlClient.ts';
import { missionsApi } from '#data/rest/missionsApi.ts';
import { createGraphqlTokenStorage } from '#data/graphql/queryToken.ts';
import type { PluginContext, PluginDispatch } from '#session/pluginContext.ts';
import { workspaceApi } from '#data/rest/workspaceApi.ts';

/** Addresses of a host's services. */
export interface ServiceUrls {
  missions: string;
  workspace: string;
  graphql: string;
  companyGraphql: string;
  /**
   * Authorization scheme that precedes the token in requests to the query service (configuration key `AUTH_SCHEME`).
   */
  scheme: string;
}

/** A Redux store and API clients that send the plugin's requests without rendering a screen. */
export interface PluginApiClients {
  services: PluginContext;
  dispatch: PluginDispatch;
  stop: () => void;
}

/** Creates the store and the API clients that send requests with a user's token. */
export function createPluginApiClients(addresses: ServiceUrls, token: string): PluginApiClients {
  const createClient = (uri: string) => {
    const client = createGraphqlClient({
      uri,
      socketUri: '',
      socketOnly: false,
      token: createGraphqlTokenStorage(undefined, addresses.scheme),
      renewToken: () => Promise.resolve(undefined),
      onError: () => undefined,
    });
    void client.login(token);
    return client;
  };
  const missions = createClient(addresses.graphql);
  const company = createClient(addresses.companyGraphql);
  const used: Partial<PluginContext> = {
    config: {
      MISSIONS_API: addresses.missions,
      WORKSPACE_API: addresses.workspace,
    } as PluginContext['config'],
    tokenAccess: { getToken: () => token, renewToken: () => Promise.resolve(undefined) },
    missionsClient: missions,
    companyClient: company,
    onQueryError: () => undefined,
  };
  const services = used as PluginContext;
  const store = configureStore({
    reducer: { missionsApi: missionsApi.reducer, workspaceApi: workspaceApi.reducer },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(missionsApi.middleware, workspaceApi.middleware),
    devTools: false,
  });
  return {
    services,
    dispatch: store.dispatch,
    stop: () => {
      missions.stop();
      company.stop();
      store.dispatch(missionsApi.util.resetApiState());
      store.dispatch(workspaceApi.util.resetApiState());
    },
  };
}
