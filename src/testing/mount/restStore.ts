import { configureStore } from '@reduxjs/toolkit';
import { missionsApi } from '#api/rest/missionsApi.ts';
import { workspaceApi } from '#api/rest/workspaceApi.ts';
import { platformUrl } from '../platform.ts';

interface RestOptions {
  token: string | undefined;
  /** What the host answers when asked for another token. Default: nothing. */
  renew?: () => Promise<string | undefined>;
  /** Default: the platform of the tests. */
  base?: string;
  /** What both addresses end with. */
  end?: string;
}

/** The two REST APIs of a mount over a store of their own, which waits for nothing when the test is over. */
export function restStore({ token, renew, base = platformUrl(), end = '' }: RestOptions) {
  const store = configureStore({
    reducer: { missionsApi: missionsApi.reducer, workspaceApi: workspaceApi.reducer },
    middleware: (getDefault) =>
      getDefault({
        thunk: {
          extraArgument: {
            config: { MISSIONS_API: `${base}/missions${end}`, WORKSPACE_API: base + end },
            tokens: { current: () => token, renew: renew ?? (() => Promise.resolve(undefined)) },
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
