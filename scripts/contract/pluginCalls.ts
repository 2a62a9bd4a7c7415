import { configureStore } from '@reduxjs/toolkit';
import { createQueryClient } from '#api/query/graphqlClient.ts';
import { missionsApi } from '#api/rest/missionsApi.ts';
import { createQueryToken } from '#api/query/queryToken.ts';
import type { Services, ServicesDispatch } from '#api/services.ts';
import { workspaceApi } from '#api/rest/workspaceApi.ts';

/** Where a host's services are. */
export interface Addresses {
  missions: string;
  workspace: string;
  graphql: string;
  companyGraphql: string;
  /** Word before the token of query services (`AUTH_SCHEME`). */
  scheme: string;
}

/** All that the plugin's calls use, without a screen. */
export interface PluginCalls {
  services: Services;
  dispatch: ServicesDispatch;
  stop: () => void;
}

/** The plugin's own calls in the name of one user. */
export function pluginCalls(addresses: Addresses, token: string): PluginCalls {
  const clientOf = (uri: string) => {
    const client = createQueryClient({
      uri,
      socketUri: '',
      socketOnly: false,
      token: createQueryToken(undefined, addresses.scheme),
      renewToken: () => Promise.resolve(undefined),
      onError: () => undefined,
    });
    void client.login(token);
    return client;
  };
  const missions = clientOf(addresses.graphql);
  const company = clientOf(addresses.companyGraphql);
  const used: Partial<Services> = {
    config: {
      MISSIONS_API: addresses.missions,
      WORKSPACE_API: addresses.workspace,
    } as Services['config'],
    tokens: { current: () => token, renew: () => Promise.resolve(undefined) },
    missions,
    company,
    onQueryError: () => undefined,
  };
  const services = used as Services;
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
