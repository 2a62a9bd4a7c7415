import { configureStore } from '@reduxjs/toolkit';
import { missionsApi } from '#data/rest/missionsApi.ts';
import { workspaceApi } from '#data/rest/workspaceApi.ts';
import { getPlatformUrl } from '../platform.ts';

interface RestStoreOptions {
  token: string | undefined;
  /** Fetches another token from the host after a 401. Default: the host has none. */
  renewToken?: () => Promise<string | undefined>;
  /** Base URL of the APIs. Default: the URL of the reference platform. */
  baseUrl?: string;
  /** Text appended to the base URLs of both APIs. */
  pathSuffix?: string;
}

/** Creates a Redux store with only the two REST APIs. Their state and timers are reset after each test. */
export function createRestApiStore({
  token,
  renewToken,
  baseUrl = getPlatformUrl(),
  pathSuffix = '',
}: RestStoreOptions) {
  const store = configureStore({
    reducer: { missionsApi: missionsApi.reducer, workspaceApi: workspaceApi.reducer },
    middleware: (getDefault) =>
      getDefault({
        thunk: {
          extraArgument: {
            config: {
              MISSIONS_API: `${baseUrl}/missions${pathSuffix}`,
              WORKSPACE_API: baseUrl + pathSuffix,
            },
            tokenAccess: {
              getToken: () => token,
              renewToken: renewToken ?? (() => Promise.resolve(undefined)),
            },
          },
        },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(missionsApi.middleware, workspaceApi.middleware),
  });
  resets.push(() => {
    store.dispatch(missionsApi.util.resetApiState());
    store.dispatch(workspaceApi.util.resetApiState());
  });
  return store;
}

const resets: (() => void)[] = [];

afterEach(() => {
  for (const reset of resets.splice(0)) reset();
});
