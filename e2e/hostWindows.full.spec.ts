/** Tests the plugin in a frame or a window that another document's script fills. */
import type { Frame, Page } from '@playwright/test';
import { expect, type Person, storeTemplate, test, type TestPlatform } from './fixtures.ts';
import { getCallbackArgs, type HostPage, mountModule, openHost } from './hosts/driveHost.ts';

declare const window: Window & { host: HostPage };

test.use({ hasTouch: true, viewport: { width: 1500, height: 1000 } });

const size = { width: 800, height: 700 };

/** Functions that open a document for the plugin, smaller than the page whose script mounts it. */
const openers = {
  frame: async (page: Page): Promise<Frame> => {
    await page.evaluate(async ({ width, height }) => {
      const frame = Object.assign(document.createElement('iframe'), {
        title: 'Frame',
        name: 'own',
      });
      Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, border: '0' });
      frame.srcdoc = '<!doctype html><title>Frame</title>';
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      if (frame.contentDocument) window.host.container = frame.contentDocument.body;
    }, size);
    const frame = page.frame('own');
    if (!frame) throw new Error('The page has no frame.');
    return frame;
  },
  window: async (page: Page): Promise<Frame> => {
    const opened = page.waitForEvent('popup');
    await page.evaluate(({ width, height }) => {
      const popup = window.open('', 'own', `width=${width},height=${height}`);
      if (!popup) throw new Error('The window was blocked.');
      window.host.container = popup.document.body;
    }, size);
    const popup = await opened;
    await popup.setViewportSize(size);
    return popup.mainFrame();
  },
};

const getProps = ({ token }: Person, path = '/') => ({
  ...{ router: 'memory', locale: 'en', colorMode: 'light', token, path },
});

async function createCompany(page: Page, platform: TestPlatform) {
  const company = await platform.createCompany();
  await platform.createCertificates(company.admin, 2);
  await storeTemplate(platform, company, {});
  await openHost(page, platform, 'plain');
  return company;
}

/** Touches the screen outside of a menu, moves the finger down by some pixels and lifts it. */
async function moveFinger(page: Page, travel: number): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: distance === undefined ? [] : [{ x: 14, y: 600 + distance }],
    });
  await send('touchStart', 0);
  for (let distance = 3; distance <= travel; distance += 3) await send('touchMove', distance);
  await send('touchEnd');
}

for (const [name, open] of Object.entries(openers)) {
  test(`places dialogs and tooltips inside of a ${name} that is smaller than the page`, async ({
    page,
    platform,
  }) => {
    const { admin } = await createCompany(page, platform);
    const area = await open(page);
    await mountModule(page, 'app', 'CertificatesApp', getProps(admin));
    await area.getByRole('listitem').getByRole('link').first().click();
    await expect(area.locator('svg text').first()).toBeVisible();
    const button = area.getByRole('button', { name: 'More PDF options' });
    await button.click();
    const panel = area.getByRole('dialog');
    const getDistance = async () => {
      const ends = await Promise.all(
        [panel, button].map((locator) =>
          locator.evaluate((element) => element.getBoundingClientRect().right),
        ),
      );
      return Math.abs((ends[0] ?? 0) - (ends[1] ?? 0));
    };
    await expect.poll(getDistance).toBeLessThan(2);
    if (name === 'frame')
      await page.locator('iframe').evaluate((frame) => (frame.style.width = '900px'));
    else await area.page().setViewportSize({ width: 900, height: 700 });
    await expect.poll(() => area.evaluate(() => innerWidth)).toBe(900);
    await expect.poll(getDistance).toBeLessThan(2);
    await area.page().keyboard.press('Escape');
    await expect(panel).toHaveCount(0);

    await button.hover();
    const tooltip = area.getByRole('tooltip');
    await expect(tooltip).toBeVisible();
    const getRoom = () =>
      tooltip.evaluate((element) => innerWidth - element.getBoundingClientRect().right);
    await expect.poll(getRoom).toBeGreaterThanOrEqual(0);
    expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
  });

  test(`closes menus in a ${name} on a touch outside that moves less than 20 px`, async ({
    page,
    platform,
  }) => {
    const { admin } = await createCompany(page, platform);
    const area = await open(page);
    await mountModule(page, 'app', 'TemplatesApp', getProps(admin, '/templates'));
    const button = area.getByRole('button', { name: /^More actions/ }).first();
    await button.tap();
    await expect(area.getByRole('menu')).toBeVisible();
    await moveFinger(area.page(), 18);
    await expect(area.getByRole('menu')).toHaveCount(0);
    expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
  });
}
