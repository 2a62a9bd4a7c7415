import { expect, test } from './fixtures.ts';

const failures: readonly { name: string; fault: object }[] = [
  { name: 'status 500', fault: { status: 500, body: '{"message":"no"}' } },
  { name: 'an answer that is not JSON', fault: { status: 200, body: '<h1>hello</h1>' } },
  { name: 'neither data nor errors', fault: { status: 200, body: '{}' } },
  { name: 'the wrong shape', fault: { status: 200, body: '{"data":{"certificates":7}}' } },
];

for (const { name, fault } of failures) {
  test(`certificates that fail with ${name} say so, and "try again" brings them`, async ({
    page,
    platform,
  }) => {
    const company = await platform.createCompany();
    await platform.giveCertificates(company.learner, 3);
    await platform.breakFor(company, {
      method: 'POST',
      path: 'listUserCertificates',
      content_type: 'application/json',
      times: 1,
      ...fault,
    });
    await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
    await expect(
      page.getByRole('heading', { name: 'Não foi possível carregar seus certificados' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('listitem').nth(2)).toBeVisible();
  });
}

test('certificates that the network loses say that nothing was lost', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 3);
  await page.route('**/missions/graphql', (route) => route.abort('connectionreset'));
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  await expect(
    page.getByRole('heading', { name: 'Não foi possível carregar seus certificados' }),
  ).toBeVisible();
  await expect(page.getByText('A conexão falhou. Nada foi perdido.')).toBeVisible();
  await page.unroute('**/missions/graphql');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('listitem').nth(2)).toBeVisible();
});

test('errors beside the certificates do not take them away', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 3);
  await page.route('**/missions/graphql', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    await route.fulfill({
      response: answer,
      json: { ...body, errors: [{ message: 'one field failed', path: ['certificates', 0] }] },
    });
  });
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  await expect(page.getByRole('listitem').nth(2)).toBeVisible();
  await expect(page.getByText('Parte da resposta falhou; pode faltar algo aqui.')).toBeVisible();
});

test('"load more" that fails keeps what is there and offers to try again', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 15);
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  const more = page.getByRole('button', { name: 'Carregar mais', exact: true });
  await expect(more).toBeVisible();
  await page.route('**/missions/graphql', (route) => route.abort('connectionreset'));
  await more.click();
  await expect(page.getByText('Não foi possível carregar mais.')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.unroute('**/missions/graphql');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(15);
});

test('a session that ends while working leads to the not-authorized page', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 15);
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  const more = page.getByRole('button', { name: 'Carregar mais', exact: true });
  await expect(more).toBeVisible();
  await platform.breakFor(company, { method: 'POST', path: 'listUserCertificates', status: 401 });
  await more.click();
  await expect(page).toHaveURL(/\/not-authorized$/);
  expect(await page.context().cookies()).toEqual([]);
});

test('a query service that says 403 leads to the forbidden page', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.breakFor(company, { method: 'POST', path: 'listUserCertificates', status: 403 });
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  await expect(page).toHaveURL(/\/forbidden$/);
  await expect(
    page.getByRole('heading', { name: 'Ops, você não tem acesso a este plugin!' }),
  ).toBeVisible();
});

test('company metadata that fails leaves no trace on the screen', async ({ page, platform }) => {
  const company = await platform.createCompany({
    metadata: [{ name: 'Liderança', color: '#7C3AED' }],
  });
  await platform.giveCertificates(company.learner, 1);
  await platform.breakFor(company, {
    method: 'POST',
    path: 'listCompanyUserMetadata',
    status: 500,
  });
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Liderança')).toHaveCount(0);
});

test('without the flag service everything is on; a toggle that is off hides the grid', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 1);
  await page.route('**/api/frontend**', (route) => route.abort());
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  await expect(page.getByRole('radio', { name: 'Grade' })).toBeVisible();

  await page.unroute('**/api/frontend**');
  await platform.setFlag(company, 'certificates.grid-view', false);
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Grade' })).toHaveCount(0);
});

test('hostile strings stay text and break nothing, down to 320 pixels', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany({
    metadata: [{ name: '<img src=x onerror=alert(1)>', color: 'javascript:alert(1)' }],
  });
  const names = [
    '<img src=x onerror="document.title=1">',
    'A &amp; B <b>O&#039;Conner</b>',
    '\u202Eoãçamrof',
    'x'.repeat(300),
    '{{constructor.constructor("alert(1)")()}}',
  ];
  await platform.giveCertificates(
    company.learner,
    names.map((name) => ({ type: 'MISSION', name, thumb_url: 'javascript:alert(1)' })),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  const list = page.getByRole('list', { name: 'Certificados' });
  for (const name of names) await expect(list.getByText(name, { exact: true })).toBeAttached();
  await expect(list.locator('img')).toHaveCount(0);
  await expect(page).toHaveTitle('Meus certificados');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
