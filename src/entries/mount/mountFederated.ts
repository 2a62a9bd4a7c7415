import { cookieSession, sessionCookieName } from '#session/sessionCookie.ts';
import type { Mounted, RoutedMountProps } from '../contract.ts';
import { mountApp } from './mountApp.tsx';
import { readConfig } from './readConfig.ts';
import { createReports, tellHost } from './tellHost.ts';

/**
 * Mounts the plugin inside a host's page. Token, locale and colour mode stay in memory unless the host gave a
 * `storageKey`.
 * @param home the path below `basePath` where the module is at home
 * @throws ConfigError naming a missing or wrong configuration key
 */
export function mountFederated(
  element: HTMLElement,
  initial: RoutedMountProps,
  home: string,
): Mounted<RoutedMountProps> {
  let props = initial;
  const prefix = props.storageKey;
  const kept = prefix === undefined ? undefined : cookieSession(prefix + sessionCookieName);
  const askToken = async () => {
    const { token } = props;
    return typeof token === 'function' ? token() : undefined;
  };

  const mounted = mountApp(element, {
    config: readConfig(props.config),
    props,
    home,
    storagePrefix: prefix,
    askToken,
    session: {
      read: async () => {
        const { token } = props;
        const given = typeof token === 'string' ? token : await askToken();
        // An empty token is none.
        return given || kept?.read();
      },
      write: (token) => kept?.write(token),
      clear: () => kept?.clear(),
    },
    page: {
      isDocument: false,
      hasOwnMenu: false,
      redirectsOnExpiry: false,
      ...createReports(() => props),
      navigated: (path) => tellHost(() => props.onNavigate?.(path)),
      titled: (title) => tellHost(() => props.onTitle?.(title)),
      goToLogin: () => undefined,
      sessionExpired: () => tellHost(() => props.onSessionExpired?.()),
      opened: () => undefined,
      downloaded: (ids) => tellHost(() => props.onDownloaded?.(ids)),
      printed: (id) => tellHost(() => props.onPrinted?.(id)),
      saved: (id) => tellHost(() => props.onSaved?.(id)),
      dirty: (isDirty) => tellHost(() => props.onDirtyChange?.(isDirty)),
      failed: (error, code) => tellHost(() => props.onError?.(error, code)),
    },
  });
  return {
    update: (partial) => {
      props = { ...props, ...partial };
      mounted.update(partial);
    },
    canLeave: () => mounted.canLeave(),
    unmount: () => mounted.unmount(),
  };
}
