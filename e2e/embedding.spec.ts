import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, type TestPlatform, test } from './fixtures.ts';

interface HostMessage {
  type: string;
  data: Record<string, unknown>;
  origin: string;
}

/** Embeds the plugin in an iframe of another site, which records every message. */
async function embed(page: Page, platform: TestPlatform, path: string): Promise<void> {
  await page.goto(`${platform.host}/`);
  await page.evaluate((source) => {
    const messages: HostMessage[] = [];
    Object.assign(window, { messages });
    addEventListener('message', (event: MessageEvent<HostMessage>) => {
      messages.push({ ...event.data, origin: event.origin });
    });
    const frame = document.createElement('iframe');
    frame.title = 'Certificates';
    frame.width = '1000';
    frame.height = '900';
    frame.src = source;
    document.body.append(frame);
  }, platform.plugin + path);
}

function getMessages(page: Page, type: string): Promise<HostMessage[]> {
  return page.evaluate(
    (messageType) =>
      (window as unknown as { messages: HostMessage[] }).messages.filter(
        (message) => message.type === messageType,
      ),
    type,
  );
}

const postToPlugin = (page: Page, target: string, message: { type: string; data: unknown }) =>
  page.evaluate(([origin, body]) => frames[0]?.postMessage(body, origin), [
    target,
    message,
  ] as const);

test('posts ready, height, routes, opened certificates and session end to a host of another site @full', async ({
  page,
  platform,
}) => {
  const company = await platform.createCompany();
  await platform.createCertificates(company.learner, 12);
  await embed(page, platform, `/signin/${company.learner.token}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('listitem').nth(9)).toBeAttached();
  await expect.poll(() => getMessages(page, 'ready')).toHaveLength(1);
  const [ready] = await getMessages(page, 'ready');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(ready).toMatchObject({ origin: platform.plugin, data: { version } });
  await expect
    .poll(async () => (await getMessages(page, 'resize')).at(-1)?.data.height)
    .toBeGreaterThan(900);

  await frame.getByRole('listitem').first().getByRole('link').first().click();
  await expect
    .poll(async () => (await getMessages(page, 'route-changed')).at(-1)?.data)
    .toEqual({
      path: expect.stringMatching(/^\/preview\/[\w-]+$/),
      title: 'Visualização do certificado',
    });
  await expect.poll(() => getMessages(page, 'certificate-opened')).toHaveLength(1);

  await platform.injectFault(company, 'POST listUserCertificates', { status: 401 });
  expect(await getMessages(page, 'session-expired')).toEqual([]);
  await frame.getByRole('button', { name: 'Fechar' }).click();
  await expect(
    frame.getByRole('heading', {
      name: 'Ops, você não tem autorização para acessar este plugin!',
    }),
  ).toBeVisible();
  await expect.poll(() => getMessages(page, 'session-expired')).toHaveLength(1);
});

test('accepts colour mode and safe URLs of its host only, and refuses to load in a host that is not allowed', async ({
  page,
  platform,
  pageErrors,
}) => {
  const { learner } = await platform.createCompany();
  await embed(page, platform, `/signin/${learner.token}`);
  const frame = page.locator('iframe').first().contentFrame();
  await expect.poll(() => getMessages(page, 'ready')).toHaveLength(1);
  const otherOrigin = platform.host.replace('127.0.0.1', 'localhost');
  await page.evaluate((source) => {
    const frame = document.createElement('iframe');
    frame.src = source;
    document.body.append(frame);
    return new Promise((loaded) => (frame.onload = loaded));
  }, otherOrigin);
  const sibling = page.frames().find((frame) => frame.url().startsWith(otherOrigin));
  await sibling?.evaluate(() => {
    parent.frames[0]?.postMessage({ type: 'color-mode', data: 'dark' }, '*');
    parent.frames[0]?.postMessage({ type: 'parent-url', data: `${location.origin}/x` }, '*');
  });
  await postToPlugin(page, platform.plugin, { type: 'parent-url', data: `${platform.host}/home` });
  const back = frame.getByRole('link', { name: 'Voltar à plataforma' });
  await expect(back).toHaveAttribute('href', `${platform.host}/home`);
  await expect(frame.locator('[data-certs-root]')).toHaveAttribute('data-theme', 'light');

  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://a.example', '/home', 7]) {
    await postToPlugin(page, platform.plugin, { type: 'parent-url', data: url });
  }
  // Messages arrive in order: after this one is applied, the earlier ones have been handled.
  await postToPlugin(page, platform.plugin, { type: 'color-mode', data: 'dark' });
  await expect(frame.locator('[data-certs-root]')).toHaveAttribute('data-theme', 'dark');
  await expect(back).toHaveAttribute('href', `${platform.host}/home`);
  await back.click();
  await expect(page).toHaveURL(`${platform.host}/home`);

  await page.goto(otherOrigin);
  const violation = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  );
  await page.evaluate((source) => {
    const frame = document.createElement('iframe');
    frame.src = source;
    document.body.append(frame);
  }, platform.plugin);
  await violation;
  await expect(page.frameLocator('iframe').locator('[data-certs-root]')).toHaveCount(0);
  pageErrors.length = 0;
});

test('sets a Secure, SameSite=None, Partitioned session cookie in an iframe of another site', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, 3);
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

test('keeps the session until reload, without a redirect loop, when the iframe has no cookies @full', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, 12);
  // Simulates a browser that blocks cookies and storage.
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
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('listitem')).toHaveCount(10);
  await frame.getByRole('button', { name: 'Carregar mais', exact: true }).click();
  await expect(frame.getByRole('listitem')).toHaveCount(12);
  await frame.getByRole('listitem').first().getByRole('link').first().click();
  await frame.getByRole('button', { name: 'Fechar' }).click();
  await expect(frame.getByRole('listitem')).toHaveCount(12);

  entries.length = 0;
  await embed(page, platform, '/');
  await expect(
    frame.getByRole('heading', {
      name: 'Ops, você não tem autorização para acessar este plugin!',
    }),
  ).toBeVisible();
  expect(entries.length).toBeLessThan(6);
});
