/** Tests the plugin in host pages that move, empty or freeze it. */
import type { Page } from '@playwright/test';
import { expect, test, type TestPlatform } from './fixtures.ts';
import {
  createLearnerWithCertificates,
  getCallbackArgs,
  mountModule,
  openHost,
  unmount,
} from './hosts/driveHost.ts';

const count = 3;

/** Mounts Home as `app` and waits until its certificates are drawn. */
async function openHome(page: Page, platform: TestPlatform) {
  const { token } = await createLearnerWithCertificates(platform, count);
  const props = { router: 'memory', locale: 'en', token };
  await openHost(page, platform, 'plain');
  await mountModule(page, 'app', 'CertificatesApp', props);
  const app = page.locator('#app');
  await expect(app.locator('canvas[data-drawn]')).toHaveCount(count);
  return { app, props };
}

test('is printed with the page of the host, and goes on after it was moved and frozen', async ({
  page,
  platform,
}) => {
  const { app } = await openHome(page, platform);
  await page.emulateMedia({ media: 'print' });
  const box = await app.locator('[data-certs-root]').boundingBox();
  expect(box?.width).toBeGreaterThan(1000);
  await expect(page.locator('body > h1')).toBeVisible();
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: null });

  await test.step('moved', async () => {
    await page.evaluate(() => {
      const [element, section] = [
        document.querySelector('#app'),
        document.createElement('section'),
      ];
      element?.remove();
      document.body.append(section);
      if (element) section.append(element);
    });
    const searchField = app.getByRole('searchbox');
    await searchField.fill('zzzz');
    await expect(app.getByRole('listitem')).toHaveCount(0);
    await searchField.fill('');
    await app.getByRole('listitem').getByRole('link').first().click();
    await expect(app.locator('svg text').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(app.getByRole('listitem')).toHaveCount(count);
  });

  await test.step('frozen by the browser', async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await app.getByRole('listitem').getByRole('link').first().click();
    await expect(app.locator('svg text').first()).toBeVisible();
    expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
  });
});

test('keeps its styles when the host removes all style sheets of the page @full', async ({
  page,
  platform,
}) => {
  const { app, props } = await openHome(page, platform);
  const getStyle = () =>
    app.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { fontSize, fontWeight, color } = getComputedStyle(heading);
      return { fontSize, fontWeight, color };
    });
  const expectedStyle = await getStyle();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('style, link')) element.remove();
    document.adoptedStyleSheets = [];
  });
  expect(await getStyle()).toEqual(expectedStyle);
  await unmount(page, 'app');
  await mountModule(page, 'again', 'CertificatesApp', props);
  const heading = page.locator('#again').getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-size', expectedStyle.fontSize);
  await expect(page.locator('#again canvas[data-drawn]')).toHaveCount(count);
});

test('can be mounted without a connection, and retries @full', async ({ page, platform }) => {
  // So that the code is there.
  const { props } = await openHome(page, platform);
  await unmount(page, 'app');
  await page.context().setOffline(true);
  await mountModule(page, 'again', 'CertificatesApp', props);
  const retryButton = page.locator('#again').getByRole('button', { name: 'Try again' });
  await expect(retryButton).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(false);
  await retryButton.click();
  await expect(page.locator('#again canvas[data-drawn]')).toHaveCount(count);
});
