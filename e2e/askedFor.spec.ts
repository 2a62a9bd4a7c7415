/** What the page alone asks for: the code of the screen at its address, beside its configuration, and of no other. */
import type { Route } from '@playwright/test';
import { expect, keepSession, screenTitle, storeTemplate, test } from './fixtures.ts';

const screens = {
  '/': ['home', 'pt', 'query', 'pt-home'],
  '/en': ['home', 'en', 'query', 'en-home'],
  '/preview/{id}': ['preview', 'pt', 'pt-documents'],
  '/templates?name=a': ['templates', 'pt', 'pt-documents', 'pt-templates'],
  '/print/{id}': ['print', 'pt', 'pt-documents'],
  '/signin/{token}?page=templates': ['templates', 'pt', 'pt-documents', 'pt-templates'],
};
/** Named chunks that some screen begins with. */
const isOfScreen = /^(?:home|preview|print|templates|editor|query|pt|en|es)(?:-\w+)?$/;

for (const [path, needed] of Object.entries(screens))
  test(`${path} asks for its own screen at once, and for no other`, async ({ page, platform }) => {
    const { admin } = await platform.createCompany();
    const [id = ''] = await platform.giveCertificates(admin, 1);
    await keepSession(page, platform, admin);
    const asked = new Set<string>();
    page.on('request', (request) => {
      const name = /\/standalone\/([\w-]+)\.\w+\.js$/.exec(request.url())?.[1] ?? '';
      if (isOfScreen.test(name)) asked.add(name);
    });
    let configure = () => {};
    const held = new Promise<void>((resolve) => (configure = resolve));
    await page.route('**/config.json', async (route) => {
      await held;
      await route.continue();
    });
    const where = path.replace('{id}', id).replace('{token}', admin.token);
    await page.goto(platform.plugin + where, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => [...asked].sort()).toEqual(needed.sort());
    configure();
    await expect(screenTitle(page)).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    // What comes beside the first screen is worded apart.
    for (const name of asked)
      expect(needed.includes(name) || /-(?:documents|find|proof)$/.test(name), name).toBe(true);
  });

for (const [path, rows, later] of [
  ['/', '**/missions/graphql', 'miniatures-actions-selection'],
  ['/templates', '**/missions/certificate-templates', 'overlays'],
] as const)
  test(`${path}: the configuration comes beside the code, once, and what rows can do after them`, async ({
    page,
    platform,
  }) => {
    const company = await platform.createCompany();
    await platform.giveCertificates(company.admin, 1);
    await storeTemplate(platform, company, {});
    await keepSession(page, platform, company.admin);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const isAskedFor = () => asked.some((one) => one.startsWith(`/standalone/${later}.`));
    const held = new Promise<Route>((resolve) => {
      void page.route(rows, (route) => {
        if (route.request().method() === 'OPTIONS') return route.continue();
        resolve(route);
      });
    });
    await page.goto(platform.plugin + path, { waitUntil: 'domcontentloaded' });
    const route = await held;
    expect(asked.filter((one) => one === '/config.json')).toHaveLength(1);
    const main = asked.findIndex((one) => one.startsWith('/standalone/main.'));
    expect(asked.indexOf('/config.json') - main).toBeLessThan(3);
    expect(isAskedFor()).toBe(false);
    await route.continue();
    await expect.poll(isAskedFor).toBe(true);
  });

test('the fonts of a certificate come beside it', async ({ page, platform }) => {
  const { learner } = await platform.createCompany();
  const [id = ''] = await platform.giveCertificates(learner, 1);
  await keepSession(page, platform, learner);
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const [, face] = /\/assets\/(title|body|bold)\.\w+\.woff2$/.exec(request.url()) ?? [];
    if (face) fonts.add(face);
  });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/certificates/${id}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${platform.plugin}/preview/${id}`, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => [...fonts].sort()).toEqual(['body', 'bold', 'title']);
  answer();
});
