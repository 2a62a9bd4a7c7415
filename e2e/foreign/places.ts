import { expect, type Locator, type Page } from '@playwright/test';
import { screenTitle, test as base } from '../fixtures.ts';
import { mount, openAddress, update } from '../hosts/driveHost.ts';
import { type ServedPlugin, servePlugin } from './servePlugin.ts';
import { type Asked, type Foreign, type ForeignOptions, startForeign } from './startForeign.ts';

/** Where the plugin runs: by itself, as a remote of a page with a path of its own for it, in a frame, in our own shell. */
export const placeNames = ['standalone', 'host', 'frame', 'shell'] as const;
export type PlaceName = (typeof placeNames)[number];

export interface Place {
  /** Everything of the plugin. */
  screen: Locator;
  /** The path of the plugin's own router. */
  path(): string;
}

interface Fixtures {
  manners: ForeignOptions;
  foreign: Foreign;
  served: ServedPlugin;
  /** Refusals that belong to the story, as `404 GET /path`. */
  meant: string[];
  /** Opens the plugin for whoever has the token. */
  open(where: PlaceName, token: string, ...screen: ['templates'?]): Promise<Place>;
}

const BASE = '/certificates';

async function enter(
  page: Page,
  { plugin, host, shell }: ServedPlugin,
  [where, token, start]: [PlaceName, string, 'templates'?],
): Promise<Place> {
  const query = start ? `page=${start}` : '';
  if (where === 'standalone') {
    await page.goto(`${plugin}/signin/${encodeURIComponent(token)}?${query}`);
    return { screen: page.locator('body'), path: () => new URL(page.url()).pathname };
  }
  if (where === 'frame') {
    await page.goto(`${host}/frame.html?token=${encodeURIComponent(token)}&${query}`);
    const path = () => new URL(page.frames().at(-1)?.url() ?? '').pathname;
    return { screen: page.frameLocator('iframe').locator('body'), path };
  }
  if (where === 'shell') {
    await page.goto(`${shell}/enter/${encodeURIComponent(token)}`);
    const places = {
      templates: /^(Administração|Administration)$/,
      home: /^(Certificados|Certificates)$/,
    };
    await page.getByRole('link', { name: places[start ?? 'home'] }).click();
    const path = () =>
      new URL(page.url()).pathname.replace(/^\/(?:certificates|administration)/, '');
    return { screen: page.locator('[data-certs-root]'), path };
  }
  await openAddress(page, host + BASE);
  await mount(page, 'app', 'CertificatesApp', { basePath: BASE, token });
  if (start) await update(page, 'app', { path: `/${start}` });
  const path = () => new URL(page.url()).pathname.slice(BASE.length);
  return { screen: page.locator('#app'), path };
}

/** The form in which the specification has a token sent: raw to REST, after its scheme to the query service. */
function formOf({ path, authorization }: Asked, { flags, graphql, origin }: Foreign): string {
  if ((origin + path).startsWith(flags)) return 'key';
  if (authorization === undefined) return 'none';
  const isBearer = authorization.startsWith('Bearer ');
  if ((origin + path).startsWith(graphql)) return isBearer ? 'right' : 'raw';
  return isBearer ? 'Bearer' : 'right';
}

/** Nothing is refused that was not meant to be, and every call carries the token as it should. */
function expectWellAsked(foreign: Foreign, meant: readonly string[]): void {
  const calls = foreign.requests();
  const named = ({ method, path }: Asked) => `${method} ${path.split('?')[0]}`;
  const refused = calls.filter(({ status }) => status >= 400);
  const unmeant = refused.map((call) => `${call.status} ${named(call)}`);
  expect([...new Set(unmeant)].toSorted()).toEqual([...new Set(meant)].toSorted());
  const wrong = calls.filter((call) => {
    const form = formOf(call, foreign);
    if (form === 'key') return call.authorization !== foreign.flagsKey;
    // The public page alone asks without one.
    const isPublic = /^GET .*\/certificates\/\d+$/.test(named(call));
    return form !== 'right' && !(form === 'none' && isPublic);
  });
  expect(wrong.map(named)).toEqual([]);
}

/** A foreign platform for each test, with the plugin on it; at the end every call that came is looked at. */
export const test = base.extend<Fixtures>({
  manners: [{}, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- the library wants the first argument destructured
  meant: async ({}, use) => use([]),
  foreign: async ({ manners, meant }, use) => {
    const foreign = await startForeign(manners);
    await use(foreign);
    await foreign.close();
    expectWellAsked(foreign, meant);
  },
  served: async ({ foreign }, use) => {
    const served = await servePlugin(foreign);
    await use(served);
    await served.close();
  },
  open: async ({ page, served, foreign, meant }, use) => {
    await use((...how) => {
      // What the shell offers to be learnt, no specification has.
      const learning = `404 GET ${new URL(foreign.workspace).pathname.replace(/\/$/, '')}/platform/learning`;
      if (how[0] === 'shell') meant.push(learning);
      return enter(page, served, how);
    });
  },
});

/** What the platform holds, as its REST service tells it. */
export async function held<Answer>(foreign: Foreign, path: string, token: string) {
  const answer = await fetch(foreign.missions + path, { headers: { authorization: token } });
  return (await answer.json()) as Answer;
}

/** The variables of each query of a name, in order. */
export const queriesOf = (foreign: Foreign, operation: string): unknown[] =>
  foreign
    .requests()
    .map(({ body }) => body as { operationName?: string; variables?: unknown } | undefined)
    .filter((body) => body?.operationName === operation)
    .map((body) => body?.variables);

export const title = ({ screen }: Place): Locator => screenTitle(screen);
export { expect };
