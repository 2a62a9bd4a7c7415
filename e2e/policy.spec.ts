/** Tests the plugin with the Content Security Policy of a strict host: no inline code or style, no eval, and Trusted Types. */
import type { Page } from '@playwright/test';
import {
  expect,
  type HostName,
  hostNames,
  tagFullUnless,
  type TestPlatform,
  test,
} from './fixtures.ts';
import { addPolicy, createTrustedTypesPolicy } from './hosts/addedPolicy.ts';
import { getCallbackArgs, mountModule, openHost } from './hosts/driveHost.ts';

/** Runs code as a script of the page. Code that Playwright evaluates directly bypasses the policy. */
const runInPage = (page: Page, code: string) =>
  page.evaluate(`new Promise((resolve, reject) => setTimeout(() => {
    try { resolve(${code}) } catch (error) { reject(error) }
  }))`);

for (const name of hostNames)
  test(`serves ${name} with a strict policy and detects violations${tagFullUnless(name === 'plain')}`, async ({
    page,
    platform,
    pageErrors,
  }) => {
    const response = await fetch(platform.hosts[name]);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${platform.plugin};`);
    expect(policy).toContain(`style-src 'self' ${platform.plugin};`);
    expect(policy).not.toMatch(/(?<!wasm-)unsafe|\*|data:[^;]*script/);

    await openHost(page, platform, name);
    const violations = [
      () => document.body.setAttribute('style', 'color: red'),
      () =>
        document.head.append(Object.assign(document.createElement('style'), { innerText: 'a' })),
      () =>
        document.head.append(Object.assign(document.createElement('script'), { innerText: '0' })),
    ];
    for (const [index, violate] of violations.entries()) {
      await page.evaluate(violate);
      await expect.poll(() => pageErrors.length).toBe(index + 1);
    }
    await expect(runInPage(page, "new Function('return 1')()")).rejects.toThrow('EvalError');
    // These violations were intended.
    pageErrors.length = 0;
  });

/**
 * Whether each host needs a default Trusted Types policy, because the runtime of its bundler passes script addresses as
 * strings.
 */
const needsDefaultPolicy: Readonly<Record<HostName, boolean>> = {
  webpackReact19: true,
  webpackReact18: true,
  vite: true,
  plain: false,
};

/** Opens a host with a second policy that requires Trusted Types before any script of the host runs. */
async function openWithTrustedTypes(page: Page, platform: TestPlatform, name: HostName) {
  const names = ['certificates_plugin', needsDefaultPolicy[name] ? 'default' : 'plain_host'];
  await page.addInitScript(addPolicy, createTrustedTypesPolicy(...names));
  if (needsDefaultPolicy[name]) await page.addInitScript(createDefaultPolicy, platform.plugin);
  await openHost(page, platform, name);
}

/** Creates the default Trusted Types policy in the page of a host: it accepts scripts of the host and the plugin. */
function createDefaultPolicy(plugin: string) {
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
  test(`shows every screen in ${name} with Trusted Types @full`, async ({ page, platform }) => {
    const { admin } = await platform.createCompany();
    const [certificateId = ''] = await platform.createCertificates(admin, 2);
    await openWithTrustedTypes(page, platform, name);
    await expect(runInPage(page, "document.body.innerHTML = '<p>'")).rejects.toThrow('TrustedHTML');

    await mountModule(page, 'app', 'CertificatesApp', { router: 'memory', token: admin.token });
    const app = page.locator('#app');
    await app.getByRole('link', { name: 'Certificado 0001', exact: true }).click();
    const downloadEvent = page.waitForEvent('download');
    await app.getByRole('button', { name: 'Baixar PDF' }).click();
    await downloadEvent;
    await app.getByRole('button', { name: 'Fechar' }).click();
    await app.getByRole('link', { name: 'Gerenciar modelos' }).click();
    await app.getByRole('link', { name: 'Novo modelo' }).first().click();
    await app.getByRole('radio', { name: 'Mosaico' }).focus();
    await page.keyboard.press('Space');
    await app.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect.poll(() => getCallbackArgs(page, 'app', 'onSaved')).toHaveLength(1);
    await expect(app.getByText('Tudo certo.').first()).toBeVisible();

    await mountModule(page, 'print', 'PrintView', { certificateId, locale: 'en' });
    await expect(page.locator('#print').getByRole('group')).toHaveCount(2);
    // Only the violation caused above was blocked, none of the plugin.
    const refused = await page.evaluate(() => (window as unknown as { refused: string[] }).refused);
    expect(refused).toEqual(['Element innerHTML|<p>']);
  });
}
