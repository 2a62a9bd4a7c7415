import { createMount, type MountOptions, type MountState } from '#app/createMount.ts';
import type { ConfigInput } from '#model/configInput.ts';
import { cookieSession, sessionCookieName } from '#session/sessionCookie.ts';
import { quietPage } from './quietPage.ts';
import { testConfig } from './renderApp.tsx';

/** Everything of one mount but its screens, with the session in the cookie as on a page of its own. */
export function startMount(
  overrides: Partial<Omit<MountOptions, 'config'>> & { config?: Partial<ConfigInput> } = {},
): MountState {
  const { config, ...options } = overrides;
  return createMount({
    config: testConfig(config),
    page: quietPage,
    askToken: () => Promise.resolve(undefined),
    storagePrefix: '',
    pathLanguage: () => undefined,
    onForbidden: () => undefined,
    onAnotherUser: () => undefined,
    session: { ...cookieSession(sessionCookieName), takeSignInToken: () => undefined },
    ...options,
  });
}
