import { useEffect, useSyncExternalStore } from 'react';
import { Provider, useSelector } from 'react-redux';
import { createPath, Router } from 'react-router-dom';
import { ReactPluginContext } from '#session/pluginContext.ts';
import { selectHostLanguage } from '#host/hostSlice.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { chooseLanguage } from '#domain/language.ts';
import {
  selectCompanyLanguage,
  selectGeneration,
  selectPhase,
  selectUserLanguage,
} from '#session/sessionSlice.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { ToastRegion } from '#ui/toasts/ToastRegion.tsx';
import type { MountState } from './createMount.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import type { AppHistory } from './history/history.ts';
import type { HostAdapter } from './hostAdapter.ts';
import { readLocaleCookie } from './localeCookie.ts';
import { type LocaleStrategy, getLanguagePrefix, splitLanguagePrefix } from './localePath.ts';
import { Screens } from './routes/Screens.tsx';
import { ErrorWithoutCatalog, LoadingWithoutCatalog } from './errors/ErrorWithoutCatalog.tsx';
import { useRootColorsAndTheme } from './useRootColorsAndTheme.ts';

export interface AppProps {
  mount: MountState;
  history: AppHistory;
  /** Start of the URL paths that belong to the plugin, such as `/certificates`, without a trailing slash. */
  basePath: string;
  host: HostAdapter;
  /** Root element of the plugin, with the attribute `data-certs-root`. */
  root: HTMLElement;
  /** Prefix of the name of the language cookie. If undefined, the cookie is not read. */
  storagePrefix: string | undefined;
}

/** Root component of a mounted plugin: provides the store and the language, and renders the screen for the URL. */
export function App(props: AppProps) {
  return (
    <ErrorBoundary
      onError={props.host.onError}
      fallback={(_error, code, retry) => <ErrorWithoutCatalog code={code} onRetry={retry} />}
    >
      <Provider store={props.mount.store}>
        <ReactPluginContext value={props.mount.context}>
          <LocalizedApp {...props} />
        </ReactPluginContext>
      </Provider>
    </ErrorBoundary>
  );
}

function LocalizedApp({ mount, history, basePath, host, root, storagePrefix }: AppProps) {
  const { config } = mount.context;
  const { location, prefix, pathLanguage } = useLocaleAddress(
    history,
    basePath,
    config.LOCALE_STRATEGY,
  );
  const cookieLanguage =
    config.LOCALE_STRATEGY === 'no_prefix' ? readLocaleCookie(storagePrefix) : undefined;
  const hostLanguage = useSelector(selectHostLanguage) ?? undefined;
  const sources = {
    host: hostLanguage,
    user: useSelector(selectUserLanguage),
    path: pathLanguage ?? cookieLanguage,
    company: useSelector(selectCompanyLanguage),
  };
  const isSignedIn = useSelector(selectPhase) === 'signedIn';
  // Announcements and toasts of a session are removed with it.
  const session = useSelector(selectGeneration);
  // A host that sets the language owns the URL too.
  const isPrefixManaged =
    isSignedIn && !hostLanguage && config.LOCALE_STRATEGY === 'prefix_and_default';
  useCanonicalUrl(isPrefixManaged ? getLanguagePrefix(sources) : prefix, prefix, basePath, history);
  useRootColorsAndTheme(root);

  return (
    <LanguageProvider
      language={chooseLanguage(sources)}
      timeZone={config.CERTIFICATE_TIME_ZONE}
      fallback={<LoadingWithoutCatalog />}
    >
      <LiveRegion key={`announcements/${session}`} />
      <Router basename={basePath + prefix} navigator={history} location={location}>
        <Screens host={host} prefix={prefix} />
      </Router>
      <ToastRegion
        key={`toasts/${session}`}
        queue={mount.context.sessionCache.toasts}
        position={config.TOAST_POSITION}
      />
    </LanguageProvider>
  );
}

function useLocaleAddress(history: AppHistory, basePath: string, strategy: LocaleStrategy) {
  const location = useSyncExternalStore(history.subscribe, () => history.location);
  const pluginPath = location.pathname.slice(basePath.length) || '/';
  const { prefix, language } = splitLanguagePrefix(pluginPath, strategy);
  return { location, prefix, pathLanguage: language };
}

/** Replaces the language prefix in the URL, such as `/en`, with the prefix of the chosen language if the two differ. */
function useCanonicalUrl(
  canonicalPrefix: string,
  prefix: string,
  basePath: string,
  history: AppHistory,
) {
  useEffect(() => {
    if (canonicalPrefix === prefix) return;
    const { pathname, search, hash } = history.location;
    const path = pathname.slice(basePath.length + prefix.length) || '/';
    const canonicalPathname = `${basePath}${canonicalPrefix}${path === '/' && canonicalPrefix ? '' : path}`;
    history.replace(createPath({ pathname: canonicalPathname, search, hash }));
  }, [canonicalPrefix, prefix, basePath, history]);
}
