/** Tests the plugin in host pages whose forms and fields are named like properties of elements and documents. */
import type { Page } from '@playwright/test';
import { expect, test, type TestPlatform } from './fixtures.ts';
import {
  downloadFirstCertificate,
  getCallbackArgs,
  type HostPage,
  mountModule,
  openHost,
} from './hosts/driveHost.ts';

declare const window: Window & { host: HostPage };

/** Opens a host page with a form in a scrolling box. @returns the props of an administrator who has certificates */
async function openForm(page: Page, platform: TestPlatform, names: readonly string[]) {
  const { admin } = await platform.createCompany();
  await platform.createCertificates(admin, 40);
  await openHost(page, platform, 'plain');
  await page.evaluate((fieldNames) => {
    const box = document.createElement('div');
    Object.assign(box, { id: 'box' });
    Object.assign(box.style, { height: '600px', overflow: 'auto' });
    const form = document.createElement('form');
    const container = document.createElement('div');
    document.body.append(box);
    box.append(form);
    form.append(container);
    for (const name of fieldNames)
      container.before(Object.assign(document.createElement('input'), { name, type: 'hidden' }));
    window.host.container = container;
  }, names);
  return { router: 'memory', locale: 'en', token: admin.token };
}

test('works in a form whose fields are named like properties of elements', async ({
  page,
  platform,
}) => {
  const props = await openForm(page, platform, [
    ...['scrollTop', 'getRootNode', 'id', 'style', 'children', 'title', 'dataset'],
  ]);
  await mountModule(page, 'app', 'CertificatesApp', props);
  await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
  const box = page.locator('#box');
  await box.evaluate((element) => (element.scrollTop = 500));
  await page.getByRole('link', { name: 'Certificado 0009', exact: true }).click();
  const screen = page.locator('#app [style*=--above]');
  await expect(screen).toHaveAttribute('style', /--above: [\d.]+px/);
  await page.keyboard.press('Escape');
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBe(500);
  await downloadFirstCertificate(page);
  expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
});

test('works in a form with a field that is named parentElement', async ({ page, platform }) => {
  const props = await openForm(page, platform, ['parentElement']);
  await mountModule(page, 'app', 'CertificatesApp', props);
  // Locators use `parentElement` themselves.
  const waitForElement = (selector: string) =>
    page.waitForFunction(
      (text) => document.querySelector('#app [data-certs-root]')?.shadowRoot?.querySelector(text),
      selector,
    );
  await waitForElement('canvas[data-drawn]');
  await page.evaluate(() =>
    document
      .querySelector('#app [data-certs-root]')
      ?.shadowRoot?.querySelector<HTMLElement>('[role=listitem] a')
      ?.click(),
  );
  await waitForElement('svg text');
  expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
});

test('works beside forms that are named like properties of the document', async ({
  page,
  platform,
}) => {
  const { admin } = await platform.createCompany();
  await platform.createCertificates(admin, 2);
  await openHost(page, platform, 'plain');
  await page.evaluate(() => {
    const { body } = document;
    const container = document.createElement('div');
    body.append(container);
    window.host.container = container;
    const names = [
      ...['cookie', 'fonts', 'currentScript', 'documentElement', 'title', 'head'],
      ...['scrollingElement', 'activeElement', 'body'],
    ];
    for (const name of names) body.append(Object.assign(document.createElement('form'), { name }));
  });
  await mountModule(page, 'app', 'CertificatesApp', {
    ...{ router: 'memory', locale: 'en', token: admin.token },
  });
  await expect(page.locator('canvas[data-drawn]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Dates' }).click();
  await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await downloadFirstCertificate(page);
  expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
});
