/** Tests that the standalone page requests the configuration and the chunks of its screen immediately, and no other chunks. */
import type { Route } from '@playwright/test';
import { languages } from '../src/domain/language.ts';
import {
  expect,
  saveSession,
  getScreenHeading,
  storeTemplate,
  tagFullUnless,
  test,
} from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';

const screens = {
  '/': ['home', 'pt', 'query'],
  '/en': ['home', 'en', 'query'],
  '/preview/{id}': ['preview', 'pt'],
  '/templates?name=a': ['templates', 'pt', 'pt-admin'],
  '/print/{id}': ['print', 'pt'],
  '/signin/{token}?page=templates': ['templates', 'pt', 'pt-admin'],
};
/** One screen of learners, one of administrators and the public page. */
const shortRunPaths = new Set(['/', '/templates?name=a', '/print/{id}']);
/** Pattern of the names of chunks that a screen needs first. */
const screenChunkPattern = new RegExp(
  `^(?:home|preview|print|templates|editor|query|${languages.join('|')})(?:-\\w+)?$`,
);

for (const [path, expectedChunks] of Object.entries(screens))
  test(`${path} requests the chunks of its own screen at once and no others${tagFullUnless(shortRunPaths.has(path))}`, async ({
    page,
    platform,
  }) => {
    const { admin } = await platform.createCompany();
    const [id = ''] = await platform.createCertificates(admin, 1);
    await saveSession(page, platform, admin);
    const chunkNames = new Set<string>();
    page.on('request', (request) => {
      const name = /\/standalone\/([\w-]+)\.\w+\.js$/.exec(request.url())?.[1] ?? '';
      if (screenChunkPattern.test(name)) chunkNames.add(name);
    });
    let releaseConfig = () => {};
    const configGate = new Promise<void>((resolve) => (releaseConfig = resolve));
    await page.route('**/config.json', async (route) => {
      await configGate;
      await route.continue();
    });
    const address = path.replace('{id}', id).replace('{token}', admin.token);
    await page.goto(platform.plugin + address, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => [...chunkNames].sort()).toEqual(expectedChunks.sort());
    releaseConfig();
    await expect(getScreenHeading(page)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect([...chunkNames].sort()).toEqual(expectedChunks.sort());
  });

for (const [path, rows, deferredChunk] of [
  ['/', '**/missions/graphql', 'rows'],
  ['/templates', '**/missions/certificate-templates', 'overlays'],
] as const)
  test(`${path} requests the configuration once, with the code, and the row actions after the rows${tagFullUnless(path === '/')}`, async ({
    page,
    platform,
  }) => {
    const company = await platform.createCompany();
    await platform.createCertificates(company.admin, 1);
    await storeTemplate(platform, company, {});
    await saveSession(page, platform, company.admin);
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const isRequested = () =>
      paths.some((file) => file.startsWith(`/standalone/${deferredChunk}.`));
    const rowsRoute = new Promise<Route>((resolve) => {
      void page.route(rows, (route) => {
        if (route.request().method() === 'OPTIONS') return route.continue();
        resolve(route);
      });
    });
    await page.goto(platform.plugin + path, { waitUntil: 'domcontentloaded' });
    const route = await rowsRoute;
    expect(paths.filter((file) => file === '/config.json')).toHaveLength(1);
    const mainIndex = paths.findIndex((file) => file.startsWith('/standalone/main.'));
    expect(paths.indexOf('/config.json') - mainIndex).toBeLessThan(3);
    expect(isRequested()).toBe(false);
    await route.continue();
    await expect.poll(isRequested).toBe(true);
  });

test('requests the fonts of a certificate before its response arrives', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  const [id = ''] = await platform.createCertificates(learner, 1);
  await saveSession(page, platform, learner);
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const [, face] = /\/assets\/(title|body|bold)\.\w+\.woff2$/.exec(request.url()) ?? [];
    if (face) fonts.add(face);
  });
  const release = await holdRequests(page, `**/certificates/${id}`);
  await page.goto(`${platform.plugin}/preview/${id}`, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => [...fonts].sort()).toEqual(['body', 'bold', 'title']);
  release();
});
