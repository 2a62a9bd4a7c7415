import { expect, test } from './fixtures.ts';

test('redirects to the not-authorized page when the session expires', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 15);
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  const loadMoreButton = page.getByRole('button', { name: 'Carregar mais', exact: true });
  await expect(loadMoreButton).toBeVisible();
  await platform.injectFault(company, 'POST listUserCertificates', { status: 401 });
  await loadMoreButton.click();
  await expect(page).toHaveURL(/\/not-authorized$/);
  expect(await page.context().cookies()).toEqual([]);
});

test('redirects to the forbidden page when the query service returns 403', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.injectFault(company, 'POST listUserCertificates', { status: 403 });
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  await expect(page).toHaveURL(/\/forbidden$/);
  await expect(
    page.getByRole('heading', { name: 'Ops, você não tem acesso a este plugin!' }),
  ).toBeVisible();
});

test('enables every feature without the flag service and hides the grid when its flag is off @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 1);
  await page.route('**/api/frontend**', (route) => route.abort());
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  await expect(page.getByRole('radio', { name: 'Grade' })).toBeVisible();

  await page.unroute('**/api/frontend**');
  await platform.setFlag(company, 'certificates.grid-view', false);
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Grade' })).toHaveCount(0);
});

test('shows an error of the list directly below the search field, without placeholders', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await page.route('**/missions/graphql', (route) => route.abort());
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Não foi possível carregar seus certificados' });
  await expect(alert).toBeVisible();
  const field = await page.getByRole('searchbox').boundingBox();
  const fieldBottom = (field?.y ?? 0) + (field?.height ?? 0);
  expect(((await alert.boundingBox())?.y ?? 0) - fieldBottom).toBeLessThan(20);
  await expect(page.locator('main [aria-hidden] > span:empty')).toHaveCount(0);
});

test('shows names with markup as text without overflow at 320 pixels', async ({
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
  await platform.createCertificates(
    company.learner,
    names.map((name) => ({ type: 'MISSION', name, thumb_url: 'javascript:alert(1)' })),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  const list = page.getByRole('list', { name: 'Certificados' });
  for (const name of names) await expect(list.getByText(name, { exact: true })).toBeAttached();
  await page.getByText(/^Atributos da empresa/).click();
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page).toHaveTitle('Meus certificados');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
