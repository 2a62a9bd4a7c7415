/** The plugin under the policies of a strict host: no inline code or style, no eval, and Trusted Types. */
import type { Page } from '@playwright/test';
import { expect, type HostName, hostNames, type Running, test } from './fixtures.ts';
import { addPolicy, trustedTypesPolicy } from './hosts/addedPolicy.ts';
import { heard, mount, openHost } from './hosts/driveHost.ts';

/** Runs code as the page's own: what a test evaluates itself may do what the policy forbids. */
const inPage = (page: Page, code: string) =>
  page.evaluate(`new Promise((resolve, reject) => setTimeout(() => {
    try { resolve(${code}) } catch (error) { reject(error) }
  }))`);

for (const name of hostNames)
  test(`${name} is served with a strict policy, and what breaks it is heard`, async ({
    page,
    platform,
    complaints,
  }) => {
    const answer = await fetch(platform.hosts[name]);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    for (const directive of ['script-src', 'style-src'])
      expect(policy).toContain(`${directive} 'self' ${platform.plugin};`);
    expect(policy).not.toMatch(/unsafe|\*|data:[^;]*script/);

    await openHost(page, platform, name);
    const broken = [
      () => document.body.setAttribute('style', 'color: red'),
      () =>
        document.head.append(Object.assign(document.createElement('style'), { innerText: 'a' })),
      () =>
        document.head.append(Object.assign(document.createElement('script'), { innerText: '0' })),
    ];
    for (const [index, breaking] of broken.entries()) {
      await page.evaluate(breaking);
      await expect.poll(() => complaints.length).toBe(index + 1);
    }
    await expect(inPage(page, "new Function('return 1')()")).rejects.toThrow('EvalError');
    // They were wanted.
    complaints.length = 0;
  });

/** The runtime of a bundler's host gives addresses as texts: such a host checks them in a default policy. */
const needsDefault: Readonly<Record<HostName, boolean>> = {
  webpackReact19: true,
  webpackReact18: true,
  vite: true,
  plain: false,
};

/** Opens the host with a second policy, which asks for Trusted Types before any script of the host runs. */
async function openTrusting(page: Page, platform: Running, name: HostName) {
  const names = ['certificates_plugin', needsDefault[name] ? 'default' : 'plain_host'];
  await page.addInitScript(addPolicy, trustedTypesPolicy(...names));
  if (needsDefault[name]) await page.addInitScript(checkScripts, platform.plugin);
  await openHost(page, platform, name);
}

/** In the page of a host. */
function checkScripts(plugin: string) {
  const isKnown = (url: string) =>
    [plugin, location.origin].includes(new URL(url, location.href).origin);
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy(name: string, rules: object): void };
  };
  trustedTypes.createPolicy('default', {
    createScriptURL: (url: string) => (isKnown(url) ? url : null),
  });
}

for (const name of hostNames) {
  test(`${name}: every screen stands where the host asks for Trusted Types @full`, async ({
    page,
    platform,
  }) => {
    const { admin } = await platform.createCompany();
    const [certificateId = ''] = await platform.giveCertificates(admin, 2);
    await openTrusting(page, platform, name);
    await expect(inPage(page, "document.body.innerHTML = '<p>'")).rejects.toThrow('TrustedHTML');

    await mount(page, 'app', 'CertificatesApp', { router: 'memory', token: admin.token });
    const app = page.locator('#app');
    await app.getByRole('link', { name: 'Certificado 0001', exact: true }).click();
    const downloading = page.waitForEvent('download');
    await app.getByRole('button', { name: 'Baixar PDF' }).click();
    await downloading;
    await app.getByRole('button', { name: 'Fechar' }).click();
    await app.getByRole('link', { name: 'Gerenciar modelos' }).click();
    await app.getByRole('link', { name: 'Novo modelo' }).first().click();
    await app.getByRole('radio', { name: 'Mosaico' }).focus();
    await page.keyboard.press('Space');
    await app.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect.poll(() => heard(page, 'app', 'onSaved')).toHaveLength(1);
    await expect(app.getByText('Tudo certo.').first()).toBeVisible();

    await mount(page, 'print', 'PrintView', { certificateId, locale: 'en' });
    await expect(page.locator('#print').getByRole('group')).toHaveCount(2);
    // What is refused was asked for above; nothing of the plugin was.
    const refused = await page.evaluate(() => (window as unknown as { refused: string[] }).refused);
    expect(refused).toEqual(['Element innerHTML|<p>']);
  });
}
