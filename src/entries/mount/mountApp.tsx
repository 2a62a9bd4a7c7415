import type { SessionStore } from '#api/services.ts';
import { App } from '#app/App.tsx';
import { createMount } from '#app/createMount.ts';
import { createBrowserHistory } from '#app/history/browserHistory.ts';
import type { AppHistory } from '#app/history/history.ts';
import { createMemoryHistory } from '#app/history/memoryHistory.ts';
import type { HostPage } from '#app/hostPage.ts';
import { readLocale } from '#app/localeCookie.ts';
import { splitLocale } from '#app/localePath.ts';
import { withoutSlash } from '#model/addresses.ts';
import type { Config } from '#model/config.ts';
import { chooseLanguage, languageOf } from '#model/language.ts';
import { preload } from './preload.ts';
import type { Mounted, RoutedMountProps } from '../contract.ts';
import { followHistory, pathIn } from './followHistory.ts';
import { mountInto } from './mountInto.ts';
import { followProps } from './followProps.ts';

export interface AppMountOptions {
  config: Config;
  props: RoutedMountProps;
  /** The path below the base path where the module is at home. */
  home: string;
  page: HostPage;
  session: Omit<SessionStore, 'takeSignInToken'>;
  askToken: () => Promise<string | undefined>;
  /** Prefix of cookies and localStorage entries; undefined: none are used. */
  storagePrefix: string | undefined;
  /** The token of a sign-in link that was taken out of the address before. */
  signInToken?: string | undefined;
}

/** Mounts the routed plugin. The one mechanism behind every entry that has screens of its own. */
export function mountApp(
  element: HTMLElement,
  options: AppMountOptions,
): Mounted<RoutedMountProps> & { root: HTMLElement } {
  const { config, page, props, home, storagePrefix } = options;
  const basePath = withoutSlash(props.basePath ?? '');
  const start = basePath + (props.path ?? home);
  const history = historyFor(props, config, basePath, start);
  const address = () => splitLocale(pathIn(history, basePath), config.LOCALE_STRATEGY);
  const pathLanguage = () =>
    config.LOCALE_STRATEGY === 'no_prefix' ? keptLocale(storagePrefix) : address().language;
  const mount = createMount({
    ...options,
    pathLanguage,
    onForbidden: () => history.replace(`${basePath}/forbidden`),
    onAnotherUser: () => following.leaveAddress(),
    session: { ...options.session, takeSignInToken: () => following.takeSignInToken() },
  });

  const following = followHistory({
    history,
    basePath,
    home,
    strategy: config.LOCALE_STRATEGY,
    start: props.path,
    navigated: page.navigated,
    signInToken: options.signInToken,
  });

  const { unsaved } = mount.services;
  history.guard(unsaved.pass);
  const { leaveRefusal } = following;
  const hostProps = followProps({ mount, storagePrefix, props, leaveRefusal });
  const language = chooseLanguage({ host: languageOf(props.locale), path: pathLanguage() });
  const stopPreload = preload(mount, language, address().path);
  const place = mountInto(element);
  place.render(
    <App
      mount={mount}
      history={history}
      basePath={basePath}
      page={page}
      root={place.root}
      storagePrefix={storagePrefix}
    />,
  );

  return {
    root: place.root,
    update: (partial) => {
      hostProps.update(partial);
      if (partial.path !== undefined) following.goTo(partial.path, partial.token !== undefined);
    },
    canLeave: () => unsaved.mayLeave(),
    unmount: () => {
      stopPreload();
      following.stop();
      history.stop();
      hostProps.stop();
      place.remove(mount.stop);
    },
  };
}

function historyFor(
  props: RoutedMountProps,
  config: Config,
  basePath: string,
  start: string,
): AppHistory {
  const inside = (path: string) => path.slice(basePath.length) || '/';
  if (props.navigate)
    return createMemoryHistory(start, {
      navigate: (path, options) => props.navigate?.(inside(path), options),
    });
  // The page around knows none of our addresses.
  const outside = (path: string) => withoutSlash(config.PUBLIC_URL) + path.slice(basePath.length);
  return props.router === 'memory'
    ? createMemoryHistory(start, { outside })
    : createBrowserHistory();
}

const keptLocale = (storagePrefix: string | undefined) =>
  storagePrefix === undefined ? undefined : readLocale(storagePrefix);
