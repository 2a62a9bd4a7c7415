import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { expect, type Running, screenTitle, test } from './fixtures.ts';

/** The code of a section of docs/hosting.md with the addresses of this platform, in the order of the text. */
async function codeOf(heading: string, platform: Running): Promise<string[]> {
  const text = await readFile('docs/hosting.md', 'utf8');
  const section = text.split(/^#{2,3} /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const blocks = [...section.matchAll(/^```\w+\n([^]*?)^```$/gm)].map(([, code = '']) => code);
  expect(blocks.join()).toContain('http://localhost:3001');
  return blocks.map((code) => code.replaceAll('http://localhost:3001', platform.plugin));
}

/** Puts a text in the place of the empty page of the host, whose origin the platform allows. */
async function openPage(page: Page, platform: Running, html: string, path = '/'): Promise<void> {
  await page.goto(platform.host + path);
  await page.setContent(`<!doctype html>${html}`);
}

test('the page without any bundler that the text shows has certificates on it', async ({
  page,
  platform,
}) => {
  const [html = ''] = await codeOf('Without any', platform);
  await openPage(page, platform, html);
  await expect(screenTitle(page)).toHaveText('Meus certificados');
  await expect(page.getByRole('link', { name: /^Visualizar: / }).first()).toBeVisible();
});

test('the page with an iframe that the text shows has certificates in it', async ({
  page,
  platform,
}) => {
  const [html = ''] = await codeOf('In an iframe', platform);
  await openPage(page, platform, html);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('heading', { name: 'Meus certificados' })).toBeVisible();
  await expect(inside.getByRole('link', { name: /^Visualizar: / }).first()).toBeVisible();
  await expect(page).toHaveTitle(/Meus certificados/);
});

test('the page with Vite that the text shows has certificates on it @full', async ({
  page,
  platform,
}) => {
  const [html = '', script = ''] = await codeOf('With Vite, or any other bundler', platform);
  const root = await mkdtemp('.cache/hosting-text-');
  await writeFile(join(root, 'index.html'), html);
  await writeFile(join(root, 'main.js'), script);
  const built = await build({ root, logLevel: 'error', build: { target: 'es2022', write: false } });
  await rm(root, { recursive: true });
  if (!('output' in built)) throw new Error('Vite built several things.');
  let builtPage = '';
  for (const file of built.output) {
    const body = file.type === 'chunk' ? file.code : file.source.toString();
    if (file.fileName === 'index.html') builtPage = body;
    else
      await page.route(`${platform.host}/${file.fileName}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
  }
  await openPage(page, platform, builtPage, '/certificates');
  await expect(screenTitle(page)).toHaveText('Meus certificados');
  await expect(page.getByRole('link', { name: /^Visualizar: / }).first()).toBeVisible();
});
