import { createMount, type MountOptions, type MountState } from '#app/createMount.ts';
import type { ConfigInput } from '#domain/configInput.ts';
import { createCookieTokenStorage, sessionCookieName } from '#session/sessionCookie.ts';
import { noopHost } from './noopHost.ts';
import { createTestConfig } from './renderApp.ts';

/** Creates a mount of the plugin without rendering it. The session is in the cookie, as on the standalone page. */
export function createTestMount(
  overrides: Partial<Omit<MountOptions, 'config'>> & { config?: Partial<ConfigInput> } = {},
): MountState {
  const { config, ...options } = overrides;
  return createMount({
    config: createTestConfig(config),
    host: noopHost,
    requestToken: () => Promise.resolve(undefined),
    storagePrefix: '',
    getUrlLanguage: () => undefined,
    onForbidden: () => undefined,
    onUserChanged: () => undefined,
    sessionStore: {
      ...createCookieTokenStorage(sessionCookieName),
      takeSignInToken: () => undefined,
    },
    ...options,
  });
}
