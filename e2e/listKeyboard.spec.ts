import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  openInShell,
  openScreenAs,
  type TestPlatform,
  test,
} from './fixtures.ts';
import { mountModule, openHost } from './hosts/driveHost.ts';

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

/** Opens Home in a low window, in which the list scrolls, and waits until it is complete. */
async function openLowHome(page: Page, platform: TestPlatform): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 480 });
  await openScreenAs(page, platform, await createLearner(platform));
  await waitForTools(page);
  await expect(page.getByText(/^11 certificados/).first()).toBeAttached();
}

test('returns the focus after a preview to the certificate, at the same scroll position', async ({
  page,
  platform,
}) => {
  await openLowHome(page, platform);
  const link = getLink(page, 'Curso 5');

  await test.step('after Escape, the button and Back', async () => {
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

  await test.step('to the row that the preview showed last', async () => {
    await page.keyboard.press('Enter');
    await waitForPreview(page, 'Curso 5');
    await page.keyboard.press('ArrowRight');
    await waitForPreview(page, 'Curso 6');
    await page.keyboard.press('Escape');
    await expect(getLink(page, 'Curso 6')).toBeFocused();
  });

  await test.step('to the content if the list does not show the certificate', async () => {
    await getLink(page, 'Curso 10').click();
    await waitForPreview(page, 'Curso 10');
    await page.keyboard.press('ArrowRight');
    await waitForPreview(page, 'Curso 11');
    await page.keyboard.press('Escape');
    await expect(getLink(page, 'Curso 10')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('returns the focus after a preview to a card of the grid and to a search result @full', async ({
  page,
  platform,
}) => {
  await openLowHome(page, platform);
  const link = getLink(page, 'Curso 5');
  await page.getByRole('radio', { name: 'Grade' }).check({ force: true });
  await getLink(page, 'Curso 4').click();
  await waitForPreview(page, 'Curso 4');
  await page.keyboard.press('Escape');
  await expect(getLink(page, 'Curso 4')).toBeFocused();
  for (const view of ['Grade', 'Lista']) {
    await page.getByRole('radio', { name: view }).check({ force: true });
    await page.getByRole('searchbox').fill('curso 5');
    await link.click();
    await waitForPreview(page, 'Curso 5');
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  }
});

const getRow = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
const getPdfButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Baixar PDF: ${name}`, exact: true });
const pressKeys = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

const waitForKeys = async (page: Page) => {
  await waitForTools(page);
  await expect(getPdfButton(page, 'Curso 10')).toBeAttached();
  // The rows leave the tab order when the keys work.
  await expect(getLink(page, 'Curso 2')).toHaveAttribute('tabindex', '-1');
};

test.describe('keys of the list', () => {
  test('select a range with Shift', async ({ page, platform }) => {
    await openScreenAs(page, platform, await createLearner(platform));
    await waitForKeys(page);
    await pressKeys(page, 'j', 'j', 'x');
    await expect(page.getByRole('checkbox', { name: 'Selecionar: Curso 2' })).toBeFocused();
    await pressKeys(page, 'j', 'ArrowDown', 'ArrowDown', 'Shift+X');
    await expect(page.getByText('4 selecionados').first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Selecionar: Curso 5' })).toBeFocused();
    await pressKeys(page, 'k', 'x');
    await expect(page.getByText('3 selecionados').first()).toBeVisible();
  });

  test('move between the rows, of which only the current one is in the tab order, print, download and select them, and are listed in a dialog', async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openScreenAs(page, platform, await createLearner(platform));
    await waitForKeys(page);
    await pressKeys(page, 'j');
    await expect(getLink(page, 'Curso 1')).toBeFocused();
    await pressKeys(page, 'k', 'j', 'J', 'ArrowDown', 'ArrowUp', 'ArrowRight');
    await expect(getLink(page, 'Curso 2')).not.toBeFocused();
    await pressKeys(page, 'k');
    await expect(getLink(page, 'Curso 2')).toBeFocused();
    await pressKeys(page, 'Tab', 'Tab', 'Tab');
    await expect(getPdfButton(page, 'Curso 2')).toBeFocused();
    await pressKeys(page, 'ArrowDown');
    await expect(getLink(page, 'Curso 3')).toBeFocused();
    await pressKeys(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
    await expect(page.getByRole('button', { name: 'Carregar mais' })).toBeFocused();
    await pressKeys(page, 'Enter');
    await expect(getLink(page, 'Curso 11')).toBeFocused();
    await expect(getLink(page, 'Curso 10')).toHaveAttribute('tabindex', '-1');
    await pressKeys(page, 'ArrowDown', 'k', 'Enter');
    await waitForPreview(page, 'Curso 10');
    await pressKeys(page, 'Escape');
    await expect(getLink(page, 'Curso 10')).toBeFocused();
    await pressKeys(page, 'k');
    await expect(getLink(page, 'Curso 9')).toBeFocused();
    await expectAccessible(page);

    await test.step('none in text fields or with other keys', async () => {
      await pressKeys(page, '/');
      await page.keyboard.type('xpdjk?/');
      await expect(page.getByRole('searchbox')).toHaveValue('xpdjk?/');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await pressKeys(page, 'Escape', 'Escape');
      await getLink(page, 'Curso 2').focus();
      await pressKeys(page, 'Shift+J', 'Alt+J', 'Shift+X');
      await expect(getLink(page, 'Curso 2')).toBeFocused();
    });

    await test.step('the dialog', async () => {
      await pressKeys(page, '?');
      const dialog = page.getByRole('dialog', { name: 'Atalhos do teclado' });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('term')).toHaveText([
        'J↓',
        'K↑',
        'Enter',
        'X',
        'Shift+X',
        'P',
        'D',
        '/',
        '?',
      ]);
      await expectAccessible(page);
      // The keys do nothing in the dialog.
      await pressKeys(page, 'j', 'x', 'Escape');
      await expect(dialog).toBeHidden();
      await expect(getLink(page, 'Curso 2')).toBeFocused();
    });

    await test.step('print and download', async () => {
      await getLink(page, 'Curso 4').focus();
      const popupEvent = page.waitForEvent('popup');
      await pressKeys(page, 'p');
      const popup = await popupEvent;
      expect(popup.url()).toContain('print=1');
      await popup.close();
      const downloadEvent = page.waitForEvent('download');
      await pressKeys(page, 'd');
      expect((await downloadEvent).suggestedFilename()).toContain('Curso 4');
      await expect(getLink(page, 'Curso 4')).toBeFocused();
    });

    await test.step('select', async () => {
      await getLink(page, 'Curso 3').focus();
      await pressKeys(page, 'x');
      const getCheckbox = (name: string) => getRow(page, name).getByRole('checkbox');
      await expect(getCheckbox('Curso 3')).toBeChecked();
      await expect(getCheckbox('Curso 3')).toBeFocused();
      await pressKeys(page, 'j', 'x', 'j');
      await expect(getCheckbox('Curso 4')).toBeChecked();
      await expect(getCheckbox('Curso 5')).toBeFocused();
      await pressKeys(page, 'k', 'x', 'Tab');
      await expect(getCheckbox('Curso 4')).not.toBeChecked();
      await expectAccessible(page);
      await pressKeys(page, 'Escape');
      await expect(getLink(page, 'Curso 3')).toBeVisible();
    });

    await test.step('move between the lines of the grid', async () => {
      await page.getByRole('radio', { name: 'Grade' }).check({ force: true });
      await waitForKeys(page);
      const top = async (name: string) => (await getLink(page, name).boundingBox())?.y;
      let columns = 1;
      while ((await top(`Curso ${columns + 1}`)) === (await top('Curso 1'))) columns += 1;
      expect(columns).toBeGreaterThan(1);
      await getLink(page, 'Curso 1').focus();
      await pressKeys(page, 'ArrowDown');
      await expect(getLink(page, `Curso ${1 + columns}`)).toBeFocused();
      await pressKeys(page, 'ArrowRight', 'ArrowUp');
      await expect(getLink(page, 'Curso 2')).toBeFocused();
      await pressKeys(page, 'ArrowLeft');
      await expect(getLink(page, 'Curso 1')).toBeFocused();
      await expectAccessible(page);
    });
  });

  test('do nothing if the setting is off @full', async ({ page, platform }) => {
    await page.route('**/config.json', async (route) => {
      const config = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...config, KEYBOARD_SHORTCUTS: 'off' } });
    });
    await openScreenAs(page, platform, await createLearner(platform));
    await waitForTools(page);
    await expect(getPdfButton(page, 'Curso 1')).toBeAttached();
    await getLink(page, 'Curso 1').focus();
    await pressKeys(page, 'j', 'x', '/', '?');
    await expect(getLink(page, 'Curso 1')).toBeFocused();
    await pressKeys(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
    await expect(getLink(page, 'Curso 2')).toBeFocused();
  });

  test('work while the host has the focus on an element around the plugin', async ({
    page,
    platform,
  }) => {
    await openInShell(page, platform, await createLearner(platform));
    await waitForTools(page);
    await expect(page.locator('main').first()).toBeFocused();
    await pressKeys(page, 'j');
    await expect(getLink(page, 'Curso 1')).toBeFocused();
    await page.locator('main').first().focus();
    await pressKeys(page, '/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });

  test('leave the keys of a host to it', async ({ page, platform }) => {
    const { token } = await createLearner(platform);
    await openHost(page, platform, 'plain');
    await page.evaluate(() => {
      const field = document.createElement('input');
      field.setAttribute('aria-label', 'Host field');
      document.body.prepend(field);
      Object.assign(window, { keys: [] });
      document.addEventListener('keydown', ({ key }) =>
        (window as unknown as { keys: string[] }).keys.push(key),
      );
    });
    const takeKeys = () =>
      page.evaluate(() => (window as unknown as { keys: string[] }).keys.splice(0).join(''));
    await mountModule(page, 'app', 'CertificatesApp', { token, locale: 'pt-BR' });
    await waitForTools(page);
    await expect(getLink(page, 'Curso 2')).toHaveAttribute('tabindex', '-1');

    const field = page.getByRole('textbox', { name: 'Host field' });
    await field.pressSequentially('jxpd/?');
    await expect(field).toHaveValue('jxpd/?');
    await field.evaluate((element) => element.blur());
    await pressKeys(page, 'j', 'x', '?');
    expect(await takeKeys()).toBe('jxpd/?jx?');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await getLink(page, 'Curso 1').focus();
    await pressKeys(page, 'j', 'z');
    await expect(getLink(page, 'Curso 2')).toBeFocused();
    expect(await takeKeys()).toBe('z');
    await pressKeys(page, '/', 'Escape', 'j');
    await expect(getLink(page, 'Curso 2')).toBeFocused();
    await pressKeys(page, 'Enter');
    await waitForPreview(page, 'Curso 2');
    await pressKeys(page, 'Escape');
    await expect(getLink(page, 'Curso 2'), 'after a preview').toBeFocused();
  });
});
