/** Tests that screens as high as the window fit into host pages that scroll in a box or have a zoom. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  createLearnerWithCertificates,
  type HostPage,
  mountModule,
  openHost,
} from './hosts/driveHost.ts';

declare const window: Window & { host: HostPage };

// Styles are added by the test, which the policy of the page forbids.
test.use({ bypassCSP: true, viewport: { width: 1366, height: 800 } });

const props = { router: 'memory', locale: 'en' };
const getSheet = (page: Page) =>
  page
    .locator('svg')
    .filter({ has: page.locator('text') })
    .first();

test('shows the whole preview in a scrolling box of the host, also when the list was scrolled', async ({
  page,
  platform,
}) => {
  const { token } = await createLearnerWithCertificates(platform, 10);
  await openHost(page, platform, 'plain');
  await page.addStyleTag({
    content:
      'h1 { height: 64px; margin: 0 } #box { position: fixed; inset: 64px 0 0; overflow: auto }',
  });
  await page.evaluate(() => {
    const box = document.body.appendChild(document.createElement('main'));
    box.id = 'box';
    window.host.container = box;
  });
  await mountModule(page, 'app', 'CertificatesApp', { ...props, token });
  const box = page.locator('#box');
  for (const scrollTop of [0, 400]) {
    await expect(page.getByRole('listitem')).toHaveCount(10);
    await box.evaluate((element, top) => (element.scrollTop = top), scrollTop);
    await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBe(scrollTop);
    await page.getByRole('link', { name: 'Certificado 0006', exact: true }).click();
    await expect(getSheet(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => box.evaluate((element) => element.scrollHeight - element.clientHeight))
      .toBe(0);
    await page.keyboard.press('Escape');
  }
});

for (const css of ['html { zoom: 1.25 }', 'body { zoom: 1.25 }'])
  test(`fits certificates into the window when the host sets a zoom: ${css}`, async ({
    page,
    platform,
  }) => {
    const { admin } = await platform.createCompany();
    const [id = ''] = await platform.createCertificates(admin, 1);
    await openHost(page, platform, 'plain');
    const { token } = admin;
    await mountModule(page, 'app', 'CertificatesApp', { ...props, token, path: `/preview/${id}` });
    await expect(getSheet(page)).toBeInViewport({ ratio: 1 });
    await page.addStyleTag({ content: css });
    await expect(getSheet(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => {
      window.host.unmount('app');
      document.querySelector('h1')?.remove();
    });

    await mountModule(page, 'editor', 'TemplatesApp', { ...props, token, path: '/editor' });
    const sheet = page.locator('#editor section svg').filter({ has: page.locator('text') });
    await expect(sheet.last()).toBeInViewport({ ratio: 1 });
  });
