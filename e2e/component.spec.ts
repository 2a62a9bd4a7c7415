import { expect, screenTitle, test } from './fixtures.ts';
import { heard, mount, openHost, unmount } from './hosts/driveHost.ts';

test('a module’s default is a component in the tree of a host on React 19', async ({
  page,
  platform,
}) => {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, 2);
  await openHost(page, platform, 'webpackReact19');
  await mount(page, 'app', 'Component', { router: 'memory', token: learner.token });
  const app = page.locator('#app');
  await expect(screenTitle(app)).toHaveText('Meus certificados');
  await expect(app.locator('[data-certs-root]')).toHaveCount(1);
  await expect(app.getByRole('listitem')).toHaveCount(2);

  await app.getByRole('button', { name: 'English' }).click();
  await expect(screenTitle(app)).toHaveText('My certificates');
  await expect(app.getByRole('listitem')).toHaveCount(2);
  expect(await heard(page, 'app', 'onReady')).toHaveLength(1);
  await unmount(page, 'app');
  expect(await heard(page, 'app', 'onError')).toEqual([]);
});
