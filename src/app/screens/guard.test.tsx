/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor } from '@testing-library/react';
import { createCompany } from '#testing/platform.ts';
import { openApp } from '#testing/mount/renderApp.tsx';

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

const open = ['/forbidden', '/not-authorized', '/print/abc'];
// Without an id the preview is a template's.
const forAdmins = ['/templates', '/editor', '/editor/abc'];

type Visitor = 'nobody' | 'learner' | 'admin' | 'blocked company';

/** Where a visitor of a route ends. */
function endOf(route: string, visitor: Visitor): string {
  if (open.includes(route)) return route;
  if (visitor === 'nobody' || route === '/signin') return '/not-authorized';
  if (visitor === 'blocked company') return '/forbidden';
  return visitor === 'learner' && forAdmins.includes(route) ? '/forbidden' : route;
}

/** The heading of the screen itself: not that of “Signing in”, which comes before it. */
const title = () =>
  screen.getByRole('heading', { level: 1, name: (name) => !/^(Entrando|Signing in)/.test(name) });

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

for (const visitor of ['nobody', 'learner', 'admin', 'blocked company'] as const)
  test.each(['', '/en'])(
    `every route leads ${visitor} where it should, below “%s”`,
    async (prefix) => {
      const company = await createCompany(
        visitor === 'blocked company' ? { show_certificates: false } : {},
      );
      const { token } = visitor === 'admin' ? company.admin : company.learner;
      for (const route of routes) {
        const options = visitor === 'nobody' ? {} : { token };
        const { history, stop } = await openApp(prefix + route, options);
        const pathNow = () => history.location.pathname.replace(/^\/en(?=\/|$)/, '') || '/';
        await waitFor(() => {
          expect([route, pathNow()]).toEqual([route, endOf(route, visitor)]);
          expect(title()).toBeVisible();
        });
        stop();
      }
    },
  );
