import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { createPath, Navigate, useLocation } from 'react-router-dom';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { forcedColorModeOf } from '#host/colorMode.ts';
import { colorModeForced } from '#host/hostSlice.ts';
import { selectAttempt } from '#session/sessionSlice.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { SlowScreen } from '#ui/states/SlowNotice.tsx';
import { useHandler } from '#ui/useHandler.ts';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import { Guarded } from './Guarded.tsx';
import type { HostPage } from '../hostPage.ts';
import { Layout } from '../layout/Layout.tsx';
import { RootErrorView, shownInstead } from '../errors/RootErrorView.tsx';
import { NotFoundPage } from '../refusals/NotFoundPage.tsx';
import { type AppRoute, matchRoute } from './routes.ts';
import { messages } from '../messages.ts';

/** The screen of the current address, inside its layout and behind its guard. */
export function Screens({ page, prefix }: { page: HostPage; prefix: string }) {
  const location = useLocation();
  const attempt = useSelector(selectAttempt);
  const match = matchRoute(location.pathname);
  const route = match.kind === 'found' ? match.route : undefined;
  const path = prefix + createPath({ pathname: location.pathname, search: location.search });
  useForcedColorMode(route);
  const main = useRouteChange(route, path, page);
  const { began, begin } = useBeginning(`${location.pathname}/${attempt}`);

  return (
    <Layout layout={route?.layout ?? 'default'} page={page} mainRef={main}>
      <ErrorBoundary
        key={`${route?.goesOn ? route.screen : location.pathname}/${attempt}`}
        onCrash={page.failed}
        fallback={(error, code, retry) => {
          const shown = shownInstead(error, page);
          const retryNow = () => {
            begin();
            retry();
          };
          return (
            <>
              <RootErrorView error={error} code={code} page={page} onRetry={retryNow} />
              {shown && <Ready page={page} began={began} code={shown} />}
              <Elsewhere at={location.pathname} onMove={retry} />
            </>
          );
        }}
      >
        {match.kind === 'found' ? (
          <Guarded route={match.route}>
            {match.route.redirect ? (
              <Navigate to={match.route.redirect(match.params) + location.search} replace />
            ) : (
              <match.route.Page
                meanwhile={<SlowScreen />}
                beside={<Ready page={page} began={began} code={match.route.name} />}
              />
            )}
          </Guarded>
        ) : (
          <>
            <NotFoundPage path={path} reason={match.kind === 'invalid' ? 'parameter' : 'route'} />
            <Ready page={page} began={began} code="not-found" />
          </>
        )}
      </ErrorBoundary>
    </Layout>
  );
}

/** Tells the host once whatever stands beside it is on the page. */
function Ready({ page, began, code }: { page: HostPage; began: number; code: string }) {
  useEffect(() => page.ready(code, began), [page, code, began]);
  return null;
}

/** What failed at one address is tried again at another one. */
function Elsewhere({ at, onMove }: { at: string; onMove: () => void }) {
  const [failedAt] = useState(at);
  const move = useHandler(onMove);
  useEffect(() => {
    if (at !== failedAt) move();
  }, [at, failedAt, move]);
  return null;
}

const now = () => performance.now();

/** When the way to this screen began: with the mount, with the step there, or with another try. */
function useBeginning(screen: string) {
  const [way, setWay] = useState({ screen, began: useServices().began });
  const begin = () => setWay({ screen, began: now() });
  if (way.screen !== screen) begin();
  return { began: way.began, begin };
}

function useForcedColorMode(route: AppRoute | undefined) {
  const dispatch = useServicesDispatch();
  const asked = route?.colorMode;
  useEffect(() => {
    dispatch(colorModeForced(forcedColorModeOf(asked)));
  }, [dispatch, asked]);
}

/**
 * Titles the page on every route. On a change within the plugin it also announces it and moves the focus there, unless
 * that is still on something of the screen, which has gone on then.
 */
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
    const isNew = before !== undefined && before !== pathname && !before.startsWith('/signin');
    if (isNew && !main.current?.querySelector(':focus')) {
      announce(main.current, title);
      main.current?.focus({ preventScroll: true });
    }
    shown.current = pathname;
  }, [pathname, title]);
  return main;
}
