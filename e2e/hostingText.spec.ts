import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { recipeOf } from '../scripts/recipes.ts';
import { expect, type Running, screenTitle, test } from './fixtures.ts';

/** Puts the files of a host in the place of the empty one, whose origin the platform allows. */
async function openFiles(
  page: Page,
  platform: Running,
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

test('the page without any bundler that the text shows has certificates on it', async ({
  page,
  platform,
}) => {
  await openFiles(page, platform, recipeOf('plain').files, '/certificates');
  await expect(screenTitle(page)).toHaveText('My certificates');
  await expect(page.getByRole('link', { name: /^Preview: / }).first()).toBeVisible();
});

test('the page with an iframe that the text shows has certificates in it', async ({
  page,
  platform,
}) => {
  await openFiles(page, platform, recipeOf('iframe').files, '/');
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('heading', { name: 'My certificates' })).toBeVisible();
  await expect(inside.getByRole('link', { name: /^Preview: / }).first()).toBeVisible();
  await expect(page).toHaveTitle(/My certificates/);
});

test('the page with Vite that the text shows has certificates on it @full', async ({
  page,
  platform,
}) => {
  const root = await mkdtemp('.cache/hosting-text-');
  const { files } = recipeOf('vite');
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(root, name), text)));
  const built = await build({ root, logLevel: 'error', build: { write: false } });
  await rm(root, { recursive: true });
  if (!('output' in built)) throw new Error('Vite built several things.');
  const texts: Record<string, string> = {};
  for (const file of built.output)
    texts[file.fileName] = file.type === 'chunk' ? file.code : file.source.toString();
  await openFiles(page, platform, texts, '/certificates');
  await expect(screenTitle(page)).toHaveText('My certificates');
  await expect(page.getByRole('link', { name: /^Preview: / }).first()).toBeVisible();
});
