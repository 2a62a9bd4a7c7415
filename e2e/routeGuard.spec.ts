import { type RouteDefinition, routeDefinitions } from '../src/app/routes/routeDefinitions.ts';
import { expect, getScreenHeading, test } from './fixtures.ts';

// Routes that only redirect, and sign-in links, have tests of their own.
const routes = (Object.values(routeDefinitions) as RouteDefinition[]).flatMap((row) =>
  row.routes
    .filter(({ path, redirect }) => !redirect && !path.includes(':token'))
    .map(({ path }) => ({ ...row, path: path.replace(':id', 'abc') })),
);

type Visitor = 'bad cookie' | 'learner';

/** Returns the path to which a visitor of a route is redirected (docs/behaviour.md, Access guard), or the path of the route. */
function getExpectedPath(route: (typeof routes)[number], visitor: Visitor): string {
  if (route.path === '/signin') return '/not-authorized';
  if (route.public) return route.path;
  if (visitor === 'bad cookie') return '/not-authorized';
  return route.admin ? '/forbidden' : route.path;
}

// `src/app/routes/RouteGuard.test.tsx` covers the whole table; these tests check it with a browser and its cookie.
for (const [visitor, prefix] of [
  ['learner', ''],
  ['bad cookie', '/en'],
] as const)
  test(`redirects every route as specified, ${visitor}, ${prefix || 'no prefix'} @full`, async ({
    page,
    platform,
  }) => {
    test.slow();
    const { learner } = await platform.createCompany();
    const cookieValue = visitor === 'bad cookie' ? '{not json' : JSON.stringify(learner.token);
    for (const route of routes) {
      await page.context().clearCookies();
      await page.context().addCookies([
        {
          name: 'certificates_session',
          value: encodeURIComponent(cookieValue),
          url: platform.plugin,
        },
      ]);
      await page.goto(`${platform.plugin}${prefix}${route.path}`);
      const getPath = () => new URL(page.url()).pathname.replace(/^\/en(?=\/|$)/, '') || '/';
      const expectedPath = getExpectedPath(route, visitor);
      await expect.poll(getPath, { message: `${visitor} at ${route.path}` }).toBe(expectedPath);
      await expect(getScreenHeading(page)).toBeVisible();
      expect(getPath(), `${visitor} stays at ${expectedPath}`).toBe(expectedPath);
    }
  });

test('reports and deletes an invalid session cookie and redirects to the not-authorized page', async ({
  page,
  platform,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page
    .context()
    .addCookies([{ name: 'certificates_session', value: '42', url: platform.plugin }]);
  await page.goto(platform.plugin);
  await expect(
    page.getByRole('heading', { name: 'Ops, você não tem autorização para acessar este plugin!' }),
  ).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  expect(errors.join()).toContain('InvalidSessionCookie');

  await test.step('leads visitors without a session to the check of a certificate', async () => {
    // The address on a printed certificate.
    await page.goto(platform.plugin);
    await page.getByRole('link', { name: 'Conferir um certificado' }).click();
    await expect(page.getByRole('textbox', { name: 'ID de validação' })).toBeVisible();
    await expect(page).toHaveURL(/\/print$/);
  });
});

test('removes the token from the address, the history, every Referer and all storage except cookies', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  const leaks: string[] = [];
  page.on('request', (request) => {
    const isNavigation = request.isNavigationRequest();
    if (request.headers().referer?.includes(learner.token)) leaks.push(`Referer ${request.url()}`);
    if (!isNavigation && request.url().includes(learner.token)) leaks.push(request.url());
  });
  page.on('console', (message) => {
    if (message.text().includes(learner.token)) leaks.push(message.text());
  });
  await page.goto('about:blank');
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await expect(page.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
  await expect(page).toHaveURL(`${platform.plugin}/`);
  const stored = await page.evaluate(() =>
    JSON.stringify([history.state, localStorage, sessionStorage, document.title]),
  );
  expect(stored).not.toContain(learner.token);
  expect(leaks).toEqual([]);
  await page.goBack();
  expect(page.url()).toBe('about:blank');

  const cookies = await page.context().cookies(platform.plugin);
  const session = cookies.find(({ name }) => name === 'certificates_session');
  expect(JSON.parse(decodeURIComponent(session?.value ?? ''))).toBe(learner.token);
  expect(session).toMatchObject({ path: '/', sameSite: 'Lax' });
  const days = ((session?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(0.99);
  expect(days).toBeLessThan(1.01);
  for (const name of ['certificates_missions_token', 'certificates_company_token']) {
    const cookie = cookies.find((entry) => entry.name === name);
    expect(cookie).toMatchObject({ sameSite: 'Lax', secure: true, path: '/' });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
  }
});

test('deletes the session on sign-out and redirects to the not-authorized page', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await page.getByRole('button', { name: learner.name }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/not-authorized$/);
  expect(await page.context().cookies()).toEqual([]);
});

test('shows path and query of an unknown address, and another text for an invalid parameter', async ({
  page,
  platform,
}) => {
  await page.goto(`${platform.plugin}/en/nowhere?x=1`);
  await expect(
    page.getByRole('heading', { name: 'Page not found: /en/nowhere?x=1' }),
  ).toBeVisible();
  await page.goto(`${platform.plugin}/en/print/a.b`);
  await expect(page.getByRole('heading', { name: 'Page Not Found: /en/print/a.b' })).toBeVisible();
});
