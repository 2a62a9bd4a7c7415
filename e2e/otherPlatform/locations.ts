import { expect, type Locator, type Page } from '@playwright/test';
import { getScreenHeading, test as base } from '../fixtures.ts';
import { mountModule, openAddress, update } from '../hosts/driveHost.ts';
import { type ServedPlugin, servePlugin } from './servePlugin.ts';
import {
  type RecordedRequest,
  type OtherPlatform,
  type OtherPlatformOptions,
  startOtherPlatform,
} from './startOtherPlatform.ts';

/** Places in which the plugin runs: its standalone page, a remote module in a host page, an iframe, or our shell. */
export const pluginLocationNames = ['standalone', 'host', 'frame', 'shell'] as const;
export type LocationName = (typeof pluginLocationNames)[number];

export interface PluginLocation {
  /** Root element of the plugin. */
  screen: Locator;
  /** Path of the plugin's router. */
  getPath(): string;
}

interface Fixtures {
  platformOptions: OtherPlatformOptions;
  otherPlatform: OtherPlatform;
  served: ServedPlugin;
  /** Failed requests that the test expects, such as `404 GET /path`. */
  expectedFailures: string[];
  /** Opens the plugin in a location with a user's token. */
  open(where: LocationName, token: string, ...screen: ['templates'?]): Promise<PluginLocation>;
}

const BASE = '/certificates';

async function openPlugin(
  page: Page,
  { plugin, host, shell }: ServedPlugin,
  [where, token, start]: [LocationName, string, 'templates'?],
): Promise<PluginLocation> {
  const query = start ? `page=${start}` : '';
  if (where === 'standalone') {
    await page.goto(`${plugin}/signin/${encodeURIComponent(token)}?${query}`);
    return { screen: page.locator('body'), getPath: () => new URL(page.url()).pathname };
  }
  if (where === 'frame') {
    await page.goto(`${host}/frame.html?token=${encodeURIComponent(token)}&${query}`);
    const getPath = () => new URL(page.frames().at(-1)?.url() ?? '').pathname;
    return { screen: page.frameLocator('iframe').locator('body'), getPath };
  }
  if (where === 'shell') {
    await page.goto(`${shell}/enter/${encodeURIComponent(token)}`);
    const linkNames = {
      templates: /^(Administração|Administration)$/,
      home: /^(Certificados|Certificates)$/,
    };
    await page.getByRole('link', { name: linkNames[start ?? 'home'] }).click();
    const getPath = () =>
      new URL(page.url()).pathname.replace(/^\/(?:certificates|administration)/, '');
    return { screen: page.locator('[data-certs-root]'), getPath };
  }
  await openAddress(page, host + BASE);
  await mountModule(page, 'app', 'CertificatesApp', { basePath: BASE, token });
  if (start) await update(page, 'app', { path: `/${start}` });
  const getPath = () => new URL(page.url()).pathname.slice(BASE.length);
  return { screen: page.locator('#app'), getPath };
}

/** Returns the form of an Authorization header. The specification requires the raw token for REST, and a scheme for queries. */
function getAuthorizationForm(
  { path, authorization }: RecordedRequest,
  { flags, graphql, origin }: OtherPlatform,
): string {
  if ((origin + path).startsWith(flags)) return 'key';
  if (authorization === undefined) return 'none';
  const isBearer = authorization.startsWith('Bearer ');
  if ((origin + path).startsWith(graphql)) return isBearer ? 'right' : 'raw';
  return isBearer ? 'Bearer' : 'right';
}

/** Checks that only expected requests failed, and that every request had a valid token. */
function expectValidRequests(
  otherPlatform: OtherPlatform,
  expectedFailures: readonly string[],
): void {
  const calls = otherPlatform.requests();
  const format = ({ method, path }: RecordedRequest) => `${method} ${path.split('?')[0]}`;
  const refused = calls.filter(({ status }) => status >= 400);
  const failures = refused.map((call) => `${call.status} ${format(call)}`);
  expect([...new Set(failures)].toSorted()).toEqual([...new Set(expectedFailures)].toSorted());
  const wrong = calls.filter((call) => {
    const form = getAuthorizationForm(call, otherPlatform);
    if (form === 'key') return call.authorization !== otherPlatform.flagsKey;
    // Only the public page sends no token.
    const isPublic = /^GET .*\/certificates\/\d+$/.test(format(call));
    return form !== 'right' && !(form === 'none' && isPublic);
  });
  expect(wrong.map(format)).toEqual([]);
}

/** Playwright's `test` with a separate platform and plugin for each test. Checks all requests at the end of a test. */
export const test = base.extend<Fixtures>({
  platformOptions: [{}, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- the library wants the first argument destructured
  expectedFailures: async ({}, use) => use([]),
  otherPlatform: async ({ platform, platformOptions, expectedFailures }, use) => {
    const otherPlatform = await startOtherPlatform(platform.api, platformOptions);
    await use(otherPlatform);
    await otherPlatform.close();
    expectValidRequests(otherPlatform, expectedFailures);
  },
  served: async ({ otherPlatform }, use) => {
    const served = await servePlugin(otherPlatform);
    await use(served);
    await served.close();
  },
  open: async ({ page, served, otherPlatform, expectedFailures }, use) => {
    await use((...args) => {
      // The shell requests missions to learn, which the specification does not have.
      const learning = `404 GET ${new URL(otherPlatform.workspace).pathname.replace(/\/$/, '')}/platform/learning`;
      if (args[0] === 'shell') expectedFailures.push(learning);
      return openPlugin(page, served, args);
    });
  },
});

/** Fetches a resource of the platform's REST service. */
export async function fetchResource<Answer>(
  otherPlatform: OtherPlatform,
  path: string,
  token: string,
) {
  const answer = await fetch(otherPlatform.missions + path, { headers: { authorization: token } });
  return (await answer.json()) as Answer;
}

/** Lists the variables of all GraphQL queries with a name, in order. */
export const listQueryVariables = (otherPlatform: OtherPlatform, operation: string): unknown[] =>
  otherPlatform
    .requests()
    .map(({ body }) => body as { operationName?: string; variables?: unknown } | undefined)
    .filter((body) => body?.operationName === operation)
    .map((body) => body?.variables);

export const getTitle = ({ screen }: PluginLocation): Locator => getScreenHeading(screen);
export { expect };
