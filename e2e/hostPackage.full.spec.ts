/** Tests the package for hosts, `dist/hostPackage`, in a page without a bundler. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, getScreenHeading, test, type TestPlatform } from './fixtures.ts';
import { addPolicy, createTrustedTypesPolicy } from './hosts/addedPolicy.ts';

const SCRIPT = 'node_modules/certificates-plugin-host/dist/browser.js';

interface Options {
  url?: string;
  integrity?: Readonly<Record<string, string>>;
}

/** Opens a host page that mounts the plugin with the package. */
async function openHost(page: Page, platform: TestPlatform, options: Options = {}) {
  const body = await readFile('dist/hostPackage/package/dist/browser.js', 'utf8');
  await page.route(`${platform.host}/${SCRIPT}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, 2);
  const props = { token: learner.token, router: 'memory', locale: 'en' };
  const main = `
    import { connectCertificates, defineCertificatesElement } from '/${SCRIPT}';
    const loadErrors = (window.loadErrors = []);
    window.connectCertificates = connectCertificates;
    const modules = connectCertificates({
      url: ${JSON.stringify(options.url ?? platform.plugin)},
      integrity: ${JSON.stringify(options.integrity)},
      onLoadError: ({ name, message }) => loadErrors.push([name, message]),
    });
    window.mountHost = () =>
      modules.CertificatesApp.mount(document.querySelector('main'), ${JSON.stringify(props)});
    window.defineHostElement = () =>
      defineCertificatesElement('company-certificates', modules.CertificatesApp);`;
  await page.route(`${platform.host}/main.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: main }),
  );
  await page.goto(platform.host);
  await page.setContent('<main></main><script type="module" src="/main.js"></script>');
  await page.waitForFunction(() => 'mountHost' in window);
  return props;
}

const mountHost = (page: Page) =>
  page.evaluate(() => {
    const host = window as unknown as { mountHost(): object; plugin: object };
    host.plugin = host.mountHost();
  });
const getLoadErrors = (page: Page) =>
  page.evaluate(() => (window as unknown as { loadErrors: string[][] }).loadErrors);

test('shows the plugin with updates from before it has loaded', async ({ page, platform }) => {
  await openHost(page, platform);
  await page.evaluate(() => {
    const { mountHost } = window as unknown as {
      mountHost(): { update(props: object): void };
    };
    mountHost().update({ locale: 'es' });
  });
  await expect(getScreenHeading(page)).toHaveText('Mis certificados');
});

test('requests each file once, and uses all that it has preloaded', async ({ page, platform }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/remote')) files.push(pathname);
  });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('preload')) warnings.push(message.text());
  });
  await openHost(page, platform);
  await mountHost(page);
  await expect(page.locator('canvas[data-drawn]')).toHaveCount(2);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  expect(warnings).toEqual([]);
});

test('shows nothing after it was unmounted before it has loaded', async ({ page, platform }) => {
  await openHost(page, platform);
  const entry = page.waitForResponse(/__federation_expose_CertificatesApp/);
  await page.evaluate(() => {
    const { mountHost } = window as unknown as { mountHost(): { unmount(): void } };
    mountHost().unmount();
  });
  await (await entry).finished();
  await expect(page.locator('main')).toBeEmpty();
});

/** Connects, mounts and unmounts the plugin, as components do that connect when they are created. */
const connectAndMount = (page: Page, options: object, props: object) =>
  page.evaluate(
    async ([connectOptions, mountProps]) => {
      const { connectCertificates } = window as unknown as {
        connectCertificates(options: object): {
          CertificatesApp: { mount(element: Element, props: object): { unmount(): void } };
        };
      };
      const element = document.createElement('div');
      document.body.append(element);
      const mounted = await new Promise<{ unmount(): void }>((resolve) => {
        const result = connectCertificates(connectOptions).CertificatesApp.mount(element, {
          ...mountProps,
          onReady: () => resolve(result),
        });
      });
      mounted.unmount();
      element.remove();
    },
    [options, props] as const,
  );

test('uses one connection for all calls with the same address', async ({ page, platform }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const props = await openHost(page, platform);
  const countInstances = () =>
    page.evaluate(() => {
      const { __FEDERATION__: federation } = window as unknown as {
        __FEDERATION__: { __INSTANCES__: readonly { name: string }[] };
      };
      return federation.__INSTANCES__.filter(({ name }) => name === 'certificates_plugin_host')
        .length;
    });
  const url = platform.plugin;
  await connectAndMount(page, { url }, props);
  const hints = page.locator('head link[rel=preload]');
  const hintCount = await hints.count();
  expect(hintCount).toBeGreaterThan(5);
  for (const address of [url, `${url}/`]) await connectAndMount(page, { url: address }, props);
  expect(await hints.count()).toBe(hintCount);
  expect(await countInstances()).toBe(1);
  for (const file of ['/config.json', '/preload.json', '/mf-manifest.json'])
    expect(requests.filter((path) => path === file)).toHaveLength(1);

  const integrity = (await (await fetch(`${url}/integrity.json`)).json()) as object;
  for (let call = 0; call < 2; call += 1)
    await connectAndMount(page, { url, integrity: { ...integrity } }, props);
  expect(await countInstances()).toBe(2);
});

/** Waits until a message is shown, and skips the time before each attempt to load a file again. */
const waitForAlert = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(2000);
    expect(await page.getByRole('alert').isVisible()).toBe(true);
  }).toPass();

test('requests a missing file three times, then shows a message whose button tries again', async ({
  page,
  platform,
}) => {
  await page.clock.install();
  let requests = 0;
  await page.route(`${platform.plugin}/mf-manifest.json`, (route) => {
    requests += 1;
    return route.abort();
  });
  await openHost(page, platform);
  await mountHost(page);
  await waitForAlert(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The certificates could not be loaded.');
  expect(requests).toBe(3);
  expect(await getLoadErrors(page)).toHaveLength(1);
  await page.unroute(`${platform.plugin}/mf-manifest.json`);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(getScreenHeading(page)).toHaveText('My certificates');
  await expect(page.getByText('The certificates could not be loaded.')).toHaveCount(0);
});

test('says which versions do not fit together', async ({ page, platform }) => {
  const response = await fetch(`${platform.plugin}/mf-manifest.json`);
  const manifest = (await response.text()).replace(
    /"buildVersion": ?"[^"]+"/,
    '"buildVersion":"9.4.0"',
  );
  await page.route(`${platform.plugin}/mf-manifest.json`, (route) =>
    route.fulfill({ body: manifest, headers: { 'access-control-allow-origin': '*' } }),
  );
  await openHost(page, platform);
  await mountHost(page);
  await expect(page.getByRole('alert')).toBeVisible();
  const [[name = '', message = ''] = []] = await getLoadErrors(page);
  expect(name).toBe('VersionError');
  expect(message).toContain(
    `${platform.plugin} has version 9.4.0. Install certificates-plugin-host-9.4.0.tgz`,
  );
});

test('runs only files of the release whose hashes it has', async ({ page, platform }) => {
  const response = await fetch(`${platform.plugin}/integrity.json`);
  const integrity = (await response.json()) as Record<string, string>;
  await page.clock.install();
  await openHost(page, platform, { integrity });
  await mountHost(page);
  await expect(getScreenHeading(page)).toHaveText('My certificates');
  await openHost(page, platform, {
    integrity: { ...integrity, 'remoteEntry.js': integrity['embed.js'] ?? '' },
  });
  await mountHost(page);
  await waitForAlert(page);
});

test('loads the plugin under Trusted Types @browser', async ({ page, platform }) => {
  const policies = ['certificates_plugin', 'certificates_plugin_host'];
  await openHost(page, platform);
  await page.evaluate(addPolicy, createTrustedTypesPolicy(...policies));
  // The policy is added at the next change of the document.
  await page.evaluate(() => document.body.append(document.createElement('p')));
  await expect(page.locator('meta[http-equiv]')).toHaveCount(1);
  await mountHost(page);
  await expect(getScreenHeading(page)).toHaveText('My certificates');
});

test('shows the plugin in a custom element with attributes', async ({ page, platform }) => {
  const { token } = await openHost(page, platform);
  await page.evaluate((userToken) => {
    (window as unknown as { defineHostElement(): void }).defineHostElement();
    const element = document.createElement('company-certificates');
    for (const [name, value] of Object.entries({
      token: userToken,
      router: 'memory',
      locale: 'en',
    }))
      element.setAttribute(name, value);
    document.querySelector('main')?.append(element);
  }, token);
  await expect(getScreenHeading(page)).toHaveText('My certificates');
  await page.locator('company-certificates').evaluate((element) => {
    element.setAttribute('locale', 'pt');
  });
  await expect(getScreenHeading(page)).toHaveText('Meus certificados');
  await page.locator('company-certificates').evaluate((element) => element.remove());
  await expect(page.locator('main')).toBeEmpty();
});

test('keeps a custom element at its screen when an attribute is removed or the element is moved', async ({
  page,
  platform,
}) => {
  const { token } = await openHost(page, platform);
  await page.evaluate((userToken) => {
    const element = document.createElement('company-certificates');
    // Before the element is defined.
    Object.assign(element, { props: { token: userToken, router: 'memory' } });
    element.setAttribute('locale', 'en');
    element.setAttribute('path', '/?term=Course');
    document.querySelector('main')?.append(element);
    (window as unknown as { defineHostElement(): void }).defineHostElement();
  }, token);
  await expect(getScreenHeading(page)).toHaveText('My certificates');
  const element = page.locator('company-certificates');
  const root = await element.locator('[data-certs-root]').elementHandle();
  await element.evaluate((node) => {
    for (const name of ['path', 'locale', 'color-mode']) node.removeAttribute(name);
  });
  await expect(getScreenHeading(page)).toHaveText('Meus certificados');
  await element.evaluate((node) => document.body.moveBefore(node, null));
  await expect(page.locator('body > company-certificates')).toHaveCount(1);
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(getScreenHeading(page)).toHaveText(/^Certificado \d+$/);
  expect(await root.evaluate((node) => node.isConnected)).toBe(true);
});
