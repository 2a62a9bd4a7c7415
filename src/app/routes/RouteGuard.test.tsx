/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { createCompany } from '#testing/platform.ts';
import { renderApp } from '#testing/mount/renderApp.ts';
import { routes as appRoutes } from './routes.ts';

const routes = [
  '/',
  '/error',
  '/forbidden',
  '/not-authorized',
  '/templates',
  '/editor',
  '/editor/abc',
  '/preview',
  '/preview/abc',
  '/print/abc',
  '/signin',
] as const;

const publicRoutes = ['/forbidden', '/not-authorized', '/print/abc'];
// The preview without an id shows a template.
const adminRoutes = ['/templates', '/editor', '/editor/abc'];

type Visitor = 'anonymous' | 'learner' | 'admin' | 'blocked company';

/** Returns the path to which a visitor of a route is expected to be redirected, or the route itself. */
function getFinalPath(route: string, visitor: Visitor): string {
  if (publicRoutes.includes(route)) return route;
  if (visitor === 'anonymous' || route === '/signin') return '/not-authorized';
  if (visitor === 'blocked company') return '/forbidden';
  return visitor === 'learner' && adminRoutes.includes(route) ? '/forbidden' : route;
}

/** Returns the heading of the screen, ignoring the heading "Signing in" that is displayed before. */
const getHeading = () =>
  screen.getByRole('heading', { level: 1, name: (name) => !/^(Entrando|Signing in)/.test(name) });

test('every route of the plugin has a row here, except redirects and sign-in links', () => {
  const paths = appRoutes
    .filter(({ path, redirect }) => !redirect && !path.includes(':token'))
    .map(({ path }) => path.replace(':id', 'abc'));
  expect([...routes].sort()).toEqual(paths.sort());
});

for (const visitor of ['anonymous', 'learner', 'admin', 'blocked company'] as const)
  test.each(['', '/en'])(
    `every route redirects correctly (visitor: ${visitor}, prefix: “%s”)`,
    async (prefix) => {
      const company = await createCompany({ show_certificates: visitor !== 'blocked company' });
      const { token } = visitor === 'admin' ? company.admin : company.learner;
      for (const route of routes) {
        const options = visitor === 'anonymous' ? {} : { token };
        const { history, stop } = renderApp(prefix + route, options);
        const getPath = () => history.location.pathname.replace(/^\/en(?=\/|$)/, '') || '/';
        await waitFor(() => {
          expect([route, getPath()]).toEqual([route, getFinalPath(route, visitor)]);
          expect(getHeading()).toBeVisible();
        });
        stop();
      }
    },
  );
