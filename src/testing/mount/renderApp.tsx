import { act, render } from '@testing-library/react';
import { App } from '#app/App.tsx';
import { createMount } from '#app/createMount.ts';
import { createMemoryHistory } from '#app/history/memoryHistory.ts';
import type { HostAdapter } from '#app/hostAdapter.ts';
import { splitLocale } from '#app/localePath.ts';
import { type Config, parseConfig } from '#domain/config.ts';
import type { ConfigInput } from '#domain/configInput.ts';
import { splitSignInAddress } from '#session/signInAddress.ts';
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
  const signIn = splitSignInAddress(path);
  const history = createMemoryHistory(signIn?.path ?? path);
  let signInToken = signIn?.token;
  const page = { ...noopHost, ...options.host };
  const mount = createMount({
    config,
    host: page,
    storagePrefix: undefined,
    requestToken: () => Promise.resolve(undefined),
    getUrlLanguage: () => splitLocale(history.location.pathname, config.LOCALE_STRATEGY).language,
    onForbidden: () => history.replace('/forbidden'),
    onUserChanged: () => history.replace('/'),
    sessionStore: {
      read: () => Promise.resolve(options.token),
      write: () => undefined,
      clear: () => undefined,
      takeSignInToken: () => {
        const token = signInToken;
        signInToken = undefined;
        return token;
      },
    },
  });
  const { unsavedWork } = mount.context;
  history.setGuard(unsavedWork.runIfConfirmed);
  const root = document.createElement('div');
  root.dataset.certsRoot = '';
  document.body.append(root);
  const view = render(
    <App
      mount={mount}
      history={history}
      basePath=""
      host={page}
      storagePrefix={undefined}
      root={root}
    />,
    { container: root },
  );
  return {
    ...view,
    history,
    store: mount.store,
    context: mount.context,
    /** Unmounts the app and stops its requests and timers, as closing the page would. */
    stop: () => {
      view.unmount();
      act(() => mount.stop());
      root.remove();
    },
  };
}

/** Calls `renderApp` inside an async `act`, which waits for the code of the first screen to load. */
export function renderAppAsync(path: string, options: RenderAppOptions = {}) {
  return act(async () => renderApp(path, options));
}
