/** The statement of learning by itself: on screen over the list, printed, and as a file. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openAs,
  type Running,
  tagOf,
  test,
} from './fixtures.ts';

interface Printed {
  title: string;
  pages: number;
}

const courses = (count: number, year: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: index % 2 ? 'MISSION' : 'CONTENT',
    name: `Curso ${year}-${index + 1}`,
    workload: 90,
    completed_at: `${year}-0${1 + (index % 9)}-12T15:00:00.000Z`,
  }));

async function open(page: Page, platform: Running, path: string) {
  const company = await platform.createCompany();
  const ids = await platform.giveCertificates(company.learner, [
    ...courses(20, 2025),
    ...courses(2, 2024),
  ]);
  await openAs(page, platform, company.learner, path);
  return { company, ids };
}

const link = (page: Page) => page.getByRole('link', { name: 'Ver histórico' });
const button = (page: Page) => page.getByRole('button', { name: 'Ver histórico' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Histórico de aprendizagem' });
const pages = (page: Page) => dialog(page).getByRole('group', { name: / de \d+$/ });
const query = (page: Page) => new URL(page.url()).search;

/** How many rows each table has for those who listen. */
async function tablesOf(page: Page): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const known = new Map(nodes.map((node) => [node.nodeId, node]));
  const rowsIn = (id: string): number => {
    const { role, childIds = [] } = known.get(id) ?? {};
    if (role?.value === 'row') return 1;
    return childIds.reduce((sum, child) => sum + rowsIn(child), 0);
  };
  const tables = nodes.filter(({ role, ignored }) => role?.value === 'table' && !ignored);
  return tables.map(({ nodeId }) => rowsIn(nodeId));
}

test('what was found is stated in an address of its own, which Back leaves and a reload keeps', async ({
  page,
  platform,
}) => {
  const { company } = await open(page, platform, '/?year=2025');
  await link(page).click();
  await expect(pages(page)).toHaveCount(2);
  await expect(dialog(page).getByText('2025 · 20 certificados')).toBeVisible();
  expect(query(page)).toBe('?year=2025&statement=found');
  const asked = await platform.requestsOf(company);
  expect(asked.filter(({ path }) => /\/certificates\/[\w-]+$/.test(path))).toHaveLength(1);

  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(pages(page)).toHaveCount(2);
  await page.reload();
  await expect(pages(page)).toHaveCount(2);
  await dialog(page).getByRole('combobox').selectOption('en');
  await expect(dialog(page).getByRole('heading', { name: 'Totals by type' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(query(page)).toBe('?year=2025');
  await page.goForward();
  await expect(pages(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await link(page).click();
  await dialog(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(link(page)).toBeFocused();
});

test('it is saved and printed alone, under its own name', async ({ page, platform }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const sheets = document.querySelectorAll('.sheet.portrait').length;
      Object.assign(window.top ?? {}, { printed: { title: document.title, pages: sheets } });
      window.dispatchEvent(new Event('beforeprint'));
    };
  });
  await open(page, platform, '/?year=2025&statement=found');
  await expect(pages(page)).toHaveCount(2);
  const title = 'Histórico de aprendizagem – Lia Aprendiz – 2025';
  const saving = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Baixar PDF' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe(`${title}.pdf`);
  await expect(dialog(page).getByText(`Salvo: ${title}.pdf`)).toBeVisible();
  const pdf = readFileSync(await saved.path(), 'latin1');
  expect(/\/Type\/Pages\/Count (\d+)/.exec(pdf)?.[1]).toBe('2');
  expect(pdf).not.toContain('certificate.json');

  await dialog(page).getByRole('button', { name: 'Imprimir' }).click();
  const printed = () => page.evaluate(() => (window as unknown as { printed?: Printed }).printed);
  await expect.poll(printed).toEqual({ title, pages: 2 });
});

test('those that were chosen are stated, and none without one @full', async ({
  page,
  platform,
}) => {
  await open(page, platform, '/');
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await page.getByRole('listitem').nth(0).click();
  await expect(button(page)).toHaveCount(0);
  await page.getByRole('listitem').nth(2).click();
  await button(page).click();
  await expect(pages(page)).toHaveCount(1);
  await expect(dialog(page).getByText('2 certificados', { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('rowheader', { name: /^Curso/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await expect(page.getByRole('listitem').getByRole('checkbox', { checked: true })).toHaveCount(2);
  expect(query(page)).toBe('');

  await page.goForward();
  await expect(pages(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await expect.poll(() => query(page)).toBe('');
  await expect(dialog(page)).toHaveCount(0);
});

test('nothing found is not stated, whatever the address says', async ({ page, platform }) => {
  await open(page, platform, '/?q=xyz&statement=found');
  await expect(page.getByRole('heading', { name: /^Nada encontrado/ })).toBeVisible();
  await expect.poll(() => query(page)).toBe('?q=xyz');
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page)).toHaveCount(0);
});

test('without all certificates there is no statement; those that came are not asked for again', async ({
  page,
  platform,
}) => {
  const { company, ids } = await open(page, platform, '/?year=2024');
  await expect(link(page)).toBeVisible();
  await platform.breakFor(company, {
    method: 'GET',
    path: `/certificates/${ids.at(-2)}`,
    status: 500,
  });
  await platform.breakFor(company, {
    method: 'GET',
    path: `/certificates/${ids.at(-1)}`,
    status: 500,
  });
  await link(page).click();
  await expect(dialog(page).getByText('Não foi possível gerar o histórico.')).toBeVisible();
  await platform.mendFor(company);
  await dialog(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(pages(page)).toHaveCount(1);
});

test('on a telephone it is behind the options of a selection, and fills the screen', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, platform, '/?year=2025');
  await page.getByRole('button', { name: 'Selecionar os 20' }).click();
  await expect(link(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Mais opções' }).click();
  await button(page).click();
  await expect(pages(page)).toHaveCount(2);
  await expect
    .poll(() => dialog(page).boundingBox())
    .toEqual({ x: 0, y: 0, width: 360, height: 640 });
  await expect(dialog(page).getByRole('button', { name: 'Baixar PDF' })).toBeInViewport();
});

test.describe('it is', () => {
  // axe puts a style of its own into the page, which the policy reports.
  test.use({ bypassCSP: true });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`one table over all pages, read, reached and fitting, ${colorScheme}${tagOf(colorScheme === 'light')}`, async ({
      page,
      platform,
    }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, platform, '/?statement=found');
      await expect(pages(page)).toHaveCount(2);
      expect(await tablesOf(page)).toEqual([23, 4]);
      const verify = dialog(page).getByRole('link', { name: /^Conferir Curso 2025-1: / });
      await expect(verify).toHaveAttribute('target', '_blank');
      await expect(verify).toHaveAttribute('href', /\/pt\/print\/[\w-]+$/);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 360, height: 640 });
      await expectAccessible(page);
    });
});
