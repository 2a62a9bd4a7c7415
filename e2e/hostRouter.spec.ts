import type { Page } from '@playwright/test';
import { expect, openInShell, screenTitle, test } from './fixtures.ts';
import { learnerWith, mount, openHost, update } from './hosts/driveHost.ts';

const entries = (page: Page) => page.evaluate(() => window.history.length);

test('with the host’s router each step is one entry, whoever takes it, back and forth', async ({
  page,
  platform,
}) => {
  const learner = await learnerWith(platform, 2);
  await openInShell(page, platform, learner);
  const title = screenTitle(page.locator('[data-certs-root]'));
  const list = page.url();
  const before = await entries(page);
  const preview = page.getByRole('link', { name: /^Visualizar: / });
  await preview.first().click();
  await expect(title).toHaveText(/^Certificado \d+$/);
  expect(await entries(page)).toBe(before + 1);
  const shown = page.url();

  await page.goBack();
  await expect(preview.first()).toBeVisible();
  expect(page.url()).toBe(list);
  await page.goForward();
  await expect(title).toHaveText(/^Certificado \d+$/);
  expect(page.url()).toBe(shown);

  // A link of the host leaves, and back is where one was.
  await page.getByRole('navigation').getByRole('link').first().click();
  await expect(page.locator('[data-certs-root]')).toHaveCount(0);
  expect(await entries(page)).toBe(before + 2);
  await page.goBack();
  await expect(title).toHaveText(/^Certificado \d+$/);
  await page.goBack();
  await expect(preview.first()).toBeVisible();
  expect(page.url()).toBe(list);
  expect(await entries(page)).toBe(before + 2);
});

test('where the host has written the address before it says so, no entry is added', async ({
  page,
  platform,
}) => {
  const learner = await learnerWith(platform, 1);
  const basePath = '/certificates';
  await openHost(page, platform, 'plain', basePath);
  await mount(page, 'app', 'CertificatesApp', { basePath, token: learner.token });
  const title = screenTitle(page.locator('#app'));
  await expect(title).toHaveText('Meus certificados');
  const before = await entries(page);
  await page.evaluate(() => history.pushState({ position: 1 }, '', '/certificates/forbidden'));
  await update(page, 'app', { path: '/forbidden' });
  await expect(title).not.toHaveText('Meus certificados');
  expect(await entries(page)).toBe(before + 1);
  expect(await page.evaluate(() => history.state as unknown)).toEqual({ position: 1 });
  // One Back, not two.
  await page.goBack();
  await expect(title).toHaveText('Meus certificados');
});
