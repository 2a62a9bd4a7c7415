/** Tests Back and Forward in a host page that adds entries of its own to the history of the browser, or replaces their state. */
import type { Page } from '@playwright/test';
import { expect, test, type TestPlatform } from './fixtures.ts';
import { mountModule, openHost } from './hosts/driveHost.ts';

const base = '/certificates';
const getPath = (page: Page) => page.evaluate(() => location.pathname + location.hash);
const getQuestion = (page: Page) => page.getByRole('alertdialog');
const getMosaic = (page: Page) => page.getByRole('radio', { name: 'Mosaic' });
const pushHostEntry = (page: Page) => page.evaluate(() => history.pushState({ modal: 1 }, ''));

/** Opens the templates in a host page, after a page of the host. */
async function openTemplates(page: Page, platform: TestPlatform) {
  const { admin } = await platform.createCompany();
  await openHost(page, platform, 'plain', '/before');
  await page.evaluate((path) => history.pushState(null, '', path), `${base}/templates`);
  await mountModule(page, 'app', 'TemplatesApp', {
    ...{ basePath: base, locale: 'en', token: admin.token },
  });
  await expect(page.getByRole('heading', { name: 'Manage templates' })).toBeVisible();
}

async function openChangedEditor(page: Page) {
  await page.getByRole('link', { name: 'New template' }).first().click();
  await getMosaic(page).check({ force: true });
  await expect(page.getByText('Unsaved changes')).toBeVisible();
}

/** Goes through the history and checks that the editor asks, and stays with its address. */
async function expectToStay(page: Page, delta: number) {
  await page.evaluate((steps) => history.go(steps), delta);
  await expect(getQuestion(page)).toBeVisible();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(getQuestion(page)).toBeHidden();
  expect(await getPath(page)).toBe(`${base}/editor`);
  await expect(getMosaic(page)).toBeChecked();
}

/** Goes through the history and leaves the editor. */
async function leave(page: Page, delta: number) {
  await page.evaluate((steps) => history.go(steps), delta);
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(getMosaic(page)).toHaveCount(0);
}

test('does not ask about unsaved changes at entries of the host for the same address', async ({
  page,
  platform,
}) => {
  await openTemplates(page, platform);
  await openChangedEditor(page);
  for (const addEntry of [
    () => pushHostEntry(page),
    () => page.evaluate(() => location.assign('#section')),
  ]) {
    await addEntry();
    await page.goBack();
    await page.goForward();
    await page.goBack();
    await expect(getMosaic(page)).toBeChecked();
    await page.waitForTimeout(300);
    expect(await getQuestion(page).count()).toBe(0);
    expect(await getPath(page)).toBe(`${base}/editor`);
    await expectToStay(page, -1);
  }
  await pushHostEntry(page);
  await expectToStay(page, -2);
  await leave(page, -1);
  await expect(page.getByRole('heading', { name: 'Manage templates' })).toBeVisible();
  expect(await getPath(page)).toBe(`${base}/templates`);
});

test('stays at the editor when the host has entries between it and the entry that the user goes to', async ({
  page,
  platform,
}) => {
  await openTemplates(page, platform);
  await pushHostEntry(page);
  await openChangedEditor(page);
  await expectToStay(page, -1);
  await expectToStay(page, -2);
  await expectToStay(page, -3);
  await leave(page, -2);
  expect(await getPath(page)).toBe(`${base}/templates`);
});

test('stays at the editor when the host has replaced the state of entries', async ({
  page,
  platform,
}) => {
  const { admin } = await platform.createCompany();
  await openHost(page, platform, 'plain', base);
  await mountModule(page, 'app', 'CertificatesApp', {
    ...{ basePath: base, locale: 'en', token: admin.token },
  });
  await page.getByRole('link', { name: 'Manage templates' }).click();
  await page.evaluate(() => history.replaceState({ own: 1 }, ''));
  await openChangedEditor(page);
  await page.evaluate(() => history.replaceState({ own: 2 }, ''));
  await expectToStay(page, -1);
  await expectToStay(page, -2);
  await leave(page, -1);
  expect(await getPath(page)).toBe(`${base}/templates`);
});

test('closes a preview from an entry of the host', async ({ page, platform }) => {
  const { admin } = await platform.createCompany();
  await platform.createCertificates(admin, 2);
  await openHost(page, platform, 'plain', base);
  await mountModule(page, 'app', 'CertificatesApp', {
    ...{ basePath: base, locale: 'en', token: admin.token },
  });
  for (const addEntry of [
    () => pushHostEntry(page),
    () => page.evaluate(() => location.assign('#section')),
  ]) {
    await page.getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('group', { name: 'Preview' })).toBeVisible();
    await addEntry();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('group', { name: 'Preview' })).toHaveCount(0);
    expect(await getPath(page)).toBe(base);
    await page.goForward();
    await expect(page.getByRole('group', { name: 'Preview' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('listitem')).toHaveCount(2);
  }
});
