import { createCookieTokenStorage, sessionCookieName } from '#session/sessionCookie.ts';
import type { Mounted, RoutedMountProps } from '../contract.ts';
import { mountApp } from './mountApp.tsx';
import { parseHostConfig } from './parseHostConfig.ts';
import { createHostNotifier, callHost } from './callHost.ts';

/**
 * Mounts the plugin inside a host's page. Unless the host sets a `storageKey`, the token, the locale and the colour
 * mode are kept only in memory.
 * @param homePath path of the module's start screen, below `basePath`
 * @throws ConfigError that names the configuration key with a missing or wrong value
 */
export function mountFederated(
  element: HTMLElement,
  initialProps: RoutedMountProps,
  homePath: string,
): Mounted<RoutedMountProps> {
  let props = initialProps;
  const storagePrefix = props.storageKey;
  const cookieSession =
    storagePrefix === undefined
      ? undefined
      : createCookieTokenStorage(storagePrefix + sessionCookieName);
  const requestToken = async () => {
    const { token } = props;
    return typeof token === 'function' ? token() : undefined;
  };

  const mounted = mountApp(element, {
    config: parseHostConfig(props.config),
    props,
    homePath,
    storagePrefix,
    requestToken,
    sessionStore: {
      read: async () => {
        const { token } = props;
        const hostToken = typeof token === 'string' ? token : await requestToken();
        // An empty token counts as no token.
        return hostToken || cookieSession?.read();
      },
      write: (token) => cookieSession?.write(token),
      clear: () => cookieSession?.clear(),
    },
    host: {
      isDocument: false,
      AccountMenu: undefined,
      isRedirectedOnExpiry: false,
      ...createHostNotifier(() => props),
      onNavigate: (path) => callHost(() => props.onNavigate?.(path)),
      onTitleChange: (title) => callHost(() => props.onTitle?.(title)),
      redirectToLogin: () => undefined,
      onSessionExpired: () => callHost(() => props.onSessionExpired?.()),
      onCertificateOpened: () => undefined,
      onDownloaded: (ids) => callHost(() => props.onDownloaded?.(ids)),
      onPrinted: (id) => callHost(() => props.onPrinted?.(id)),
      onTemplateSaved: (id) => callHost(() => props.onSaved?.(id)),
      onDirtyChange: (isDirty) => callHost(() => props.onDirtyChange?.(isDirty)),
      onError: (error, code) => callHost(() => props.onError?.(error, code)),
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
