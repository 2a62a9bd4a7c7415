import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openAs,
  openInShell,
  screenTitle,
  test,
} from './fixtures.ts';

test.describe('the learning platform is accessible with the plugin in it', () => {
  // axe puts a style of its own into the page, which the policy reports; policies are watched everywhere else.
  test.use({ bypassCSP: true });

  for (const [language, colorScheme] of [
    ['Português', 'light'],
    ['English', 'dark'],
    ['Español', 'light'],
  ] as const)
    test(`axe finds nothing in ${language}, ${colorScheme} @full`, async ({ page, platform }) => {
      test.slow();
      const { admin } = await platform.createCompany({ primary_color: '#FFD400' });
      await platform.giveCertificates(admin, 12);
      await page.emulateMedia({ colorScheme });
      await page.goto(platform.shell);
      await expect(page.getByRole('button', { name: /Mariana/ })).toBeVisible();
      await expectAccessible(page);
      await openInShell(page, platform, admin);
      await page.getByRole('radio', { name: language }).check({ force: true });
      const root = page.locator('[data-certs-root]');
      await expect(root.getByRole('listitem')).toHaveCount(10);
      await expect(root).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page);
      await page.goto(`${platform.shell}/learning`);
      await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${platform.shell}/administration`);
      await expect(screenTitle(root)).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${platform.shell}/embedded`);
      const inside = page.frameLocator('iframe');
      await expect(inside.getByRole('listitem').nth(9)).toBeAttached();
      await expect(inside.locator('[data-certs-root]')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page);
    });
});

test('no page of the learning platform scrolls sideways from 320 to 1440 pixels', async ({
  page,
  platform,
}) => {
  const { admin } = await platform.createCompany();
  await platform.giveCertificates(admin, 3);
  await page.goto(platform.shell);
  await expect(page.getByRole('button', { name: /Mariana/ })).toBeVisible();
  await expectNoOverflow(page);
  await openInShell(page, platform, admin);
  const paths = ['/learning', '/administration', '/company', '/courses', '/embedded', '/nowhere'];
  for (const path of paths) {
    await page.goto(platform.shell + path);
    await expect(screenTitle(page).first()).toBeVisible();
    await expectNoOverflow(page);
  }
  for (const path of ['/error', '/forbidden', `/nowhere/${'x'.repeat(300)}`]) {
    await page.goto(platform.plugin + path);
    await expect(screenTitle(page)).toBeVisible();
    await expectNoOverflow(page);
  }
});

test('a change of route is announced and titled, and the focus goes there', async ({
  page,
  platform,
}) => {
  const { admin } = await platform.createCompany();
  await openAs(page, platform, admin);
  await expect(page).toHaveTitle('Meus certificados');
  await page.getByRole('link', { name: 'Gerenciar modelos' }).click();
  await expect(page).toHaveTitle('Gerenciar modelos');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Gerenciar modelos' })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveTitle('Meus certificados');
  await expect(page.getByRole('status').filter({ hasText: 'Meus certificados' })).toBeAttached();
});

test('whatever has the keyboard’s focus shows it', async ({ page, platform }) => {
  const { admin } = await platform.createCompany();
  await platform.giveCertificates(admin, 11);
  await openAs(page, platform, admin);
  await expect(page.getByRole('listitem')).toHaveCount(10);
  const stops = [
    page.getByRole('button', { name: 'Pular para o conteúdo' }),
    page.getByRole('button', { name: admin.name }),
    page.getByRole('link', { name: 'Gerenciar modelos' }),
    page.getByRole('searchbox'),
    page.getByLabel('Ordenar:'),
    page.getByRole('radio', { name: 'Lista' }),
    page.getByRole('button', { name: 'Selecionar', exact: true }),
    ...['Missões', 'Conteúdos', '2026'].map((name) => page.getByRole('button', { name })),
    page.getByRole('link', { name: 'Certificado 0001', exact: true }),
    page.getByRole('link', { name: 'Visualizar: Certificado 0001' }),
    page.getByRole('link', { name: 'Imprimir: Certificado 0001' }),
    page.getByRole('button', { name: 'Baixar PDF: Certificado 0001' }),
  ];
  // What comes after the rows would change the picture too.
  await expect(page.locator('[role=listitem] canvas[data-painted]').nth(5)).toBeVisible();
  const plain = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  let before = plain;
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    const shown = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    expect(shown.equals(before)).toBe(false);
    expect(shown.equals(plain)).toBe(false);
    before = shown;
  }
});

for (const [what, block] of [
  ['blocked', "Object.defineProperty(window, 'KIND', { get() { throw new DOMException('no'); } })"],
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full'); }"],
] as const)
  test(`where the browser's storage is ${what}, signing in works and leaves no token in the address @full`, async ({
    page,
    platform,
  }) => {
    const { learner } = await platform.createCompany();
    for (const kind of ['localStorage', 'sessionStorage'])
      await page.addInitScript(block.replace('KIND', kind));
    const asked = page.waitForRequest(/\/users\/current$/);
    await page.goto(`${platform.shell}/enter/${learner.token}`);
    await asked;
    expect(page.url()).not.toContain(learner.token);
    await expect(page.getByRole('link', { name: 'Certificados', exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${platform.shell}/learning`);
  });
