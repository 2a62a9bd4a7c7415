import { expect, test } from './fixtures.ts';

test('follows language and colour mode of the host at once', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, 25);
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

test('ignores messages of an origin that is not allowed @full', async ({
  page,
  platform,
  context,
  pageErrors,
}) => {
  const { learner } = await platform.createCompany();
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await expect(page.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
  const getColorMode = () => page.locator('[data-certs-root]').getAttribute('data-theme');
  expect(await getColorMode()).toBe('light');

  // The opener of this window is a page whose origin is not allowed.
  const otherPage = await context.newPage();
  await otherPage.goto(`${platform.api}/openapi.json`);
  const popupEvent = context.waitForEvent('page');
  await otherPage.evaluate((url) => {
    (window as unknown as { popup: Window | null }).popup = window.open(url);
  }, platform.plugin);
  const target = await popupEvent;
  await expect(target.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
  await otherPage.evaluate(() => {
    const { popup } = window as unknown as { popup: Window };
    popup.postMessage({ type: 'color-mode', data: 'dark' }, '*');
    popup.postMessage({ type: 'parent-url', data: 'javascript:alert(1)' }, '*');
  });
  // Messages of the plugin's own window are not those of a host either.
  await page.evaluate(() => window.postMessage({ type: 'color-mode', data: 'dark' }, '*'));
  await expect(target.locator('[data-certs-root]')).toHaveAttribute('data-theme', 'light');
  expect(await getColorMode()).toBe('light');
  // The other page receives no messages either: the browser reports the blocked ones.
  for (const pageError of pageErrors.splice(0)) expect(pageError).toMatch(/postMessage.*not match/);
});

test('resizes the iframe to its content and follows the colour mode of the host @full', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, 10);
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  await page.getByRole('link', { name: 'Incorporado' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('listitem').nth(9)).toBeAttached();
  await expect
    .poll(async () => (await page.locator('iframe').boundingBox())?.height ?? 0)
    .toBeGreaterThan(900);
  await page.getByRole('radio', { name: 'Escuro' }).check({ force: true });
  await expect(frame.locator('[data-certs-root]')).toHaveAttribute('data-theme', 'dark');
});

test('follows the system colour scheme until a mode is chosen, also on the public page', async ({
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
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('keeps the language in a cookie with the no_prefix strategy @full', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany({ language: 'es-419' });
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ response, json: { ...config, LOCALE_STRATEGY: 'no_prefix' } });
  });
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await expect(page.getByRole('heading', { name: 'Mis certificados' })).toBeVisible();
  await expect(page).toHaveURL(`${platform.plugin}/`);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'certificates_locale')?.value).toBe('es');
  await page.goto(`${platform.plugin}/not-authorized`);
  await expect(page.getByRole('heading', { name: /¡Ups/ })).toBeVisible();
});
