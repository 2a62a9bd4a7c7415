import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { call } from './servers/testing/calls.ts';
import { apiIn, FREE, startScript } from './servers/testing/startScript.ts';

function listen(answer: string): Promise<Server> {
  const server = createServer((_request, response) => response.end(answer));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const portOf = (server: Server): string => String((server.address() as AddressInfo).port);

test('says its addresses and a sign-in link for each demo user, and ends on a signal with code 0', async () => {
  const platform = startScript(FREE);
  const said = await platform.ready;
  for (const user of ['admin', 'learner', 'newcomer', 'english', 'spanish', 'blocked']) {
    expect(said).toMatch(new RegExp(`http://localhost:\\d+/enter/demo-${user}\\n`));
    expect(said).toMatch(new RegExp(`http://localhost:\\d+/signin/demo-${user}\\n`));
  }
  const api = apiIn(said);
  expect((await call(api, '/control/companies', { body: {} })).status).toBe(404);
  platform.end('SIGINT');
  expect((await platform.ended).code).toBe(0);
}, 60_000);

test('a start on the port of a running platform says where that one is', async () => {
  const running = await listen(JSON.stringify({ remoteManifest: 'http://localhost/x.json' }));
  const { code, said } = await startScript({ ...FREE, SHELL_PORT: portOf(running) }).ended;
  expect(code).toBe(1);
  expect(said).toBe(
    `The platform already runs at http://localhost:${portOf(running)}. Use it there, or end it first.\n`,
  );
  running.close();
}, 30_000);

test('a port that another program uses is named, with what to do', async () => {
  const other = await listen('something else');
  const { code, said } = await startScript({ ...FREE, PLUGIN_PORT: portOf(other) }).ended;
  expect(code).toBe(1);
  expect(said).toBe(
    `Port ${portOf(other)} is in use. Stop the program that uses it, or choose another port with PLUGIN_PORT.\n`,
  );
  other.close();
}, 30_000);
