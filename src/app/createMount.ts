import { codeOf, type OnCallError } from '#api/apiError.ts';
import { createFlags } from '#api/flags/flags.ts';
import { createQueryClient } from '#api/query/graphqlClient.ts';
import { missionsApi } from '#api/rest/missionsApi.ts';
import { createQueryToken } from '#api/query/queryToken.ts';
import type { HostReports, Services, SessionStore } from '#api/services.ts';
import { SessionMemory } from '#api/sessionMemory.ts';
import { workspaceApi } from '#api/rest/workspaceApi.ts';
import { selectHostLanguage } from '#host/hostSlice.ts';
import { loadCatalogue } from '#i18n/catalogue.ts';
import { hearRetries } from '#i18n/retryingImport.ts';
import type { Config } from '#model/config.ts';
import { chooseLanguage, type Language, type LanguageSources } from '#model/language.ts';
import { endSession } from '#session/login.ts';
import { goOnWith } from '#session/takeToken.ts';
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
  /** A query service said 403 (docs/behaviour.md, Query-service errors). */
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
  const failed = createFailureHandlers(options, () => ({ store, unsaved }));
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
    began: performance.now(),
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
      onError: failed.missions,
    }),
    company: createQueryClient({
      ...queryOptions('company'),
      uri: config.COMPANY_GRAPHQL,
      socketUri: config.COMPANY_WS,
      onError: failed.company,
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
    onQueryError: failed.missions,
  };
  const store = createStore(services, failed.rest);
  services.flags.start();
  const stopHearing = hearRetries(options.page.event);

  return {
    services,
    store,
    stop: () => {
      stopHearing();
      for (const service of [services.flags, services.missions, services.company]) service.stop();
      // Their cache timers would keep the store alive for a minute.
      store.dispatch(missionsApi.util.resetApiState());
      store.dispatch(workspaceApi.util.resetApiState());
    },
  };
}

/** What follows when a call to one of the servers fails. */
function createFailureHandlers(
  options: MountOptions,
  mount: () => Pick<Services, 'unsaved'> & { store: AppStore },
) {
  const tell: OnCallError = (error, call, began) =>
    options.page.event('call-failed', began, codeOf(call, error));
  const rest: OnCallError = (error, ...call) => {
    const { store, unsaved } = mount();
    tell(error, ...call);
    // Where work would be lost the screen stays, and says itself what failed.
    const isKept = !isSignedIn(store) || unsaved.isHeld();
    if (error.status === 401 && !isKept) void store.dispatch(endSession());
  };
  const missions: OnCallError = (error, ...call) => {
    console.error(error);
    rest(error, ...call);
    if (error.status === 403 && isSignedIn(mount().store)) options.onForbidden();
  };
  /** It decorates screens: what goes wrong with it moves neither the session nor the page. */
  const company: OnCallError = (error, ...call) => {
    console.error(error);
    tell(error, ...call);
  };
  return { rest, missions, company };
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
