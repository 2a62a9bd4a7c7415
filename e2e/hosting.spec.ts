import { expect, test } from './fixtures.ts';

test('switching language or colour mode in the host reaches the plugin at once', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 25);
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  await page.getByRole('link', { name: 'Certificados', exact: true }).click();
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  const rows = page.getByRole('list', { name: /Certificados|Certificates/ }).getByRole('listitem');
  await expect(rows).toHaveCount(20);

  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'My certificates' })).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('[data-certs-root]')).toHaveAttribute('data-theme', 'dark');
  await expect(rows).toHaveCount(20);
});

test('back and forward go through the plugin’s screens inside the host', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 1);
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  await page.getByRole('link', { name: 'Certificados', exact: true }).click();
  await page.getByRole('link', { name: /^Visualizar: / }).click();
  await expect(page).toHaveURL(/\/certificates\/preview\//);
  await expect(page.getByRole('heading', { level: 1, name: /^Certificado \d+$/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/\/certificates\/preview\//);
});

test('messages of a foreign origin change nothing', async ({
  page,
  platform,
  context,
  complaints,
}) => {
  const { learner } = await platform.createCompany();
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await expect(page.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
  const mode = () => page.locator('[data-certs-root]').getAttribute('data-theme');
  expect(await mode()).toBe('light');

  // A window that the foreign page opened: its opener is the foreign page, its origin is not listed.
  const foreign = await context.newPage();
  await foreign.goto(`${platform.api}/openapi.json`);
  const opened = context.waitForEvent('page');
  await foreign.evaluate((url) => {
    (window as unknown as { other: Window | null }).other = window.open(url);
  }, platform.plugin);
  const target = await opened;
  await expect(target.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
  await foreign.evaluate(() => {
    const { other } = window as unknown as { other: Window };
    other.postMessage({ type: 'color-mode', data: 'dark' }, '*');
    other.postMessage({ type: 'parent-url', data: 'javascript:alert(1)' }, '*');
  });
  // The plugin's own window, with itself as the sender, is no host either.
  await page.evaluate(() => window.postMessage({ type: 'color-mode', data: 'dark' }, '*'));
  await expect(target.locator('[data-certs-root]')).toHaveAttribute('data-theme', 'light');
  expect(await mode()).toBe('light');
  // Nor does the foreign page get any: the browser says so.
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/postMessage.*not match/);
});

test('the frame follows its content and its host’s colour mode', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 10);
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  await page.getByRole('link', { name: 'Incorporado' }).click();
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('listitem').nth(9)).toBeAttached();
  await expect
    .poll(async () => (await page.locator('iframe').boundingBox())?.height ?? 0)
    .toBeGreaterThan(900);
  await page.getByRole('radio', { name: 'Escuro' }).check({ force: true });
  await expect(inside.locator('[data-certs-root]')).toHaveAttribute('data-theme', 'dark');
});

test('system colours are followed live, a choice is kept, print stays light', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  const root = page.locator('[data-certs-root]');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: learner.name }).click();
  await page.getByRole('radio', { name: 'Claro' }).check({ force: true });
  await expect(root).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('certificates-color-mode'))).toBe('light');
  await page.getByRole('radio', { name: 'Escuro' }).check({ force: true });
  await page.goto(`${platform.plugin}/print/abc`);
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('the address without a prefix keeps the language in a cookie', async ({ page, platform }) => {
  const { learner } = await platform.createCompany({ language: 'es-419' });
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...config, LOCALE_STRATEGY: 'no_prefix' } });
  });
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await expect(page.getByRole('heading', { name: 'Mis certificados' })).toBeVisible();
  await expect(page).toHaveURL(`${platform.plugin}/`);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'certificates_locale')?.value).toBe('es');
  await page.goto(`${platform.plugin}/not-authorized`);
  await expect(page.getByRole('heading', { name: /¡Ups/ })).toBeVisible();
});
