import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, type Running, test } from './fixtures.ts';

interface Heard {
  type: string;
  data: Record<string, unknown>;
  origin: string;
}

/** Puts the plugin into a page of another site, which keeps every message that it hears. */
async function embed(page: Page, platform: Running, path: string): Promise<void> {
  await page.goto(`${platform.host}/`);
  await page.evaluate((source) => {
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    addEventListener('message', (event: MessageEvent<Heard>) => {
      heard.push({ ...event.data, origin: event.origin });
    });
    const frame = document.createElement('iframe');
    frame.title = 'Certificates';
    frame.width = '1000';
    frame.height = '900';
    frame.src = source;
    document.body.append(frame);
  }, platform.plugin + path);
}

function heardOn(page: Page, type: string): Promise<Heard[]> {
  return page.evaluate(
    (wanted) =>
      (window as unknown as { heard: Heard[] }).heard.filter((one) => one.type === wanted),
    type,
  );
}

const tell = (page: Page, target: string, message: { type: string; data: unknown }) =>
  page.evaluate(([origin, body]) => frames[0]?.postMessage(body, origin), [
    target,
    message,
  ] as const);

test('a host of another site hears that the plugin is ready, its height, its routes and its end', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.giveCertificates(company.learner, 12);
  await embed(page, platform, `/signin/${company.learner.token}`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('listitem').nth(9)).toBeAttached();
  await expect.poll(() => heardOn(page, 'ready')).toHaveLength(1);
  const [ready] = await heardOn(page, 'ready');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(ready).toMatchObject({ origin: platform.plugin, data: { version } });
  await expect
    .poll(async () => (await heardOn(page, 'resize')).at(-1)?.data.height)
    .toBeGreaterThan(900);

  await inside.getByRole('listitem').first().getByRole('link').first().click();
  await expect
    .poll(async () => (await heardOn(page, 'route-changed')).at(-1)?.data)
    .toEqual({
      path: expect.stringMatching(/^\/preview\/[\w-]+$/),
      title: 'Visualização do certificado',
    });
  await expect.poll(() => heardOn(page, 'certificate-opened')).toHaveLength(1);

  await platform.breakFor(company, { method: 'POST', path: 'listUserCertificates', status: 401 });
  expect(await heardOn(page, 'session-expired')).toEqual([]);
  await inside.getByRole('button', { name: 'Fechar' }).click();
  await expect(
    inside.getByRole('heading', {
      name: 'Ops, você não tem autorização para acessar este plugin!',
    }),
  ).toBeVisible();
  await expect.poll(() => heardOn(page, 'session-expired')).toHaveLength(1);
});

test('a listed host steers colour mode and the way back; addresses that run or lie are refused', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await embed(page, platform, `/signin/${learner.token}`);
  const inside = page.frameLocator('iframe');
  await expect.poll(() => heardOn(page, 'ready')).toHaveLength(1);
  const back = inside.getByRole('link', { name: 'Voltar à plataforma' });
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://a.example', '/home', 7]) {
    await tell(page, platform.plugin, { type: 'parent-url', data: url });
  }
  // Messages arrive in order: once this one has its effect, those before it had theirs.
  await tell(page, platform.plugin, { type: 'color-mode', data: 'dark' });
  await expect(inside.locator('[data-certs-root]')).toHaveAttribute('data-theme', 'dark');
  await expect(back).toHaveCount(0);

  await tell(page, platform.plugin, { type: 'parent-url', data: `${platform.host}/home` });
  await expect(back).toHaveAttribute('href', `${platform.host}/home`);
  await back.click();
  await expect(page).toHaveURL(`${platform.host}/home`);
});

test('a stranger’s frame beside it changes nothing, and a page that is not listed cannot frame it', async ({
  page,
  platform,
  complaints,
}) => {
  const { learner } = await platform.createCompany();
  await embed(page, platform, `/signin/${learner.token}`);
  const inside = page.locator('iframe').first().contentFrame();
  await expect.poll(() => heardOn(page, 'ready')).toHaveLength(1);
  const stranger = platform.host.replace('127.0.0.1', 'localhost');
  await page.evaluate((source) => {
    const frame = document.createElement('iframe');
    frame.src = source;
    document.body.append(frame);
    return new Promise((loaded) => (frame.onload = loaded));
  }, stranger);
  const beside = page.frames().find((frame) => frame.url().startsWith(stranger));
  await beside?.evaluate(() => {
    parent.frames[0]?.postMessage({ type: 'color-mode', data: 'dark' }, '*');
    parent.frames[0]?.postMessage({ type: 'parent-url', data: `${location.origin}/x` }, '*');
  });
  await tell(page, platform.plugin, { type: 'parent-url', data: `${platform.host}/home` });
  const back = inside.getByRole('link', { name: 'Voltar à plataforma' });
  await expect(back).toHaveAttribute('href', `${platform.host}/home`);
  await expect(inside.locator('[data-certs-root]')).toHaveAttribute('data-theme', 'light');

  await page.goto(stranger);
  const refused = page.waitForEvent('console', (one) => one.text().includes('frame-ancestors'));
  await page.evaluate((source) => {
    const frame = document.createElement('iframe');
    frame.src = source;
    document.body.append(frame);
  }, platform.plugin);
  await refused;
  await expect(page.frameLocator('iframe').locator('[data-certs-root]')).toHaveCount(0);
  complaints.length = 0;
});

test('in a frame of another site the session cookie is Secure, SameSite=None and Partitioned, and lasts', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 3);
  await embed(page, platform, `/signin/${learner.token}`);
  const rows = page.frameLocator('iframe').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'certificates_session');
  expect(session).toMatchObject({ path: '/', secure: true, sameSite: 'None' });
  expect(session?.partitionKey).toContain('127.0.0.1');
  expect(Math.round(((session?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);

  await embed(page, platform, '/');
  await expect(rows).toHaveCount(3);
});

test('where a frame may keep no cookies the session works until reload, without a loop', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 12);
  // What pages see where the reader blocks cookies.
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  const entries: string[] = [];
  page.on('framenavigated', (frame) => frame !== page.mainFrame() && entries.push(frame.url()));
  await embed(page, platform, `/signin/${learner.token}`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('listitem')).toHaveCount(10);
  await inside.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(inside.getByRole('listitem')).toHaveCount(12);
  await inside.getByRole('listitem').first().getByRole('link').first().click();
  await inside.getByRole('button', { name: 'Fechar' }).click();
  await expect(inside.getByRole('listitem')).toHaveCount(12);

  entries.length = 0;
  await embed(page, platform, '/');
  await expect(
    inside.getByRole('heading', {
      name: 'Ops, você não tem autorização para acessar este plugin!',
    }),
  ).toBeVisible();
  expect(entries.length).toBeLessThan(6);
});
