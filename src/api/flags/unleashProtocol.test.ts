/** @jest-environment jest-fixed-jsdom */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseConfig } from '#model/config.ts';
import type { ConfigInput } from '#model/configInput.ts';
import { createCompany, platformUrl } from '#testing/platform.ts';
import { until } from '#testing/until.ts';
import { createFlags, type FlagName, type Flags } from './flags.ts';

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

const mark = '/relay';

/** Stands before a service, writes down what is said, and can be told to fail in its place. */
async function startRelay(service: string) {
  const exchanges: Exchange[] = [];
  let failure: number | undefined;
  const pass = async (request: IncomingMessage): Promise<Exchange> => {
    const { method = '', headers } = request;
    const url = (request.url ?? '').slice(mark.length);
    const body = await text(request);
    const said = new URL(`http://service${url}`);
    const common = { method, path: said.pathname, query: said.searchParams, headers, body };
    if (failure !== undefined) return { ...common, status: failure, etag: null, answer: '' };
    const kept = ['authorization', 'accept', 'content-type', 'if-none-match'];
    const response = await fetch(service + url, {
      method,
      headers: [
        // As browsers ask: beside `If-None-Match` Node would say `no-cache`, which Unleash answers in full.
        ['cache-control', 'max-age=0'],
        ...kept.flatMap((name) => {
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
    void pass(request).then((exchange) => {
      exchanges.push(exchange);
      response.writeHead(exchange.status, {
        'content-type': 'application/json',
        // Kept open, it would keep the end of each test waiting.
        connection: 'close',
        ...(exchange.etag && { etag: exchange.etag }),
      });
      response.end(exchange.answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${mark}`,
    fail: (status: number | undefined) => (failure = status),
    fetched: () => exchanges.filter(({ path }) => path === '/'),
    metrics: () => exchanges.filter(({ path }) => path === '/client/metrics'),
    /** Once what is under way has been answered. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}

// The library logs every failed fetch, and of one that the end of a test cuts off only after it.
beforeAll(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

type Relay = Awaited<ReturnType<typeof startRelay>>;

const { UNLEASH_URL, UNLEASH_KEY } = process.env;
const platformKey = 'demo-frontend-key';
const services: [name: string, url: string, key: string][] = [
  ['the platform, as Unleash', `${platformUrl()}/api/frontend`, platformKey],
  [
    'the platform, as Unleash Edge for all toggles',
    `${platformUrl()}/api/frontend/all`,
    platformKey,
  ],
  ...(UNLEASH_URL && UNLEASH_KEY
    ? [['the Unleash given', UNLEASH_URL, UNLEASH_KEY] satisfies [string, string, string]]
    : []),
];

describe.each(services)('%s', (_name, service, key) => {
  let relay: Relay;
  let flags: Flags;
  let companyId: string;

  beforeEach(async () => {
    companyId = (await createCompany()).company_id;
    relay = await startRelay(service.replace(/\/$/, ''));
    // The clock stands still; the network does not.
    jest.useFakeTimers();
  });
  afterEach(async () => {
    flags.stop();
    jest.useRealTimers();
    await relay.stop();
  });

  /** A client that the service has answered, knowing who is signed in. */
  async function start(config: Partial<ConfigInput> = {}): Promise<void> {
    const base = 'http://localhost:1';
    flags = createFlags(
      parseConfig(
        { MISSIONS_API: base, WORKSPACE_API: base, MISSIONS_GRAPHQL: base, COMPANY_GRAPHQL: base },
        { FLAGS_URL: relay.url, FLAGS_CLIENT_KEY: key, FLAGS_ENVIRONMENT: 'development' },
        config,
      ),
    );
    flags.start();
    flags.identify('learner', companyId);
    await until(() => relay.fetched().some((one) => contextOf(one).userId === 'learner'));
    await until(() => flags.state() === 'healthy');
  }

  async function refresh(): Promise<void> {
    const before = relay.fetched().length;
    await jest.advanceTimersByTimeAsync(60_000);
    await until(() => relay.fetched().length > before);
  }

  const toggles = () => {
    const answers = relay.fetched().filter(({ status }) => status === 200);
    return (JSON.parse(answers.at(-1)?.answer ?? '') as { toggles: Toggle[] }).toggles;
  };
  const expectToggles = async (): Promise<void> => {
    const said = toggles();
    await until(() => said.every(({ name, enabled }) => flags.isEnabled(name) === enabled));
  };

  test.each([
    ['GET, the context in the query', false],
    ['POST, the context in the body', true],
  ])('toggles are fetched by %s, with the client key', async (_how, FLAGS_USE_POST) => {
    await start({ FLAGS_USE_POST });
    for (const fetched of relay.fetched()) {
      expect(fetched.method).toBe(FLAGS_USE_POST ? 'POST' : 'GET');
      expect(fetched.headers.authorization).toBe(key);
      expect(fetched.status).toBeLessThan(400);
      expect(contextOf(fetched)).toMatchObject({ appName: 'default', environment: 'development' });
      expect(FLAGS_USE_POST ? fetched.query.size : fetched.body.length).toBe(0);
    }
    expect(contextOf(relay.fetched().at(-1))).toMatchObject({
      userId: 'learner',
      sessionId: expect.stringMatching(/^\d+$/) as string,
      'properties[companyId]': companyId,
    });
    await expectToggles();
  });

  test('an ETag comes back as If-None-Match, and a 304 keeps the toggles', async () => {
    await start();
    const { etag } = relay.fetched().at(-1) ?? {};
    await refresh();
    const again = relay.fetched().at(-1);
    expect(again?.headers['if-none-match']).toBe(etag ?? undefined);
    // A service without ETags answers in full each time.
    expect(again?.status).toBe(etag ? 304 : 200);
    expect(flags.state()).toBe('healthy');
    await expectToggles();
  });

  test('a failed fetch is an error until the next answer, and keeps the toggles', async () => {
    await start();
    await expectToggles();
    relay.fail(503);
    await refresh();
    await until(() => flags.state() === 'error');
    expect(flags.errorStatus()).toBe(503);
    await expectToggles();
    relay.fail(undefined);
    await refresh();
    await until(() => flags.state() === 'healthy');
    expect(flags.errorStatus()).toBeUndefined();
  });

  test('a wrong client key is an error', async () => {
    flags = createFlags(
      parseConfig(
        { MISSIONS_API: relay.url, WORKSPACE_API: relay.url },
        { MISSIONS_GRAPHQL: relay.url, COMPANY_GRAPHQL: relay.url },
        { FLAGS_URL: relay.url, FLAGS_CLIENT_KEY: 'nobody' },
      ),
    );
    flags.start();
    await until(() => flags.state() === 'error');
    expect([401, 403]).toContain(flags.errorStatus());
  });

  test('metrics are a POST of bucket, appName and instanceId, which the service takes', async () => {
    await start();
    await expectToggles();
    const [toggle] = toggles();
    const name = toggle?.name ?? 'certificates.grid-view';
    flags.count(name);
    flags.count(name);
    await jest.advanceTimersByTimeAsync(2000);
    await until(() => relay.metrics().length === 1);
    const [sent] = relay.metrics();
    expect(sent).toMatchObject({ method: 'POST', headers: { authorization: key } });
    const body = JSON.parse(sent?.body ?? '') as object;
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
    expect([200, 202]).toContain(sent?.status);
  });
});

/** The context of a fetch as one level of fields, however it was sent. */
function contextOf(exchange: Exchange | undefined): Record<string, string> {
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
