import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openScreenAs,
  openInShell,
  getScreenHeading,
  test,
} from './fixtures.ts';

test.describe('accessibility of the learning platform', () => {
  // axe adds a style element, which would violate the policy; all other tests run under the policy.
  test.use({ bypassCSP: true });

  for (const [language, colorScheme] of [
    ['Português', 'light'],
    ['English', 'dark'],
    ['Español', 'light'],
  ] as const)
    test(`has no axe violations in ${language}, ${colorScheme} @full`, async ({
      page,
      platform,
    }) => {
      test.slow();
      const { admin } = await platform.createCompany({ primary_color: '#FFD400' });
      await platform.createCertificates(admin, 12);
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
      await expect(getScreenHeading(root)).toBeVisible();
      await expectAccessible(page);
      await page.goto(`${platform.shell}/embedded`);
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('listitem').nth(9)).toBeAttached();
      await expect(frame.locator('[data-certs-root]')).toHaveAttribute('data-theme', colorScheme);
      await expectAccessible(page);
    });
});

test('does not scroll sideways on any page of the learning platform from 320 to 1440 pixels @full', async ({
  page,
  platform,
}) => {
  const { admin } = await platform.createCompany();
  await platform.createCertificates(admin, 3);
  await page.goto(platform.shell);
  await expect(page.getByRole('button', { name: /Mariana/ })).toBeVisible();
  await expectNoOverflow(page);
  await openInShell(page, platform, admin);
  await expect(page.locator('[data-certs-root]').getByRole('listitem')).toHaveCount(3);
  await expectNoOverflow(page);
  const paths = ['/learning', '/administration', '/company', '/courses', '/embedded', '/nowhere'];
  for (const path of paths) {
    await page.goto(platform.shell + path);
    await expect(getScreenHeading(page).first()).toBeVisible();
    await expectNoOverflow(page);
  }
  for (const path of ['/error', '/forbidden', `/nowhere/${'x'.repeat(300)}`]) {
    await page.goto(platform.plugin + path);
    await expect(getScreenHeading(page)).toBeVisible();
    await expectNoOverflow(page);
  }
});

test('announces a new screen, sets its title and focuses it', async ({ page, platform }) => {
  const { admin } = await platform.createCompany();
  await openScreenAs(page, platform, admin);
  await expect(page).toHaveTitle('Meus certificados');
  await page.getByRole('link', { name: 'Gerenciar modelos' }).click();
  await expect(page).toHaveTitle('Gerenciar modelos');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Gerenciar modelos' })).toBeAttached();
  await page.goBack();
  await expect(page).toHaveTitle('Meus certificados');
  await expect(page.getByRole('status').filter({ hasText: 'Meus certificados' })).toBeAttached();
});

test('shows a focus indicator on every control', async ({ page, platform }) => {
  const { admin } = await platform.createCompany();
  await platform.createCertificates(admin, 11);
  await openScreenAs(page, platform, admin);
  await expect(page.getByRole('listitem')).toHaveCount(10);
  const controls = [
    page.getByRole('button', { name: 'Pular para o conteúdo' }),
    page.getByRole('button', { name: admin.name }),
    page.getByRole('link', { name: 'Gerenciar modelos' }),
    page.getByRole('searchbox'),
    page.getByLabel('Ordenar:'),
    page.getByRole('radio', { name: 'Lista' }),
    page.getByRole('button', { name: 'Selecionar', exact: true }),
    ...['Missões', 'Conteúdos', '2026', 'Datas'].map((name) => page.getByRole('button', { name })),
    page.getByRole('button', { name: 'Selecionar os 11' }),
    page.getByRole('link', { name: 'Ver histórico' }),
    page.getByRole('button', { name: 'Certificado', exact: true }),
    page.getByRole('button', { name: 'Conclusão', exact: true }),
    page.getByRole('link', { name: 'Certificado 0001', exact: true }),
    page.getByRole('link', { name: 'Visualizar: Certificado 0001' }),
    page.getByRole('link', { name: 'Imprimir: Certificado 0001' }),
    page.getByRole('button', { name: 'Baixar PDF: Certificado 0001' }),
    page.getByRole('button', { name: 'Copiar ID: Certificado 0001' }),
  ];
  // Row actions that load later would change the screenshot.
  await expect(page.locator('[role=listitem] canvas[data-drawn]').nth(5)).toBeVisible();
  const unfocused = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  let previous = unfocused;
  for (const control of controls) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    const screenshot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    expect(screenshot.equals(previous)).toBe(false);
    expect(screenshot.equals(unfocused)).toBe(false);
    previous = screenshot;
  }
});

for (const [label, script] of [
  ['blocked', "Object.defineProperty(window, 'KIND', { get() { throw new DOMException('no'); } })"],
  ['full', "Storage.prototype.setItem = () => { throw new DOMException('full'); }"],
] as const)
  test(`signs in and removes the token from the address when browser storage is ${label} @full`, async ({
    page,
    platform,
  }) => {
    const { learner } = await platform.createCompany();
    for (const kind of ['localStorage', 'sessionStorage'])
      await page.addInitScript(script.replace('KIND', kind));
    const userRequest = page.waitForRequest(/\/users\/current$/);
    await page.goto(`${platform.shell}/enter/${learner.token}`);
    await userRequest;
    expect(page.url()).not.toContain(learner.token);
    await expect(page.getByRole('link', { name: 'Certificados', exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${platform.shell}/learning`);
  });
