import type { Page } from '@playwright/test';
import { expect, openInShell, openScreenAs, type TestPlatform, test } from './fixtures.ts';

const names = Array.from({ length: 11 }, (_, index) => `Curso ${index + 1}`);

async function createLearner(platform: TestPlatform) {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(
    learner,
    names.map((name, index) => ({
      type: 'MISSION',
      name,
      created_at: `2026-11-${20 - index}T15:00:00.000Z`,
      completed_at: `2026-11-${20 - index}T15:00:00.000Z`,
    })),
  );
  return learner;
}

const getLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const waitForTools = (page: Page) =>
  expect(page.getByRole('button', { name: 'Selecionar', exact: true })).toBeVisible();
const waitForPreview = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const getScrollTop = (page: Page) => page.evaluate(() => document.scrollingElement?.scrollTop);

test.describe('focus after a preview', () => {
  test('returns to the row that opened the preview, at the same scroll position', async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await openScreenAs(page, platform, await createLearner(platform));
    await waitForTools(page);
    const link = getLink(page, 'Curso 5');
    await link.focus();
    const scrollTop = await getScrollTop(page);
    expect(scrollTop).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await waitForPreview(page, 'Curso 5');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    expect(await getScrollTop(page)).toBe(scrollTop);

    await page.keyboard.press('Enter');
    await waitForPreview(page, 'Curso 5');
    await page.getByRole('button', { name: 'Fechar' }).click();
    await expect(link).toBeFocused();

    await page.keyboard.press('Enter');
    await waitForPreview(page, 'Curso 5');
    await page.goBack();
    await expect(link).toBeFocused();
  });

  test('moves to the row of the certificate that the preview showed last', async ({
    page,
    platform,
  }) => {
    await openScreenAs(page, platform, await createLearner(platform));
    await waitForTools(page);
    await getLink(page, 'Curso 2').click();
    await waitForPreview(page, 'Curso 2');
    await page.keyboard.press('ArrowRight');
    await waitForPreview(page, 'Curso 3');
    await page.keyboard.press('Escape');
    await expect(getLink(page, 'Curso 3')).toBeFocused();
  });

  test('returns to a card of the grid and to a search result', async ({ page, platform }) => {
    await openScreenAs(page, platform, await createLearner(platform), '/?view=grid');
    await waitForTools(page);
    await getLink(page, 'Curso 4').click();
    await waitForPreview(page, 'Curso 4');
    await page.keyboard.press('Escape');
    await expect(getLink(page, 'Curso 4')).toBeFocused();

    for (const view of ['Grade', 'Lista']) {
      await page.getByRole('radio', { name: view }).check({ force: true });
      await page.getByRole('searchbox').fill('curso 5');
      await getLink(page, 'Curso 5').click();
      await waitForPreview(page, 'Curso 5');
      await page.keyboard.press('Escape');
      await expect(getLink(page, 'Curso 5')).toBeFocused();
    }
  });

  test('stays on the content if the list does not show the certificate', async ({
    page,
    platform,
  }) => {
    await openScreenAs(page, platform, await createLearner(platform));
    await waitForTools(page);
    await expect(page.getByText(/^11 certificados/).first()).toBeVisible();
    await getLink(page, 'Curso 10').click();
    await waitForPreview(page, 'Curso 10');
    await page.keyboard.press('ArrowRight');
    await waitForPreview(page, 'Curso 11');
    await page.keyboard.press('Escape');
    await expect(getLink(page, 'Curso 10')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('returns to the row inside a host', async ({ page, platform }) => {
    await openInShell(page, platform, await createLearner(platform));
    await waitForTools(page);
    await getLink(page, 'Curso 7').focus();
    await page.keyboard.press('Enter');
    await waitForPreview(page, 'Curso 7');
    await page.keyboard.press('Escape');
    await expect(getLink(page, 'Curso 7')).toBeFocused();
  });
});
