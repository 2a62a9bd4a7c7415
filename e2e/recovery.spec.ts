import { expect, openScreenAs, openInShell, test } from './fixtures.ts';

const listOperation = 'POST listUserCertificates';

test('reports a lost connection while loading more and continues when it is back', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, 15);
  // The chunk of the toasts cannot be loaded offline.
  const toasts = page.waitForResponse(/\/toasts\.\w+\.js$/);
  await openScreenAs(page, platform, learner);
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await toasts;
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(page.getByText('Não foi possível carregar mais.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(15);
});

test('shows certificates when the plain list fails', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 12);
  await platform.injectFault(company, 'GET /missions/certificates', { status: 500 });
  await openScreenAs(page, platform, company.learner);
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await expect(page.getByText('Mostrando 10 · 10 h de carga horária')).toBeVisible();
});

test('keeps known feature flags while the flag service fails and updates them when it recovers @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 2);
  await platform.setFlag(company, 'certificates.grid-view', false);
  await page.clock.install();
  await openScreenAs(page, platform, company.learner);
  const gridRadio = page.getByRole('radio', { name: 'Grade' });
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(gridRadio).toHaveCount(0);

  const countFlagCalls = async () =>
    (await platform.getRequests(company.company_id)).filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/api/frontend'),
    ).length;
  const advanceOneMinute = async () => {
    await page.clock.fastForward(61_000);
    return countFlagCalls();
  };
  await platform.injectFault(company, 'GET /api/frontend', { status: 500 });
  await platform.setFlag(company, 'certificates.grid-view', true);
  const initialCount = await countFlagCalls();
  await expect.poll(advanceOneMinute).toBeGreaterThan(initialCount + 1);
  await expect(gridRadio).toHaveCount(0);
  await page.getByRole('link', { name: 'Certificado 0001', exact: true }).click();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expect(gridRadio).toHaveCount(0);

  await platform.removeFaults(company.company_id);
  const countAfterOneMinute = async () => {
    await page.clock.fastForward(61_000);
    return gridRadio.count();
  };
  await expect.poll(countAfterOneMinute).toBe(1);
});

test('redirects to the forbidden page inside the learning platform after status 403, and leaves an expired session to it @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 12);
  await openInShell(page, platform, company.learner);
  await expect(page.locator('[data-certs-root]').getByRole('listitem')).toHaveCount(10);
  await platform.injectFault(company, listOperation, { status: 403 });
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(page).toHaveURL(`${platform.shell}/certificates/forbidden`);
  await expect(
    page.getByRole('heading', { name: 'Ops, você não tem acesso a este plugin!' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Meu aprendizado' })).toBeVisible();

  await platform.removeFaults(company.company_id);
  await page.getByRole('link', { name: 'Meu aprendizado' }).click();
  await page.getByRole('link', { name: 'Certificados', exact: true }).click();
  await expect(page.locator('[data-certs-root]').getByRole('listitem')).toHaveCount(10);
  await platform.injectFault(company, listOperation, { status: 401 });
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(page.getByText('Sua sessão terminou. Entre de novo para continuar.')).toBeVisible();
  await expect(page).toHaveURL(`${platform.shell}/certificates`);
  await expect(page.locator('[data-certs-root]')).toHaveCount(0);
});
