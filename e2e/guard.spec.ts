import { expect, screenTitle, test } from './fixtures.ts';

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
const forAdmins = ['/templates', '/editor', '/editor/abc'];

type Visitor = 'bad cookie' | 'learner';

/** Where a visitor of a route ends (docs/behaviour.md, Access guard). */
function endOf(route: string, visitor: Visitor): string {
  if (open.includes(route)) return route;
  if (visitor === 'bad cookie' || route === '/signin') return '/not-authorized';
  return forAdmins.includes(route) ? '/forbidden' : route;
}

// `src/app/screens/guard.test.tsx` has the whole table; here it is seen that a browser and its cookie end there too.
for (const [visitor, prefix] of [
  ['learner', ''],
  ['bad cookie', '/en'],
] as const)
  test(`guard, ${visitor}, ${prefix || 'unprefixed'} @full`, async ({ page, platform }) => {
    test.slow();
    const { learner } = await platform.createCompany();
    const kept = visitor === 'bad cookie' ? '{not json' : JSON.stringify(learner.token);
    for (const route of routes) {
      await page.context().clearCookies();
      await page.context().addCookies([
        {
          name: 'certificates_session',
          value: encodeURIComponent(kept),
          url: platform.plugin,
        },
      ]);
      await page.goto(`${platform.plugin}${prefix}${route}`);
      const pathNow = () => new URL(page.url()).pathname.replace(/^\/en(?=\/|$)/, '') || '/';
      const end = endOf(route, visitor);
      await expect.poll(pathNow, { message: `${visitor} at ${route}` }).toBe(end);
      await expect(screenTitle(page)).toBeVisible();
      expect(pathNow(), `${visitor} stays at ${end}`).toBe(end);
    }
  });

test('an invalid session cookie is reported, deleted and leads to the not-authorized page', async ({
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
});

test('the token leaves the address, the history, every Referer and all storage but the cookies', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  const leaks: string[] = [];
  page.on('request', (request) => {
    const isEntry = request.isNavigationRequest();
    if (request.headers().referer?.includes(learner.token)) leaks.push(`Referer ${request.url()}`);
    if (!isEntry && request.url().includes(learner.token)) leaks.push(request.url());
  });
  page.on('console', (message) => {
    if (message.text().includes(learner.token)) leaks.push(message.text());
  });
  await page.goto('about:blank');
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await expect(page.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
  await expect(page).toHaveURL(`${platform.plugin}/`);
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, localStorage, sessionStorage, document.title]),
  );
  expect(kept).not.toContain(learner.token);
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
    const cookie = cookies.find((one) => one.name === name);
    expect(cookie).toMatchObject({ sameSite: 'Lax', secure: true, path: '/' });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
  }
});

test('signing out deletes the session and leads to the not-authorized page', async ({
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

test('an unknown address says so with its path and query, a bad parameter with its own text', async ({
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
