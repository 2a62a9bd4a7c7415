/** Tests a host that verifies the hashes of the plugin's files: it runs only the release whose hashes it has. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { extractFilesFromMarkdown } from '../scripts/recipes.ts';
import { expect, type TestPlatform, getScreenHeading, tagFullUnless, test } from './fixtures.ts';

declare const window: Window & { tampered?: string[] };

/** Reads a code block of the documentation, with the addresses of this platform. */
const loadExample = (name: string, platform: TestPlatform): string =>
  extractFilesFromMarkdown('docs/integrity.md')[name]?.replaceAll(
    'http://localhost:3001',
    platform.plugin,
  ) ?? '';

/** Serves the host's copy of the hash list. @param without pattern of files to leave out */
async function serveHashList(page: Page, platform: TestPlatform, without?: RegExp) {
  const response = await fetch(`${platform.plugin}/integrity.json`);
  const entries = Object.entries((await response.json()) as Record<string, string>);
  const list = Object.fromEntries(entries.filter(([file]) => !without?.test(file)));
  await page.route(`${platform.host}/certificates-integrity.json`, (route) =>
    route.fulfill({ json: list }),
  );
}

/** Modifies scripts in transit, so that they record that they ran. */
async function tamper(page: Page, platform: TestPlatform, pattern: RegExp): Promise<void> {
  await page.route(
    (url) => url.href.startsWith(platform.plugin) && pattern.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const addition = '\n;(window.tampered ??= []).push("ran");';
      await route.fulfill({ response, body: (await response.text()) + addition });
    },
  );
}

async function openPage(page: Page, platform: TestPlatform, html: string): Promise<void> {
  await page.goto(platform.host);
  await page.setContent(`<!doctype html>${html}`);
}

async function expectNothingTampered(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.tampered ?? [])).toEqual([]);
}

/** Skips the time before the plugin requests a file again. Its clock runs on between the calls. */
const skipDelay = (page: Page) => page.clock.fastForward(2000);

const getRows = (page: Page) => page.getByRole('link', { name: /^Visualizar: / });

test('shows certificates in the documented page and requests each file once', async ({
  page,
  platform,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.endsWith('.js') && url.startsWith(platform.plugin)) urls.push(url);
  });
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await serveHashList(page, platform);
  const html = loadExample('index.html', platform);
  await openPage(page, platform, html);
  await expect(getScreenHeading(page)).toHaveText('Meus certificados');
  await expect(getRows(page).first()).toBeVisible();
  expect(urls.length).toBeGreaterThan(8);
  expect(urls).toEqual([...new Set(urls)]);
  expect(warnings.filter((text) => /integrity|preload/i.test(text))).toEqual([]);
});

for (const [label, pattern] of [
  ['remote entry', /\/remoteEntry\.js$/],
  ['module', /\/__federation_expose_CertificatesApp\..*\.js$/],
] as const)
  test(`blocks a modified ${label}${tagFullUnless(label === 'remote entry')}`, async ({
    page,
    platform,
    pageErrors,
  }) => {
    await page.clock.install();
    await serveHashList(page, platform);
    await tamper(page, platform, pattern);
    const html = loadExample('index.html', platform);
    await openPage(page, platform, html);
    // In the documented page, the host reports the failure itself.
    await expect(async () => {
      await skipDelay(page);
      expect(pageErrors).toHaveLength(1);
    }).toPass();
    pageErrors.length = 0;
    await expect(getRows(page)).toHaveCount(0);
    await expectNothingTampered(page);
  });

for (const [label, prepare] of [
  ['changed', (page, platform) => tamper(page, platform, /\/preview\..*\.js$/)],
  ['not in the list', (page, platform) => serveHashList(page, platform, /\/preview\..*\.js$/)],
] as const satisfies readonly [string, (page: Page, platform: TestPlatform) => Promise<void>][])
  test(`shows the reload view for a chunk that is ${label}${tagFullUnless(label === 'changed')}`, async ({
    page,
    platform,
  }) => {
    await page.clock.install();
    await serveHashList(page, platform);
    await prepare(page, platform);
    const html = loadExample('index.html', platform);
    await openPage(page, platform, html);
    await getRows(page).first().click();
    const reloadButton = page.getByRole('button', { name: 'Recarregar a página' });
    await expect(async () => {
      await skipDelay(page);
      expect(await reloadButton.isVisible()).toBe(true);
    }).toPass();
    await expectNothingTampered(page);
  });

test('blocks modified files with the documented plugin of the federation runtime @full', async ({
  page,
  platform,
  pageErrors,
}) => {
  const runtimePlugin = loadExample('heldToHashes.js', platform);
  const root = await mkdtemp('.cache/integrity-text-');
  await writeFile(
    join(root, 'main.js'),
    `import { createInstance } from '@module-federation/enhanced/runtime';
    ${runtimePlugin}
    const federation = createInstance({
      name: 'host',
      remotes: [{ name: 'certificates_plugin', entry: plugin + 'mf-manifest.json' }],
    });
    federation.registerPlugins([heldToHashes]);
    const { mount } = await federation.loadRemote('certificates_plugin/CertificatesApp');
    const config = await fetch(plugin + 'config.json');
    mount(document.body, { config: await config.json(), token: 'demo-learner', router: 'memory' });`,
  );
  const result = await build({
    root,
    logLevel: 'error',
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: { input: resolve(root, 'main.js') },
    },
  });
  await rm(root, { recursive: true });
  if (!('output' in result)) throw new Error('Vite returned several builds.');
  const chunk = result.output.find(({ type }) => type === 'chunk') as { code: string };
  const openHost = async () => {
    await page.route(`${platform.host}/host.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: chunk.code }),
    );
    await openPage(page, platform, '<script type="module" src="/host.js"></script>');
  };
  await page.clock.install();
  await serveHashList(page, platform);
  await openHost();
  await expect(getRows(page).first()).toBeVisible();

  for (const pattern of [/\/remoteEntry\.js$/, /\/remote\/.*\.js$/]) {
    await page.unrouteAll();
    await serveHashList(page, platform);
    await tamper(page, platform, pattern);
    await openHost();
    await expect(async () => {
      await skipDelay(page);
      expect(pageErrors).toHaveLength(1);
    }).toPass();
    pageErrors.length = 0;
    await expect(getRows(page)).toHaveCount(0);
    await expectNothingTampered(page);
  }
});
