/** Tests toasts of the plugin in host pages that move, scale or cover what is in the page. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test, type TestPlatform } from './fixtures.ts';
import {
  createLearnerWithCertificates,
  type HostPage,
  mountModule,
  openHost,
} from './hosts/driveHost.ts';

declare const window: Window & { host: HostPage };

// Conditions are added by the test, which the policy of the page forbids.
test.use({ bypassCSP: true });

// Toasts stay until the test closes them, also on a slow computer.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const toastDuration = 3000;
    Object.assign(window, {
      setTimeout: (callback: () => void, delay?: number) =>
        setTimeout(callback, delay === toastDuration ? 60_000 : delay),
    });
  }),
);

/** Certificates of a list that is higher than the window. */
const count = 10;

const addRules = (css: string) => (page: Page) => page.addStyleTag({ content: css });

/** Puts what is mounted next into a modal dialog. */
const openInDialog = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.id = 'box';
    dialog.style.cssText = 'width: 90vw; height: 90vh';
    dialog.showModal();
    window.host.container = dialog;
  });

const conditions: Record<string, (page: Page) => Promise<unknown>> = {
  'an element with transform, contain and filter': addRules(
    '#app { transform: translateZ(0); contain: layout; filter: brightness(1) }',
  ),
  'a zoomed page': addRules('html { zoom: 1.4 }'),
  'a zoomed body': addRules('body { zoom: 1.4 }'),
  'a page with a banner': addRules(
    'body::after { content: ""; position: fixed; inset: auto 0 0 auto; width: 280px; height: 200px; z-index: 2147483647 } #app { position: relative; z-index: 0 }',
  ),
  'quirks mode': async (page) => {
    const mode = await page.evaluate(() => {
      // A new document without a doctype.
      document.open();
      document.close();
      window.host.container = document.body;
      return document.compatMode;
    });
    expect(mode).toBe('BackCompat');
  },
  'a frame in a high page': (page) =>
    page.evaluate(() => {
      document.body.style.height = '3000px';
      const frame = Object.assign(document.createElement('iframe'), { width: 900, height: 500 });
      document.body.append(frame);
      const [body] = frame.contentDocument?.getElementsByTagName('body') ?? [];
      if (body) window.host.container = body;
    }),
  'a modal dialog': openInDialog,
};

/** Mounts Home in what the host has prepared, and selects a certificate. @param area page or frame with the plugin */
async function selectCertificate(
  page: Page,
  platform: TestPlatform,
  area: Page | FrameLocator,
): Promise<void> {
  const { token } = await createLearnerWithCertificates(platform, count);
  const props = { router: 'memory', locale: 'en', token };
  await mountModule(page, 'app', 'CertificatesApp', props);
  await expect(area.locator('canvas[data-drawn]').first()).toBeVisible();
  await area.getByRole('button', { name: 'Select', exact: true }).click();
  await area.getByRole('checkbox', { name: /Certificado 0002/ }).check({ force: true });
}

/** Saves the selected certificate, and closes the toast about it. */
async function closeToast(area: Page | FrameLocator): Promise<void> {
  const bar = area.getByRole('region', { name: 'Selected certificates' });
  await bar.getByRole('button', { name: 'Download PDF' }).click();
  const toast = area.getByRole('region', { name: 'Notifications' });
  await expect(toast.getByText(/^Saved: /)).toBeInViewport({ ratio: 1 });
  const measureGap = async () => {
    const [barBox, box] = [await bar.boundingBox(), await toast.boundingBox()];
    return barBox && box ? barBox.y - box.y - box.height : undefined;
  };
  // The gap of 8 px, zoomed, and the space around a toast.
  const gap = await measureGap();
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(20);
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast.getByText(/^Saved: /)).toHaveCount(0);
}

for (const [name, prepare] of Object.entries(conditions))
  test(`shows toasts in the window, above the bar of selected certificates, in ${name}`, async ({
    page,
    platform,
  }) => {
    await openHost(page, platform, 'plain');
    await prepare(page);
    const area = name === 'a frame in a high page' ? page.frameLocator('iframe') : page;
    await selectCertificate(page, platform, area);
    await closeToast(area);
  });

test('shows toasts above a dialog of the host that was closed and opened again', async ({
  page,
  platform,
}) => {
  await openHost(page, platform, 'plain');
  await openInDialog(page);
  await selectCertificate(page, platform, page);
  await closeToast(page);
  await page.locator('#box').evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    dialog.showModal();
  });
  await closeToast(page);
});
