import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const toIsoDate = (day: number) =>
  new Date(Date.UTC(2026, 0, 1 + Math.floor(day / 7))).toISOString();

/** Creates certificates in groups of seven with the same time, so that groups extend across pages. */
const createTiedCertificates = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: index % 2 ? 'CONTENT' : 'MISSION',
    name: `Curso ${String(index).padStart(3, '0')}`,
    created_at: toIsoDate(index),
    completed_at: toIsoDate(index),
  }));

async function loadAllNames(scope: Page | Locator): Promise<string[]> {
  // A role locator would compute the names of hundreds of rows each time, which takes most of a minute.
  const rows = scope.locator('[role="list"] [role="listitem"]');
  const loadMoreButton = scope.locator('button', { hasText: /^Carregar mais$/ });
  // Changing the order removes rows and button at first.
  await expect(loadMoreButton).toBeVisible();
  while (await loadMoreButton.isVisible()) {
    const previousCount = await rows.count();
    await loadMoreButton.click();
    // After a full last page, the next response is empty and the button disappears.
    const hasLoaded = async () =>
      (await rows.count()) > previousCount || (await loadMoreButton.isHidden());
    await expect.poll(hasLoaded, { intervals: [20, 50, 100] }).toBe(true);
    await expect(scope.locator('button', { hasText: /^Carregando…$/ })).toHaveCount(0);
  }
  // Rows far from the viewport are not rendered and have no inner text.
  const texts = await rows.allTextContents();
  return texts.map((text) => /Curso \d+/.exec(text)?.[0] ?? text);
}

for (const [order, direction] of [
  ['Mais recentes', 'descending'],
  ['Mais antigos', 'ascending'],
  ['Nome Z–A', 'descending'],
] as const) {
  test(`loads each of 75 certificates once, page by page: ${order} @full`, async ({
    page,
    platform,
  }) => {
    test.slow();
    const { learner } = await platform.createCompany();
    await platform.createCertificates(learner, createTiedCertificates(75));
    await page.goto(`${platform.plugin}/signin/${learner.token}`);
    await page.getByLabel('Ordenar:').selectOption({ label: order });
    const names = await loadAllNames(page);
    expect(new Set(names).size).toBe(75);
    expect(names).toHaveLength(75);
    if (order.startsWith('Nome')) expect(names).toEqual(names.toSorted().reverse());
    const days = names.map((name) => Math.floor(Number(name.slice(-3)) / 7));
    const expectedDays = days.toSorted((a, b) => (direction === 'ascending' ? a - b : b - a));
    expect(days).toEqual(expectedDays);
  });
}

test('loads both grid sections to their end @full', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, createTiedCertificates(75));
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await page.getByRole('radio', { name: 'Grade' }).check();
  const missions = await loadAllNames(page.getByRole('region', { name: 'Missões' }));
  const contents = await loadAllNames(page.getByRole('region', { name: 'Conteúdos' }));
  expect(new Set(missions).size).toBe(38);
  expect(new Set(contents).size).toBe(37);
  expect(new Set([...missions, ...contents]).size).toBe(75);
});

test('loads every row once when a certificate is earned between two pages', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, createTiedCertificates(35));
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await expect(page.getByRole('listitem').nth(9)).toBeVisible();
  await platform.createCertificates(learner, [
    { type: 'MISSION', name: 'Recém-conquistado', created_at: '2027-01-01T12:00:00Z' },
  ]);
  const names = await loadAllNames(page);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.startsWith('Curso '))).toHaveLength(35);
});

test('loads one page on a double click with the request of the specification, announces it and focuses its first row', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, createTiedCertificates(40));
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).hover();
  await clickAtPointer(page, 1);
  await expect(page.getByRole('listitem')).toHaveCount(20);
  // A row has replaced the button under the pointer.
  await clickAtPointer(page, 2);
  await expect(page.getByRole('listitem').nth(10).getByRole('link').first()).toBeFocused();
  await expect(page.getByText('Mais 10, 20 no total')).toBeAttached();
  const requests = (await platform.getRequests(company.company_id)).filter(
    ({ body }) => body?.operationName === 'listUserCertificates',
  );
  const order = { field: 'CREATED_AT', direction: 'DESC' };
  expect(requests.map(({ body }) => body?.variables)).toEqual([
    { order, limit: 10 },
    { order, limit: 10, offset: expect.any(String) as unknown },
  ]);
  expect(Object.keys(requests[0]?.body ?? {}).sort()).toEqual([
    'operationName',
    'query',
    'variables',
  ]);
  expect(requests[0]?.headers.authorization).toBe(`Bearer ${company.learner.token}`);
});

async function clickAtPointer(page: Page, clickCount: number): Promise<void> {
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
}
