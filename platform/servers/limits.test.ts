import { createServer } from 'node:http';
import { connect } from 'node:net';
import { extendKeepAlive } from '../keepAlive.ts';
import { sendRestRequest, sendGraphqlQuery } from './testing/calls.ts';
import { openMissionsSocket } from './testing/missionsSocket.ts';
import { stopProcess, startApiProcess } from './testing/testApi.ts';

/** A separate server, so that its short limits do not affect other tests. */
let api: Awaited<ReturnType<typeof startApiProcess>>;
beforeAll(async () => {
  const limits = { REQUEST_MS: '300', WRONG_TOKENS_A_MINUTE: '5' };
  api = await startApiProcess({ DATABASE_URL: '', DATA_FOLDER: '', ...limits });
});
afterAll(() => stopProcess(api.process, 'SIGTERM'));

test.each([
  ['head', 'GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n'],
  [
    'body',
    'POST /missions/graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  ],
])('answers 408 to a request whose %s never ends', async (_part, requestStart) => {
  const { port } = new URL(api.url);
  const start = performance.now();
  const response = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(requestStart));
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - start).toBeLessThan(3000);
});

test('answers 429 after too many wrong tokens from one address, but still accepts known tokens', async () => {
  const path = '/workspace/v1/users/current';
  // A request without a token is not a guess.
  for (let index = 0; index < 9; index += 1)
    expect((await sendRestRequest(api.url, path)).status).toBe(401);
  const paths = [path, '/missions/certificates/any', '/api/frontend'];
  const statuses: number[] = [];
  for (let index = 0; index < 9; index += 1)
    statuses.push(
      (await sendRestRequest(api.url, paths[index % 3] ?? path, { token: `guess-${index}` }))
        .status,
    );
  expect(statuses).toEqual([401, 404, 401, 401, 404, 429, 429, 429, 429]);

  const response = await sendRestRequest(api.url, path, { token: 'guess' });
  expect(response.json).toEqual({ message: 'Too many wrong tokens.' });
  expect(response.headers.get('retry-after')).toBe('60');
  const queryResult = await sendGraphqlQuery(
    api.url,
    'missions',
    'guess',
    '{ certificates { id } }',
  );
  expect(queryResult).toMatchObject({ status: 429, errors: [{ code: 'TOO_MANY_REQUESTS' }] });
  const closeCode = await new Promise((resolve) =>
    openMissionsSocket(api.url, 'guess', () => undefined).on('close', resolve),
  );
  expect(closeCode).toBe(1013);

  expect((await sendRestRequest(api.url, path, { token: 'demo-learner' })).status).toBe(200);
});

test('announces a keep-alive timeout much shorter than the real one', async () => {
  const keepAlive = (await sendRestRequest(api.url, '/openapi.json')).headers.get('keep-alive');
  expect(keepAlive).toBe('timeout=5');
  const server = createServer();
  extendKeepAlive(server);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});
