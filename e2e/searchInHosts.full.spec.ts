/** Tests that the search parameters of Home appear in the address of the host, of a memory router and of an iframe. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import {
  expect,
  hostNames,
  openInShell,
  type Person,
  type TestPlatform,
  test,
} from './fixtures.ts';
import { getCallbackArgs, waitForHost, mountModule, openHost, update } from './hosts/driveHost.ts';

const basePath = '/certificates';
const searchAddress = '/?q=energia&year=2025&sort=name&view=grid';

const createCourse = (name: string, day: string, type = 'CONTENT') => ({
  type,
  name,
  completed_at: `${day}T15:00:00.000Z`,
});

async function createLearner(platform: TestPlatform): Promise<Person> {
  const { learner } = await platform.createCompany();
  await platform.createCertificates(learner, [
    createCourse('Introdução à energia solar', '2026-09-15'),
    createCourse('Energia eólica', '2025-06-30'),
    createCourse('Bloqueio de fontes de energia', '2025-03-12', 'MISSION'),
    createCourse('Soldagem', '2025-05-01'),
  ]);
  return learner;
}

type Container = Locator | FrameLocator;

const getSearchField = (container: Container) =>
  container.getByRole('searchbox', { name: 'Buscar certificados' });
const getYearFilter = (container: Container) =>
  container.getByRole('group', { name: 'Filtros' }).getByRole('button', { name: /^2025/ });
const getViewRadio = (container: Container, name: 'Lista' | 'Grade') =>
  container.getByRole('radio', { name });
const getNames = (container: Container) =>
  container.getByRole('listitem').getByRole('link', { name: /^(?!Visualizar|Imprimir)/ });

/** Sets every search parameter on the Home screen, one after the other. */
async function setParams(container: Container): Promise<void> {
  await getSearchField(container).pressSequentially('energia');
  await expect(getNames(container)).toHaveCount(3);
  await getYearFilter(container).click();
  await expect(getNames(container)).toHaveCount(2);
  await container.getByRole('combobox', { name: /^Ordenar/ }).selectOption({ label: 'Nome A–Z' });
  await getViewRadio(container, 'Grade').check();
  await expectParams(container);
}

/** Checks that Home shows the results of `searchAddress`. */
async function expectParams(container: Container): Promise<void> {
  await expect(getNames(container)).toHaveText(['Bloqueio de fontes de energia', 'Energia eólica']);
  await expect(getSearchField(container)).toHaveValue('energia');
  await expect(getYearFilter(container)).toHaveAttribute('aria-pressed', 'true');
  await expect(getViewRadio(container, 'Grade')).toBeChecked();
}

/** Moves through the history like the browser's buttons, which also works in an iframe. */
const go = (page: Page, steps: number) => page.evaluate((delta) => history.go(delta), steps);

/** Goes back in the history past the changes of view, order and year, then forward again. */
async function goBackAndForth(page: Page, container: Container): Promise<void> {
  await go(page, -1);
  await expect(getViewRadio(container, 'Lista')).toBeChecked();
  await go(page, -1);
  await expect(getNames(container)).toHaveText(['Energia eólica', 'Bloqueio de fontes de energia']);
  await go(page, -1);
  await expect(getNames(container)).toHaveCount(3);
  await expect(getSearchField(container)).toHaveValue('energia');
  await go(page, 3);
  await expectParams(container);
}

for (const name of hostNames)
  test(`keeps search parameters in the host address for Back, Forward, reload and shared links, ${name}`, async ({
    page,
    context,
    platform,
  }) => {
    const { token } = await createLearner(platform);
    const start = (tab: Page) => mountModule(tab, 'app', 'CertificatesApp', { basePath, token });
    const app = page.locator('#app');
    await openHost(page, platform, name, `${basePath}?campaign=7`);
    await start(page);
    await setParams(app);
    const address = `${basePath}?campaign=7&${searchAddress.slice(2)}`;
    const getHostPath = () => page.url().slice(platform.hosts[name].length);
    await expect.poll(getHostPath).toBe(address);
    expect((await getCallbackArgs(page, 'app', 'onNavigate')).at(-1)).toEqual([
      address.replace(basePath, '/'),
    ]);
    await goBackAndForth(page, app);
    expect(getHostPath()).toBe(address);

    await page.reload();
    await waitForHost(page);
    await start(page);
    await expectParams(app);
    const otherTab = await context.newPage();
    await openHost(otherTab, platform, name, getHostPath());
    await start(otherTab);
    await expectParams(otherTab.locator('#app'));
  });

test('keeps search parameters in the address of a host router for Back and shared links', async ({
  page,
  platform,
}) => {
  const learner = await createLearner(platform);
  await openInShell(page, platform, learner);
  const shell = page.locator('[data-certs-root]');
  await setParams(shell);
  const sharedLink = page.url();
  expect(sharedLink).toBe(`${platform.shell}${basePath}${searchAddress.slice(1)}`);
  await goBackAndForth(page, shell);
  await page.reload();
  await expectParams(shell);
  await page.goto(`${platform.shell}/`);
  await page.goto(sharedLink);
  await expectParams(shell);
});

test('reports and accepts search parameters with a memory router without changing the address bar', async ({
  page,
  platform,
}) => {
  const { token } = await createLearner(platform);
  await openHost(page, platform, 'plain');
  const initialUrl = page.url();
  const router = 'memory';
  const app = page.locator('#app');
  await mountModule(page, 'app', 'CertificatesApp', { router, token });
  await setParams(app);
  await expect
    .poll(async () => (await getCallbackArgs(page, 'app', 'onNavigate')).at(-1))
    .toEqual([searchAddress]);
  await update(page, 'app', { path: '/?type=mission' });
  await expect(getNames(app)).toHaveText(['Bloqueio de fontes de energia']);
  await expect(getSearchField(app)).toHaveValue('');
  await update(page, 'app', { path: searchAddress });
  await expectParams(app);

  await mountModule(page, 'other', 'CertificatesApp', { router, token, path: searchAddress });
  await expectParams(page.locator('#other'));
  expect(page.url()).toBe(initialUrl);
});

test('keeps search parameters in the iframe address and reports them to the host', async ({
  page,
  platform,
}) => {
  const { token } = await createLearner(platform);
  const frame = page.frameLocator('iframe');
  const embed = (path: string) =>
    page.evaluate((source) => {
      const reportedRoutes: string[] = [];
      Object.assign(window, { reportedRoutes });
      addEventListener(
        'message',
        (event: MessageEvent<{ type: string; data: { path: string } }>) => {
          if (event.data.type === 'route-changed') reportedRoutes.push(event.data.data.path);
        },
      );
      const element = document.createElement('iframe');
      Object.assign(element, { title: 'Certificates', width: '1000', height: '900', src: source });
      document.body.replaceChildren(element);
    }, platform.plugin + path);
  await page.goto(`${platform.host}/`);
  await embed(`/signin/${token}`);
  await setParams(frame);
  const getRoutes = () =>
    page.evaluate(() => (window as unknown as { reportedRoutes: string[] }).reportedRoutes);
  await expect.poll(async () => (await getRoutes()).at(-1)).toBe(searchAddress);
  await goBackAndForth(page, frame);
  await embed(searchAddress);
  await expectParams(frame);
});
