import { getErrorCode, type ApiErrorHandler } from '#data/apiError.ts';
import { createFlags } from '#data/flags/flags.ts';
import { createGraphqlClient } from '#data/graphql/graphqlClient.ts';
import { missionsApi } from '#data/rest/missionsApi.ts';
import { createGraphqlTokenStorage } from '#data/graphql/queryToken.ts';
import type { PluginContext, SessionTokenStorage } from '#session/pluginContext.ts';
import type { HostCallbacks } from '#host/hostCallbacks.ts';
import { SessionCache } from '#session/sessionCache.ts';
import { workspaceApi } from '#data/rest/workspaceApi.ts';
import { selectHostLanguage } from '#host/hostSlice.ts';
import { loadCatalog } from '#i18n/catalog.ts';
import { onImportRetry } from '#runtime/retryImport.ts';
import type { Config } from '#domain/config.ts';
import { chooseLanguage, type Language, type LanguageSources } from '#domain/language.ts';
import { endExpiredSession } from '#session/signInWithToken.ts';
import { acceptTokenFromHost } from '#session/replaceToken.ts';
import { selectGeneration, selectPhase } from '#session/sessionSlice.ts';
import { saveLocaleCookie } from './localeCookie.ts';
import { createSessionTokenProvider } from './tokenAccess.ts';
import { type AppStore, createStore } from './store.ts';
import { createUnsavedWorkRegistry } from '#host/unsavedWork.ts';

export interface MountOptions {
  config: Config;
  /** Path of the start screen. This screen has no back button. Default `/`. */
  homePath?: string;
  host: HostCallbacks;
  sessionStore: SessionTokenStorage;
  /** Requests a new session token from the host. Resolves to undefined when the host has none. */
  requestToken: () => Promise<string | undefined>;
  /** Prefix of cookie names. If undefined, tokens are kept only in memory. */
  storagePrefix: string | undefined;
  /** Returns the language in the URL path. If the path has none, returns the language in the locale cookie. */
  getUrlLanguage(): Language | undefined;
  /** Called after a response with status 403 from a GraphQL service (docs/behaviour.md, Query-service errors). */
  onForbidden(): void;
  /** Called when the user who signs in is not the user of the previous session. */
  onUserChanged(): void;
}

export interface MountState {
  context: PluginContext;
  store: AppStore;
  /** Stops all requests, timers and WebSockets of the mount. */
  stop: () => void;
}

/** Creates the plugin context and the Redux store of one mount. Nothing in them is shared with other mounts. */
export function createMount(options: MountOptions): MountState {
  const { config, sessionStore, storagePrefix } = options;
  const errorHandlers = createErrorHandlers(options, () => ({ store, unsavedWork }));
  const queryOptions = (name: 'missions' | 'company') => ({
    socketOnly: config.QUERY_WEBSOCKETS_ONLY,
    token: createGraphqlTokenStorage(getTokenCookieName(storagePrefix, name), config.AUTH_SCHEME),
    renewToken: () => context.tokenAccess.renewToken(),
  });
  const getSessionCache = createSessionCacheGetter(() => selectGeneration(store.getState()));
  let previousIdentity: string | undefined;
  const unsavedWork = createUnsavedWorkRegistry((isDirty) => options.host.onDirtyChange(isDirty));
  const context: PluginContext = {
    config,
    homePath: options.homePath ?? '/',
    startedAt: performance.now(),
    sessionStore,
    hostCallbacks: options.host,
    unsavedWork,
    tokenAccess: createSessionTokenProvider({
      requestToken: options.requestToken,
      getToken: () => store.getState().authToken.token ?? undefined,
      acceptToken: (token) => store.dispatch(acceptTokenFromHost(token)),
    }),
    missionsClient: createGraphqlClient({
      ...queryOptions('missions'),
      uri: config.MISSIONS_GRAPHQL,
      socketUri: config.MISSIONS_WS,
      onError: errorHandlers.handleMissionsError,
    }),
    companyClient: createGraphqlClient({
      ...queryOptions('company'),
      uri: config.COMPANY_GRAPHQL,
      socketUri: config.COMPANY_WS,
      onError: errorHandlers.handleCompanyError,
    }),
    flags: createFlags(config),
    get sessionCache() {
      return getSessionCache();
    },
    get showToast() {
      return getSessionCache().toasts.show;
    },
    onUserIdentified: (identity) => {
      if (previousIdentity !== undefined && previousIdentity !== identity) options.onUserChanged();
      previousIdentity = identity;
    },
    setLocale: (userSources) =>
      setLocale(options, {
        host: selectHostLanguage(store.getState()) ?? undefined,
        ...userSources,
      }),
    onQueryError: errorHandlers.handleMissionsError,
  };
  const store = createStore(context, errorHandlers.handleRestError);
  context.flags.start();
  const stopRetryEvents = onImportRetry(options.host.onEvent);

  return {
    context,
    store,
    stop: () => {
      stopRetryEvents();
      for (const client of [context.flags, context.missionsClient, context.companyClient])
        client.stop();
      // Their cache timers would keep the store alive for a minute. A reset would abort requests that change data, such
      // as a deletion that is sent when its screen is left.
      void Promise.all(store.dispatch(missionsApi.util.getRunningMutationsThunk())).then(() => {
        store.dispatch(missionsApi.util.resetApiState());
        store.dispatch(workspaceApi.util.resetApiState());
      });
    },
  };
}

/** Creates one function for each of the REST, missions and company services, to be called after a failed call. */
function createErrorHandlers(
  options: MountOptions,
  getMount: () => Pick<PluginContext, 'unsavedWork'> & { store: AppStore },
) {
  const reportError: ApiErrorHandler = (error, call, startedAt) =>
    options.host.onEvent('call-failed', startedAt, getErrorCode(call, error), error.requestId);
  const handleRestError: ApiErrorHandler = (error, ...call) => {
    const { store, unsavedWork } = getMount();
    reportError(error, ...call);
    // With unsaved work the screen stays and shows the error itself. The user is fetched to check a new token, and the caller
    // decides what follows.
    const isSessionKept =
      !hasSession(store) || unsavedWork.hasUnsavedWork() || call[0] === 'currentUser';
    if (error.status === 401 && !isSessionKept) void store.dispatch(endExpiredSession());
  };
  const handleMissionsError: ApiErrorHandler = (error, ...call) => {
    console.error(error);
    handleRestError(error, ...call);
    if (error.status === 403 && hasSession(getMount().store)) options.onForbidden();
  };
  /** Reports a failed call of the company service, which only has details, without ending the session. */
  const handleCompanyError: ApiErrorHandler = (error, ...call) => {
    console.error(error);
    reportError(error, ...call);
  };
  return { handleRestError, handleMissionsError, handleCompanyError };
}

async function setLocale(options: MountOptions, sources: LanguageSources): Promise<void> {
  const { config, storagePrefix } = options;
  const language = chooseLanguage({ path: options.getUrlLanguage(), ...sources });
  if (storagePrefix !== undefined && config.LOCALE_STRATEGY === 'no_prefix') {
    saveLocaleCookie(storagePrefix, language);
  }
  // Without the catalog the previous language stays, which is better than no screen.
  await loadCatalog(language).catch(() => undefined);
}

/**
 * Creates a function that returns the cache of the current session. When a new session starts, the function creates a
 * new cache.
 * @param getGeneration returns a number that changes with each session
 */
function createSessionCacheGetter(getGeneration: () => number): () => SessionCache {
  let current = { generation: 0, cache: new SessionCache() };
  return () => {
    const generation = getGeneration();
    if (current.generation !== generation) current = { generation, cache: new SessionCache() };
    return current.cache;
  };
}

function getTokenCookieName(prefix: string | undefined, client: string): string | undefined {
  return prefix === undefined ? undefined : `${prefix}certificates_${client}_token`;
}

function hasSession(store: AppStore): boolean {
  return selectPhase(store.getState()) === 'signedIn';
}
