/** Tests policy violations in Firefox, which reports more of them than Chromium, where every test checks for them. */
import { Firefox, findElements, hasFirefox, isCertificateDrawn } from './firefox.ts';
import { expect, test } from './fixtures.ts';
import { addPolicy, createTrustedTypesPolicy } from './hosts/addedPolicy.ts';

const hasRows = `${findElements('[role=listitem] canvas[data-drawn]')}[0]`;
/** Lists paths of screens and an expression that is true once the screen is loaded. */
const listScreens = (certificateId: string) =>
  Object.entries({
    [`/preview/${certificateId}`]: `${findElements('[aria-label="Prévia"] svg text')}[0]`,
    '/templates': `${findElements('a[href$="/editor"]')}[0]`,
    '/editor': `${findElements('[role=tablist]')}[0]`,
  });
const hasLoadedToasts =
  "performance.getEntriesByType('resource').some((entry) => /toasts[.]\\w+[.]js$/.test(entry.name) && entry.responseStatus === 200)";

test('Firefox reports no policy violations standalone, framed, in the learning platform and with Trusted Types', async ({
  platform,
}) => {
  test.skip(!hasFirefox(), 'Firefox is not installed');
  test.setTimeout(120_000);
  const { admin } = await platform.createCompany();
  const [certificateId = ''] = await platform.createCertificates(admin, 2);
  const screens = listScreens(certificateId);
  const { plugin, shell, hosts } = platform;
  const print = `/print/${certificateId}`;
  const firefox = await Firefox.start();
  try {
    // The print page of the platform would open a dialog that stays open.
    await firefox.addInitScript('window.print = () => undefined');
    await test.step('standalone', async () => {
      await firefox.open(`${plugin}/signin/${admin.token}`, hasRows);
      for (const [path, isLoaded] of screens) await firefox.open(plugin + path, isLoaded);
      await firefox.open(plugin + print, isCertificateDrawn);
      await firefox.waitUntil(hasLoadedToasts);
      expect(firefox.policyViolations).toEqual([]);
    });

    await test.step('learning platform', async () => {
      await firefox.open(
        `${shell}/enter/${admin.token}`,
        "!location.pathname.startsWith('/enter')",
      );
      for (const [path, isLoaded] of [['/', hasRows] as const, ...screens])
        await firefox.open(`${shell}/certificates${path}`, isLoaded);
      await firefox.open(`${shell}/print-certificate?id=${certificateId}`, isCertificateDrawn);
      expect(firefox.policyViolations).toEqual([]);
    });

    await test.step('framed', async () => {
      await firefox.open(`${shell}/embedded`, "document.querySelector('iframe')");
      await firefox.waitUntil(hasRows, 'frame');
      for (const [path, isLoaded] of [...screens, [print, isCertificateDrawn] as const])
        await firefox.openFrame(plugin + path, isLoaded);
      expect(firefox.policyViolations).toEqual([]);
    });

    await test.step('host with Trusted Types', async () => {
      const policy = JSON.stringify(createTrustedTypesPolicy('certificates_plugin', 'plain_host'));
      await firefox.addInitScript(`(${addPolicy.toString()})(${policy})`);
      await firefox.open(hosts.plain, 'window.host?.mount');
      const props = JSON.stringify({ router: 'memory', token: admin.token });
      await firefox.evaluate(`host.mount('app', 'CertificatesApp', ${props})`);
      await firefox.waitUntil(hasRows);
      for (const [path, isLoaded] of screens) {
        await firefox.evaluate(`host.update('app', { path: '${path}' })`);
        await firefox.waitUntil(isLoaded);
      }
      await firefox.evaluate("host.unmount('app')");
      await firefox.evaluate(
        `host.mount('print', 'PrintView', { certificateId: '${certificateId}' })`,
      );
      await firefox.waitUntil(isCertificateDrawn);
      expect(firefox.policyViolations).toEqual([]);
      await firefox.evaluate("setTimeout(() => { document.body.innerHTML = '<p>' })");
      await expect.poll(() => firefox.policyViolations, 'a violation is reported').toHaveLength(1);
    });
  } finally {
    await firefox.close();
  }
});
