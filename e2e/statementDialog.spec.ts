/** Tests the dialog of the statement of learning: on screen, printed and as a PDF. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  openInShell,
  openScreenAs,
  type TestPlatform,
  test,
} from './fixtures.ts';

interface PrintCall {
  title: string;
  pages: number;
}

const createCourses = (count: number, year: number) =>
  Array.from({ length: count }, (_, index) => ({
    type: index % 2 ? 'MISSION' : 'CONTENT',
    name: `Curso ${year}-${index + 1}`,
    workload: 90,
    completed_at: `${year}-0${1 + (index % 9)}-12T15:00:00.000Z`,
  }));

async function openHome(page: Page, platform: TestPlatform, path: string) {
  const company = await platform.createCompany();
  const ids = await platform.createCertificates(company.learner, [
    ...createCourses(20, 2025),
    ...createCourses(2, 2024),
  ]);
  await openScreenAs(page, platform, company.learner, path);
  return { company, ids };
}

const getStatementLink = (page: Page) => page.getByRole('link', { name: 'Ver histórico' });
const getStatementButton = (page: Page) => page.getByRole('button', { name: 'Ver histórico' });
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Histórico de aprendizagem' });
const getPages = (page: Page) => getDialog(page).getByRole('group', { name: / de \d+$/ });
const getQuery = (page: Page) => new URL(page.url()).search;

/** Counts the rows of each table in the accessibility tree. */
async function countTableRows(page: Page): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const nodesById = new Map(nodes.map((node) => [node.nodeId, node]));
  const countRows = (id: string): number => {
    const { role, childIds = [] } = nodesById.get(id) ?? {};
    if (role?.value === 'row') return 1;
    return childIds.reduce((sum, child) => sum + countRows(child), 0);
  };
  const tables = nodes.filter(({ role, ignored }) => role?.value === 'table' && !ignored);
  return tables.map(({ nodeId }) => countRows(nodeId));
}

test('opens a statement of the search results at its own address, with Back and reload', async ({
  page,
  platform,
}) => {
  const { company } = await openHome(page, platform, '/?year=2025');
  await getStatementLink(page).click();
  await expect(getPages(page)).toHaveCount(2);
  await expect(getDialog(page).getByText('2025 · 20 certificados')).toBeVisible();
  // The browser updates the accessibility tree some time after the page.
  await expect.poll(() => countTableRows(page)).toEqual([21, 4]);
  await expectAccessible(page);
  expect(getQuery(page)).toBe('?year=2025&statement=found');
  const requests = await platform.getRequests(company.company_id);
  expect(requests.filter(({ path }) => /\/certificates\/[\w-]+$/.test(path))).toHaveLength(1);

  await page.goBack();
  await expect(getDialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(getPages(page)).toHaveCount(2);
  await page.reload();
  await expect(getPages(page)).toHaveCount(2);
  await getDialog(page).getByRole('combobox').selectOption('en');
  await expect(getDialog(page).getByRole('heading', { name: 'Totals by type' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  expect(getQuery(page)).toBe('?year=2025');
  await page.goForward();
  await expect(getPages(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  await getStatementLink(page).click();
  await getDialog(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(getStatementLink(page)).toBeFocused();

  await test.step('ignores the address when nothing is found', async () => {
    await page.goto(`${platform.plugin}/?q=xyz&statement=found`);
    await expect(page.getByRole('heading', { name: /^Nada encontrado/ })).toBeVisible();
    await expect.poll(() => getQuery(page)).toBe('?q=xyz');
    await expect(getDialog(page)).toHaveCount(0);
    await expect(getStatementLink(page)).toHaveCount(0);
  });
});

test('fails without all certificates, creates the statement on retry, downloads and prints it alone', async ({
  page,
  platform,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const sheets = document.querySelectorAll('.sheet.portrait').length;
      Object.assign(window.top ?? {}, { printCall: { title: document.title, pages: sheets } });
      window.dispatchEvent(new Event('beforeprint'));
    };
  });
  const { company, ids } = await openHome(page, platform, '/?year=2025');
  await expect(getStatementLink(page)).toBeVisible();
  const method = 'GET';
  for (const id of ids.slice(0, 20))
    await platform.injectFault(company, `${method} /certificates/${id}`, { status: 500 });
  await getStatementLink(page).click();
  await expect(getDialog(page).getByText('Não foi possível gerar o histórico.')).toBeVisible();
  await platform.removeFaults(company.company_id);
  await getDialog(page).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(getPages(page)).toHaveCount(2);

  const title = 'Histórico de aprendizagem – Lia Aprendiz – 2025';
  const downloadEvent = page.waitForEvent('download');
  await getDialog(page).getByRole('button', { name: 'Baixar PDF' }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe(`${title}.pdf`);
  await expect(getDialog(page).getByText(`Salvo: ${title}.pdf`)).toBeVisible();
  const pdf = readFileSync(await download.path(), 'latin1');
  expect(/\/Type\/Pages\/Count (\d+)/.exec(pdf)?.[1]).toBe('2');
  expect(pdf).not.toContain('certificate.json');

  await getDialog(page).getByRole('button', { name: 'Imprimir' }).click();
  const getPrintCall = () =>
    page.evaluate(() => (window as unknown as { printCall?: PrintCall }).printCall);
  await expect.poll(getPrintCall).toEqual({ title, pages: 2 });
});

test('creates a statement of the selection, which a reload discards @full', async ({
  page,
  platform,
}) => {
  await openHome(page, platform, '/');
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await page.getByRole('listitem').nth(0).click();
  await expect(getStatementButton(page)).toHaveCount(0);
  await page.getByRole('listitem').nth(2).click();
  await getStatementButton(page).click();
  await expect(getPages(page)).toHaveCount(1);
  await expect(getDialog(page).getByText('2 certificados', { exact: true })).toBeVisible();
  await expect(getDialog(page).getByRole('rowheader', { name: /^Curso/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(getStatementButton(page)).toBeFocused();
  await expect(page.getByRole('listitem').getByRole('checkbox', { checked: true })).toHaveCount(2);
  expect(getQuery(page)).toBe('');

  await page.goForward();
  await expect(getPages(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await expect.poll(() => getQuery(page)).toBe('');
  await expect(getDialog(page)).toHaveCount(0);
});

test('opens from the selection options and fills the screen on a phone @full', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openHome(page, platform, '/?year=2025');
  await page.getByRole('button', { name: 'Selecionar os 20' }).click();
  await expect(getStatementLink(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Mais opções' }).click();
  await getStatementButton(page).click();
  await expect(getPages(page)).toHaveCount(2);
  await expect
    .poll(() => getDialog(page).boundingBox())
    .toEqual({ x: 0, y: 0, width: 360, height: 640 });
  await expect(getDialog(page).getByRole('button', { name: 'Baixar PDF' })).toBeInViewport();
  // In the larger text of the learning platform it has as little room at 360 px.
  await page.setViewportSize({ width: 340, height: 640 });
  const title = getDialog(page).getByRole('heading', { name: 'Histórico de aprendizagem' });
  expect((await title.boundingBox())?.height, 'one line').toBeLessThan(40);
});

test.describe('statement dialog', () => {
  // axe adds a style element, which would violate the policy.
  test.use({ bypassCSP: true });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has one table over all pages, no axe violations and no sideways scrolling, ${colorScheme} @full`, async ({
      page,
      platform,
    }) => {
      await page.emulateMedia({ colorScheme });
      await openHome(page, platform, '/?statement=found');
      await expect(getPages(page)).toHaveCount(2);
      await expect.poll(() => countTableRows(page)).toEqual([23, 4]);
      const verifyLink = getDialog(page).getByRole('link', { name: /^Conferir Curso 2025-1: / });
      await expect(verifyLink).toHaveAttribute('target', '_blank');
      await expect(verifyLink).toHaveAttribute('href', /\/pt\/print\/[\w-]+$/);
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.setViewportSize({ width: 360, height: 640 });
      await expectAccessible(page);
    });
});

test('shows the words of "View statement" in the bar where there is room, else an icon', async ({
  page,
  platform,
}) => {
  // The words of the bar are longest in Spanish.
  const company = await platform.createCompany({ language: 'es' });
  await platform.createCertificates(company.learner, 12);
  const bar = page.getByRole('region', { name: 'Certificados seleccionados' });
  const button = bar.getByRole('button', { name: 'Ver historial' });
  const count = bar.getByText('12 seleccionados', { exact: true });
  const selectAllInSpanish = async () => {
    await page.getByRole('button', { name: 'Seleccionar', exact: true }).press('Enter');
    await page.getByRole('checkbox', { name: 'Seleccionar los 12', exact: true }).check();
  };
  const measureCutWidth = () => count.evaluate((node) => node.scrollWidth - node.clientWidth);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openInShell(page, platform, company.learner);
  await selectAllInSpanish();
  await expect(button).toHaveText('Ver historial');
  await expect.poll(measureCutWidth).toBe(0);

  await openScreenAs(page, platform, company.learner);
  await selectAllInSpanish();
  for (const [width, text] of [
    [1121, 'Ver historial'],
    [1120, ''],
    [1000, ''],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(button).toHaveText(text);
    await expect.poll(measureCutWidth).toBe(0);
  }
});
