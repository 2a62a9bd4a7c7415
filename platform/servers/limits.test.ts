import { createServer } from 'node:http';
import { connect } from 'node:net';
import { outlastClients } from '../outlastClients.ts';
import { call, query } from './testing/calls.ts';
import { missionsSocket } from './testing/missionsSocket.ts';
import { endProcess, startProcess } from './testing/testApi.ts';

/** A server of its own: what is counted and cut off here must not meet another test. */
let api: Awaited<ReturnType<typeof startProcess>>;
beforeAll(async () => {
  const limits = { REQUEST_MS: '300', WRONG_TOKENS_A_MINUTE: '5' };
  api = await startProcess({ DATABASE_URL: '', DATA_FOLDER: '', ...limits });
}, 60_000);
afterAll(() => endProcess(api.process, 'SIGTERM'));

test.each([
  ['a head', 'GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n'],
  [
    'a body',
    'POST /missions/graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  ],
])('%s that never ends is cut off, and nobody waits for it', async (_what, begun) => {
  const { port } = new URL(api.url);
  const start = performance.now();
  const said = await new Promise<string>((resolve, reject) => {
    let heard = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(begun));
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
  });
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(performance.now() - start).toBeLessThan(3000);
});

test('wrong tokens are answered 429 after so many from one address, right ones as ever', async () => {
  const path = '/workspace/v1/users/current';
  // Whoever has no token guesses nothing.
  for (let time = 0; time < 9; time += 1) expect((await call(api.url, path)).status).toBe(401);
  const paths = [path, '/missions/certificates/any', '/api/frontend'];
  const statuses: number[] = [];
  for (let time = 0; time < 9; time += 1)
    statuses.push(
      (await call(api.url, paths[time % 3] ?? path, { token: `guess-${time}` })).status,
    );
  expect(statuses).toEqual([401, 404, 401, 401, 404, 429, 429, 429, 429]);

  const refused = await call(api.url, path, { token: 'guess' });
  expect(refused.json).toEqual({ message: 'Too many wrong tokens.' });
  expect(refused.headers.get('retry-after')).toBe('60');
  const asked = await query(api.url, 'missions', 'guess', '{ certificates { id } }');
  expect(asked).toMatchObject({ status: 429, errors: [{ code: 'TOO_MANY_REQUESTS' }] });
  const closed = await new Promise((resolve) =>
    missionsSocket(api.url, 'guess', () => undefined).on('close', resolve),
  );
  expect(closed).toBe(1013);

  expect((await call(api.url, path, { token: 'demo-learner' })).status).toBe(200);
});

test('a client is told to leave a connection that rests long before it is closed', async () => {
  const said = (await call(api.url, '/openapi.json')).headers.get('keep-alive');
  expect(said).toBe('timeout=5');
  const server = createServer();
  outlastClients(server);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});
