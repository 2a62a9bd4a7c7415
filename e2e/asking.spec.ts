import { expect, openAs, openInShell, test } from './fixtures.ts';

const operation = 'listUserCertificates';

test('the sections of the grid ask for their own type, the company for its first attributes', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 24);
  await openAs(page, platform, company.learner);
  await page.getByRole('radio', { name: 'Grade' }).check();
  const missions = page.getByRole('region', { name: 'Missões' });
  await missions.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(missions.getByRole('listitem')).toHaveCount(12);

  const order = { field: 'CREATED_AT', direction: 'DESC' };
  const asked = (await platform.requestsOf(company, operation)).map(({ body }) => body?.variables);
  expect(asked[0]).toEqual({ order, limit: 10 });
  const grid = asked.slice(1);
  expect(grid).toHaveLength(3);
  expect(grid).toContainEqual({ type: 'MISSION', order, limit: 10 });
  expect(grid).toContainEqual({ type: 'CONTENT', order, limit: 10 });
  expect(grid[2]).toEqual({ type: 'MISSION', order, limit: 10, offset: expect.any(String) });

  const [metadata] = await platform.requestsOf(company, 'listCompanyUserMetadata');
  expect(Object.keys(metadata?.body ?? {}).sort()).toEqual(['operationName', 'query', 'variables']);
  expect(metadata?.body?.variables).toEqual({ skip: 0, take: 15, name: '', active: true });
});

test('the REST calls carry the raw token, in the order of the log-in', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 1);
  await openAs(page, platform, company.learner);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  const asked = () => platform.requestsOf(company);
  await expect
    .poll(async () => (await asked()).map(({ path }) => path))
    .toContain('/missions/certificates');
  // Templates come later, for the miniatures.
  const rest = (await asked()).filter(
    ({ method, path }) => method === 'GET' && !/^\/api\/|templates/.test(path),
  );
  expect(rest.map(({ path }) => path)).toEqual([
    '/workspace/v1/users/current',
    `/workspace/v1/companies/${company.company_id}/settings`,
    '/missions/certificates',
  ]);
  for (const { headers } of rest) expect(headers.authorization).toBe(company.learner.token);
  for (const { headers } of await asked()) expect(headers.referer).toBeUndefined();
});

test('an answer to the order before is dropped when it comes late', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(
    company.learner,
    Array.from({ length: 25 }, (_, place) => ({
      type: 'MISSION',
      name: `Curso ${String(place).padStart(2, '0')}`,
      created_at: new Date(Date.UTC(2026, 0, 1 + place)).toISOString(),
    })),
  );
  await openAs(page, platform, company.learner);
  const rows = page.getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await platform.breakFor(company, { method: 'POST', path: operation, delay_ms: 1500, times: 1 });
  const isLate = (body: string | null) => Boolean(body?.includes('"offset"'));
  const ended = Promise.race([
    page.waitForEvent('requestfinished', (request) => isLate(request.postData())),
    page.waitForEvent('requestfailed', (request) => isLate(request.postData())),
  ]);
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await page.getByLabel('Ordenar:').selectOption({ label: 'Nome A–Z' });
  await expect(rows.first()).toContainText('Curso 00');
  await ended;
  // One more answer after the late one: whatever that did is on the page by now.
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(rows).toHaveCount(20);
  const names = await rows.allTextContents();
  expect(names.map((text) => /Curso \d+/.exec(text)?.[0])).toEqual(
    Array.from({ length: 20 }, (_, place) => `Curso ${String(place).padStart(2, '0')}`),
  );
});

test('a certificate earned between two pages of the grid shifts nothing @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 44);
  await openInShell(page, platform, company.learner);
  await page.getByRole('radio', { name: 'Grade' }).check({ force: true });
  const missions = page.getByRole('region', { name: 'Missões' });
  const rows = missions.getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await platform.giveCertificates(company.learner, [{ type: 'MISSION', name: 'Recém' }]);
  const more = missions.getByRole('button', { name: 'Carregar mais', exact: true });
  for (const count of [20, 22]) {
    await more.click();
    await expect(rows).toHaveCount(count);
  }
  await expect(more).toHaveCount(0);
  const names = await rows.allTextContents();
  const numbers = names.map((text) => /Certificado \d+/.exec(text)?.[0]);
  expect(new Set(numbers).size).toBe(22);
});

test('a thousand certificates stay in the document, to be found and read @full', async ({
  page,
  platform,
}) => {
  test.slow();
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 1000);
  await openAs(page, platform, learner);
  const rows = page.getByRole('listitem');
  // Clicked from inside the page: a hundred traced clicks would each store the whole document.
  await page.evaluate(async () => {
    const count = () => document.querySelectorAll('[role=listitem]').length;
    const button = () =>
      [...document.querySelectorAll('button')].find(
        ({ textContent, ariaDisabled }) =>
          textContent === 'Carregar mais' && ariaDisabled !== 'true',
      );
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let known = count(); known < 1000;) {
      button()?.click();
      while (count() === known) await frame();
      known = count();
      while (known < 1000 && !button()) await frame();
    }
  });
  await expect(rows).toHaveCount(1000);
  await expect(page.getByRole('link', { name: 'Certificado 1000', exact: true })).toBeAttached();
  expect(
    await page.evaluate(() =>
      (window as unknown as { find: (text: string) => boolean }).find('Certificado 0500'),
    ),
  ).toBe(true);
});

test('twenty thousand rows in one answer never stop the page @full', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 1);
  // Both lists know no pages: whatever is asked for, they give everything.
  const answers = new Map<string, string>();
  await page.route(/\/missions\/(?:graphql|certificates)$/, async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (!answers.has(path)) {
      const json = (await (await route.fetch()).json()) as object[] & {
        data?: { certificates: object[] };
      };
      const [row] = json.data?.certificates ?? json;
      const rows = Array.from({ length: 20_000 }, (_, place) => ({ ...row, id: `row-${place}` }));
      answers.set(path, JSON.stringify(json.data ? { data: { certificates: rows } } : rows));
    }
    await route.fulfill({
      body: answers.get(path) ?? '',
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await page.addInitScript(() => {
    const stops: number[] = [];
    Object.assign(window, { stops });
    new PerformanceObserver((list) =>
      stops.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  await openAs(page, platform, company.learner);
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await expect(page.getByText('1.000+ certificados')).toBeVisible();
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(page.getByRole('listitem')).toHaveCount(20);
  const stops = await page.evaluate(() => (window as unknown as { stops: number[] }).stops);
  const longest = Math.max(0, ...stops);
  test.info().annotations.push({ type: 'longest', description: `${longest} ms` });
  // Alone on the machine a tenth of that; to draw them all took fourteen seconds.
  expect(longest).toBeLessThan(500);
});
