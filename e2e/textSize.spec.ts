import type { Page } from '@playwright/test';
import {
  expect,
  measureOverflow,
  openScreenAs,
  type Person,
  storeTemplate,
  test,
} from './fixtures.ts';

/** Sets the size of text as a reader does in the settings of the browser. */
async function doubleTextSize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

test('gives names their room when the reader doubles the size of text', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, [
    { type: 'CONTENT', name: 'Segurança da Informação', workload: 60 },
  ]);
  await doubleTextSize(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreenAs(page, platform, learner);
  const name = page.getByRole('link', { name: 'Segurança da Informação', exact: true });
  await expect(name).toHaveCSS('font-size', '28px');
  const { width } = (await name.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(300);
  expect(await measureOverflow(page)).toBe(0);
});

/**
 * Lists controls and texts that are partly beside the window, apart from those in areas that scroll, texts that are cut or
 * wider than their box, and dialogs that scroll sideways.
 * @param isCutAllowed whether texts may end with an ellipsis
 */
function listElementsOutside(page: Page, isCutAllowed: boolean): Promise<string[]> {
  return page.evaluate((canCut) => {
    const root = document.querySelector('[data-certs-root]')?.shadowRoot;
    const isInScroller = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowX)) return true;
      return false;
    };
    const isTooWide = ({ scrollWidth, clientWidth }: Element) =>
      clientWidth > 1 && scrollWidth > clientWidth + 1;
    const isCut = (element: Element) => {
      const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3);
      return element.matches('dialog') || (hasText && !canCut) ? isTooWide(element) : false;
    };
    const modal = root?.querySelector('dialog:modal');
    const selector = 'a, button, select, input, p, span, b, dt, dd, strong, h1, h2, dialog';
    return Array.from(root?.querySelectorAll(selector) ?? [])
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isOutside = left < -1 || right > document.documentElement.clientWidth + 1;
        const isFaulty = isCut(element) || (width > 1 && isOutside && !isInScroller(element));
        return isFaulty && element.checkVisibility() && (!modal || modal.contains(element));
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent);
  }, isCutAllowed);
}

/** Fails if anything is partly beside the window, or if a text is cut unless that is allowed. */
async function expectNothingOutside(page: Page, message: string, isCutAllowed = false) {
  const listFaults = async () => [
    ...(await listElementsOutside(page, isCutAllowed)),
    await measureOverflow(page),
  ];
  await expect.poll(listFaults, { message }).toEqual([0]);
}

test('keeps every control in a narrow window when the reader doubles the size of text', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  const { learner, admin } = company;
  const [certificate] = await platform.createCertificates(learner, [
    { type: 'MISSION', name: 'Segurança da Informação para Lideranças', workload: 3_450 },
  ]);
  const template = await storeTemplate(platform, company, { layout: 'Layout1' });
  await page.setViewportSize({ width: 320, height: 700 });
  await doubleTextSize(page);
  for (const [person, path] of [
    [learner, '/'],
    [learner, `/preview/${certificate}`],
    [admin, '/templates'],
    [admin, `/editor/${template}`],
  ] as const) {
    await openScreenAs(page, platform, person, path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button').first()).toBeVisible();
    await expectNothingOutside(page, path, true);
  }
});

/** Clicks the first button whose name matches. */
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

async function selectFirst(page: Page) {
  await press(page, 'Selecionar');
  await page.getByRole('listitem').first().click();
}

test('keeps dialogs, menus and public screens whole when the reader doubles the size of text', async ({
  page,
  platform,
}) => {
  test.slow();
  const company = await platform.createCompany();
  const { learner, admin } = company;
  const [certificate] = await platform.createCertificates(learner, 3);
  const template = await storeTemplate(platform, company, { name: 'Segurança corporativa' });
  await page.setViewportSize({ width: 320, height: 700 });
  await doubleTextSize(page);

  const getDialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const openDelete = async () => {
    await press(page, /^Mais ações: /);
    await page.getByRole('menuitem', { name: 'Excluir…' }).click();
    await expect(getDialog()).toBeVisible();
  };
  const leaveEditor = async () => {
    await page.getByRole('radio', { name: 'Faixa' }).check({ force: true });
    await expect(page.getByText('Alterações não salvas').first()).toBeAttached();
    await press(page, 'Voltar');
    await expect(getDialog()).toBeVisible();
  };
  const steps: [name: string, person: Person, path: string, open?: () => Promise<void>][] = [
    ['account menu', learner, '/', () => press(page, learner.name)],
    ['date range', learner, '/', () => press(page, 'Datas')],
    ['keyboard help', learner, '/', () => page.getByRole('main').press('?')],
    ['selection', learner, '/', () => selectFirst(page)],
    ['more options', learner, '/', () => selectFirst(page).then(() => press(page, 'Mais opções'))],
    ['statement', learner, '/?type=content&statement=found'],
    ['print shop', learner, `/preview/${certificate}`, () => press(page, 'Mais opções de PDF')],
    ['deletion', admin, '/templates', openDelete],
    ['unsaved changes', admin, `/editor/${template}`, leaveEditor],
    ['public page', learner, `/print/${certificate}`],
    ['unknown certificate', learner, '/print/unknown'],
    ['signed out', learner, '/not-authorized'],
  ];
  for (const [name, person, path, open] of steps) {
    await openScreenAs(page, platform, person, path);
    await page.waitForLoadState('networkidle');
    await open?.();
    await expectNothingOutside(page, name, name === 'selection');
  }
});
