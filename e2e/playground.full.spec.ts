/** Tests the playground of the reference platform, `/playground`. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import {
  expect,
  expectAccessible,
  expectNoOverflow,
  getScreenHeading,
  test,
  type TestPlatform,
} from './fixtures.ts';

/** Signs a learner in and opens the playground. */
async function openPlayground(page: Page, platform: TestPlatform, query = '', certificates = 2) {
  const company = await platform.createCompany({ language: 'en-US' });
  const { learner } = company;
  const [certificateId = ''] = await platform.createCertificates(learner, certificates);
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  await expect(page).toHaveURL(/\/learning$/);
  await page.goto(`${platform.shell}/playground${query.replace('{id}', certificateId)}`);
  return { company, certificateId, plugin: page.locator('[data-certs-root]') };
}

/** Finds the control of a prop, key or property, and opens its group. */
async function findControl(page: Page, group: string, name: string): Promise<Locator> {
  const details = page.locator('details').filter({ has: page.getByText(group, { exact: true }) });
  const isOpen = await details.evaluate((element: HTMLDetailsElement) => element.open);
  if (!isOpen) await details.locator('summary').click();
  return details.getByLabel(name, { exact: true });
}

const getLog = (page: Page) => page.getByRole('log');

async function openAllGroups(page: Page) {
  const summaries = await page.locator('details:not([open]) > summary').all();
  for (const summary of summaries.toReversed()) await summary.click();
}

test('applies changes to the mounted plugin, and keeps them in the address', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // The grid is only offered for several certificates.
  const { plugin } = await openPlayground(page, platform, '', 12);
  await expect(getScreenHeading(plugin)).toHaveText('My certificates');
  await (await findControl(page, 'Props', 'locale')).fill('es');
  await expect(getScreenHeading(plugin)).toHaveText('Mis certificados');
  await (await findControl(page, 'Props', 'colorMode')).selectOption('dark');
  await expect(plugin).toHaveAttribute('data-theme', 'dark');
  await (await findControl(page, 'Appearance', '--certs-accent')).fill('#6d28d9');
  const getAccent = () =>
    plugin.evaluate((root) => getComputedStyle(root).getPropertyValue('--certs-accent'));
  await expect.poll(getAccent).toBe('#6d28d9');
  // None of these mounts the plugin again.
  await expect(getLog(page).getByText('CertificatesApp.mount')).toHaveCount(1);

  const listSwitch = plugin.getByRole('radio', { name: 'Lista' });
  await expect(listSwitch).toBeVisible();
  await (await findControl(page, 'Feature toggles', 'certificates.grid-view')).uncheck();
  await expect(listSwitch).toBeHidden();
  await expect(getLog(page).getByText('CertificatesApp.mount')).toHaveCount(2);

  await page.reload();
  await expect(getScreenHeading(plugin)).toHaveText('Mis certificados');
  await expect(plugin).toHaveAttribute('data-theme', 'dark');
  await expect.poll(getAccent).toBe('#6d28d9');
  await expect(listSwitch).toBeHidden();

  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect(getScreenHeading(plugin)).toHaveText('My certificates');
  await expect(listSwitch.or(plugin.getByRole('radio', { name: 'List' }))).toBeVisible();
  expect(new URL(page.url()).search).toBe('');

  await test.step('works with the keyboard alone', async () => {
    await page.getByLabel('locale', { exact: true }).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('es');
    await expect(getScreenHeading(plugin)).toHaveText('Mis certificados');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Reset locale' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getScreenHeading(plugin)).toHaveText('My certificates');
  });
});

test('names the configuration key with a wrong value, and leaves the address to a plugin with router browser', async ({
  page,
  platform,
}) => {
  const query = '?config.CERTIFICATE_TIME_ZONE=Nowhere';
  const { plugin } = await openPlayground(page, platform, query);
  await expect(page.getByRole('alert')).toContainText('CERTIFICATE_TIME_ZONE');
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect(getScreenHeading(plugin)).toHaveText('My certificates');

  const mounts = getLog(page).getByText('CertificatesApp.mount');
  const mountCount = await mounts.count();
  await (await findControl(page, 'Props', 'router')).selectOption('browser');
  const router = await findControl(page, 'Props', 'router');
  await expect(mounts).toHaveCount(mountCount + 1);
  await plugin.getByRole('link', { name: 'Certificado 0001', exact: true }).click();
  await expect(page).toHaveURL(/\/playground(?:\/en)?\/preview\//);
  await expect(getScreenHeading(plugin)).toHaveText('Certificado 0001');
  await page.goBack();
  await expect(getScreenHeading(plugin)).toHaveText('My certificates');
  await expect(router).toHaveValue('browser');
  await expect(mounts).toHaveCount(mountCount + 1);
});

test('logs callbacks of a module, except those that are switched off', async ({
  page,
  platform,
}) => {
  const { plugin } = await openPlayground(page, platform, '?prop.onTitle=false&prop.navigate=true');
  await expect(getLog(page).getByText('onReady')).toBeVisible();
  await plugin.getByRole('link', { name: 'Certificado 0001', exact: true }).click();
  await expect(getLog(page).getByText('navigate', { exact: true })).toBeVisible();
  await expect(getLog(page).getByText('update', { exact: true })).toBeHidden();
  await expect(getScreenHeading(plugin)).toHaveText('Certificado 0001');
  await expect(getLog(page).getByText('onTitle')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(getLog(page)).toBeHidden();
});

test('logs the messages of an iframe, and changes it', async ({ page, platform }) => {
  await openPlayground(page, platform, '?kind=iframe');
  const plugin = page.frameLocator('iframe').locator('[data-certs-root]');
  await expect(getScreenHeading(plugin)).toHaveText('My certificates');
  for (const name of ['ready', 'route-changed', 'onRoute'])
    await expect(getLog(page).getByText(name, { exact: true }).first()).toBeVisible();
  await (await findControl(page, 'Options', 'colorMode')).selectOption('dark');
  await expect(plugin).toHaveAttribute('data-theme', 'dark');
  await expect(getLog(page).getByText('embed', { exact: true })).toHaveCount(1);
  await expect(await findControl(page, 'Configuration', 'PDF_LEVEL')).toBeDisabled();
});

test('shows the print window, and logs what happens there', async ({ page, platform }) => {
  const query = '?kind=print&prop.certificateId={id}&prop.locale=en';
  const { plugin } = await openPlayground(page, platform, query);
  await expect(plugin.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  const popupPromise = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open in a window' }).click();
  const popup = await popupPromise;
  await expect(popup.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await expect(popup.getByRole('navigation')).toHaveCount(0);
  await expect(getLog(page).getByText('PrintView.mount')).toBeVisible();
  await expect(getLog(page).getByText('onReady')).toBeVisible();
});

test.describe('the code', () => {
  const scriptPath = '/node_modules/certificates-plugin-host/dist/browser.js';

  /** Opens a page of another host with this content. */
  async function openPasted(page: Page, { host }: TestPlatform, html: string) {
    const script = await readFile('dist/hostPackage/package/dist/browser.js', 'utf8');
    await page.route(host + scriptPath, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    // Chromium lets a page that a test serves itself fetch nothing from this machine.
    await page.goto(host);
    await page.setContent(html);
  }

  const setValues = '&prop.locale=es&theme.accent=%236d28d9&config.TOAST_POSITION=top';
  for (const [kind, host, query] of [
    ['module', 'HTML page', `?${setValues}`],
    ['module', 'Custom element', `?prop.navigate=true${setValues}`],
    ['module', 'Without the package', `?${setValues}`],
    ['iframe', 'HTML page', '?kind=iframe&prop.path=/es'],
    ['print', 'HTML page', `?kind=print&prop.certificateId={id}${setValues}`],
  ] as const)
    test(`mounts the plugin when it is pasted into a page: ${kind}, ${host}`, async ({
      page,
      platform,
    }) => {
      await openPlayground(page, platform, query);
      const code = page.getByRole('region', { name: host });
      // The code moves down the page while the plugin loads.
      const choose = () => page.getByRole('radio', { name: host }).check({ force: true });
      if (kind !== 'iframe') await expect(choose).toPass();
      await openPasted(page, platform, await code.innerText());
      const plugin = (kind === 'iframe' ? page.frameLocator('iframe') : page).locator(
        '[data-certs-root]',
      );
      if (kind === 'print') await expect(plugin.getByText('Certificado válido')).toBeVisible();
      else await expect(getScreenHeading(plugin)).toHaveText('Mis certificados');
      if (kind !== 'module') return;
      const accent = await plugin.evaluate((root) =>
        getComputedStyle(root).getPropertyValue('--certs-accent'),
      );
      expect(accent).toBe('#6d28d9');
    });

  test('mounts the plugin as a component of a host with React', async ({ page, platform }) => {
    await openPlayground(page, platform, `?prop.navigate=true${setValues}`);
    const contents = await page.getByRole('region', { name: 'React with a bundler' }).innerText();
    const main = `${contents}
      import { createRoot } from 'react-dom/client';
      createRoot(document.querySelector('main')).render(<Certificates />);`;
    const { outputFiles } = buildSync({
      stdin: { contents: main, loader: 'jsx', resolveDir: '.' },
      alias: { 'certificates-plugin-host/react': './dist/hostPackage/package/dist/react.js' },
      bundle: true,
      format: 'esm',
      jsx: 'automatic',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      write: false,
    });
    const body = outputFiles[0]?.text ?? '';
    await page.route(`${platform.host}/main.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await openPasted(page, platform, '<main></main><script type="module" src="/main.js"></script>');
    const plugin = page.locator('[data-certs-root]');
    await expect(getScreenHeading(plugin)).toHaveText('Mis certificados');
    await plugin.getByRole('link', { name: 'Certificado 0001', exact: true }).click();
    await expect(getScreenHeading(plugin)).toHaveText('Certificado 0001');
  });

  test('is copied', async ({ page, platform, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPlayground(page, platform, '?kind=iframe&prop.minHeight=300');
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('minHeight: 300,');
    expect(copied).toBe(await page.locator('pre').textContent());
  });
});

test('is linked from the home of the platform', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  await page.goto(`${platform.shell}/enter/${learner.token}`);
  await page.getByRole('link', { name: 'Playground' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible();
});

test('has the controls above the plugin on a phone, and does not scroll sideways', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { plugin } = await openPlayground(page, platform);
  await expect(getScreenHeading(plugin)).toBeVisible();
  const controls = page.getByRole('form', { name: 'Controls' });
  const [top, bottom] = await Promise.all([controls.boundingBox(), plugin.boundingBox()]);
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(bottom?.y ?? 0);
  await expectNoOverflow(page);
  await openAllGroups(page);
  await expectNoOverflow(page);
});

test.describe('accessibility', () => {
  // axe adds a style element, which would violate the policy; all other tests run under the policy.
  test.use({ bypassCSP: true });
  for (const [kind, colorScheme] of [
    ['module', 'light'],
    ['iframe', 'dark'],
    ['print', 'dark'],
  ] as const)
    test(`has no axe violations: ${kind}, ${colorScheme}`, async ({ page, platform }) => {
      await page.emulateMedia({ colorScheme });
      await openPlayground(page, platform, `?kind=${kind}&prop.certificateId={id}`);
      const frame = kind === 'iframe' ? page.frameLocator('iframe') : page;
      await expect(frame.locator('[data-certs-root]').getByRole('heading').first()).toBeVisible();
      await openAllGroups(page);
      await expectAccessible(page);
    });
});
