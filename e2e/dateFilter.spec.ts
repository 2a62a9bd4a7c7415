import type { Page } from '@playwright/test';
import { expect, expectAccessible, openScreenAs, type TestPlatform, test } from './fixtures.ts';

// axe adds a style element, which would violate the policy.
test.use({ bypassCSP: true });

const days = ['2024-03-10', '2025-01-31', '2025-03-01', '2026-02-05'];

async function openHome(page: Page, platform: TestPlatform, path = '/') {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(
    learner,
    days.map((day) => ({
      type: 'MISSION',
      name: `Curso ${day}`,
      completed_at: `${day}T15:00:00.000Z`,
      created_at: `${day}T15:00:00.000Z`,
    })),
  );
  await openScreenAs(page, platform, learner, path);
}

const getChip = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Data de conclusão' });
const getRows = (page: Page) => page.getByRole('listitem');
const getQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

async function applyRange(page: Page, from: string, to: string) {
  await getDialog(page).getByLabel('De', { exact: true }).fill(from);
  await getDialog(page).getByLabel('Até', { exact: true }).fill(to);
  await page.keyboard.press('Enter');
}

test('filters by a range of completion dates', async ({ page, platform }) => {
  await openHome(page, platform, '/?year=2026');
  await expect(getRows(page)).toHaveCount(1);
  const chip = getChip(page, 'Datas');
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(getDialog(page)).toBeVisible();
  await expectAccessible(page);
  await applyRange(page, '2025-01-31', '2025-03-01');
  await expect(getDialog(page)).toBeHidden();
  await expect(getRows(page)).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: '2 certificados' })).toBeAttached();
  // The range replaces the year.
  expect(getQuery(page)).toEqual({ from: '2025-01-31', to: '2025-03-01' });
  const range = getChip(page, /31 de jan.*1 de mar.* de 2025/);
  await expect(range).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(getRows(page)).toHaveCount(2);

  await getChip(page, /^2026/).click();
  await expect(getRows(page)).toHaveCount(1);
  expect(getQuery(page)).toEqual({ year: '2026' });
  await page.goBack();
  await expect(getRows(page)).toHaveCount(2);
  await range.press('Delete');
  await expect(getRows(page)).toHaveCount(4);
  expect(getQuery(page)).toEqual({});

  await test.step('explains a range that ends before it begins, and does not apply it', async () => {
    await chip.click();
    await applyRange(page, '2025-03-01', '2025-01-31');
    const lastDay = getDialog(page).getByLabel('Até', { exact: true });
    await expect(lastDay).toBeFocused();
    await expect(lastDay).toHaveAccessibleDescription('O último dia é anterior ao primeiro.');
    expect(getQuery(page)).toEqual({});
    await lastDay.fill('2025-03-01');
    await expect(lastDay).toHaveAccessibleDescription('');
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toBeHidden();
    await expect(chip).toBeFocused();
  });
});

test('accepts a range without an end, and clears one without matches @full', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openHome(page, platform, '/?from=2027-01-01');
  await expect(
    page.getByRole('heading', { name: 'Nada encontrado em Desde 1 de jan. de 2027' }),
  ).toBeVisible();
  await expect(page.getByText('Sem o filtro de datas há 4 certificados.')).toBeVisible();
  await getChip(page, 'Mostrar os 4 de todas as datas').click();
  await expect(getRows(page)).toHaveCount(4);
  await getChip(page, 'Datas').click();
  await applyRange(page, '', '2024-12-31');
  await expect(getRows(page)).toHaveCount(1);
  await getChip(page, /^Até 31 de dez/).click();
  await getDialog(page).getByRole('button', { name: 'Remover datas' }).click();
  await expect(getRows(page)).toHaveCount(4);
  expect(getQuery(page)).toEqual({});
});

/** Lists the controls and the result of the search that overlap another one or leave the page. */
async function findOverlaps(page: Page): Promise<string[]> {
  const parts = page.locator('search').locator('button, label, p').filter({ visible: true });
  const boxes = await parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const text = element.textContent || element.ariaLabel;
      // On a phone, the filters that do not fit can be scrolled to.
      const clip = element.closest('[role="group"]')?.getBoundingClientRect().right ?? Infinity;
      return { text, left, top, right: Math.min(right, clip), bottom };
    }),
  );
  const width = page.viewportSize()?.width ?? 0;
  const outside = boxes.filter(({ left, right }) => left < 0 || right > width);
  const overlapping = boxes.filter((box, index) =>
    boxes.some(
      (next, nextIndex) =>
        nextIndex > index &&
        box.left < next.right - 1 &&
        next.left < box.right - 1 &&
        box.top < next.bottom - 1 &&
        next.top < box.bottom - 1,
    ),
  );
  return [...outside, ...overlapping].map(({ text }) => text ?? '');
}

test('leaves room for filters, buttons and the result at every width @full', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(
    learner,
    Array.from({ length: 120 }, (_, index) => ({
      type: index % 2 === 0 ? ('MISSION' as const) : ('CONTENT' as const),
      name: `Curso ${index}`,
      workload: 12_300,
      completed_at: `${2022 + (index % 5)}-03-10T15:00:00.000Z`,
    })),
  );
  await openScreenAs(page, platform, learner, '/?year=2025');
  await expect(page.getByText('Selecionar os 24')).toBeVisible();
  await expect(getChip(page, 'Datas')).toBeVisible();
  for (const width of [1600, 1440, 1208, 1024, 768, 720, 690, 480, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findOverlaps(page), `${width} px`).toEqual([]);
  }
});
