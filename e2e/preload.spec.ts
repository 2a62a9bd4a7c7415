/** How many times the network is waited for until the first screen stands, with and without `preload.json`. */
import type { Page } from '@playwright/test';
import {
  type Company,
  expect,
  type HostName,
  hostNames,
  type Running,
  screenTitle,
  test,
} from './fixtures.ts';
import { type Asked, recordWaves } from './hosts/codeWaves.ts';
import { type HostPage, lendsReact, mount, openHost } from './hosts/driveHost.ts';

declare const window: Window & { host: HostPage };

interface PreloadList {
  files: string[];
  languages: Record<string, string[]>;
  react: string[];
}

interface Screen {
  module: string;
  locale: string;
  props(company: Company, certificateId: string): object;
  stands(page: Page): Promise<void>;
}

const home: Screen = {
  module: 'CertificatesApp',
  locale: 'pt',
  props: ({ learner }) => ({ router: 'memory', token: learner.token }),
  stands: (page) => expect(page.locator('#app [role="listitem"]')).toHaveCount(3),
};
const others: readonly Screen[] = [
  {
    module: 'TemplatesApp',
    locale: 'en',
    props: ({ admin }) => ({ router: 'memory', token: admin.token }),
    stands: (page) => expect(screenTitle(page.locator('#app'))).toHaveText('Manage templates'),
  },
  {
    module: 'PrintView',
    locale: 'es',
    props: (_company, certificateId) => ({ certificateId }),
    stands: (page) => expect(page.locator('#app').getByRole('group')).toHaveCount(2),
  },
];

async function listOf(platform: Running, name: HostName, { module, locale }: Screen) {
  const answer = await fetch(`${platform.plugin}/preload.json`);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const lists = (await answer.json()) as Record<string, PreloadList>;
  const { files = [], languages = {}, react = [] } = lists[module] ?? {};
  return [...files, ...(languages[locale] ?? []), ...(lendsReact[name] ? [] : react)];
}

interface Loading {
  log: Asked[];
  listed: string[];
  codeWaves: number;
}

async function load(
  page: Page,
  platform: Running,
  name: HostName,
  screen: Screen,
  isHinted: boolean,
): Promise<Loading> {
  const company = await platform.createCompany();
  const [id = ''] = await platform.giveCertificates(company.learner, 3);
  const { module, locale } = screen;
  const props = { locale, ...screen.props(company, id) };
  const listed = await listOf(platform, name, screen);
  await openHost(page, platform, name);
  const isNeeded = (path: string) => path === 'remoteEntry.js' || listed.includes(path);
  const log = await recordWaves(page, platform, isNeeded, async () => {
    if (isHinted)
      await page.evaluate(([what, language, lends]) => window.host.hint(what, language, lends), [
        module,
        locale,
        lendsReact[name],
      ] as const);
    await mount(page, 'app', module, props);
    await screen.stands(page);
  });
  const hints = isHinted ? 'with hints' : 'without hints';
  for (const { after, kind, path } of log)
    test.info().annotations.push({ type: hints, description: `${after} ${kind} ${path}` });
  const codeWaves = 1 + Math.max(...log.filter(({ kind }) => kind === 'code').map(afterOf));
  return { log, listed, codeWaves };
}

const afterOf = ({ after }: Asked) => after;

function expectHinted({ log, listed, codeWaves }: Loading, name: HostName) {
  expect(codeWaves, 'waves of code with hints').toBe(1);
  const asked = log.filter(({ kind }) => kind === 'code').map(({ path }) => path);
  // The runtime of the others asks for what the manifest names in a way of its own, which the browser's cache answers.
  const wanted = name === 'plain' ? asked : [...new Set(asked)];
  expect(wanted.sort(), 'a hint and its use are one request').toEqual(
    ['remoteEntry.js', ...listed].sort(),
  );
}

function expectUnhinted({ log, listed, codeWaves }: Loading) {
  expect(codeWaves, 'remote entry and two waves').toBeLessThanOrEqual(3);
  const asked = log.map(({ path }) => path);
  for (const path of listed) expect(asked, 'nothing is listed in vain').toContain(path);
  const calls = log.filter(({ kind }) => kind === 'data');
  expect(Math.min(...calls.map(afterOf)), 'data beside the last code').toBeLessThan(codeWaves);
}

test('plain: with hints the certificates take one wave of code', async ({ page, platform }) => {
  expectHinted(await load(page, platform, 'plain', home, true), 'plain');
});

for (const name of hostNames)
  for (const screen of [home, ...others])
    test(`${name}, ${screen.module}: waves of code with and without hints @full`, async ({
      page,
      platform,
    }) => {
      expectUnhinted(await load(page, platform, name, screen, false));
      await page.unrouteAll();
      expectHinted(await load(page, platform, name, screen, true), name);
    });
