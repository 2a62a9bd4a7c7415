import type { ApiError } from '#api/apiError.ts';
import { createFlags } from '#api/flags.ts';
import { createQueryClient } from '#api/graphqlClient.ts';
import { missionsApi } from '#api/missionsApi.ts';
import { createQueryToken } from '#api/queryToken.ts';
import type { HostReports, Services, SessionStore } from '#api/services.ts';
import { workspaceApi } from '#api/workspaceApi.ts';
import { hostSlice } from '#host/hostSlice.ts';
import { loadCatalogue } from '#i18n/catalogue.ts';
import type { Config } from '#model/config.ts';
import { chooseLanguage, type Language } from '#model/language.ts';
import { endSession } from '#session/login.ts';
import { sessionSlice, tokenReceived } from '#session/sessionSlice.ts';
import { keepLocale } from './localeCookie.ts';
import { createToastQueue, type ToastQueue } from '#ui/toasts/toastQueue.ts';
import { createTokenAccess } from './tokenAccess.ts';
import { type AppStore, createStore } from './store.ts';
import { createUnsavedWork } from './unsavedWork.ts';

export interface MountOptions {
  config: Config;
  /** Default `/`. */
  home?: string;
  page: HostReports;
  session: SessionStore;
  /** Asks the host for another token; undefined: it has none. */
  askToken: () => Promise<string | undefined>;
  /** Prefix of cookies; undefined keeps every token in memory. */
  storagePrefix: string | undefined;
  /** The language of the address, or of the locale cookie where the address carries none. */
  pathLanguage(): Language | undefined;
  /** A query service said 403 (decisions.md, query-service errors). */
  onForbidden(): void;
}

export interface MountState {
  services: Services;
  store: AppStore;
  toasts: ToastQueue;
  /** Ends requests, timers and sockets. */
  stop: () => void;
}

/** Everything one mount keeps and talks to. Nothing in it is shared with another mount. */
export function createMount(options: MountOptions): MountState {
  const { config, session, storagePrefix } = options;
  const onError = (error: ApiError) => {
    // Where work would be lost the screen stays, and says itself what failed.
    if (error.status !== 401 || !isSignedIn(store) || unsaved.isHeld()) return;
    void store.dispatch(endSession());
  };
  const onQueryError = (error: ApiError) => {
    console.error(error);
    onError(error);
    if (error.status === 403 && isSignedIn(store)) options.onForbidden();
  };
  const queryClient = (name: 'missions' | 'company', uri: string, socketUri: string) =>
    createQueryClient({
      uri,
      socketUri,
      socketOnly: config.QUERY_WEBSOCKETS_ONLY,
      token: createQueryToken(tokenCookie(storagePrefix, name), config.AUTH_SCHEME),
      renewToken: () => services.tokens.renew(),
      onError: onQueryError,
    });
  const toasts = createToastQueue();
  const unsaved = createUnsavedWork((isDirty) => options.page.dirty(isDirty));
  const services: Services = {
    config,
    home: options.home ?? '/',
    session,
    reports: options.page,
    unsaved,
    tokens: createTokenAccess({
      askToken: options.askToken,
      current: () => store.getState().authToken.token ?? undefined,
      accept: async (token) => {
        store.dispatch(tokenReceived(token));
        session.write(token);
        await Promise.all([
          services.missions.login(token, { skipReset: true }),
          services.company.login(token, { skipReset: true }),
        ]);
      },
    }),
    missions: queryClient('missions', config.MISSIONS_GRAPHQL, config.MISSIONS_WS),
    company: queryClient('company', config.COMPANY_GRAPHQL, config.COMPANY_WS),
    flags: createFlags(config),
    toast: toasts.show,
    setLocale: async (asked) => {
      const host = hostSlice.selectSlice(store.getState()).hostLanguage ?? undefined;
      const language = chooseLanguage({ host, path: options.pathLanguage(), ...asked });
      if (storagePrefix !== undefined && config.LOCALE_STRATEGY === 'no_prefix') {
        keepLocale(storagePrefix, language);
      }
      // Without it the language before stays on screen, which is better than no screen.
      await loadCatalogue(language).catch(() => undefined);
    },
    onQueryError,
  };
  const store = createStore(services, onError);
  services.flags.start();

  return {
    services,
    store,
    toasts,
    stop: () => {
      services.flags.stop();
      services.missions.stop();
      services.company.stop();
      // Their cache timers would keep the store alive for a minute.
      store.dispatch(missionsApi.util.resetApiState());
      store.dispatch(workspaceApi.util.resetApiState());
    },
  };
}

function tokenCookie(prefix: string | undefined, client: string): string | undefined {
  return prefix === undefined ? undefined : `${prefix}certificates_${client}_token`;
}

function isSignedIn(store: AppStore): boolean {
  return sessionSlice.selectSlice(store.getState()).phase === 'signedIn';
}
