/** @jest-environment jest-fixed-jsdom */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseConfig } from '#domain/config.ts';
import type { ConfigInput } from '#domain/configInput.ts';
import { expectConsoleError } from '#testing/console.ts';
import { createCompany, getPlatformUrl } from '#testing/platform.ts';
import { waitUntil } from '#testing/waitUntil.ts';
import type { FlagName } from './flagNames.ts';
import { createFlags, type FlagsClient } from './flags.ts';

interface Toggle {
  name: FlagName;
  enabled: boolean;
}

interface Exchange {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
  status: number;
  etag: string | null;
  answer: string;
}

const proxyPath = '/relay';

/** Starts a proxy in front of a flag service. The proxy records requests and responses, and can be set to fail. */
async function startProxy(service: string) {
  const exchanges: Exchange[] = [];
  let failureStatus: number | undefined;
  const forward = async (request: IncomingMessage): Promise<Exchange> => {
    const { method = '', headers } = request;
    const url = (request.url ?? '').slice(proxyPath.length);
    const body = await text(request);
    const requestUrl = new URL(`http://service${url}`);
    const common = {
      method,
      path: requestUrl.pathname,
      query: requestUrl.searchParams,
      headers,
      body,
    };
    if (failureStatus !== undefined)
      return { ...common, status: failureStatus, etag: null, answer: '' };
    const forwardedHeaders = ['authorization', 'accept', 'content-type', 'if-none-match'];
    const response = await fetch(service + url, {
      method,
      headers: [
        // As browsers do; with `If-None-Match` Node would send `no-cache`, which Unleash answers in full.
        ['cache-control', 'max-age=0'],
        ...forwardedHeaders.flatMap((name) => {
          const value = headers[name];
          return typeof value === 'string' ? [[name, value] as [string, string]] : [];
        }),
      ],
      ...(body && { body }),
    });
    const answer = await response.text();
    return { ...common, status: response.status, etag: response.headers.get('etag'), answer };
  };
  const server = createServer((request, response) => {
    void forward(request).then((exchange) => {
      exchanges.push(exchange);
      response.writeHead(exchange.status, {
        'content-type': 'application/json',
        // An open connection would delay the end of each test.
        connection: 'close',
        ...(exchange.etag && { etag: exchange.etag }),
      });
      response.end(exchange.answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${proxyPath}`,
    fail: (status: number | undefined) => (failureStatus = status),
    fetched: () => exchanges.filter(({ path }) => path === '/'),
    metrics: () => exchanges.filter(({ path }) => path === '/client/metrics'),
    /** Stops the proxy once pending requests are answered. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

type FlagsProxy = Awaited<ReturnType<typeof startProxy>>;

const { UNLEASH_URL, UNLEASH_KEY } = process.env;
const platformKey = 'demo-frontend-key';
const services: [name: string, url: string, key: string][] = [
  ['reference platform as Unleash', `${getPlatformUrl()}/api/frontend`, platformKey],
  [
    'reference platform as Unleash Edge with all toggles',
    `${getPlatformUrl()}/api/frontend/all`,
    platformKey,
  ],
  ...(UNLEASH_URL && UNLEASH_KEY
    ? [['Unleash at UNLEASH_URL', UNLEASH_URL, UNLEASH_KEY] satisfies [string, string, string]]
    : []),
];

describe.each(services)('%s', (_name, service, key) => {
  let proxy: FlagsProxy;
  let flags: FlagsClient;
  let companyId: string;

  beforeEach(async () => {
    companyId = (await createCompany()).company_id;
    proxy = await startProxy(service.replace(/\/$/, ''));
    // Timers are fake; the network is real.
    jest.useFakeTimers();
  });
  afterEach(async () => {
    flags.stop();
    jest.useRealTimers();
    await proxy.stop();
  });

  /** Starts a flags client with a signed-in user and waits for the first response. */
  async function start(config: Partial<ConfigInput> = {}): Promise<void> {
    const base = 'http://localhost:1';
    flags = createFlags(
      parseConfig(
        { MISSIONS_API: base, WORKSPACE_API: base, MISSIONS_GRAPHQL: base, COMPANY_GRAPHQL: base },
        { FLAGS_URL: proxy.url, FLAGS_CLIENT_KEY: key, FLAGS_ENVIRONMENT: 'development' },
        config,
      ),
    );
    flags.start();
    flags.identify('learner', companyId);
    await waitUntil(() =>
      proxy.fetched().some((exchange) => getContext(exchange).userId === 'learner'),
    );
    await waitUntil(() => flags.getState() === 'healthy');
  }

  async function refresh(): Promise<void> {
    const previousCount = proxy.fetched().length;
    await jest.advanceTimersByTimeAsync(60_000);
    await waitUntil(() => proxy.fetched().length > previousCount);
  }

  const toggles = () => {
    const answers = proxy.fetched().filter(({ status }) => status === 200);
    return (JSON.parse(answers.at(-1)?.answer ?? '') as { toggles: Toggle[] }).toggles;
  };
  const expectToggles = async (): Promise<void> => {
    const requestUrl = toggles();
    await waitUntil(() =>
      requestUrl.every(({ name, enabled }) => flags.isEnabled(name) === enabled),
    );
  };

  test.each([
    ['GET with the context in the query', false],
    ['POST with the context in the body', true],
  ])('fetches toggles by %s with the client key', async (_name, FLAGS_USE_POST) => {
    await start({ FLAGS_USE_POST });
    for (const fetched of proxy.fetched()) {
      expect(fetched.method).toBe(FLAGS_USE_POST ? 'POST' : 'GET');
      expect(fetched.headers.authorization).toBe(key);
      expect(fetched.status).toBeLessThan(400);
      expect(getContext(fetched)).toMatchObject({ appName: 'default', environment: 'development' });
      expect(FLAGS_USE_POST ? fetched.query.size : fetched.body.length).toBe(0);
    }
    expect(getContext(proxy.fetched().at(-1))).toMatchObject({
      userId: 'learner',
      sessionId: expect.stringMatching(/^\d+$/) as string,
      'properties[companyId]': companyId,
    });
    await expectToggles();
  });

  test('sends the ETag as If-None-Match and keeps the toggles after a 304', async () => {
    await start();
    const { etag } = proxy.fetched().at(-1) ?? {};
    await refresh();
    const latest = proxy.fetched().at(-1);
    expect(latest?.headers['if-none-match']).toBe(etag ?? undefined);
    // A service without ETags sends the full response each time.
    expect(latest?.status).toBe(etag ? 304 : 200);
    expect(flags.getState()).toBe('healthy');
    await expectToggles();
  });

  test('is in error after a failed request until the next response and keeps the toggles', async () => {
    expectConsoleError(/^Unleash: .* did not have an ok response/);
    await start();
    await expectToggles();
    proxy.fail(503);
    await refresh();
    await waitUntil(() => flags.getState() === 'error');
    expect(flags.getErrorStatus()).toBe(503);
    await expectToggles();
    proxy.fail(undefined);
    await refresh();
    await waitUntil(() => flags.getState() === 'healthy');
    expect(flags.getErrorStatus()).toBeUndefined();
  });

  test('is in error with a wrong client key', async () => {
    expectConsoleError(/^Unleash: .* did not have an ok response/);
    flags = createFlags(
      parseConfig(
        { MISSIONS_API: proxy.url, WORKSPACE_API: proxy.url },
        { MISSIONS_GRAPHQL: proxy.url, COMPANY_GRAPHQL: proxy.url },
        { FLAGS_URL: proxy.url, FLAGS_CLIENT_KEY: 'wrong-key' },
      ),
    );
    flags.start();
    await waitUntil(() => flags.getState() === 'error');
    expect([401, 403]).toContain(flags.getErrorStatus());
  });

  test('posts metrics with bucket, appName and instanceId, which the service accepts', async () => {
    await start();
    await expectToggles();
    const [toggle] = toggles();
    const name = toggle?.name ?? 'certificates.grid-view';
    flags.countUse(name);
    flags.countUse(name);
    await jest.advanceTimersByTimeAsync(2000);
    await waitUntil(() => proxy.metrics().length === 1);
    const [metricsRequest] = proxy.metrics();
    expect(metricsRequest).toMatchObject({ method: 'POST', headers: { authorization: key } });
    const body = JSON.parse(metricsRequest?.body ?? '') as object;
    const isOn = toggle?.enabled ?? false;
    const uses = { yes: isOn ? 2 : 0, no: isOn ? 0 : 2 };
    expect(body).toEqual({
      appName: 'default',
      instanceId: expect.any(String) as string,
      bucket: {
        start: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        stop: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        toggles: { [name]: { ...uses, variants: expect.any(Object) as object } },
      },
    });
    expect([200, 202]).toContain(metricsRequest?.status);
  });
});

/** Returns the Unleash context of a GET or POST request as a flat object. */
function getContext(exchange: Exchange | undefined): Record<string, string> {
  if (!exchange) return {};
  if (exchange.method === 'GET') return Object.fromEntries(exchange.query);
  const { context } = JSON.parse(exchange.body) as {
    context: Record<string, string> & { properties?: Record<string, string> };
  };
  const properties = Object.entries(context.properties ?? {});
  return {
    ...context,
    ...Object.fromEntries(properties.map(([name, value]) => [`properties[${name}]`, value])),
  };
}
