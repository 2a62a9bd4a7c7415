import { type RouteDefinition, routeDefinitions } from '../src/app/routes/routeDefinitions.ts';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openScreenAs,
  getScreenHeading,
  test,
} from './fixtures.ts';

// axe adds a style element, which would violate the policy; all other tests run under the policy.
test.use({ bypassCSP: true });

/** Paths of all screens that need no id and no token. */
const paths = Object.values<RouteDefinition>(routeDefinitions)
  .flatMap(({ routes }) => routes.map(({ path }) => path))
  .filter((path) => !path.includes(':') && path !== '/signin');

/** Every language in both colour schemes, because the results of axe depend on each. */
const variants = [
  { prefix: 'pt', home: 'Meus certificados', grid: 'Grade', colorScheme: 'dark' },
  { prefix: 'en', home: 'My certificates', grid: 'Grid', colorScheme: 'light' },
  {
    prefix: 'es',
    home: 'Mis certificados',
    grid: 'Cuadrícula',
    colorScheme: 'dark',
  },
] as const;

for (const { prefix, home, grid, colorScheme } of variants)
  test(`has no axe violations on any screen, ${prefix}, ${colorScheme} @full`, async ({
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

    await platform.createCertificates(company.admin, 12);
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

    for (const path of [...paths, '/nowhere']) {
      await page.goto(`${platform.plugin}/${prefix}${path}`);
      await expect(getScreenHeading(page)).toBeVisible();
      await expectAccessible(page);
    }

    await platform.injectFault(company, 'POST listUserCertificates', { status: 500 });
    await page.goto(`${platform.plugin}/${prefix}/`);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await expectAccessible(page);
  });

// The tests of the other screens check them with axe.
test('Home and the errors have no axe violations in the dark, and Home does not scroll sideways', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany({
    metadata: [{ name: 'Liderança', color: '#7C3AED', in_audience_rule: true }],
  });
  const { admin } = company;
  await page.emulateMedia({ colorScheme: 'dark' });
  await openScreenAs(page, platform, admin, '/forbidden');
  await expectAccessible(page);

  await platform.createCertificates(admin, 12);
  await page.goto(platform.plugin);
  await expect(page.getByRole('listitem').nth(9)).toBeVisible();
  await page.getByText(/^Atributos da empresa/).click();
  await page.getByRole('button', { name: admin.name }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectNoOverflow(page);

  await page.getByRole('radio', { name: 'Grade' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Conteúdos' })).toBeVisible();
  await expect(page.getByRole('listitem').nth(9)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await platform.injectFault(company, 'POST listUserCertificates', { status: 500 });
  await page.goto(platform.plugin);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expectAccessible(page);
});

test('lets the keyboard reach every control of Home and open a certificate', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, 12);
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await expect(page.getByRole('listitem').nth(9)).toBeAttached();
  // The controls around the search field load after the rows.
  await expect(page.getByLabel('Ordenar:')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const searchField = page.getByRole('searchbox', { name: 'Buscar certificados' });
  await expect(searchField).toBeFocused();
  // One focus ring is around the field.
  await expect(searchField).toHaveCSS('outline-style', 'none');
  await expect(searchField.locator('..')).toHaveCSS('box-shadow', /2px inset/);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Ordenar:')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Lista' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Missões' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeFocused();
  for (const filter of ['Missões 6', 'Conteúdos 6', '2026 12', 'Datas']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: filter })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Selecionar os 12' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ver histórico' })).toBeFocused();
  for (const column of ['Certificado', 'Conclusão']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: column, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const first = page.getByRole('listitem').first();
  await expect(first.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/preview\//);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle('Visualização do certificado');
});
