import type { SessionTokenStorage } from '#session/pluginContext.ts';
import { App } from '#app/App.tsx';
import { createMount, type MountState } from '#app/createMount.ts';
import { createBrowserHistory } from '#app/history/browserHistory.ts';
import type { AppHistory } from '#app/history/history.ts';
import { createMemoryHistory } from '#app/history/memoryHistory.ts';
import type { HostAdapter } from '#app/hostAdapter.ts';
import { readLocaleCookie } from '#app/localeCookie.ts';
import { splitLanguagePrefix } from '#app/localePath.ts';
import { encodeBasePath, trimTrailingSlashes } from '#domain/urls.ts';
import type { Config } from '#domain/config.ts';
import { chooseLanguage, parseLanguage } from '#domain/language.ts';
import { preloadMount } from './preloadMount.ts';
import type { Mounted, RoutedMountProps } from '../contract.ts';
import { syncHostHistory, getPathBelowBase } from './syncHostHistory.ts';
import { createMountContainer } from './createMountContainer.ts';
import { syncHostProps } from './syncHostProps.ts';

export interface AppMountOptions {
  config: Config;
  props: RoutedMountProps;
  /** Path of the module's start screen, below the base path. */
  homePath: string;
  host: HostAdapter;
  sessionStore: Omit<SessionTokenStorage, 'takeSignInToken'>;
  requestToken: () => Promise<string | undefined>;
  /** Prefix of cookies and localStorage entries. If undefined, the plugin stores neither. */
  storagePrefix: string | undefined;
  /** Token of a sign-in link that was already removed from the address. */
  signInToken?: string | undefined;
}

/** Controls of a mounted plugin. Hosts do not receive the additional properties. */
interface AppMount extends Mounted<RoutedMountProps> {
  root: HTMLElement;
  state: MountState;
  history: AppHistory;
}

/** Mounts the plugin with all its routes. Used by all entry modules except `PrintView`. */
export function mountApp(element: HTMLElement, options: AppMountOptions): AppMount {
  const { config, host, props, homePath, storagePrefix } = options;
  const basePath = encodeBasePath(props.basePath ?? '');
  const start = basePath + (props.path ?? homePath);
  const history = createHistory(props, config, basePath, start);
  const getAddress = () =>
    splitLanguagePrefix(getPathBelowBase(history, basePath), config.LOCALE_STRATEGY);
  const getUrlLanguage = () =>
    config.LOCALE_STRATEGY === 'no_prefix'
      ? readLocaleCookie(storagePrefix)
      : getAddress().language;
  const mount = createMount({
    ...options,
    getUrlLanguage,
    onForbidden: () => history.replace(`${basePath}/forbidden`),
    onUserChanged: () => historySync.resetToHome(),
    sessionStore: { ...options.sessionStore, takeSignInToken: () => historySync.takeSignInToken() },
  });

  const historySync = syncHostHistory({
    history,
    basePath,
    home: homePath,
    strategy: config.LOCALE_STRATEGY,
    start: props.path,
    onNavigate: host.onNavigate,
    signInToken: options.signInToken,
  });

  const { unsavedWork } = mount.context;
  history.setGuard(unsavedWork.runIfConfirmed);
  const { leaveErrorPage } = historySync;
  const hostProps = syncHostProps({ mount, storagePrefix, props, leaveErrorPage });
  const language = chooseLanguage({ host: parseLanguage(props.locale), path: getUrlLanguage() });
  const stopPreload = preloadMount(mount, language, getAddress().path);
  const container = createMountContainer(element);
  container.render(
    <App
      mount={mount}
      history={history}
      basePath={basePath}
      host={host}
      root={container.root}
      storagePrefix={storagePrefix}
    />,
  );

  return {
    root: container.root,
    state: mount,
    history,
    update: (partial) => {
      hostProps.update(partial);
      if (partial.path !== undefined) historySync.goTo(partial.path, partial.token !== undefined);
    },
    canLeave: () => unsavedWork.confirmLeave(),
    unmount: () => {
      stopPreload();
      historySync.stop();
      history.stop();
      hostProps.stop();
      container.remove(mount.stop);
    },
  };
}

function createHistory(
  props: RoutedMountProps,
  config: Config,
  basePath: string,
  start: string,
): AppHistory {
  const toPluginPath = (path: string) => path.slice(basePath.length) || '/';
  if (props.navigate)
    return createMemoryHistory(start, {
      navigate: (path, options) => props.navigate?.(toPluginPath(path), options),
    });
  // With a memory router, the host cannot serve the plugin's addresses; links in new tabs lead to the standalone page.
  const toExternalHref = (path: string) =>
    trimTrailingSlashes(config.PUBLIC_URL) + path.slice(basePath.length);
  return props.router === 'memory'
    ? createMemoryHistory(start, { toExternalHref })
    : createBrowserHistory();
}
