/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { createCompany } from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.ts';
import { selectCases } from '#testing/selectCases.ts';
import { type AppRoute, routes } from './routes.ts';

const testedRoutes = routes.filter(({ redirect, path }) => !redirect && !path.includes(':token'));

type Visitor = 'anonymous' | 'learner' | 'admin' | 'blocked company';

/** Returns the path to which a visitor of a route is expected to be redirected, or the path of the route. */
function getFinalPath(path: string, route: AppRoute, visitor: Visitor): string {
  if (path === '/signin') return '/not-authorized';
  if (route.public) return path;
  if (visitor === 'anonymous') return '/not-authorized';
  if (visitor === 'blocked company') return '/forbidden';
  return visitor === 'learner' && route.admin ? '/forbidden' : path;
}

/** Returns the heading of the screen, ignoring the heading "Signing in" that is displayed before. */
const getHeading = () =>
  screen.getByRole('heading', { level: 1, name: (name) => !/^(Entrando|Signing in)/.test(name) });

const visitors = ['anonymous', 'learner', 'admin', 'blocked company'] as const;

for (const visitor of visitors)
  test.each(['', '/en'])(
    `routes redirect correctly (visitor: ${visitor}, prefix: “%s”)`,
    async (prefix) => {
      const company = await createCompany({ show_certificates: visitor !== 'blocked company' });
      const { token } = visitor === 'admin' ? company.admin : company.learner;
      // A visitor opens each route with one of the prefixes; in the long tests, with the other one.
      const offset = visitors.indexOf(visitor) + (prefix ? 1 : 0);
      for (const route of selectCases(testedRoutes, 2, offset)) {
        const path = route.path.replace(':id', 'abc');
        const options = visitor === 'anonymous' ? {} : { token };
        const { history, stop } = renderApp(prefix + path, options);
        const getPath = () => history.location.pathname.replace(/^\/en(?=\/|$)/, '') || '/';
        await waitFor(() => {
          expect([path, getPath()]).toEqual([path, getFinalPath(path, route, visitor)]);
          expect(getHeading()).toBeVisible();
        });
        stop();
      }
    },
  );
