/** Firefox holds more against a policy than Chromium does, where every test listens for what breaks one. */
import { Firefox, hasFirefox } from './firefox.ts';
import { expect, test } from './fixtures.ts';
import { addPolicy, trustedTypesPolicy } from './hosts/addedPolicy.ts';

const isDrawn = "document.querySelectorAll('svg text').length > 10";
const hasRows = "document.querySelector('[role=listitem] canvas[data-painted]')";
/** By its path: what is on a screen once it stands. */
const screensOf = (certificateId: string) =>
  Object.entries({
    [`/preview/${certificateId}`]: `document.querySelector('[aria-label="Prévia"] svg text')`,
    '/templates': `document.querySelector('a[href$="/editor"]')`,
    '/editor': "document.querySelector('[role=tablist]')",
  });
const knowsToasts =
  "performance.getEntriesByType('resource').some((one) => /toasts[.]\\w+[.]js$/.test(one.name) && one.responseStatus === 200)";

test('no screen breaks a policy in Firefox: alone, framed, in the platform, under Trusted Types @full', async ({
  platform,
}) => {
  test.skip(!hasFirefox(), 'no Firefox here');
  test.setTimeout(120_000);
  const { admin } = await platform.createCompany();
  const [certificateId = ''] = await platform.giveCertificates(admin, 2);
  const screens = screensOf(certificateId);
  const { plugin, shell, hosts } = platform;
  const print = `/print/${certificateId}`;
  const firefox = await Firefox.start();
  try {
    // The platform's own window for printing opens a dialog, which nobody closes here.
    await firefox.runFirst('window.print = () => undefined');
    await test.step('the page alone', async () => {
      await firefox.open(`${plugin}/signin/${admin.token}`, hasRows);
      for (const [path, stands] of screens) await firefox.open(plugin + path, stands);
      await firefox.open(plugin + print, isDrawn);
      await firefox.until(knowsToasts);
      expect(firefox.complaints).toEqual([]);
    });

    await test.step('in the platform', async () => {
      await firefox.open(
        `${shell}/enter/${admin.token}`,
        "!location.pathname.startsWith('/enter')",
      );
      for (const [path, stands] of [['/', hasRows] as const, ...screens])
        await firefox.open(`${shell}/certificates${path}`, stands);
      await firefox.open(`${shell}/print-certificate?id=${certificateId}`, isDrawn);
      expect(firefox.complaints).toEqual([]);
    });

    await test.step('framed', async () => {
      await firefox.open(`${shell}/embedded`, "document.querySelector('iframe')");
      await firefox.until(hasRows, 'frame');
      for (const [path, stands] of [...screens, [print, isDrawn] as const])
        await firefox.openFrame(plugin + path, stands);
      expect(firefox.complaints).toEqual([]);
    });

    await test.step('in a host that asks for Trusted Types', async () => {
      const policy = JSON.stringify(trustedTypesPolicy('certificates_plugin', 'plain_host'));
      await firefox.runFirst(`(${addPolicy.toString()})(${policy})`);
      await firefox.open(hosts.plain, 'window.host?.mount');
      const props = JSON.stringify({ router: 'memory', token: admin.token });
      await firefox.run(`host.mount('app', 'CertificatesApp', ${props})`);
      await firefox.until(hasRows);
      for (const [path, stands] of screens) {
        await firefox.run(`host.update('app', { path: '${path}' })`);
        await firefox.until(stands);
      }
      await firefox.run("host.unmount('app')");
      await firefox.run(`host.mount('print', 'PrintView', { certificateId: '${certificateId}' })`);
      await firefox.until(isDrawn);
      expect(firefox.complaints).toEqual([]);
      await firefox.run("setTimeout(() => { document.body.innerHTML = '<p>' })");
      await expect.poll(() => firefox.complaints, 'a breach is heard').toHaveLength(1);
    });
  } finally {
    await firefox.close();
  }
});
