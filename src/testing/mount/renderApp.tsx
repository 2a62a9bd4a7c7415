import { act, render } from '@testing-library/react';
import { App } from '#app/App.tsx';
import { createMount } from '#app/createMount.ts';
import { createMemoryHistory } from '#app/history/memoryHistory.ts';
import type { HostPage } from '#app/hostPage.ts';
import { splitLocale } from '#app/localePath.ts';
import { type Config, parseConfig } from '#model/config.ts';
import type { ConfigInput } from '#model/configInput.ts';
import { splitSignInAddress } from '#session/signInAddress.ts';
import { platformUrl } from '../platform.ts';
import { quietPage } from './quietPage.ts';

export interface RenderAppOptions {
  /** The token that the mount begins with, as a host would give it. */
  token?: string | undefined;
  config?: Partial<ConfigInput>;
  page?: Partial<HostPage>;
}

/** The addresses of the reference platform that the test run started. */
export function testConfig(overrides: Partial<ConfigInput> = {}): Config {
  const url = platformUrl();
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

/** Renders the real routes at `path` against the running platform. */
export function renderApp(path: string, options: RenderAppOptions = {}) {
  const config = testConfig(options.config);
  const signIn = splitSignInAddress(path);
  const history = createMemoryHistory(signIn?.path ?? path);
  let signInToken = signIn?.token;
  const page = { ...quietPage, ...options.page };
  const mount = createMount({
    config,
    page,
    storagePrefix: undefined,
    askToken: () => Promise.resolve(undefined),
    pathLanguage: () => splitLocale(history.location.pathname, config.LOCALE_STRATEGY).language,
    onForbidden: () => history.replace('/forbidden'),
    onAnotherUser: () => history.replace('/'),
    session: {
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
  const { unsaved } = mount.services;
  history.guard(unsaved.pass);
  const root = document.createElement('div');
  root.dataset.certsRoot = '';
  document.body.append(root);
  const view = render(
    <App
      mount={mount}
      history={history}
      basePath=""
      page={page}
      storagePrefix={undefined}
      root={root}
    />,
    { container: root },
  );
  return {
    ...view,
    history,
    store: mount.store,
    /** Ends what the mount began, as leaving the page would. */
    stop: () => {
      view.unmount();
      act(() => mount.stop());
      root.remove();
    },
  };
}

/** As `renderApp`, where the code of the first screen is still to come: React lets nobody but `act` wait for it. */
export function openApp(path: string, options: RenderAppOptions = {}) {
  return act(async () => renderApp(path, options));
}
