import { type AnyHostName, expect, screenTitle, test } from './fixtures.ts';
import { areOfOneReact, heard, learnerWith, mount, openHost, unmount } from './hosts/driveHost.ts';

/** The React that hosts have, and whether the plugin runs on it. */
const hosts: Readonly<Partial<Record<AnyHostName, boolean>>> = {
  webpackReact19: true,
  webpackReact18: false,
  webpackLazy: true,
  webpackDevelopment: true,
};

for (const [name, isLent] of Object.entries(hosts) as [AnyHostName, boolean][])
  test(`a module’s default is a component in the tree of any React: ${name}`, async ({
    page,
    platform,
  }) => {
    const { token } = await learnerWith(platform, 2);
    await openHost(page, platform, name);
    // Before the host has drawn anything with a React that comes late.
    const props = { router: 'memory', token };
    await mount(page, 'first', 'CertificatesApp', props);
    await expect(screenTitle(page.locator('#first'))).toHaveText('Meus certificados');
    await unmount(page, 'first');

    await mount(page, 'app', 'Component', props);
    const app = page.locator('#app');
    await expect(screenTitle(app)).toHaveText('Meus certificados');
    await expect(app.locator('[data-certs-root]')).toHaveCount(1);
    await expect(app.getByRole('listitem')).toHaveCount(2);
    await app.getByRole('button', { name: 'English' }).click();
    await expect(screenTitle(app)).toHaveText('My certificates');
    await expect(app.getByRole('listitem')).toHaveCount(2);
    expect(await heard(page, 'app', 'onReady')).toHaveLength(1);
    expect(await areOfOneReact(page, '#app', '#app [data-certs-root]')).toBe(isLent);
    await unmount(page, 'app');
    expect(await heard(page, 'app', 'onError')).toEqual([]);
  });
