import type { Page } from '@playwright/test';
import { expect, openInShell, getScreenHeading, test } from './fixtures.ts';
import { createLearnerWithCertificates, mountModule, openHost, update } from './hosts/driveHost.ts';

const countEntries = (page: Page) => page.evaluate(() => window.history.length);

test('adds one history entry per navigation of the plugin or the host and supports Back and Forward', async ({
  page,
  platform,
}) => {
  const learner = await createLearnerWithCertificates(platform, 2);
  await openInShell(page, platform, learner);
  const title = getScreenHeading(page.locator('[data-certs-root]'));
  const listUrl = page.url();
  const initialCount = await countEntries(page);
  const previewLinks = page.getByRole('link', { name: /^Visualizar: / });
  await previewLinks.first().click();
  await expect(title).toHaveText(/^Certificado \d+$/);
  expect(await countEntries(page)).toBe(initialCount + 1);
  const previewUrl = page.url();

  await page.goBack();
  await expect(previewLinks.first()).toBeVisible();
  expect(page.url()).toBe(listUrl);
  await page.goForward();
  await expect(title).toHaveText(/^Certificado \d+$/);
  expect(page.url()).toBe(previewUrl);

  // A link of the host leaves the plugin; Back returns to the same screen.
  await page.getByRole('navigation').getByRole('link').first().click();
  await expect(page.locator('[data-certs-root]')).toHaveCount(0);
  expect(await countEntries(page)).toBe(initialCount + 2);
  await page.goBack();
  await expect(title).toHaveText(/^Certificado \d+$/);
  await page.goBack();
  await expect(previewLinks.first()).toBeVisible();
  expect(page.url()).toBe(listUrl);
  expect(await countEntries(page)).toBe(initialCount + 2);
});

test('adds no history entry when the host pushed the address before passing the path', async ({
  page,
  platform,
}) => {
  const learner = await createLearnerWithCertificates(platform, 1);
  const basePath = '/certificates';
  await openHost(page, platform, 'plain', basePath);
  await mountModule(page, 'app', 'CertificatesApp', { basePath, token: learner.token });
  const title = getScreenHeading(page.locator('#app'));
  await expect(title).toHaveText('Meus certificados');
  const initialCount = await countEntries(page);
  await page.evaluate(() => history.pushState({ position: 1 }, '', '/certificates/forbidden'));
  await update(page, 'app', { path: '/forbidden' });
  await expect(title).not.toHaveText('Meus certificados');
  expect(await countEntries(page)).toBe(initialCount + 1);
  expect(await page.evaluate(() => history.state as unknown)).toEqual({ position: 1 });
  // One Back is enough.
  await page.goBack();
  await expect(title).toHaveText('Meus certificados');
});
