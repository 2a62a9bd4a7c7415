import type { Page } from '@playwright/test';
import { expect, hostNames, type TestPlatform, getScreenHeading, test } from './fixtures.ts';
import { measureStableHeap } from './heap.ts';
import {
  isSameReact,
  getCallbackArgs,
  type HostPage,
  createLearnerWithCertificates,
  lendsReact,
  mountModule,
  openHost,
  unmount,
  update,
} from './hosts/driveHost.ts';

declare const window: Window & { host: HostPage };

async function fetchConfigWithout({ plugin }: TestPlatform, key: string): Promise<object> {
  const response = await fetch(`${plugin}/config.json`);
  return { ...((await response.json()) as object), [key]: undefined };
}

const getTitle = (page: Page, slot: string) => getScreenHeading(page.locator(`#${slot}`));

// A mount behaves the same in every host. Loading differs, so a normal run covers it for each.
for (const name of hostNames) {
  const basePath = '/certificates';

  test(`mounts, updates, navigates and unmounts CertificatesApp in ${name}`, async ({
    page,
    platform,
  }) => {
    const learner = await createLearnerWithCertificates(platform, 2);
    await openHost(page, platform, name, basePath);
    const config = await fetchConfigWithout(platform, 'PUBLIC_URL');
    await mountModule(page, 'app', 'CertificatesApp', { basePath, token: learner.token, config });
    await expect(getTitle(page, 'app')).toHaveText('Meus certificados');
    await expect.poll(() => getCallbackArgs(page, 'app', 'onReady')).toHaveLength(1);
    // Without PUBLIC_URL, links lead to the origin of the plugin, not of the host.
    await expect(page.getByRole('link', { name: /^Imprimir: / }).first()).toHaveAttribute(
      'href',
      new RegExp(`^${platform.plugin}/pt/print/[\\w-]+\\?print=1$`),
    );
    expect(await isSameReact(page, '#host', '#app > [data-certs-root]')).toBe(lendsReact[name]);

    // Navigation by the plugin, the browser and the host.
    await page
      .locator('#app')
      .getByRole('link', { name: /^Visualizar: / })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`${basePath}/preview/[\\w-]+$`));
    const path = new URL(page.url()).pathname.slice(basePath.length);
    expect((await getCallbackArgs(page, 'app', 'onNavigate')).at(-1)).toEqual([path]);
    await page.goBack();
    await expect(getTitle(page, 'app')).toHaveText('Meus certificados');
    await update(page, 'app', { path });
    await expect(getTitle(page, 'app')).toHaveText(/^Certificado \d+$/);
    await update(page, 'app', { path: '/' });

    await update(page, 'app', { locale: 'en', colorMode: 'dark' });
    await expect(getTitle(page, 'app')).toHaveText('My certificates');
    await expect(page.locator('#app > [data-certs-root]')).toHaveAttribute('data-theme', 'dark');
    await expect
      .poll(async () => (await getCallbackArgs(page, 'app', 'onTitle')).at(-1))
      .toEqual(['My certificates']);

    const otherUser = await createLearnerWithCertificates(platform, 1, 'Rita Outra');
    await update(page, 'app', { token: otherUser.token });
    await expect(page.locator('#app').getByRole('link', { name: /^Preview: / })).toHaveCount(1);
    await unmount(page, 'app');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
  });

  test(`mounts TemplatesApp in ${name} and reports unsaved changes`, async ({ page, platform }) => {
    const { admin } = await platform.createCompany();
    await openHost(page, platform, name, basePath);
    await mountModule(page, 'app', 'TemplatesApp', { basePath, token: admin.token, locale: 'en' });
    await expect(getTitle(page, 'app')).toHaveText('Manage templates');
    await expect(page).toHaveURL(new RegExp(`${basePath}/templates$`));
    const canLeave = () => page.evaluate(() => window.host.canLeave('app'));
    expect(await canLeave()).toBe(true);

    await page.locator('#app').getByRole('link', { name: 'New template' }).first().click();
    await page.getByRole('radio', { name: 'Mosaic' }).focus();
    await page.keyboard.press('Space');
    await expect
      .poll(async () => (await getCallbackArgs(page, 'app', 'onDirtyChange')).at(-1))
      .toEqual([true]);
    const leaving = canLeave();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    expect(await leaving).toBe(false);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => getCallbackArgs(page, 'app', 'onSaved')).toHaveLength(1);
    await expect
      .poll(async () => (await getCallbackArgs(page, 'app', 'onDirtyChange')).at(-1))
      .toEqual([false]);
    expect(await canLeave()).toBe(true);
    await unmount(page, 'app');
    expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
  });

  test(`mounts PrintView, and reports an expired session and an invalid configuration in ${name}`, async ({
    page,
    platform,
  }) => {
    const { learner } = await platform.createCompany();
    const [certificateId = ''] = await platform.createCertificates(learner, 1);
    await openHost(page, platform, name);
    await mountModule(page, 'print', 'PrintView', { certificateId, locale: 'en' });
    await expect.poll(() => getCallbackArgs(page, 'print', 'onReady')).toHaveLength(1);
    await expect(page.locator('#print').getByRole('group')).toHaveCount(2);
    await unmount(page, 'print');

    await mountModule(page, 'app', 'CertificatesApp', { router: 'memory', token: 'nobody' });
    await expect.poll(() => getCallbackArgs(page, 'app', 'onSessionExpired')).toHaveLength(1);
    await unmount(page, 'app');
    const mounting = mountModule(page, 'wrong', 'CertificatesApp', { config: {}, token: 'nobody' });
    await expect(mounting).rejects.toThrow('MISSIONS_API');
  });
}

// Uses the plugin's own React; `lifecycle.spec.ts` covers the shell, which shares its React. The loop runs inside the page,
// which is three times as fast as a command per mount.
test('leaks no memory and no listeners over two hundred mounts', async ({ page, platform }) => {
  test.setTimeout(600_000);
  const { token } = await createLearnerWithCertificates(platform, 3);
  await openHost(page, platform, 'plain');
  const mountRepeatedly = (times: number) =>
    page.evaluate(
      async ([props, count]) => {
        const waitUntil = async (condition: () => boolean) => {
          while (!condition()) await new Promise(requestAnimationFrame);
        };
        for (let index = 0; index < count; index += 1) {
          await window.host.mount('app', 'CertificatesApp', props);
          const app = document.querySelector('#app');
          await waitUntil(
            () =>
              app?.firstElementChild?.shadowRoot?.querySelectorAll('[role="listitem"]').length ===
              3,
          );
          window.host.unmount('app');
          await waitUntil(() => app?.childNodes.length === 0);
          app?.remove();
          window.host.calls.length = 0;
        }
      },
      [{ router: 'memory', token }, times] as const,
    );
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  // The first mounts load code and fill caches of browser and compiler.
  await mountRepeatedly(10);
  const initial = await measureStableHeap(client);
  await mountRepeatedly(200);
  const final = await measureStableHeap(client);
  expect(final.onWindow).toBe(initial.onWindow);
  expect(final.onDocument).toBe(initial.onDocument);
  expect(final.listeners - initial.listeners).toBeLessThan(20);
  expect((final.kilobytes - initial.kilobytes) / 200).toBeLessThan(2);
});

test('keeps two mounts of different companies on one page apart', async ({ page, platform }) => {
  const [learner, otherLearner] = [
    await createLearnerWithCertificates(platform, 3),
    await createLearnerWithCertificates(platform, 5),
  ];
  await openHost(page, platform, 'webpackReact19');
  const router = 'memory';
  await mountModule(page, 'one', 'CertificatesApp', {
    router,
    token: learner.token,
    colorMode: 'dark',
  });
  await mountModule(page, 'two', 'CertificatesApp', {
    router,
    token: otherLearner.token,
    locale: 'es',
  });
  const getPreviewLinks = (slot: string) =>
    page
      .locator(`#${slot}`)
      .getByRole('link', { name: /^(Visualizar|Previsualizar|Vista previa): / });
  await expect(getPreviewLinks('one')).toHaveCount(3);
  await expect(getPreviewLinks('two')).toHaveCount(5);
  await expect(getTitle(page, 'one')).toHaveText('Meus certificados');
  await expect(getTitle(page, 'two')).toHaveText('Mis certificados');
  await expect(page.locator('#two > [data-certs-root]')).toHaveAttribute('data-theme', 'light');

  await getPreviewLinks('one').first().click();
  await expect(getTitle(page, 'one')).toHaveText(/^Certificado \d+$/);
  await expect(getTitle(page, 'two')).toHaveText('Mis certificados');
  await update(page, 'one', { token: 'nobody' });
  await expect.poll(() => getCallbackArgs(page, 'one', 'onSessionExpired')).toHaveLength(1);
  await expect(getPreviewLinks('two')).toHaveCount(5);
  expect(await getCallbackArgs(page, 'two', 'onSessionExpired')).toEqual([]);
  await unmount(page, 'one');
  await expect(getPreviewLinks('two')).toHaveCount(5);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
