import type { HostAdapter } from '#app/hostAdapter.ts';
import { type Config, parseConfig } from '#domain/config.ts';
import type { ConfigInput } from '#domain/configInput.ts';
import { mountApp } from '#entries/mount/mountApp.tsx';
import { getPlatformUrl } from '../platform.ts';
import { noopHost } from './noopHost.ts';

export interface RenderAppOptions {
  /** The token of the session, as a host would pass it. */
  token?: string | undefined;
  config?: Partial<ConfigInput>;
  host?: Partial<HostAdapter>;
}

/** Creates a configuration with the URLs of the reference platform of the test run. */
export function createTestConfig(overrides: Partial<ConfigInput> = {}): Config {
  const url = getPlatformUrl();
  return parseConfig(
    {
      MISSIONS_API: `${url}/missions`,
      WORKSPACE_API: url,
      MISSIONS_GRAPHQL: `${url}/missions/graphql`,
      COMPANY_GRAPHQL: `${url}/company/graphql`,
      PUBLIC_URL: url,
    },
    overrides,
  );
}

/** Renders the app with its real routes at `path`. Requests go to the reference platform of the test run. */
export function renderApp(path: string, options: RenderAppOptions = {}) {
  const config = createTestConfig(options.config);
  const { root, state, history, unmount } = mountApp(document.body, {
    config,
    props: { config, path, router: 'memory' },
    homePath: '/',
    host: { ...noopHost, ...options.host },
    storagePrefix: undefined,
    requestToken: () => Promise.resolve(undefined),
    sessionStore: {
      read: () => Promise.resolve(options.token),
      write: () => undefined,
      clear: () => undefined,
    },
  });
  return {
    ...state,
    root,
    history,
    stop: () => {
      unmount();
      // The plugin removes its element after this task, when a test may already query the next screen.
      root.remove();
    },
  };
}
