import type { ApiError } from '#api/apiError.ts';
import { createFlags } from '#api/flags.ts';
import { createQueryClient } from '#api/graphqlClient.ts';
import { missionsApi } from '#api/missionsApi.ts';
import { createQueryToken } from '#api/queryToken.ts';
import type { HostReports, Services, SessionStore } from '#api/services.ts';
import { SessionMemory } from '#api/sessionMemory.ts';
import { workspaceApi } from '#api/workspaceApi.ts';
import { selectHostLanguage } from '#host/hostSlice.ts';
import { loadCatalogue } from '#i18n/catalogue.ts';
import type { Config } from '#model/config.ts';
import { chooseLanguage, type Language, type LanguageSources } from '#model/language.ts';
import { endSession, goOnWith } from '#session/login.ts';
import { selectEnded, selectPhase } from '#session/sessionSlice.ts';
import { keepLocale } from './localeCookie.ts';
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
  /** Another user is signed in than before. */
  onAnotherUser(): void;
}

export interface MountState {
  services: Services;
  store: AppStore;
  /** Ends requests, timers and sockets. */
  stop: () => void;
}

/** Everything one mount keeps and talks to. Nothing in it is shared with another mount. */
export function createMount(options: MountOptions): MountState {
  const { config, session, storagePrefix } = options;
  const onError = (error: ApiError) => {
    // Where work would be lost the screen stays, and says itself what failed.
    const isKept = !isSignedIn(store) || unsaved.isHeld();
    if (error.status === 401 && !isKept) void store.dispatch(endSession());
  };
  const onQueryError = (error: ApiError) => {
    console.error(error);
    onError(error);
    if (error.status === 403 && isSignedIn(store)) options.onForbidden();
  };
  const queryOptions = (name: 'missions' | 'company') => ({
    socketOnly: config.QUERY_WEBSOCKETS_ONLY,
    token: createQueryToken(tokenCookie(storagePrefix, name), config.AUTH_SCHEME),
    renewToken: () => services.tokens.renew(),
  });
  const memory = memoryOf(() => selectEnded(store.getState()));
  let before: string | undefined;
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
      accept: (token) => store.dispatch(goOnWith(token)),
    }),
    missions: createQueryClient({
      ...queryOptions('missions'),
      uri: config.MISSIONS_GRAPHQL,
      socketUri: config.MISSIONS_WS,
      onError: onQueryError,
    }),
    company: createQueryClient({
      ...queryOptions('company'),
      uri: config.COMPANY_GRAPHQL,
      socketUri: config.COMPANY_WS,
      // It decorates screens: what goes wrong with it moves neither the session nor the page.
      onError: console.error,
    }),
    flags: createFlags(config),
    get memory() {
      return memory();
    },
    get toast() {
      return memory().toasts.show;
    },
    arrived: (identity) => {
      if (before !== undefined && before !== identity) options.onAnotherUser();
      before = identity;
    },
    setLocale: (asked) =>
      setLocale(options, { host: selectHostLanguage(store.getState()) ?? undefined, ...asked }),
    onQueryError,
  };
  const store = createStore(services, onError);
  services.flags.start();

  return {
    services,
    store,
    stop: () => {
      for (const service of [services.flags, services.missions, services.company]) service.stop();
      // Their cache timers would keep the store alive for a minute.
      store.dispatch(missionsApi.util.resetApiState());
      store.dispatch(workspaceApi.util.resetApiState());
    },
  };
}

async function setLocale(options: MountOptions, asked: LanguageSources): Promise<void> {
  const { config, storagePrefix } = options;
  const language = chooseLanguage({ path: options.pathLanguage(), ...asked });
  if (storagePrefix !== undefined && config.LOCALE_STRATEGY === 'no_prefix') {
    keepLocale(storagePrefix, language);
  }
  // Without it the language before stays on screen, which is better than no screen.
  await loadCatalogue(language).catch(() => undefined);
}

/** The memory of the session there is: another one for each. */
function memoryOf(session: () => number): () => SessionMemory {
  let kept = { of: 0, memory: new SessionMemory() };
  return () => {
    const now = session();
    if (kept.of !== now) kept = { of: now, memory: new SessionMemory() };
    return kept.memory;
  };
}

function tokenCookie(prefix: string | undefined, client: string): string | undefined {
  return prefix === undefined ? undefined : `${prefix}certificates_${client}_token`;
}

function isSignedIn(store: AppStore): boolean {
  return selectPhase(store.getState()) === 'signedIn';
}
