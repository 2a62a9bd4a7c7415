/** Tests dialogs and lists of the plugin in host pages that move, hide or attach the plugin while they are open. */
import type { Page } from '@playwright/test';
import { expect, storeTemplate, test, type TestPlatform } from './fixtures.ts';
import { getCallbackArgs, type HostPage, mountModule, openHost } from './hosts/driveHost.ts';

declare const window: Window & { host: HostPage };

const count = 3;

/** Opens a host page with a button of its own. @returns the props of an administrator who has certificates */
async function openPage(page: Page, platform: TestPlatform) {
  const { admin } = await platform.createCompany();
  await platform.createCertificates(admin, count);
  await openHost(page, platform, 'plain');
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('button'), { textContent: 'Own' }));
  });
  return { router: 'memory', locale: 'en', token: admin.token };
}

/** Functions that open something above the plugin, by its role. */
const overlays = {
  dialog: async (page: Page, props: object) => {
    await mountModule(page, 'app', 'CertificatesApp', props);
    await expect(page.locator('canvas[data-drawn]')).toHaveCount(count);
    await page.getByRole('button', { name: 'Dates' }).click();
  },
  list: async (page: Page, props: object) => {
    await mountModule(page, 'app', 'TemplatesApp', { ...props, path: '/editor' });
    await page.getByRole('button', { name: 'Add a registered data' }).first().click();
  },
  question: async (page: Page, props: object) => {
    await mountModule(page, 'app', 'TemplatesApp', { ...props, path: '/editor' });
    await page.getByRole('radio', { name: 'Mosaic' }).check({ force: true });
    await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  },
};

const getOverlay = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
const setDisplay = (page: Page, display: string) =>
  page.locator('#app').evaluate((element, value) => (element.style.display = value), display);

for (const [name, open] of Object.entries(overlays)) {
  test(`keeps a ${name} usable or closes it when the host moves the plugin`, async ({
    page,
    platform,
  }) => {
    await open(page, await openPage(page, platform));
    await expect(getOverlay(page)).toBeVisible();
    await page.evaluate(() => {
      const section = document.body.appendChild(document.createElement('section'));
      section.append(document.querySelector('#app') ?? '');
    });
    if (name === 'dialog') {
      await expect(page.locator('#app dialog:modal')).toBeVisible();
      await page.keyboard.press('Escape');
    } else if (name === 'question') {
      await page.getByRole('button', { name: 'Keep editing' }).click();
    }
    await expect(getOverlay(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Own', exact: true }).click();
    const field = page.getByRole(name === 'dialog' ? 'searchbox' : 'textbox').first();
    await field.click();
    await expect(field).toBeFocused();
    expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
  });

  test(`does not block the page of the host with a ${name} of the hidden plugin`, async ({
    page,
    platform,
  }) => {
    await open(page, await openPage(page, platform));
    await expect(getOverlay(page)).toBeVisible();
    await setDisplay(page, 'none');
    await page.getByRole('button', { name: 'Own', exact: true }).click();
    await setDisplay(page, 'block');
    if (name === 'dialog') {
      await expect(page.locator('#app dialog:modal')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(getOverlay(page)).toHaveCount(0);
    const field = page.getByRole(name === 'dialog' ? 'searchbox' : 'textbox').first();
    await field.click();
    await expect(field).toBeFocused();
    expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
  });
}

test('shows the dialog of its first address when it is attached to the page after mounting', async ({
  page,
  platform,
}) => {
  const props = await openPage(page, platform);
  const box = await page.evaluateHandle(() => {
    const section = document.createElement('section');
    window.host.container = section;
    return section;
  });
  await mountModule(page, 'app', 'CertificatesApp', { ...props, path: '/?statement=found' });
  await box.evaluate(async (section) => {
    const hasDialog = () =>
      section.querySelector('[data-certs-root]')?.shadowRoot?.querySelector('dialog');
    while (!hasDialog()) await new Promise(requestAnimationFrame);
    document.body.append(section);
  });
  await expect(page.locator('#app dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
});

test('keeps menus and dialogs at their buttons when the host adds or resizes content above the plugin', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await storeTemplate(platform, company, {});
  const props = { router: 'memory', locale: 'en', token: company.admin.token };
  await platform.createCertificates(company.admin, count);
  for (const [module, name] of [
    ['CertificatesApp', 'Dates'],
    ['TemplatesApp', /^More actions/],
  ] as const) {
    await openHost(page, platform, 'plain');
    await mountModule(page, 'app', module, props);
    const button = page.getByRole('button', { name }).first();
    await button.click();
    await expect(getOverlay(page)).toBeInViewport({ ratio: 1 });
    // A menu moves while it appears.
    await getOverlay(page).evaluate((overlay) =>
      Promise.all(overlay.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const getDistance = async () => {
      const [box, buttonBox] = [await getOverlay(page).boundingBox(), await button.boundingBox()];
      return (box?.y ?? 0) - (buttonBox?.y ?? 0);
    };
    const distance = await getDistance();
    for (const height of ['90.4px', '30.7px']) {
      await page.locator('body > h1').evaluate((heading, value) => {
        heading.style.height = value;
      }, height);
      // Overlays are at whole pixels, buttons at any fraction of one.
      await expect
        .poll(async () => Math.abs((await getDistance()) - distance))
        .toBeLessThanOrEqual(1);
    }
  }
});
