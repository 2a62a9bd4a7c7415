import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const isoDay = (day: number) => new Date(Date.UTC(2026, 0, 1 + Math.floor(day / 7))).toISOString();

/** Certificates of which seven at a time share one instant, across the borders of pages. */
const tied = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: index % 2 ? 'CONTENT' : 'MISSION',
    name: `Curso ${String(index).padStart(3, '0')}`,
    created_at: isoDay(index),
    completed_at: isoDay(index),
  }));

async function loadAll(scope: Page | Locator): Promise<string[]> {
  // By role, hundreds of rows are asked for their names again and again, which takes most of a minute.
  const rows = scope.locator('[role="list"] [role="listitem"]');
  const more = scope.locator('button', { hasText: /^Carregar mais$/ });
  // Another order takes both away first.
  await expect(more).toBeVisible();
  while (await more.isVisible()) {
    const before = await rows.count();
    await more.click();
    // A last page that was full brings nothing more, and takes the button away.
    const hasAnswered = async () => (await rows.count()) > before || (await more.isHidden());
    await expect.poll(hasAnswered, { intervals: [20, 50, 100] }).toBe(true);
    await expect(scope.locator('button', { hasText: /^Carregando…$/ })).toHaveCount(0);
  }
  // What is far from the viewport is not drawn, and so has no inner text.
  const texts = await rows.allTextContents();
  return texts.map((text) => /Curso \d+/.exec(text)?.[0] ?? text);
}

for (const [order, direction] of [
  ['Mais recentes', 'descending'],
  ['Mais antigos', 'ascending'],
  ['Nome Z–A', 'descending'],
] as const) {
  test(`75 certificates load page by page, none twice, none missed: ${order} @full`, async ({
    page,
    platform,
  }) => {
    test.slow();
    const { learner } = await platform.createCompany();
    await platform.giveCertificates(learner, tied(75));
    await page.goto(`${platform.plugin}/signin/${learner.token}`);
    await page.getByLabel('Ordenar:').selectOption({ label: order });
    const names = await loadAll(page);
    expect(new Set(names).size).toBe(75);
    expect(names).toHaveLength(75);
    if (order.startsWith('Nome')) expect(names).toEqual(names.toSorted().reverse());
    const days = names.map((name) => Math.floor(Number(name.slice(-3)) / 7));
    const sorted = days.toSorted((a, b) => (direction === 'ascending' ? a - b : b - a));
    expect(days).toEqual(sorted);
  });
}

test('both sections of the grid load to their end @full', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, tied(75));
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await page.getByRole('radio', { name: 'Grade' }).check();
  const missions = await loadAll(page.getByRole('region', { name: 'Missões' }));
  const contents = await loadAll(page.getByRole('region', { name: 'Conteúdos' }));
  expect(new Set(missions).size).toBe(38);
  expect(new Set(contents).size).toBe(37);
  expect(new Set([...missions, ...contents]).size).toBe(75);
});

test('a certificate earned between two pages shifts nothing', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, tied(35));
  await page.goto(`${platform.plugin}/signin/${learner.token}`);
  await expect(page.getByRole('listitem').nth(9)).toBeVisible();
  await platform.giveCertificates(learner, [
    { type: 'MISSION', name: 'Recém-conquistado', created_at: '2027-01-01T12:00:00Z' },
  ]);
  const names = await loadAll(page);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.startsWith('Curso '))).toHaveLength(35);
});

test('what is asked is exactly what the specification says', async ({ page, platform }) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, tied(12));
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(page.getByRole('listitem').nth(11)).toBeVisible();
  const asked = (await platform.requestsOf(company)).filter(
    ({ body }) => body?.operationName === 'listUserCertificates',
  );
  expect(asked.map(({ body }) => body?.variables)).toEqual([
    { order: { field: 'CREATED_AT', direction: 'DESC' }, limit: 10 },
    {
      order: { field: 'CREATED_AT', direction: 'DESC' },
      limit: 10,
      offset: expect.any(String) as unknown,
    },
  ]);
  expect(Object.keys(asked[0]?.body ?? {}).sort()).toEqual(['operationName', 'query', 'variables']);
  expect(asked[0]?.headers.authorization).toBe(`Bearer ${company.learner.token}`);
});

test('a double click loads one page, says so and goes to its first row', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, tied(40));
  await page.goto(`${platform.plugin}/signin/${company.learner.token}`);
  await page.getByRole('button', { name: 'Carregar mais', exact: true }).hover();
  await clickOf(page, 1);
  await expect(page.getByRole('listitem')).toHaveCount(20);
  // A row has come where the button was.
  await clickOf(page, 2);
  await expect(page.getByRole('listitem').nth(10).getByRole('link').first()).toBeFocused();
  await expect(page.getByText('Mais 10, 20 no total')).toBeAttached();
  const asked = (await platform.requestsOf(company)).filter(
    ({ body }) => body?.operationName === 'listUserCertificates',
  );
  expect(asked).toHaveLength(2);
});

async function clickOf(page: Page, clickCount: number): Promise<void> {
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
}
