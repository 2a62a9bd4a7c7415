/** Behaviour of the plugin in hosts when its own files fail to load, and recovery afterwards. */
import type { Page, Route } from '@playwright/test';
import {
  expect,
  hostNames,
  openInShell,
  type TestPlatform,
  getScreenHeading,
  tagFullUnless,
  test,
} from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import {
  getCallbackArgs,
  createLearnerWithCertificates,
  mountModule,
  openHost,
  update,
} from './hosts/driveHost.ts';

/** Creates the mount props for a learner with a number of certificates. */
async function createProps(platform: TestPlatform, count: number) {
  const { token } = await createLearnerWithCertificates(platform, count);
  return { router: 'memory', token };
}

const getRows = (page: Page, slot = 'app') => page.locator(`#${slot} [role="listitem"]`);
const getHostHeading = (page: Page) => page.locator('body > h1, #host h1');

/** Responses of servers for a file that no longer exists. */
const failedResponses = {
  'a 404': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'an HTML page': (route: Route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' },
      body: '<!doctype html><title>Home</title>',
    }),
  'no response': (route: Route) => route.abort('connectionrefused'),
} as const;

/** Makes the first requests for each matching file fail. @returns the number of requests by URL */
async function failFirstRequests(
  page: Page,
  pattern: string | RegExp,
  times: number,
  fail: FailRoute,
) {
  const counts = new Map<string, number>();
  await page.route(pattern, (route) => {
    const url = route.request().url();
    const count = (counts.get(url) ?? 0) + 1;
    counts.set(url, count);
    return count > times ? route.continue() : fail(route);
  });
  return counts;
}
type FailRoute = (route: Route) => Promise<void>;

for (const name of hostNames)
  test(`leaves the host intact when the remote is down and mounts once it is back, ${name}${tagFullUnless(name === 'plain')}`, async ({
    page,
    platform,
  }) => {
    const props = await createProps(platform, 1);
    await openHost(page, platform, name);
    const fail = failedResponses[name === 'vite' ? 'no response' : 'a 404'];
    await page.route('**/remoteEntry.js', fail);
    await expect(mountModule(page, 'app', 'CertificatesApp', props)).rejects.toThrow();
    await expect(getHostHeading(page)).toBeVisible();
    await page.unroute('**/remoteEntry.js');
    await mountModule(page, 'app', 'CertificatesApp', props);
    await expect(getRows(page)).toHaveCount(1);
  });

test('leaves the host usable while the remote loads slowly @full', async ({ page, platform }) => {
  const props = await createProps(platform, 1);
  await openHost(page, platform, 'webpackReact19');
  const release = await holdRequests(page, `${platform.plugin}/**`);
  const mounting = mountModule(page, 'app', 'CertificatesApp', props);
  await expect(getHostHeading(page)).toBeVisible();
  await expect(page.locator('#app')).toHaveCount(0);
  release();
  await mounting;
  await expect(getRows(page)).toHaveCount(1);
});

for (const [name, fail] of Object.entries(failedResponses))
  test(`offers a page reload for a chunk that a new release removed (${name})${tagFullUnless(name === 'a 404')}`, async ({
    page,
    platform,
  }) => {
    const { admin } = await platform.createCompany();
    await page.clock.install();
    await openInShell(page, platform, admin);
    const root = page.locator('[data-certs-root]');
    await page.route('**/remote/templates.*.js', fail);
    await root.getByRole('link', { name: 'Gerenciar modelos' }).click();
    // Skips the time before each attempt to load the file again.
    await expect(async () => {
      await page.clock.fastForward(2000);
      expect(await root.getByText('Algo deu errado').isVisible()).toBe(true);
    }).toPass();
    await expect(getScreenHeading(root)).toHaveText('Algo deu errado');
    await expect(root.getByText('Uma parte da página não carregou.')).toBeVisible();
    const reload = root.getByRole('button', { name: 'Recarregar a página' });
    await expect(reload).toBeVisible();
    await expect(page.getByRole('link', { name: 'Meu aprendizado' })).toBeVisible();

    await page.unroute('**/remote/templates.*.js');
    if (name === 'no response') await root.getByRole('button', { name: 'Tentar de novo' }).click();
    else await Promise.all([page.waitForEvent('load'), reload.click()]);
    await expect(getScreenHeading(root)).toHaveText('Gerenciar modelos');
  });

test('shows nothing unstyled while the code of a screen is loading', async ({ page, platform }) => {
  const props = await createProps(platform, 1);
  await openHost(page, platform, 'plain');
  await page.evaluate(() => {
    const looks = new Set<string>();
    Object.assign(window, { looks });
    const checkFrame = () => {
      const root = document.querySelector('[data-certs-root]')?.shadowRoot;
      const content = root?.querySelector('[data-certs-content]');
      const row = root?.querySelector('[role="listitem"]');
      if (content) looks.add(`content ${getComputedStyle(content).fontSize}`);
      if (row) looks.add(`row ${getComputedStyle(row).display}`);
      requestAnimationFrame(checkFrame);
    };
    checkFrame();
  });
  await mountModule(page, 'app', 'CertificatesApp', props);
  await expect(getRows(page)).toHaveCount(1);
  const getLooks = () =>
    page.evaluate(() => [...(window as unknown as { looks: Set<string> }).looks].sort());
  // A row is recorded in the frame after it was added.
  await expect
    .poll(getLooks)
    .toEqual(['content 14px', expect.stringMatching(/^row (?!list-item|block)/)]);
});

for (const name of hostNames) {
  test(`shows the certificates although every file fails twice, ${name} @full`, async ({
    page,
    platform,
  }) => {
    const props = await createProps(platform, 1);
    await openHost(page, platform, name);
    const counts = await failFirstRequests(
      page,
      '**/remote/*.js',
      2,
      failedResponses['no response'],
    );
    await mountModule(page, 'app', 'CertificatesApp', props);
    await expect(getRows(page)).toHaveCount(1, { timeout: 20_000 });
    expect([...counts.values()].filter((count) => count > 2).length).toBeGreaterThan(4);
    expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
  });
}

test('contains a crash in its own mount and recovers from it', async ({ page, platform }) => {
  const [props, otherProps] = [await createProps(platform, 2), await createProps(platform, 3)];
  await openHost(page, platform, 'webpackReact19');
  await mountModule(page, 'one', 'CertificatesApp', props);
  await mountModule(page, 'two', 'CertificatesApp', otherProps);
  await expect(getRows(page, 'one')).toHaveCount(2);
  await expect(getRows(page, 'two')).toHaveCount(3);
  const crashed = page.locator('#one');
  const root = crashed.locator('[data-certs-root]');
  await root.evaluate((element: HTMLElement) => {
    element.style.setProperty = () => {
      throw new Error('A page that cannot be styled.');
    };
  });
  await update(page, 'one', { theme: { accent: '#123456' } });
  await expect(crashed.getByRole('alert')).toContainText('Algo deu errado.');
  const [[message, code] = []] = await getCallbackArgs(page, 'one', 'onError');
  expect(message).toBe('A page that cannot be styled.');
  await expect(crashed.getByText(String(code))).toBeVisible();

  await expect(getHostHeading(page)).toBeVisible();
  await update(page, 'two', { locale: 'en' });
  await expect(getScreenHeading(page.locator('#two'))).toHaveText('My certificates');
  await expect(getRows(page, 'two')).toHaveCount(3);
  expect(await getCallbackArgs(page, 'two', 'onError')).toEqual([]);

  await root.evaluate((element: HTMLElement) =>
    Reflect.deleteProperty(element.style, 'setProperty'),
  );
  await crashed.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(getRows(page, 'one')).toHaveCount(2);
  expect(await getCallbackArgs(page, 'one', 'onError')).toHaveLength(1);
});
