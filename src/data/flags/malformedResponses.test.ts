/** @jest-environment jest-fixed-jsdom */
import { parseConfig } from '#domain/config.ts';
import type { ConfigInput } from '#domain/configInput.ts';
import {
  injectFault,
  type Company,
  createCompany,
  getPlatformUrl,
  setFlag,
} from '#testing/platform.ts';
import {
  type ResponseVariant,
  startRewritingProxy,
  type RewritingProxy,
} from '#testing/rewritingProxy.ts';
import { allowConsoleError, expectConsoleError } from '#testing/console.ts';
import { waitUntil } from '#testing/waitUntil.ts';
import { createFlags, type FlagsClient } from './flags.ts';

const grid = 'certificates.grid-view';
const pdf = 'certificates.pdf-download';
const path = '/api/frontend/all';

let proxy: RewritingProxy;
let company: Company;
let started: FlagsClient[];

beforeAll(async () => {
  proxy = await startRewritingProxy();
});
afterAll(() => proxy.close());
beforeEach(async () => {
  started = [];
  proxy.respondWith(unchanged);
  company = await createCompany();
  await setFlag(company, grid, false);
  // Timers are fake; the network is real.
  jest.useFakeTimers();
});
afterEach(() => {
  for (const flags of started) flags.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const unchanged: ResponseVariant = () => ({});
const withBody =
  (body: string | Uint8Array, headers = {}): ResponseVariant =>
  () => ({ status: 200, headers: { 'content-type': 'application/json', ...headers }, body });

function start(config: Partial<ConfigInput> = {}): FlagsClient {
  const base = getPlatformUrl();
  const flags = createFlags(
    parseConfig(
      { MISSIONS_API: base, WORKSPACE_API: base, FLAGS_URL: proxy.url + path },
      { FLAGS_CLIENT_KEY: 'demo-frontend-key' },
      config,
    ),
  );
  started.push(flags);
  flags.identify(company.learner.id, company.company_id);
  flags.start();
  return flags;
}

async function startHealthy(config: Partial<ConfigInput> = {}): Promise<FlagsClient> {
  const flags = start(config);
  await waitUntil(() => flags.isEnabled(grid) === false && flags.getState() === 'healthy');
  return flags;
}

/** Advances the timers to the next request for toggles, to which the proxy responds with the given variant. */
async function refresh(variant: ResponseVariant): Promise<void> {
  proxy.respondWith(variant);
  await jest.advanceTimersByTimeAsync(60_000);
  await waitUntil(() => proxy.requests.length > 0);
}

const malformed: [name: string, answer: ResponseVariant][] = [
  ['{}', withBody('{}')],
  ['[]', withBody('[]')],
  ['"x"', withBody('"x"')],
  ['null', withBody('null')],
  ['0', withBody('0')],
  ['{"toggles":null}', withBody('{"toggles":null}')],
  ['{"toggles":[null]}', withBody('{"toggles":[null]}')],
  [
    'an HTML page with status 200',
    withBody('<title>Sign in</title>', { 'content-type': 'text/html' }),
  ],
  ['an empty body', withBody('')],
  ['truncated JSON', withBody('{"toggles":[{"name":"certificates.gr')],
  ['status 204', () => ({ status: 204, body: undefined })],
  ['ten megabytes of zeros', withBody('0'.repeat(10_000_000))],
  ['a list of five million zeros', withBody(`{"toggles":[${'0,'.repeat(5_000_000)}0]}`)],
  ['JSON in UTF-16', withBody(Buffer.from('\ufeff{"toggles":[]}', 'utf16le'))],
];

describe('malformed response of the flag service', () => {
  test.each(malformed)(
    'keeps the toggles until the next good response: %s',
    async (name, variant) => {
      expectConsoleError(/^Unleash: unable to fetch feature toggles ApiError: /);
      allowConsoleError(/^Left out what could not be read: /);
      const flags = await startHealthy();
      await refresh(variant);
      await waitUntil(() => flags.getState() === 'error');
      expect(flags.getErrorStatus()).toBe(name === 'status 204' ? 204 : 200);
      expect([flags.isEnabled(grid), flags.isEnabled(pdf)]).toEqual([false, true]);
      await refresh(unchanged);
      await waitUntil(() => flags.getState() === 'healthy');
      expect(flags.getErrorStatus()).toBeUndefined();
      expect([flags.isEnabled(grid), flags.isEnabled(pdf)]).toEqual([false, true]);
    },
  );

  test.each(malformed.slice(0, 7))(
    'leaves every toggle on when it is the first response: %s',
    async (_name, variant) => {
      expectConsoleError(/^Unleash: unable to fetch feature toggles ApiError: /);
      allowConsoleError(/^Left out what could not be read: /);
      proxy.respondWith(variant);
      const flags = start({ FLAGS_UNKNOWN: 'off' });
      await waitUntil(() => flags.getState() === 'error');
      expect([flags.isEnabled(grid), flags.isEnabled(pdf)]).toEqual([undefined, undefined]);
      await refresh(unchanged);
      await waitUntil(() => flags.getState() === 'healthy');
      expect([flags.isEnabled(grid), flags.isEnabled(pdf)]).toEqual([false, true]);
    },
  );

  test('is an error without a status when it cannot be decompressed', async () => {
    expectConsoleError(/^Unleash: unable to fetch feature toggles TypeError: terminated/);
    const flags = await startHealthy();
    await refresh(withBody('{"toggles":[]}', { 'content-encoding': 'gzip' }));
    await waitUntil(() => flags.getState() === 'error');
    expect(flags.getErrorStatus()).toBeUndefined();
    expect(flags.isEnabled(grid)).toBe(false);
  });

  test('is not confirmed by a later 304', async () => {
    expectConsoleError(/^Unleash: .* ApiError: Unexpected answer: toggles/);
    const flags = await startHealthy();
    await refresh(withBody('{"toggles":null}', { etag: '"wrong"' }));
    await waitUntil(() => flags.getState() === 'error');
    await refresh(({ headers }) => ({ status: 304, headers, body: undefined }));
    await waitUntil(() => flags.getState() === 'healthy');
    expect(flags.isEnabled(grid)).toBe(false);
  });

  test('is an error when the first response is a 304', async () => {
    expectConsoleError(/^Unleash: .* ApiError: Unexpected answer: not modified/);
    proxy.respondWith(() => ({ status: 304, body: undefined }));
    const flags = start({ FLAGS_UNKNOWN: 'off' });
    await waitUntil(() => flags.getState() === 'error');
    expect(flags.getErrorStatus()).toBe(304);
    expect(flags.isEnabled(grid)).toBeUndefined();
  });

  test('is an error when it does not end within 30 seconds', async () => {
    expectConsoleError(/^Unleash: .* TimeoutError: Nothing came within 30 s/);
    await injectFault(company, `GET ${path}`, { stall: true });
    const flags = start({ FLAGS_URL: getPlatformUrl() + path });
    const textSpy = jest.spyOn(Response.prototype, 'text');
    await waitUntil(() => textSpy.mock.calls.length > 0);
    await jest.advanceTimersByTimeAsync(29_900);
    expect(flags.getState()).toBe('initializing');
    await jest.advanceTimersByTimeAsync(100);
    await waitUntil(() => flags.getState() === 'error');
  });
});

describe('unusual valid response of the flag service', () => {
  const withText =
    (format: (body: string) => string | Uint8Array, type = 'application/json'): ResponseVariant =>
    ({ body }) => ({
      status: 200,
      headers: { 'content-type': type },
      body: format(JSON.stringify(body)),
    });

  test.each<[string, ResponseVariant]>([
    ['a byte-order mark', withText((body) => `\ufeff${body}`)],
    ['the content type text/html', withText((body) => body, 'text/html')],
    [
      'invalid toggles among the valid ones',
      withText((body) => body.replace('[', '[null,{"name":5},0,')),
    ],
    [
      'a key named __proto__',
      withText((body) => body.replace('{', '{"__proto__":{"toggles":[]},')),
    ],
  ])('is parsed with %s', async (_name, variant) => {
    allowConsoleError(/^Left out what could not be read: /);
    proxy.respondWith((response, call) => ({ ...variant(response, call) }));
    const flags = await startHealthy();
    expect([flags.isEnabled(grid), flags.isEnabled(pdf)]).toEqual([false, true]);
    expect(({} as { toggles?: unknown }).toggles).toBeUndefined();
  });

  test('is ignored without an error when it is for a previous user', async () => {
    const flags = start();
    flags.identify(company.admin.id, company.company_id);
    await waitUntil(() => flags.getState() === 'healthy' && flags.isEnabled(grid) === false);
  });
});
