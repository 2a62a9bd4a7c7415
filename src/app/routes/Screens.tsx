import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { usePluginContext, usePluginDispatch } from '#session/pluginContext.ts';
import { parseColorModeOverride } from '#host/colorMode.ts';
import { colorModeForced } from '#host/hostSlice.ts';
import { selectAttempt } from '#session/sessionSlice.ts';
import { previousPathnameKey } from '#session/sessionCache.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { RouteGuard } from './RouteGuard.tsx';
import type { HostAdapter } from '../hostAdapter.ts';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import { useScrollMemory } from '../layout/useScrollMemory.ts';
import { RootErrorView, getNameOfErrorScreen } from '../errors/RootErrorView.tsx';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { type AppRoute, matchRoute } from './routes.ts';
import { messages } from '../messages.ts';

/** Component that renders the screen for the current URL, with its layout and its access guard. */
export function Screens({ host, prefix }: { host: HostAdapter; prefix: string }) {
  const location = useLocation();
  const attempt = useSelector(selectAttempt);
  const match = matchRoute(location.pathname);
  const route = match.kind === 'found' ? match.route : undefined;
  const path = prefix + createPath({ pathname: location.pathname, search: location.search });
  useForcedColorMode(route);
  const mainRef = useRouteChange(route, path, host);
  useScrollMemory(mainRef);
  const { startedAt, restart } = useNavigationStart(`${location.pathname}/${attempt}`);

  return (
    <ScreenFrame layout={route?.layout ?? 'default'} host={host} mainRef={mainRef}>
      <ErrorBoundary
        key={`${route?.keepMounted ? route.screen : location.pathname}/${attempt}`}
        onError={host.onError}
        fallback={(error, code, retry) => {
          const screenName = getNameOfErrorScreen(error, host);
          const retryFromStart = () => {
            restart();
            retry();
          };
          return (
            <>
              <RootErrorView error={error} code={code} host={host} onRetry={retryFromStart} />
              {screenName && <ReadyReporter host={host} startedAt={startedAt} code={screenName} />}
              <ResetOnNavigation pathname={location.pathname} onMove={retry} />
            </>
          );
        }}
      >
        {match.kind === 'found' ? (
          <RouteGuard route={match.route}>
            {match.route.redirect ? (
              <Navigate to={match.route.redirect(match.params) + location.search} replace />
            ) : (
              <match.route.Page>
                <ReadyReporter host={host} startedAt={startedAt} code={match.route.name} />
              </match.route.Page>
            )}
          </RouteGuard>
        ) : (
          <>
            <NotFoundPage path={path} reason={match.kind === 'invalid' ? 'parameter' : 'route'} />
            <ReadyReporter host={host} startedAt={startedAt} code="not-found" />
          </>
        )}
      </ErrorBoundary>
    </ScreenFrame>
  );
}

/** Notifies the host when the screen beside it, which mounts at the same time, has been rendered. */
function ReadyReporter({
  host,
  startedAt,
  code,
}: {
  host: HostAdapter;
  startedAt: number;
  code: string;
}) {
  useEffect(() => host.onReady(code, startedAt), [host, code, startedAt]);
  return null;
}

/** Calls `onMove` when the URL path changes, so that a screen that failed is rendered again. */
function ResetOnNavigation({ pathname, onMove }: { pathname: string; onMove: () => void }) {
  const [failedPathname] = useState(pathname);
  const callOnMove = useStableCallback(onMove);
  useEffect(() => {
    if (pathname !== failedPathname) callOnMove();
  }, [pathname, failedPathname, callOnMove]);
  return null;
}

const getTime = () => performance.now();

/**
 * Returns the time at which the navigation to the screen started, from `performance.now()`. This is the time when the
 * plugin was mounted, or the time of the latest change of `screen`.
 * @returns the time as `startedAt`, and a function `restart` that sets it to the present, for a retry
 */
function useNavigationStart(screen: string) {
  const [navigation, setNavigation] = useState({ screen, startedAt: usePluginContext().startedAt });
  const restart = () => setNavigation({ screen, startedAt: getTime() });
  if (navigation.screen !== screen) restart();
  return { startedAt: navigation.startedAt, restart };
}

function useForcedColorMode(route: AppRoute | undefined) {
  const dispatch = usePluginDispatch();
  const colorMode = route?.colorMode;
  useEffect(() => {
    dispatch(colorModeForced(parseColorModeOverride(colorMode)));
  }, [dispatch, colorMode]);
}

/**
 * Reports the page title to the host on every route change. After a navigation within the plugin, also announces the
 * title to screen readers and moves the focus to the main element. If the focus is already inside the main element, as
 * in a screen that stays mounted, neither happens.
 */
function useRouteChange(route: AppRoute | undefined, path: string, host: HostAdapter) {
  const mainRef = useRef<HTMLElement>(null);
  const { sessionCache } = usePluginContext();
  const intl = useIntl();
  const title = intl.formatMessage(route?.title ?? messages.notFoundTitle);
  const pathnameRef = useRef<string>(undefined);
  const { pathname } = useLocation();

  useEffect(() => host.onTitleChange(title, path, intl.locale), [host, title, path, intl.locale]);
  useEffect(() => {
    const previousPathname = pathnameRef.current;
    // A sign-in link only redirects: the visit starts at its target.
    const isNew =
      previousPathname !== undefined &&
      previousPathname !== pathname &&
      !previousPathname.startsWith('/signin');
    if (isNew) {
      sessionCache.set(previousPathnameKey, previousPathname);
      if (!mainRef.current?.querySelector(':focus')) {
        announce(mainRef.current, title);
        mainRef.current?.focus({ preventScroll: true });
      }
    }
    pathnameRef.current = pathname;
  }, [sessionCache, pathname, title]);
  return mainRef;
}
