import type { Page } from '@playwright/test';
import { expect, hostNames, type Running, screenTitle, tagOf, test } from './fixtures.ts';
import { countsOf, kilobytesOf } from './heap.ts';
import {
  areOfOneReact,
  heard,
  type HostPage,
  learnerWith,
  lendsReact,
  mount,
  openHost,
  unmount,
  update,
} from './hosts/driveHost.ts';

declare const window: Window & { host: HostPage };

async function configWithout({ plugin }: Running, key: string): Promise<object> {
  const answer = await fetch(`${plugin}/config.json`);
  return { ...((await answer.json()) as object), [key]: undefined };
}

const title = (page: Page, slot: string) => screenTitle(page.locator(`#${slot}`));

// What a mount does is the same in every host; how it is loaded differs, and that each usual run sees.
for (const name of hostNames) {
  const basePath = '/certificates';

  test(`${name}: CertificatesApp`, async ({ page, platform }) => {
    const learner = await learnerWith(platform, 2);
    await openHost(page, platform, name, basePath);
    const config = await configWithout(platform, 'PUBLIC_URL');
    await mount(page, 'app', 'CertificatesApp', { basePath, token: learner.token, config });
    await expect(title(page, 'app')).toHaveText('Meus certificados');
    await expect.poll(() => heard(page, 'app', 'onReady')).toHaveLength(1);
    // Nobody said where, and it is not the host.
    await expect(page.getByRole('link', { name: /^Imprimir: / }).first()).toHaveAttribute(
      'href',
      new RegExp(`^${platform.plugin}/pt/print/[\\w-]+\\?print=1$`),
    );
    expect(await areOfOneReact(page, '#host', '#app > [data-certs-root]')).toBe(lendsReact[name]);

    // Into the plugin and back, by the host, by the plugin and by the browser.
    await page
      .locator('#app')
      .getByRole('link', { name: /^Visualizar: / })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${basePath}/preview/[\\w-]+$`));
    const path = new URL(page.url()).pathname.slice(basePath.length);
    expect((await heard(page, 'app', 'onNavigate')).at(-1)).toEqual([path]);
    await page.goBack();
    await expect(title(page, 'app')).toHaveText('Meus certificados');
    await update(page, 'app', { path });
    await expect(title(page, 'app')).toHaveText(/^Certificado \d+$/);
    await update(page, 'app', { path: '/' });

    await update(page, 'app', { locale: 'en', colorMode: 'dark' });
    await expect(title(page, 'app')).toHaveText('My certificates');
    await expect(page.locator('#app > [data-certs-root]')).toHaveAttribute('data-theme', 'dark');
    await expect
      .poll(async () => (await heard(page, 'app', 'onTitle')).at(-1))
      .toEqual(['My certificates']);

    const other = await learnerWith(platform, 1, 'Rita Outra');
    await update(page, 'app', { token: other.token });
    await expect(page.locator('#app').getByRole('link', { name: /^Preview: / })).toHaveCount(1);
    await unmount(page, 'app');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await heard(page, 'app', 'onError')).toEqual([]);
  });

  test(`${name}: TemplatesApp${tagOf(name === 'vite')}`, async ({ page, platform }) => {
    const { admin } = await platform.createCompany();
    await openHost(page, platform, name, basePath);
    await mount(page, 'app', 'TemplatesApp', { basePath, token: admin.token, locale: 'en' });
    await expect(title(page, 'app')).toHaveText('Manage templates');
    await expect(page).toHaveURL(new RegExp(`${basePath}/templates$`));
    const canLeave = () => page.evaluate(() => window.host.canLeave('app'));
    expect(await canLeave()).toBe(true);

    await page.locator('#app').getByRole('link', { name: 'New template' }).first().click();
    await page.getByRole('radio', { name: 'Mosaic' }).focus();
    await page.keyboard.press('Space');
    await expect
      .poll(async () => (await heard(page, 'app', 'onDirtyChange')).at(-1))
      .toEqual([true]);
    const asked = canLeave();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    expect(await asked).toBe(false);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => heard(page, 'app', 'onSaved')).toHaveLength(1);
    await expect
      .poll(async () => (await heard(page, 'app', 'onDirtyChange')).at(-1))
      .toEqual([false]);
    expect(await canLeave()).toBe(true);
    await unmount(page, 'app');
    expect(await heard(page, 'app', 'onError')).toEqual([]);
  });

  test(`${name}: PrintView${tagOf(name === 'webpackReact18')}`, async ({ page, platform }) => {
    const { learner } = await platform.createCompany();
    const [certificateId = ''] = await platform.giveCertificates(learner, 1);
    await openHost(page, platform, name);
    await mount(page, 'print', 'PrintView', { certificateId, locale: 'en' });
    await expect.poll(() => heard(page, 'print', 'onReady')).toHaveLength(1);
    await expect(page.locator('#print').getByRole('group')).toHaveCount(2);
    await unmount(page, 'print');
  });

  test(`${name}: an ended session, a wrong configuration${tagOf(name === 'plain')}`, async ({
    page,
    platform,
  }) => {
    await openHost(page, platform, name);
    await mount(page, 'app', 'CertificatesApp', { router: 'memory', token: 'nobody' });
    await expect.poll(() => heard(page, 'app', 'onSessionExpired')).toHaveLength(1);
    await unmount(page, 'app');
    const wrong = mount(page, 'wrong', 'CertificatesApp', { config: {}, token: 'nobody' });
    await expect(wrong).rejects.toThrow('MISSIONS_API');
  });
}

// On the plugin's own React; in the shell, which lends its own, `lifecycle.spec.ts` sees the same. The page itself goes
// on to the next mount: a test that asks it each time takes three times as long.
test('two hundred mounts leave nothing behind @full', async ({ page, platform }) => {
  test.setTimeout(600_000);
  const { token } = await learnerWith(platform, 3);
  await openHost(page, platform, 'plain');
  const mounts = (times: number) =>
    page.evaluate(
      async ([given, count]) => {
        const until = async (isSo: () => boolean) => {
          while (!isSo()) await new Promise(requestAnimationFrame);
        };
        for (let mounted = 0; mounted < count; mounted += 1) {
          await window.host.mount('app', 'CertificatesApp', given);
          const app = document.querySelector('#app');
          await until(() => app?.querySelectorAll('[role="listitem"]').length === 3);
          window.host.unmount('app');
          await until(() => app?.childNodes.length === 0);
          app?.remove();
          window.host.heard.length = 0;
        }
      },
      [{ router: 'memory', token }, times] as const,
    );
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  // The first load code and fill what browser and compiler keep for themselves.
  await mounts(10);
  const before = await countsOf(client);
  const kilobytes = await kilobytesOf(client);
  await mounts(200);
  // What the last mount began may hold it for some seconds yet.
  await expect(async () => {
    const after = await countsOf(client);
    const grown = (await kilobytesOf(client)) - kilobytes;
    expect(after.onWindow).toBe(before.onWindow);
    expect(after.onDocument).toBe(before.onDocument);
    expect(after.listeners - before.listeners).toBeLessThan(20);
    expect(grown / 200).toBeLessThan(2);
  }).toPass({ timeout: 30_000 });
});

test('two plugins of two companies on one page do not meet', async ({ page, platform }) => {
  const [one, two] = [await learnerWith(platform, 3), await learnerWith(platform, 5)];
  await openHost(page, platform, 'webpackReact19');
  const router = 'memory';
  await mount(page, 'one', 'CertificatesApp', { router, token: one.token, colorMode: 'dark' });
  await mount(page, 'two', 'CertificatesApp', { router, token: two.token, locale: 'es' });
  const previews = (slot: string) =>
    page
      .locator(`#${slot}`)
      .getByRole('link', { name: /^(Visualizar|Previsualizar|Vista previa): / });
  await expect(previews('one')).toHaveCount(3);
  await expect(previews('two')).toHaveCount(5);
  await expect(title(page, 'one')).toHaveText('Meus certificados');
  await expect(title(page, 'two')).toHaveText('Mis certificados');
  await expect(page.locator('#two > [data-certs-root]')).toHaveAttribute('data-theme', 'light');

  await previews('one').first().click();
  await expect(title(page, 'one')).toHaveText(/^Certificado \d+$/);
  await expect(title(page, 'two')).toHaveText('Mis certificados');
  await update(page, 'one', { token: 'nobody' });
  await expect.poll(() => heard(page, 'one', 'onSessionExpired')).toHaveLength(1);
  await expect(previews('two')).toHaveCount(5);
  expect(await heard(page, 'two', 'onSessionExpired')).toEqual([]);
  await unmount(page, 'one');
  await expect(previews('two')).toHaveCount(5);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
