/** What a host and its reader see when the plugin's own files do not come, and that everything goes on afterwards. */
import type { Page, Route } from '@playwright/test';
import {
  expect,
  hostNames,
  openInShell,
  type Running,
  screenTitle,
  tagOf,
  test,
} from './fixtures.ts';
import { heard, learnerWith, mount, openHost, update } from './hosts/driveHost.ts';

/** Props of a mount for a learner with so many certificates. */
async function propsWith(platform: Running, count: number) {
  const { token } = await learnerWith(platform, count);
  return { router: 'memory', token };
}

const rows = (page: Page, slot = 'app') => page.locator(`#${slot} [role="listitem"]`);
const hostHeading = (page: Page) => page.locator('body > h1, #host h1');

/** How a server answers for a file that is gone. */
const answers = {
  'a 404': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'a page in its place': (route: Route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' },
      body: '<!doctype html><title>Home</title>',
    }),
  'no answer': (route: Route) => route.abort('connectionrefused'),
} as const;

/** Fails the first requests for each of these files. @returns how many each was asked for */
async function failAtFirst(page: Page, pattern: string | RegExp, times: number, fail: Failure) {
  const asked = new Map<string, number>();
  await page.route(pattern, (route) => {
    const url = route.request().url();
    const count = (asked.get(url) ?? 0) + 1;
    asked.set(url, count);
    return count > times ? route.continue() : fail(route);
  });
  return asked;
}
type Failure = (route: Route) => Promise<void>;

for (const name of hostNames)
  test(`${name}: a remote that is down leaves the host standing, and comes when it is up again${tagOf(name === 'plain')}`, async ({
    page,
    platform,
  }) => {
    const props = await propsWith(platform, 1);
    await openHost(page, platform, name);
    const fail = answers[name === 'vite' ? 'no answer' : 'a 404'];
    await page.route('**/remoteEntry.js', fail);
    await expect(mount(page, 'app', 'CertificatesApp', props)).rejects.toThrow();
    await expect(hostHeading(page)).toBeVisible();
    await page.unroute('**/remoteEntry.js');
    await mount(page, 'app', 'CertificatesApp', props);
    await expect(rows(page)).toHaveCount(1);
  });

test('a remote that is slow leaves the host standing @full', async ({ page, platform }) => {
  const props = await propsWith(platform, 1);
  await openHost(page, platform, 'webpackReact19');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`${platform.plugin}/**`, async (route) => {
    await released;
    await route.continue();
  });
  const mounting = mount(page, 'app', 'CertificatesApp', props);
  await expect(hostHeading(page)).toBeVisible();
  await expect(page.locator('#app')).toHaveCount(0);
  release();
  await mounting;
  await expect(rows(page)).toHaveCount(1);
});

for (const [name, fail] of Object.entries(answers))
  test(`code that is gone since a new release (${name}) is offered by loading the page anew${tagOf(name === 'a 404')}`, async ({
    page,
    platform,
  }) => {
    const { admin } = await platform.createCompany();
    await openInShell(page, platform, admin);
    const root = page.locator('[data-certs-root]');
    await page.route('**/remote/templates.*.js', fail);
    await root.getByRole('link', { name: 'Gerenciar modelos' }).click();
    await expect(screenTitle(root)).toHaveText('Algo deu errado');
    await expect(root.getByText('Uma parte da página não carregou.')).toBeVisible();
    const reload = root.getByRole('button', { name: 'Recarregar a página' });
    await expect(reload).toBeVisible();
    await expect(page.getByRole('link', { name: 'Meu aprendizado' })).toBeVisible();

    await page.unroute('**/remote/templates.*.js');
    if (name === 'no answer') await root.getByRole('button', { name: 'Tentar de novo' }).click();
    else await Promise.all([page.waitForEvent('load'), reload.click()]);
    await expect(screenTitle(root)).toHaveText('Gerenciar modelos');
  });

/** In the page: looks at each frame whether anything is drawn whose style sheet is not there. */
async function watchForUnstyled(page: Page) {
  await page.evaluate(() => {
    const sheets = { '[data-certs-root]': '/__federation_expose_', '[role="listitem"]': '/home.' };
    const seen: string[] = [];
    const isThere = (part: string) =>
      [...document.styleSheets].some(({ href }) => href?.includes(part));
    const look = () => {
      for (const [selector, part] of Object.entries(sheets))
        if (document.querySelector(selector) && !isThere(part)) seen.push(selector);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { unstyled: seen });
  });
  return () => page.evaluate(() => (window as unknown as { unstyled: string[] }).unstyled);
}

for (const [name, fail] of Object.entries(answers))
  test(`style sheets that fail at first (${name}) are tried again; nothing is shown without them${tagOf(name === 'a page in its place')}`, async ({
    page,
    platform,
  }) => {
    const props = await propsWith(platform, 1);
    await openHost(page, platform, 'plain');
    const unstyled = await watchForUnstyled(page);
    // The hint of the parent chunk and the first try.
    const asked = await failAtFirst(page, '**/remote/*.css', 2, fail);
    await mount(page, 'app', 'CertificatesApp', props);
    await expect(rows(page)).toHaveCount(1);
    expect(await unstyled()).toEqual([]);
    for (const sheet of ['__federation_expose_CertificatesApp', 'home'])
      expect([...asked].find(([url]) => url.includes(`/${sheet}.`))?.[1]).toBeGreaterThan(2);
  });

for (const name of hostNames) {
  test(`${name}: every file fails twice, and the certificates come @full`, async ({
    page,
    platform,
  }) => {
    const props = await propsWith(platform, 1);
    await openHost(page, platform, name);
    const asked = await failAtFirst(page, '**/remote/*.js', 2, answers['no answer']);
    await mount(page, 'app', 'CertificatesApp', props);
    await expect(rows(page)).toHaveCount(1, { timeout: 20_000 });
    expect([...asked.values()].filter((count) => count > 2).length).toBeGreaterThan(4);
    expect(await heard(page, 'app', 'onError')).toEqual([]);
  });
}

test('a mount that crashes leaves the other mount and the host alone, and recovers', async ({
  page,
  platform,
}) => {
  const [one, two] = [await propsWith(platform, 2), await propsWith(platform, 3)];
  await openHost(page, platform, 'webpackReact19');
  await mount(page, 'one', 'CertificatesApp', one);
  await mount(page, 'two', 'CertificatesApp', two);
  await expect(rows(page, 'one')).toHaveCount(2);
  await expect(rows(page, 'two')).toHaveCount(3);
  const place = page.locator('#one');
  const root = place.locator('[data-certs-root]');
  await root.evaluate((element: HTMLElement) => {
    element.style.setProperty = () => {
      throw new Error('A page that cannot be styled.');
    };
  });
  await update(page, 'one', { theme: { accent: '#123456' } });
  await expect(place.getByRole('alert')).toContainText('Algo deu errado.');
  const [[message, code] = []] = await heard(page, 'one', 'onError');
  expect(message).toBe('A page that cannot be styled.');
  await expect(place.getByText(String(code))).toBeVisible();

  await expect(hostHeading(page)).toBeVisible();
  await update(page, 'two', { locale: 'en' });
  await expect(screenTitle(page.locator('#two'))).toHaveText('My certificates');
  await expect(rows(page, 'two')).toHaveCount(3);
  expect(await heard(page, 'two', 'onError')).toEqual([]);

  await root.evaluate((element: HTMLElement) =>
    Reflect.deleteProperty(element.style, 'setProperty'),
  );
  await place.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(rows(page, 'one')).toHaveCount(2);
  expect(await heard(page, 'one', 'onError')).toHaveLength(1);
});
