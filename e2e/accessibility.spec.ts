import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openAs,
  openInShell,
  screenTitle,
  test,
} from './fixtures.ts';

// axe puts a style of its own into the page, which the policy reports; policies are watched everywhere else.
test.use({ bypassCSP: true });

/** Each language and each scheme: what axe finds hangs on the one or on the other. */
const looks = [
  { prefix: 'pt', home: 'Meus certificados', grid: 'Grade', colorScheme: 'dark', long: '' },
  { prefix: 'en', home: 'My certificates', grid: 'Grid', colorScheme: 'light', long: ' @full' },
  {
    prefix: 'es',
    home: 'Mis certificados',
    grid: 'Cuadrícula',
    colorScheme: 'dark',
    long: ' @full',
  },
] as const;

for (const { prefix, home, grid, colorScheme, long } of looks)
  test(`axe finds nothing on any screen, ${prefix}, ${colorScheme}${long}`, async ({
    page,
    platform,
  }) => {
    test.slow();
    const company = await platform.createCompany({
      metadata: [{ name: 'Liderança', color: '#7C3AED', in_audience_rule: true }],
    });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${platform.plugin}/${prefix}/signin/${company.admin.token}`);
    await expect(page.getByRole('heading', { name: home })).toBeVisible();
    await expectAccessible(page);

    await platform.giveCertificates(company.admin, 12);
    await page.reload();
    await expect(page.getByRole('listitem').nth(9)).toBeVisible();
    await page.locator('summary').click();
    await page.getByRole('button', { name: company.admin.name }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    await page.getByRole('radio', { name: grid }).check({ force: true });
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    await expect(page.getByRole('listitem').nth(9)).toBeVisible();
    await expectAccessible(page);

    for (const path of ['/error', '/forbidden', '/not-authorized', '/nowhere', '/templates']) {
      await page.goto(`${platform.plugin}/${prefix}${path}`);
      await expect(screenTitle(page)).toBeVisible();
      await expectAccessible(page);
    }

    await platform.breakFor(company, {
      method: 'POST',
      path: 'listUserCertificates',
      status: 500,
    });
    await page.goto(`${platform.plugin}/${prefix}/`);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expectAccessible(page);
  });

test('nothing leaves the page from 320 to 1440 pixels', async ({ page, platform }) => {
  const demoLearner = { id: '', token: 'demo-learner', name: '' };
  await openAs(page, platform, demoLearner);
  await expect(page.getByRole('listitem').nth(9)).toBeAttached();
  await page.getByText(/^Atributos da empresa/).click();
  await expectNoOverflow(page);
  await page.getByRole('radio', { name: 'Grade' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Conteúdos' })).toBeVisible();
  await expectNoOverflow(page);
  await openInShell(page, platform, demoLearner);
  await expect(page.getByRole('listitem').nth(9)).toBeAttached();
  await expectNoOverflow(page);
});

test('everything can be reached and done with the keyboard', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 12);
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await expect(page.getByRole('listitem').nth(9)).toBeAttached();
  // What stands around the search field comes after the rows.
  await expect(page.getByLabel('Ordenar:')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Buscar certificados' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Ordenar:')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Missões' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeFocused();
  for (const filter of ['Missões 6', 'Conteúdos 6', '2026 12']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: filter })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const first = page.getByRole('listitem').first();
  await expect(first.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/preview\//);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle('Visualização do certificado');
});
