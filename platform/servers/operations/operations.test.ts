import { request } from 'node:http';
import { createCompany, sendGraphqlQuery, sendRestRequest } from '../testing/calls.ts';
import { subscribeToCertificateCount } from '../testing/missionsSocket.ts';
import { startApiProcess, stopProcess } from '../testing/testApi.ts';

const HOST = '127.0.0.2';
const RATE_LIMIT = 20;
const CURRENT_USER = '/workspace/v1/users/current';

/** A separate server, because the log and the metrics contain the requests of all tests. */
let server: Awaited<ReturnType<typeof startApiProcess>>['process'];
let url: string;
const logLines: string[] = [];

beforeAll(async () => {
  const settings = { DATABASE_URL: '', DATA_FOLDER: '', CONTROL: '1', LOG_LEVEL: 'info' };
  const api = await startApiProcess(
    { ...settings, RATE_LIMIT: String(RATE_LIMIT), HOST, API_URL: `http://${HOST}` },
    undefined,
    (line) => logLines.push(line),
  );
  server = api.process;
  url = api.url.replace('localhost', HOST);
});
afterAll(() => stopProcess(server, 'SIGTERM'));

interface LoggedRequest {
  requestId: string;
  method: string;
  route: string;
  status: number;
  error?: string;
}

const readLog = () => logLines.map((line) => JSON.parse(line) as LoggedRequest);

/** Waits until a function returns a value: the log and the metrics are written after the response. */
async function waitFor<Value>(read: () => Value | undefined | Promise<Value | undefined>) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const value = await read();
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Not within two seconds. The log:\n${logLines.join('\n')}`);
}

const fetchMetrics = async () => (await fetch(`${url}/metrics`)).text();

/** Sends a request with a `Host` header that does not name the server. `fetch` cannot. */
function fetchStatusWithForeignHost(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { headers: { host: '10.1.2.3:4000' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

test('listens only on the address of HOST', async () => {
  expect((await sendRestRequest(url, '/healthz')).json).toEqual({ status: 'ok' });
  await expect(fetch(`${url.replace(HOST, '127.0.0.1')}/healthz`)).rejects.toThrow('fetch failed');
});

test('answers probes and metrics at any host name, and nothing else', async () => {
  const paths = ['/healthz', '/readyz', '/metrics', '/openapi.json'];
  const statuses = await Promise.all(paths.map(fetchStatusWithForeignHost));
  expect(statuses).toEqual([200, 200, 200, 421]);
});

test('logs the route of a request without its token, ids and query', async () => {
  const requestId = 'proxy-1';
  const response = await sendRestRequest(url, '/missions/certificates/secret-id?q=secret-query', {
    token: 'demo-learner',
    headers: { 'x-request-id': requestId },
  });
  expect(response.headers.get('x-request-id')).toBe(requestId);
  const logged = await waitFor(() => readLog().find((line) => line.requestId === requestId));
  const route = '/missions/certificates/:id';
  expect(logged).toMatchObject({ msg: 'request', method: 'GET', route, status: 404 });
  expect(logLines.join('\n')).not.toMatch(/secret|demo-learner/);
});

test.each(['', 'two words', '{"level":60}', 'x'.repeat(65)])(
  'replaces the request id %j of a client',
  async (requestId) => {
    const headers = { 'x-request-id': requestId };
    const response = await sendRestRequest(url, '/healthz', { headers });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
    expect(response.headers.get('x-request-id')).not.toBe(requestId);
  },
);

test('lets pages of other origins read the request id', async () => {
  const headers = { origin: 'http://localhost' };
  const response = await sendRestRequest(url, '/healthz', { headers });
  expect(response.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
});

test('counts requests by method, route pattern and status', async () => {
  await sendRestRequest(url, '/missions/certificates/first');
  await sendRestRequest(url, '/missions/certificates/second');
  const labels = 'method="GET",route="/missions/certificates/:id",status="404"';
  const metrics = await waitFor(async () => {
    const text = await fetchMetrics();
    return /_count\{[^}]*certificates\/:id[^}]*\} [2-9]/.test(text) ? text : undefined;
  });
  expect(metrics).toContain(`http_request_duration_seconds_count{${labels}}`);
  expect(metrics).not.toMatch(/first|second"/);
  // The request of the metrics itself.
  expect(metrics).toMatch(/^http_requests_in_progress 1$/m);
  expect(metrics).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test('counts open subscriptions', async () => {
  const { learner } = await createCompany(url);
  const socket = await new Promise<{ close: () => void }>((resolve) => {
    subscribeToCertificateCount(url, learner.token, (_count, opened) => resolve(opened));
  });
  const countIs = (count: number) => async () =>
    (await fetchMetrics()).includes(`\ngraphql_subscriptions ${count}\n`) || undefined;
  await waitFor(countIs(1));
  socket.close();
  await waitFor(countIs(0));
});

test('answers 429 to a caller with too many requests, and still answers other callers', async () => {
  const { admin, learner } = await createCompany(url);
  const statuses: number[] = [];
  for (let index = 0; index <= RATE_LIMIT; index += 1)
    statuses.push((await sendRestRequest(url, CURRENT_USER, { token: learner.token })).status);
  expect(statuses).toEqual([...Array.from({ length: RATE_LIMIT }, () => 200), 429]);
  const refused = await sendRestRequest(url, CURRENT_USER, { token: learner.token });
  expect(refused.json).toEqual({ message: 'Too many requests.' });
  expect(refused.headers.get('retry-after')).toBe('60');
  const query = '{ certificates { id } }';
  // The scheme does not make another caller.
  expect(await sendGraphqlQuery(url, 'missions', learner.token, query)).toMatchObject({
    status: 429,
    errors: [{ code: 'TOO_MANY_REQUESTS' }],
  });
  expect((await sendRestRequest(url, CURRENT_USER, { token: admin.token })).status).toBe(200);
});
