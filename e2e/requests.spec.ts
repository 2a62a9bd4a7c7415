import { serveLocally } from '../src/testing/serveLocally.ts';
import { expect, openScreenAs, openInShell, saveSession, test } from './fixtures.ts';
import { measureLongestTask } from './longestTask.ts';

const operation = 'listUserCertificates';

test('requests each grid section by its type and the first fifteen company attributes', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 24);
  await openScreenAs(page, platform, company.learner);
  await page.getByRole('radio', { name: 'Grade' }).check();
  const missions = page.getByRole('region', { name: 'Missões' });
  await missions.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(missions.getByRole('listitem')).toHaveCount(12);

  const order = { field: 'CREATED_AT', direction: 'DESC' };
  const requests = await platform.getRequests(company.company_id, operation);
  const variables = requests.map(({ body }) => body?.variables);
  expect(variables[0]).toEqual({ order, limit: 10 });
  const grid = variables.slice(1);
  expect(grid).toHaveLength(3);
  expect(grid).toContainEqual({ type: 'MISSION', order, limit: 10 });
  expect(grid).toContainEqual({ type: 'CONTENT', order, limit: 10 });
  expect(grid[2]).toEqual({ type: 'MISSION', order, limit: 10, offset: expect.any(String) });

  const [metadata] = await platform.getRequests(company.company_id, 'listCompanyUserMetadata');
  expect(Object.keys(metadata?.body ?? {}).sort()).toEqual(['operationName', 'query', 'variables']);
  expect(metadata?.body?.variables).toEqual({ skip: 0, take: 15, name: '', active: true });
});

test('sends REST requests in sign-in order with the raw token and without a referrer', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 1);
  await openScreenAs(page, platform, company.learner);
  await expect(page.getByRole('listitem')).toHaveCount(1);
  const getRequests = () => platform.getRequests(company.company_id);
  await expect
    .poll(async () => (await getRequests()).map(({ path }) => path))
    .toContain('/missions/certificates');
  // Templates are loaded later, for the miniatures.
  const restRequests = (await getRequests()).filter(
    ({ method, path }) => method === 'GET' && !/^\/api\/|templates/.test(path),
  );
  expect(restRequests.map(({ path }) => path)).toEqual([
    '/workspace/v1/users/current',
    `/workspace/v1/companies/${company.company_id}/settings`,
    '/missions/certificates',
  ]);
  for (const { headers } of restRequests) expect(headers.authorization).toBe(company.learner.token);
  for (const { headers } of await getRequests()) expect(headers.referer).toBeUndefined();
});

test('ignores a late response to the previous sort order', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.createCertificates(
    company.learner,
    Array.from({ length: 25 }, (_, index) => ({
      type: 'MISSION',
      name: `Curso ${String(index).padStart(2, '0')}`,
      created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    })),
  );
  await openScreenAs(page, platform, company.learner);
  const rows = page.getByRole('listitem');
  await expect(rows).toHaveCount(10);
  const isNextPageRequest = (body: string | null) => Boolean(body?.includes('"offset"'));
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/missions/graphql', async (route) => {
    if (isNextPageRequest(route.request().postData())) await gate;
    await route.continue();
  });
  const lateRequest = Promise.race([
    page.waitForEvent('requestfinished', (request) => isNextPageRequest(request.postData())),
    page.waitForEvent('requestfailed', (request) => isNextPageRequest(request.postData())),
  ]);
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await page.getByLabel('Ordenar:').selectOption({ label: 'Nome A–Z' });
  await expect(rows.first()).toContainText('Curso 00');
  release();
  await lateRequest;
  // Once another page has loaded, the effects of the late response would be visible.
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(rows).toHaveCount(20);
  const names = await rows.allTextContents();
  expect(names.map((text) => /Curso \d+/.exec(text)?.[0])).toEqual(
    Array.from({ length: 20 }, (_, index) => `Curso ${String(index).padStart(2, '0')}`),
  );
});

test('loads every grid row once when a certificate is earned between two pages @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 44);
  await openInShell(page, platform, company.learner);
  await page.getByRole('radio', { name: 'Grade' }).check({ force: true });
  const missions = page.getByRole('region', { name: 'Missões' });
  const rows = missions.getByRole('listitem');
  await expect(rows).toHaveCount(10);
  await platform.createCertificates(company.learner, [{ type: 'MISSION', name: 'Recém' }]);
  const loadMoreButton = missions.getByRole('button', { name: 'Carregar mais', exact: true });
  for (const count of [20, 22]) {
    await loadMoreButton.click();
    await expect(rows).toHaveCount(count);
  }
  await expect(loadMoreButton).toHaveCount(0);
  const names = await rows.allTextContents();
  const numbers = names.map((text) => /Certificado \d+/.exec(text)?.[0]);
  expect(new Set(numbers).size).toBe(22);
});

test('keeps a thousand certificates in the document for find-in-page and screen readers @full', async ({
  page,
  platform,
}) => {
  test.slow();
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, 1000);
  await openScreenAs(page, platform, learner);
  const rows = page.getByRole('listitem');
  // Clicks inside the page: a hundred traced clicks would each store the whole document.
  await page.evaluate(async () => {
    const root = document.querySelector('[data-certs-root]')?.shadowRoot;
    const count = () => root?.querySelectorAll('[role=listitem]').length ?? 0;
    const findButton = () =>
      [...(root?.querySelectorAll('button') ?? [])].find(
        ({ textContent, ariaDisabled }) =>
          textContent === 'Carregar mais' && ariaDisabled !== 'true',
      );
    const waitForFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    for (let previousCount = count(); previousCount < 1000;) {
      findButton()?.click();
      while (count() === previousCount) await waitForFrame();
      previousCount = count();
      while (previousCount < 1000 && !findButton()) await waitForFrame();
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

test('stays responsive when one response has twenty thousand rows @full', async ({
  page,
  platform,
}) => {
  test.setTimeout(240_000);
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 1);
  // Both lists ignore paging and return all rows. A server sends them: Playwright itself needs up to a minute.
  const responses = new Map<string, string>();
  const addresses = new Set<string>();
  const server = await serveLocally(({ url = '' }, response) => {
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
    response.writeHead(200, headers).end(responses.get(url));
  });
  await page.route(/\/missions\/(?:graphql|certificates)$/, async (route) => {
    const address = route.request().url();
    const { pathname } = new URL(address);
    addresses.add(address);
    if (!responses.has(pathname)) {
      const json = (await (await route.fetch()).json()) as object[] & {
        data?: { certificates: object[] };
      };
      const [row] = json.data?.certificates ?? json;
      const rows = Array.from({ length: 20_000 }, (_, index) => ({ ...row, id: `row-${index}` }));
      responses.set(pathname, JSON.stringify(json.data ? { data: { certificates: rows } } : rows));
    }
    await route.continue({ url: server.origin + pathname });
  });
  await saveSession(page, platform, company.learner);
  // The browser receives twenty megabytes, beside other tests.
  const timeout = 60_000;
  const milliseconds = await measureLongestTask(page, async () => {
    await page.goto(platform.plugin, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('listitem')).toHaveCount(10, { timeout });
    await expect(page.getByText('1.000+ certificados')).toBeVisible({ timeout });
    await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
    await expect(page.getByRole('listitem')).toHaveCount(20, { timeout });
  });
  const readingTimes = [];
  for (const address of addresses)
    readingTimes.push(
      await measureLongestTask(page, () =>
        page.evaluate(async (url) => void (await (await fetch(url)).json()), address),
      ),
    );
  test.info().annotations.push({ type: 'longest task', description: `${milliseconds} ms` });
  // Reading one response takes more than half of it; rendering all rows took fourteen seconds.
  expect(milliseconds).toBeLessThan(2.5 * Math.max(...readingTimes));
  await server.close();
});
