import { Suspense, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { useServicesDispatch } from '#api/services.ts';
import { forcedColorModeOf } from '#host/colorMode.ts';
import { colorModeForced } from '#host/hostSlice.ts';
import { selectAttempt } from '#session/sessionSlice.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { SlowScreen } from '#ui/SlowNotice.tsx';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { Guarded } from './Guarded.tsx';
import type { HostPage } from './hostPage.ts';
import { Layout } from './layout/Layout.tsx';
import { RootErrorView } from './errors/RootErrorView.tsx';
import { type AppRoute, matchRoute } from './routes.ts';
import { messages } from './messages.ts';

const NotFoundPage = lazyComponent(() =>
  import(/* webpackChunkName: "refusals" */ './refusals/refusals.ts').then(
    (module) => module.NotFoundPage,
  ),
);

/** The screen of the current address, inside its layout and behind its guard. */
export function Screens({ page, prefix }: { page: HostPage; prefix: string }) {
  const location = useLocation();
  const attempt = useSelector(selectAttempt);
  const match = matchRoute(location.pathname);
  const route = match.kind === 'found' ? match.route : undefined;
  const path = prefix + createPath({ pathname: location.pathname, search: location.search });
  useForcedColorMode(route);
  const main = useRouteChange(route, path, page);

  return (
    <Layout layout={route?.layout ?? 'default'} page={page} mainRef={main}>
      <ErrorBoundary
        key={`${location.pathname}/${attempt}`}
        onCrash={page.failed}
        fallback={(error, code, retry) => (
          <>
            <RootErrorView error={error} code={code} page={page} onRetry={retry} />
            <Ready page={page} />
          </>
        )}
      >
        {match.kind === 'found' ? (
          <Guarded route={match.route}>
            <Suspense fallback={<SlowScreen />}>
              {match.route.redirect ? (
                <Navigate to={match.route.redirect(match.params) + location.search} replace />
              ) : (
                <match.route.Page />
              )}
              <Ready page={page} />
            </Suspense>
          </Guarded>
        ) : (
          <Suspense fallback={<SlowScreen />}>
            <NotFoundPage path={path} reason={match.kind === 'invalid' ? 'parameter' : 'route'} />
            <Ready page={page} />
          </Suspense>
        )}
      </ErrorBoundary>
    </Layout>
  );
}

/** Tells the host once whatever stands beside it is on the page. */
function Ready({ page }: { page: HostPage }) {
  useEffect(() => page.ready(), [page]);
  return null;
}

function useForcedColorMode(route: AppRoute | undefined) {
  const dispatch = useServicesDispatch();
  const asked = route?.colorMode;
  useEffect(() => {
    dispatch(colorModeForced(forcedColorModeOf(asked)));
  }, [dispatch, asked]);
}

/** Titles the page on every route; on a change within the plugin also announces it and moves the focus there. */
function useRouteChange(route: AppRoute | undefined, path: string, page: HostPage) {
  const main = useRef<HTMLElement>(null);
  const intl = useIntl();
  const title = intl.formatMessage(route?.title ?? messages.notFoundTitle);
  const shown = useRef<string>(undefined);
  const { pathname } = useLocation();

  useEffect(() => page.titled(title, path, intl.locale), [page, title, path, intl.locale]);
  useEffect(() => {
    const before = shown.current;
    // A sign-in link only leads on: where it ends is where the visit begins.
    if (before !== undefined && before !== pathname && !before.startsWith('/signin')) {
      announce(main.current, title);
      main.current?.focus({ preventScroll: true });
    }
    shown.current = pathname;
  }, [pathname, title]);
  return main;
}
