import { type AnyHostName, expect, getScreenHeading, tagFullUnless, test } from './fixtures.ts';
import {
  isSameReact,
  getCallbackArgs,
  createLearnerWithCertificates,
  mountModule,
  openHost,
  unmount,
} from './hosts/driveHost.ts';

/** Hosts with different versions of React, and whether the plugin uses the React of the host. */
const hosts: Readonly<Partial<Record<AnyHostName, boolean>>> = {
  webpackReact19: true,
  webpackReact17: false,
  webpackReact18: false,
  webpackLazy: true,
  webpackDevelopment: true,
};

const shortRunHosts = ['webpackReact19', 'webpackReact17'];

for (const [name, hasSharedReact] of Object.entries(hosts) as [AnyHostName, boolean][])
  test(`renders the default export as a component in any React: ${name}${tagFullUnless(shortRunHosts.includes(name))}`, async ({
    page,
    platform,
  }) => {
    const { token } = await createLearnerWithCertificates(platform, 2);
    await openHost(page, platform, name);
    // Mounted before a lazily loaded React has rendered anything in the host.
    const props = { router: 'memory', token };
    await mountModule(page, 'first', 'CertificatesApp', props);
    await expect(getScreenHeading(page.locator('#first'))).toHaveText('Meus certificados');
    await unmount(page, 'first');

    await mountModule(page, 'app', 'Component', props);
    const app = page.locator('#app');
    await expect(getScreenHeading(app)).toHaveText('Meus certificados');
    await expect(app.locator('[data-certs-root]')).toHaveCount(1);
    await expect(app.getByRole('listitem')).toHaveCount(2);
    await app.getByRole('button', { name: 'English' }).click();
    await expect(getScreenHeading(app)).toHaveText('My certificates');
    await expect(app.getByRole('listitem')).toHaveCount(2);
    expect(await getCallbackArgs(page, 'app', 'onReady')).toHaveLength(1);
    expect(await isSameReact(page, '#app', '#app [data-certs-root]')).toBe(hasSharedReact);
    await unmount(page, 'app');
    expect(await getCallbackArgs(page, 'app', 'onError')).toEqual([]);
  });
