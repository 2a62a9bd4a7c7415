import { useEffect, useSyncExternalStore } from 'react';
import { Provider, useSelector } from 'react-redux';
import { createPath, Router } from 'react-router-dom';
import { ServicesContext } from '#api/services.ts';
import { selectHostLanguage } from '#host/hostSlice.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { chooseLanguage, type Language } from '#model/language.ts';
import {
  selectCompanyLanguage,
  selectEnded,
  selectPhase,
  selectUserLanguage,
} from '#session/sessionSlice.ts';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { Toasts } from '#ui/toasts/Toasts.tsx';
import type { MountState } from './createMount.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import type { AppHistory } from './history/history.ts';
import type { HostPage } from './hostPage.ts';
import { readLocale } from './localeCookie.ts';
import { type LocaleStrategy, settledPrefix, splitLocale } from './localePath.ts';
import { Screens } from './screens/Screens.tsx';
import { UntranslatedError, UntranslatedWait } from './errors/UntranslatedError.tsx';
import { useRootAppearance } from './useRootAppearance.ts';

export interface AppProps {
  mount: MountState;
  history: AppHistory;
  /** Without a slash at its end. */
  basePath: string;
  page: HostPage;
  /** The `[data-certs-root]` element. */
  root: HTMLElement;
  /** Prefix of the locale cookie; undefined: none is read. */
  storagePrefix: string | undefined;
}

/** The whole plugin of one mount. */
export function App(props: AppProps) {
  return (
    <ErrorBoundary
      onCrash={props.page.failed}
      fallback={(_error, code, retry) => <UntranslatedError code={code} onRetry={retry} />}
    >
      <Provider store={props.mount.store}>
        <ServicesContext value={props.mount.services}>
          <Worded {...props} />
        </ServicesContext>
      </Provider>
    </ErrorBoundary>
  );
}

function Worded({ mount, history, basePath, page, root, storagePrefix }: AppProps) {
  const { config } = mount.services;
  const { location, prefix, pathLanguage } = useLocaleAddress(
    history,
    basePath,
    config.LOCALE_STRATEGY,
  );
  const cookieLanguage = useLocaleCookie(storagePrefix, config.LOCALE_STRATEGY);
  const host = useSelector(selectHostLanguage) ?? undefined;
  const sources = {
    host,
    user: useSelector(selectUserLanguage),
    path: pathLanguage ?? cookieLanguage,
    company: useSelector(selectCompanyLanguage),
  };
  const isSignedIn = useSelector(selectPhase) === 'signedIn';
  // What was said in a session goes with it.
  const session = useSelector(selectEnded);
  // A host that steers the language owns the address too.
  const settles = isSignedIn && !host && config.LOCALE_STRATEGY === 'prefix_and_default';
  useSettledAddress(settles ? settledPrefix(sources) : prefix, prefix, basePath, history);
  useRootAppearance(root);

  return (
    <LanguageProvider
      language={chooseLanguage(sources)}
      timeZone={config.CERTIFICATE_TIME_ZONE}
      waiting={<UntranslatedWait />}
    >
      <LiveRegion key={`said/${session}`} />
      <Router basename={basePath + prefix} navigator={history} location={location}>
        <Screens page={page} prefix={prefix} />
      </Router>
      <Toasts
        key={`toasts/${session}`}
        queue={mount.services.memory.toasts}
        position={config.TOAST_POSITION}
      />
    </LanguageProvider>
  );
}

function useLocaleAddress(history: AppHistory, basePath: string, strategy: LocaleStrategy) {
  const location = useSyncExternalStore(history.subscribe, () => history.location);
  const inside = location.pathname.slice(basePath.length) || '/';
  const { prefix, language } = splitLocale(inside, strategy);
  return { location, prefix, pathLanguage: language };
}

/**
 * The first render is in the default language, the cookie's comes once mounted (docs/behaviour.md, Language in the address).
 */
function useLocaleCookie(
  storagePrefix: string | undefined,
  strategy: LocaleStrategy,
): Language | undefined {
  return useSyncExternalStore(
    neverChanges,
    () =>
      strategy === 'no_prefix' && storagePrefix !== undefined
        ? readLocale(storagePrefix)
        : undefined,
    () => undefined,
  );
}

const neverChanges = () => () => undefined;

/** Replaces the address by the one for the chosen locale. */
function useSettledAddress(wanted: string, prefix: string, basePath: string, history: AppHistory) {
  useEffect(() => {
    if (wanted === prefix) return;
    const { pathname, search, hash } = history.location;
    const path = pathname.slice(basePath.length + prefix.length) || '/';
    const settled = `${basePath}${wanted}${path === '/' && wanted ? '' : path}`;
    history.replace(createPath({ pathname: settled, search, hash }));
  }, [wanted, prefix, basePath, history]);
}
