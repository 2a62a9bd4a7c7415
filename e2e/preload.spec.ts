/** Tests the number of sequential waves of requests until the first screen is loaded, with and without `preload.json`. */
import type { Page } from '@playwright/test';
import {
  type Company,
  expect,
  type HostName,
  hostNames,
  type TestPlatform,
  getScreenHeading,
  test,
} from './fixtures.ts';
import { type RecordedRequest, recordWaves } from './hosts/codeWaves.ts';
import { type HostPage, lendsReact, mountModule, openHost } from './hosts/driveHost.ts';

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
  waitUntilLoaded(page: Page): Promise<void>;
}

const home: Screen = {
  module: 'CertificatesApp',
  locale: 'pt',
  props: ({ learner }) => ({ router: 'memory', token: learner.token }),
  waitUntilLoaded: (page) => expect(page.locator('#app [role="listitem"]')).toHaveCount(3),
};
const otherScreens: readonly Screen[] = [
  {
    module: 'TemplatesApp',
    locale: 'en',
    props: ({ admin }) => ({ router: 'memory', token: admin.token }),
    waitUntilLoaded: (page) =>
      expect(getScreenHeading(page.locator('#app'))).toHaveText('Manage templates'),
  },
  {
    module: 'PrintView',
    locale: 'es',
    props: (_company, certificateId) => ({ certificateId }),
    waitUntilLoaded: (page) => expect(page.locator('#app').getByRole('group')).toHaveCount(2),
  },
];

async function fetchPreloadFiles(
  platform: TestPlatform,
  name: HostName,
  { module, locale }: Screen,
) {
  const response = await fetch(`${platform.plugin}/preload.json`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const lists = (await response.json()) as Record<string, PreloadList>;
  const { files = [], languages = {}, react = [] } = lists[module] ?? {};
  return [...files, ...(languages[locale] ?? []), ...(lendsReact[name] ? [] : react)];
}

interface LoadResult {
  log: RecordedRequest[];
  preloadFiles: string[];
  codeWaves: number;
}

async function loadScreen(
  page: Page,
  platform: TestPlatform,
  name: HostName,
  screen: Screen,
  hasHints: boolean,
): Promise<LoadResult> {
  const company = await platform.createCompany();
  const [id = ''] = await platform.createCertificates(company.learner, 3);
  const { module, locale } = screen;
  const props = { locale, ...screen.props(company, id) };
  const preloadFiles = await fetchPreloadFiles(platform, name, screen);
  await openHost(page, platform, name);
  const isNeeded = (path: string) => path === 'remoteEntry.js' || preloadFiles.includes(path);
  const log = await recordWaves(page, platform, isNeeded, async () => {
    if (hasHints)
      await page.evaluate(([app, language, lends]) => window.host.hint(app, language, lends), [
        module,
        locale,
        lendsReact[name],
      ] as const);
    await mountModule(page, 'app', module, props);
    await screen.waitUntilLoaded(page);
  });
  const hints = hasHints ? 'with hints' : 'without hints';
  for (const { after, kind, path } of log)
    test.info().annotations.push({ type: hints, description: `${after} ${kind} ${path}` });
  const codeWaves = 1 + Math.max(...log.filter(({ kind }) => kind === 'code').map(getWave));
  return { log, preloadFiles, codeWaves };
}

const getWave = ({ after }: RecordedRequest) => after;

function expectLoadWithHints({ log, preloadFiles, codeWaves }: LoadResult, name: HostName) {
  expect(codeWaves, 'waves of code with hints').toBe(1);
  const codePaths = log.filter(({ kind }) => kind === 'code').map(({ path }) => path);
  // The federation runtime of other hosts requests files of the manifest again, which the browser's cache serves.
  const paths = name === 'plain' ? codePaths : [...new Set(codePaths)];
  expect(paths.sort(), 'a hint and its use are one request').toEqual(
    ['remoteEntry.js', ...preloadFiles].sort(),
  );
}

function expectLoadWithoutHints({ log, preloadFiles, codeWaves }: LoadResult) {
  expect(codeWaves, 'remote entry and two waves').toBeLessThanOrEqual(3);
  const paths = log.map(({ path }) => path);
  for (const path of preloadFiles) expect(paths, 'every listed file is used').toContain(path);
  const dataRequests = log.filter(({ kind }) => kind === 'data');
  expect(
    Math.min(...dataRequests.map(getWave)),
    'data requests run in parallel with the last wave',
  ).toBeLessThan(codeWaves);
}

test('loads CertificatesApp in the plain host in one wave of code with hints', async ({
  page,
  platform,
}) => {
  expectLoadWithHints(await loadScreen(page, platform, 'plain', home, true), 'plain');
});

for (const name of hostNames)
  for (const screen of [home, ...otherScreens])
    test(`loads ${screen.module} in ${name} in one wave of code with hints and at most three without @full`, async ({
      page,
      platform,
    }) => {
      expectLoadWithoutHints(await loadScreen(page, platform, name, screen, false));
      await page.unrouteAll();
      expectLoadWithHints(await loadScreen(page, platform, name, screen, true), name);
    });
