import { expect, openAs, openInShell, test } from './fixtures.ts';

const operation = { method: 'POST', path: 'listUserCertificates' } as const;

test('offline in the middle of loading more says so and goes on once there is a network', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 15);
  // A toast about the connection cannot be asked for when there is none.
  const toasts = page.waitForResponse(/\/toasts\.\w+\.js$/);
  await openAs(page, platform, learner);
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await toasts;
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(page.getByText('Não foi possível carregar mais.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(15);
});

test('a lost connection and a failing service are told apart', async ({ page, platform }) => {
  const company = await platform.createCompany();
  const { learner } = company;
  await platform.breakFor(company, { ...operation, drop: true });
  await openAs(page, platform, learner);
  await expect(page.getByText('A conexão falhou. Nada foi perdido.')).toBeVisible();
  await platform.mendFor(company);
  await platform.breakFor(company, { ...operation, status: 503, body: 'Busy' });
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(
    page.getByText('O serviço não respondeu como deveria. Nada foi perdido.'),
  ).toBeVisible();
  await platform.mendFor(company);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Você ainda não tem certificados')).toBeVisible();
});

test('the plain list that fails takes nothing from the screen', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 12);
  await platform.breakFor(company, { method: 'GET', path: '/missions/certificates', status: 500 });
  await openAs(page, platform, company.learner);
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await expect(page.getByText('Mostrando 10 · 10 h de carga horária')).toBeVisible();
});

test('a flag service that fails keeps the toggles it gave, and is heard again when it recovers', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 2);
  await platform.setFlag(company, 'certificates.grid-view', false);
  await page.clock.install();
  await openAs(page, platform, company.learner);
  const grid = page.getByRole('radio', { name: 'Grade' });
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(grid).toHaveCount(0);

  const flagCalls = async () =>
    (await platform.requestsOf(company)).filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/api/frontend'),
    ).length;
  const aMinuteLater = async () => {
    await page.clock.fastForward(61_000);
    return flagCalls();
  };
  await platform.breakFor(company, { method: 'GET', path: '/api/frontend', status: 500 });
  await platform.setFlag(company, 'certificates.grid-view', true);
  const before = await flagCalls();
  await expect.poll(aMinuteLater).toBeGreaterThan(before + 1);
  await expect(grid).toHaveCount(0);
  await page.getByRole('link', { name: 'Certificado 0001', exact: true }).click();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(grid).toHaveCount(0);

  await platform.mendFor(company);
  const isBack = async () => {
    await page.clock.fastForward(61_000);
    return grid.count();
  };
  await expect.poll(isBack).toBe(1);
});

test('inside the learning platform a query service that says 403 leads to the forbidden page there', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 12);
  await openInShell(page, platform, company.learner);
  await expect(page.locator('[data-certs-root]').getByRole('listitem')).toHaveCount(10);
  await platform.breakFor(company, { ...operation, status: 403 });
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(page).toHaveURL(`${platform.shell}/certificates/forbidden`);
  await expect(
    page.getByRole('heading', { name: 'Ops, você não tem acesso a este plugin!' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meu aprendizado' })).toBeVisible();
});

test('inside the learning platform an ended session is the platform’s to tell', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 12);
  await openInShell(page, platform, company.learner);
  await expect(page.locator('[data-certs-root]').getByRole('listitem')).toHaveCount(10);
  await platform.breakFor(company, { ...operation, status: 401 });
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(page.getByText('Sua sessão terminou. Entre de novo para continuar.')).toBeVisible();
  await expect(page).toHaveURL(`${platform.shell}/certificates`);
  await expect(page.locator('[data-certs-root]')).toHaveCount(0);
});
