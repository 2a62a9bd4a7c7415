/** Tests menus, lists and dialogs whose buttons are pressed before their code is loaded, in a page of a host. */
import type { Page } from '@playwright/test';
import { expect, storeTemplate, tagFullUnless, test, type TestPlatform } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { mountModule, openHost } from './hosts/driveHost.ts';

declare const window: Window & { hostKeys: string[] };

interface Overlay {
  module: 'CertificatesApp' | 'TemplatesApp';
  path?: string;
  /** Name of the chunk with the code. */
  chunk: string;
  /** Opens the overlay with the keyboard. */
  press: (page: Page) => Promise<void>;
}

const pressButton = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).first().press('Enter');
const pressDates = pressButton('Dates');

const overlays: Readonly<Record<string, Overlay>> = {
  'menu of a template': {
    module: 'TemplatesApp',
    chunk: 'overlays',
    press: pressButton('More actions'),
  },
  'dialog of dates': { module: 'CertificatesApp', chunk: 'keys', press: pressDates },
  'help about the keys': {
    module: 'CertificatesApp',
    chunk: 'keys',
    press: async (page) => {
      await page.getByRole('button', { name: 'Dates' }).press('?');
      // Rendered after the event, unlike presses of buttons. People type slower than this test.
      await page.waitForTimeout(100);
    },
  },
  'statement of learning': {
    module: 'CertificatesApp',
    chunk: 'statement',
    press: async (page) => {
      await page
        .getByRole('button', { name: /^20\d\d/ })
        .first()
        .press('Enter');
      await page.getByRole('link', { name: 'View statement' }).press('Enter');
    },
  },
  'list of registered data': {
    module: 'TemplatesApp',
    path: '/editor',
    chunk: 'editor-tools',
    press: pressButton('Add a registered data'),
  },
  'palette of colours': {
    module: 'TemplatesApp',
    path: '/editor',
    chunk: 'editor-tools',
    press: pressButton('Title color: choose from a palette'),
  },
};
/** One overlay whose code is loaded before it is needed, and one whose code is loaded when it is opened. */
const shortRunNames = new Set(['menu of a template', 'dialog of dates']);

/** Mounts the plugin in a host that records the keys that the plugin has not handled. */
async function mountOverlay(
  page: Page,
  platform: TestPlatform,
  { module, path }: Pick<Overlay, 'module' | 'path'>,
) {
  const company = await platform.createCompany();
  await platform.createCertificates(company.admin, 4);
  await storeTemplate(platform, company, {});
  await openHost(page, platform, 'plain');
  await page.evaluate(() => {
    window.hostKeys = [];
    document.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (!defaultPrevented) window.hostKeys.push(key);
    });
  });
  const { token } = company.admin;
  await mountModule(page, 'app', module, { router: 'memory', locale: 'en', path, token });
}

/** Mounts the plugin and opens an overlay whose code is held back. @returns a function that lets the code pass */
async function openWhileLoading(page: Page, platform: TestPlatform, overlay: Overlay) {
  const release = await holdRequests(page, `**/remote/${overlay.chunk}.*.js`);
  await mountOverlay(page, platform, overlay);
  await overlay.press(page);
  return release;
}

const getOverlays = (page: Page) => page.getByRole('dialog').or(page.getByRole('menu'));
const listHostKeys = (page: Page) => page.evaluate(() => window.hostKeys);

for (const [name, overlay] of Object.entries(overlays))
  test(`cancels the ${name} by Escape while its code is loading, and keeps the key from the host${tagFullUnless(shortRunNames.has(name))}`, async ({
    page,
    platform,
  }) => {
    const release = await openWhileLoading(page, platform, overlay);
    await page.keyboard.press('Escape');
    expect(await listHostKeys(page)).not.toContain('Escape');
    await expect(page.locator('#app [aria-expanded=true]')).toHaveCount(0);
    const loaded = page.waitForResponse(`**/remote/${overlay.chunk}.*.js`);
    release();
    await (await loaded).finished();
    // An overlay that was not cancelled would be open by then.
    await page.waitForTimeout(500);
    await expect(getOverlays(page)).toHaveCount(0);
  });

for (const [name, overlay] of Object.entries(overlays))
  test(`opens the ${name} when its code is loaded${tagFullUnless(shortRunNames.has(name))}`, async ({
    page,
    platform,
  }) => {
    const release = await openWhileLoading(page, platform, overlay);
    await expect(getOverlays(page)).toHaveCount(0);
    release();
    await expect(getOverlays(page).last()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getOverlays(page)).toHaveCount(0);
    expect(await listHostKeys(page)).not.toContain('Escape');
  });

test('opens no dialog if the focus has moved on while its code was loading', async ({
  page,
  platform,
}) => {
  const release = await holdRequests(page, '**/remote/keys.*.js');
  await mountOverlay(page, platform, { module: 'CertificatesApp' });
  await pressDates(page);
  const button = page.getByRole('button', { name: 'Dates' });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('searchbox').focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  release();
  await page.keyboard.type('course');
  await expect(page.getByRole('searchbox')).toHaveValue('course');
  await pressDates(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('says that a menu cannot open because its code does not load, and opens it at the next press', async ({
  page,
  platform,
}) => {
  await page.route('**/remote/overlays.*.js', (route) => route.abort());
  await mountOverlay(page, platform, { module: 'TemplatesApp' });
  const button = page.getByRole('button', { name: 'More actions' }).first();
  await button.press('Enter');
  await expect(page.getByRole('strong').getByText('Part of the page did not load.')).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.unroute('**/remote/overlays.*.js');
  await button.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
});
