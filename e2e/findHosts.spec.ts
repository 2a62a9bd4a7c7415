/** What Home is asked for is in its address, whoever holds that: the host's page, a list in memory, a frame. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import {
  expect,
  hostNames,
  openInShell,
  type Person,
  type Running,
  tagOf,
  test,
} from './fixtures.ts';
import { heard, hostStands, mount, openHost, update } from './hosts/driveHost.ts';

const basePath = '/certificates';
const asked = '/?q=energia&year=2025&sort=name&view=grid';

const course = (name: string, day: string, type = 'CONTENT') => ({
  type,
  name,
  completed_at: `${day}T15:00:00.000Z`,
});

async function learnerOf(platform: Running): Promise<Person> {
  const { learner } = await platform.createCompany();
  await platform.giveCertificates(learner, [
    course('Introdução à energia solar', '2026-09-15'),
    course('Energia eólica', '2025-06-30'),
    course('Bloqueio de fontes de energia', '2025-03-12', 'MISSION'),
    course('Soldagem', '2025-05-01'),
  ]);
  return learner;
}

type Place = Locator | FrameLocator;

const field = (place: Place) => place.getByRole('searchbox', { name: 'Buscar certificados' });
const year = (place: Place) =>
  place.getByRole('group', { name: 'Filtros' }).getByRole('button', { name: /^2025/ });
const view = (place: Place, name: 'Lista' | 'Grade') => place.getByRole('radio', { name });
const names = (place: Place) =>
  place.getByRole('listitem').getByRole('link', { name: /^(?!Visualizar|Imprimir)/ });

/** All that can be asked for, one after the other. */
async function ask(place: Place): Promise<void> {
  await field(place).pressSequentially('energia');
  await expect(names(place)).toHaveCount(3);
  await year(place).click();
  await expect(names(place)).toHaveCount(2);
  await place.getByRole('combobox', { name: /^Ordenar/ }).selectOption({ label: 'Nome A–Z' });
  await view(place, 'Grade').check();
  await expectAsked(place);
}

/** It shows what `asked` asks for. */
async function expectAsked(place: Place): Promise<void> {
  await expect(names(place)).toHaveText(['Bloqueio de fontes de energia', 'Energia eólica']);
  await expect(field(place)).toHaveValue('energia');
  await expect(year(place)).toHaveAttribute('aria-pressed', 'true');
  await expect(view(place, 'Grade')).toBeChecked();
}

/** As the browser's buttons do; in a frame the page itself goes nowhere. */
const go = (page: Page, steps: number) => page.evaluate((by) => history.go(by), steps);

/** Back over view, order and year, then forward again. */
async function goBackAndForth(page: Page, place: Place): Promise<void> {
  await go(page, -1);
  await expect(view(place, 'Lista')).toBeChecked();
  await go(page, -1);
  await expect(names(place)).toHaveText(['Energia eólica', 'Bloqueio de fontes de energia']);
  await go(page, -1);
  await expect(names(place)).toHaveCount(3);
  await expect(field(place)).toHaveValue('energia');
  await go(page, 3);
  await expectAsked(place);
}

for (const name of hostNames)
  test(`${name}: the host’s address has it, Back and Forward follow, a reload and a shared link show the same${tagOf(name === 'plain')}`, async ({
    page,
    context,
    platform,
  }) => {
    const { token } = await learnerOf(platform);
    const start = (tab: Page) => mount(tab, 'app', 'CertificatesApp', { basePath, token });
    const app = page.locator('#app');
    await openHost(page, platform, name, `${basePath}?campaign=7`);
    await start(page);
    await ask(app);
    const address = `${basePath}?campaign=7&${asked.slice(2)}`;
    const shown = () => page.url().slice(platform.hosts[name].length);
    await expect.poll(shown).toBe(address);
    expect((await heard(page, 'app', 'onNavigate')).at(-1)).toEqual([
      address.replace(basePath, '/'),
    ]);
    await goBackAndForth(page, app);
    expect(shown()).toBe(address);

    await page.reload();
    await hostStands(page);
    await start(page);
    await expectAsked(app);
    const other = await context.newPage();
    await openHost(other, platform, name, shown());
    await start(other);
    await expectAsked(other.locator('#app'));
  });

test('where the host’s own router has the address, a shared link leads to the same, and Back through it @full', async ({
  page,
  platform,
}) => {
  const learner = await learnerOf(platform);
  await openInShell(page, platform, learner);
  const shell = page.locator('[data-certs-root]');
  await ask(shell);
  const shared = page.url();
  expect(shared).toBe(`${platform.shell}${basePath}${asked.slice(1)}`);
  await goBackAndForth(page, shell);
  await page.reload();
  await expectAsked(shell);
  await page.goto(`${platform.shell}/`);
  await page.goto(shared);
  await expectAsked(shell);
});

test('in memory the host hears of it and leads there; the address bar stays @full', async ({
  page,
  platform,
}) => {
  const { token } = await learnerOf(platform);
  await openHost(page, platform, 'plain');
  const before = page.url();
  const router = 'memory';
  const app = page.locator('#app');
  await mount(page, 'app', 'CertificatesApp', { router, token });
  await ask(app);
  await expect.poll(async () => (await heard(page, 'app', 'onNavigate')).at(-1)).toEqual([asked]);
  await update(page, 'app', { path: '/?type=mission' });
  await expect(names(app)).toHaveText(['Bloqueio de fontes de energia']);
  await expect(field(app)).toHaveValue('');
  await update(page, 'app', { path: asked });
  await expectAsked(app);

  await mount(page, 'other', 'CertificatesApp', { router, token, path: asked });
  await expectAsked(page.locator('#other'));
  expect(page.url()).toBe(before);
});

test('in a frame its own address has it, the page around hears of it, and Back goes back in it @full', async ({
  page,
  platform,
}) => {
  const { token } = await learnerOf(platform);
  const frame = page.frameLocator('iframe');
  const embed = (path: string) =>
    page.evaluate((source) => {
      const heardRoutes: string[] = [];
      Object.assign(window, { heardRoutes });
      addEventListener(
        'message',
        (event: MessageEvent<{ type: string; data: { path: string } }>) => {
          if (event.data.type === 'route-changed') heardRoutes.push(event.data.data.path);
        },
      );
      const element = document.createElement('iframe');
      Object.assign(element, { title: 'Certificates', width: '1000', height: '900', src: source });
      document.body.replaceChildren(element);
    }, platform.plugin + path);
  await page.goto(`${platform.host}/`);
  await embed(`/signin/${token}`);
  await ask(frame);
  const routes = () =>
    page.evaluate(() => (window as unknown as { heardRoutes: string[] }).heardRoutes);
  await expect.poll(async () => (await routes()).at(-1)).toBe(asked);
  await goBackAndForth(page, frame);
  await embed(asked);
  await expectAsked(frame);
});
