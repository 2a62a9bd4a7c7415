import { createMount, type MountOptions, type MountState } from '#app/createMount.ts';
import type { ConfigInput } from '#model/configInput.ts';
import {
  deleteSessionCookie,
  readSessionCookie,
  sessionCookieName,
  writeSessionCookie,
} from '#session/sessionCookie.ts';
import { testConfig } from './renderApp.tsx';

/** Everything of one mount but its screens, with the session in the cookie as on a page of its own. */
export function startMount(
  overrides: Partial<Omit<MountOptions, 'config'>> & { config?: Partial<ConfigInput> } = {},
): MountState {
  const { config, ...options } = overrides;
  return createMount({
    config: testConfig(config),
    page: {
      opened: () => undefined,
      downloaded: () => undefined,
      printed: () => undefined,
      saved: () => undefined,
      dirty: () => undefined,
      sessionExpired: () => undefined,
    },
    askToken: () => Promise.resolve(undefined),
    storagePrefix: '',
    pathLanguage: () => undefined,
    onForbidden: () => undefined,
    onAnotherUser: () => undefined,
    session: {
      read: async () => readSessionCookie(sessionCookieName),
      write: (token) => writeSessionCookie(sessionCookieName, token),
      clear: () => deleteSessionCookie(sessionCookieName),
      takeSignInToken: () => undefined,
    },
    ...options,
  });
}
