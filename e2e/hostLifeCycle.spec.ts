/** Tests the plugin in host pages that move, empty or freeze it. */
import { expect, test } from './fixtures.ts';
import {
  createLearnerWithCertificates,
  getCallbackArgs,
  mountModule,
  openHost,
  unmount,
} from './hosts/driveHost.ts';

const count = 3;

test('keeps working after the host moves its element', async ({ page, platform }) => {
  const { token } = await createLearnerWithCertificates(platform, count);
  await openHost(page, platform, 'plain');
  await mountModule(page, 'app', 'CertificatesApp', { router: 'memory', locale: 'en', token });
  const app = page.locator('#app');
  await expect(app.locator('canvas[data-drawn]')).toHaveCount(count);
  await page.evaluate(() => {
    const [element, box] = [document.querySelector('#app'), document.createElement('section')];
    element?.remove();
    document.body.append(box);
    if (element) box.append(element);
  });
  const searchField = app.getByRole('searchbox');
  await searchField.fill('zzzz');
  await expect(app.getByRole('listitem')).toHaveCount(0);
  await searchField.fill('');
  await app.getByRole('listitem').getByRole('link').first().click();
  await expect(app.locator('svg text').first()).toBeVisible();
  expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
});

test('keeps its styles when the host removes all style sheets of the page', async ({
  page,
  platform,
}) => {
  const { token } = await createLearnerWithCertificates(platform, count);
  const props = { router: 'memory', locale: 'en', token };
  await openHost(page, platform, 'plain');
  await mountModule(page, 'app', 'CertificatesApp', props);
  const app = page.locator('#app');
  await expect(app.locator('canvas[data-drawn]')).toHaveCount(count);
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

test('goes on after the browser has frozen the page', async ({ page, platform }) => {
  const { token } = await createLearnerWithCertificates(platform, count);
  await openHost(page, platform, 'plain');
  await mountModule(page, 'app', 'CertificatesApp', { router: 'memory', locale: 'en', token });
  const app = page.locator('#app');
  await expect(app.locator('canvas[data-drawn]')).toHaveCount(count);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await app.getByRole('listitem').getByRole('link').first().click();
  await expect(app.locator('svg text').first()).toBeVisible();
  expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
});

test('can be mounted without a connection, and retries', async ({ page, platform }) => {
  const { token } = await createLearnerWithCertificates(platform, count);
  const props = { router: 'memory', locale: 'en', token };
  await openHost(page, platform, 'plain');
  // So that the code is there.
  await mountModule(page, 'first', 'CertificatesApp', props);
  await expect(page.locator('#first canvas[data-drawn]')).toHaveCount(count);
  await unmount(page, 'first');
  await page.context().setOffline(true);
  await mountModule(page, 'app', 'CertificatesApp', props);
  const retryButton = page.locator('#app').getByRole('button', { name: 'Try again' });
  await expect(retryButton).toBeVisible({ timeout: 30_000 });
  await page.context().setOffline(false);
  await retryButton.click();
  await expect(page.locator('#app canvas[data-drawn]')).toHaveCount(count);
});

test('is printed with the page of the host', async ({ page, platform }) => {
  const { token } = await createLearnerWithCertificates(platform, count);
  await openHost(page, platform, 'plain');
  const props = { router: 'memory', locale: 'en', colorMode: 'light', token };
  await mountModule(page, 'app', 'CertificatesApp', props);
  await expect(page.locator('#app canvas[data-drawn]')).toHaveCount(count);
  await page.emulateMedia({ media: 'print' });
  const box = await page.locator('#app [data-certs-root]').boundingBox();
  expect(box?.width).toBeGreaterThan(1000);
  await expect(page.locator('body > h1')).toBeVisible();
  await expect(page.locator('#app').getByRole('heading', { level: 1 })).toBeVisible();
});
