import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { readHostRecipe } from '../scripts/recipes.ts';
import { expect, type TestPlatform, getScreenHeading, test } from './fixtures.ts';

/** Serves the files of a host from the origin of the blank host, which the platform allows. */
async function openFiles(
  page: Page,
  platform: TestPlatform,
  files: Readonly<Record<string, string>>,
  path: string,
): Promise<void> {
  for (const [name, text] of Object.entries(files))
    await page.route(`${platform.host}/${name}`, (route) => {
      const body = text.replaceAll('http://localhost:3001', platform.plugin);
      return route.fulfill({ contentType: 'text/javascript', body });
    });
  await page.goto(platform.host + path);
  const { 'index.html': html = '' } = files;
  await page.setContent(html.replaceAll('http://localhost:3001', platform.plugin));
}

test('shows certificates in the documented page without a bundler', async ({ page, platform }) => {
  const { files } = readHostRecipe('plain');
  const script = 'node_modules/certificates-plugin-host/dist/browser.js';
  const text = await readFile('dist/hostPackage/package/dist/browser.js', 'utf8');
  await openFiles(page, platform, { ...files, [script]: text }, '/certificates');
  await expect(getScreenHeading(page)).toHaveText('My certificates');
  await expect(page.getByRole('link', { name: /^Preview: / }).first()).toBeVisible();
});

test('shows certificates in the documented page with an iframe', async ({ page, platform }) => {
  await openFiles(page, platform, readHostRecipe('iframe').files, '/');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'My certificates' })).toBeVisible();
  await expect(frame.getByRole('link', { name: /^Preview: / }).first()).toBeVisible();
  await expect(page).toHaveTitle(/My certificates/);
});

test('shows certificates in the documented Vite page @full', async ({ page, platform }) => {
  const root = await mkdtemp('.cache/hosting-text-');
  const { files } = readHostRecipe('vite');
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(root, name), text)));
  const result = await build({
    root,
    logLevel: 'error',
    build: { write: false },
    resolve: {
      alias: {
        'certificates-plugin-host/react': resolve('dist/hostPackage/package/dist/react.js'),
      },
    },
  });
  await rm(root, { recursive: true });
  if (!('output' in result)) throw new Error('Vite returned several builds.');
  const texts: Record<string, string> = {};
  for (const file of result.output)
    texts[file.fileName] = file.type === 'chunk' ? file.code : file.source.toString();
  await openFiles(page, platform, texts, '/certificates');
  await expect(getScreenHeading(page)).toHaveText('My certificates');
  await expect(page.getByRole('link', { name: /^Preview: / }).first()).toBeVisible();
});
