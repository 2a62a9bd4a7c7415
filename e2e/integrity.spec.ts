/** What a host that holds the plugin's files to their hashes runs: the release that it knows, or nothing. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { filesShownIn } from '../scripts/recipes.ts';
import { expect, type Running, screenTitle, test } from './fixtures.ts';

declare const window: Window & { tampered?: string[] };

/** A file that the text shows, with the addresses of this platform. */
const shown = (name: string, platform: Running): string =>
  filesShownIn('docs/integrity.md')[name]?.replaceAll('http://localhost:3001', platform.plugin) ??
  '';

/** The host's copy of the list, as it was at the release. */
async function keepCopy(page: Page, platform: Running, without?: RegExp) {
  const answer = await fetch(`${platform.plugin}/integrity.json`);
  const all = Object.entries((await answer.json()) as Record<string, string>);
  const kept = Object.fromEntries(all.filter(([file]) => !without?.test(file)));
  await page.route(`${platform.host}/certificates-integrity.json`, (route) =>
    route.fulfill({ json: kept }),
  );
}

/** Changes files on their way: each says that it ran, or shows that it applies. */
async function tamper(page: Page, platform: Running, pattern: RegExp): Promise<void> {
  await page.route(
    (url) => url.href.startsWith(platform.plugin) && pattern.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const isStyle = route.request().url().endsWith('.css');
      const added = isStyle
        ? '\nbody { outline: 7px solid red }'
        : '\n;(window.tampered ??= []).push("ran");';
      await route.fulfill({ response, body: (await response.text()) + added });
    },
  );
}

async function openPage(page: Page, platform: Running, html: string): Promise<void> {
  await page.goto(platform.host);
  await page.setContent(`<!doctype html>${html}`);
}

async function expectNothingTampered(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.tampered ?? [])).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('7px');
}

const rows = (page: Page) => page.getByRole('link', { name: /^Visualizar: / });

test('the page that the text shows has certificates on it, each file asked for once', async ({
  page,
  platform,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/\.(?:js|css)$/.test(url) && url.startsWith(platform.plugin)) asked.push(url);
  });
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await keepCopy(page, platform);
  const html = shown('index.html', platform);
  await openPage(page, platform, html);
  await expect(screenTitle(page)).toHaveText('Meus certificados');
  await expect(rows(page).first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(8);
  expect(asked).toEqual([...new Set(asked)]);
  expect(warnings.filter((text) => /integrity|preload/i.test(text))).toEqual([]);
  const held = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel="stylesheet"]')].map(
      (link) => (link as HTMLLinkElement).integrity,
    ),
  );
  expect(held.length).toBeGreaterThan(0);
  for (const hash of held) expect(hash).toMatch(/^sha384-.{64}$/);
});

for (const [what, pattern] of [
  ['remote entry', /\/remoteEntry\.js$/],
  ['module', /\/__federation_expose_CertificatesApp\..*\.js$/],
  ['style sheet', /\.css$/],
] as const)
  test(`a ${what} that somebody changed is refused, and nothing of it is there`, async ({
    page,
    platform,
    complaints,
  }) => {
    await keepCopy(page, platform);
    await tamper(page, platform, pattern);
    const html = shown('index.html', platform);
    await openPage(page, platform, html);
    // The text leaves it to the host to say that nothing came.
    await expect.poll(() => complaints.splice(0)).toHaveLength(1);
    await expect(rows(page)).toHaveCount(0);
    await expectNothingTampered(page);
  });

for (const [what, prepare] of [
  ['changed', (page, platform) => tamper(page, platform, /\/preview\..*\.js$/)],
  ['not in the list', (page, platform) => keepCopy(page, platform, /\/preview\..*\.js$/)],
] as const satisfies readonly [string, (page: Page, platform: Running) => Promise<void>][])
  test(`code of a later screen that is ${what} is refused with the view for what does not come`, async ({
    page,
    platform,
  }) => {
    await keepCopy(page, platform);
    await prepare(page, platform);
    const html = shown('index.html', platform);
    await openPage(page, platform, html);
    await rows(page).first().click();
    await expect(page.getByRole('button', { name: 'Recarregar a página' })).toBeVisible();
    await expectNothingTampered(page);
  });

test('the federation runtime with the plugin that the text shows refuses what was changed', async ({
  page,
  platform,
  complaints,
}) => {
  const heldToHashes = shown('heldToHashes.js', platform);
  const root = await mkdtemp('.cache/integrity-text-');
  await writeFile(
    join(root, 'main.js'),
    `import { createInstance } from '@module-federation/enhanced/runtime';
    ${heldToHashes}
    const federation = createInstance({
      name: 'host',
      remotes: [{ name: 'certificates_plugin', entry: plugin + 'mf-manifest.json' }],
    });
    federation.registerPlugins([heldToHashes]);
    const { mount } = await federation.loadRemote('certificates_plugin/CertificatesApp');
    const config = await fetch(plugin + 'config.json');
    mount(document.body, { config: await config.json(), token: 'demo-learner', router: 'memory' });`,
  );
  const built = await build({
    root,
    logLevel: 'error',
    build: {
      target: 'es2022',
      write: false,
      rolldownOptions: { input: resolve(root, 'main.js') },
    },
  });
  await rm(root, { recursive: true });
  if (!('output' in built)) throw new Error('Vite built several things.');
  const body = built.output.find(({ type }) => type === 'chunk') as { code: string };
  const openHost = async () => {
    await page.route(`${platform.host}/host.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: body.code }),
    );
    await openPage(page, platform, '<script type="module" src="/host.js"></script>');
  };
  await keepCopy(page, platform);
  await openHost();
  await expect(rows(page).first()).toBeVisible();

  for (const pattern of [/\/remoteEntry\.js$/, /\/remote\/.*\.js$/]) {
    await page.unrouteAll();
    await keepCopy(page, platform);
    await tamper(page, platform, pattern);
    await openHost();
    await expect.poll(() => complaints.splice(0)).toHaveLength(1);
    await expect(rows(page)).toHaveCount(0);
    await expectNothingTampered(page);
  }
});
