import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendRestRequest } from './servers/testing/calls.ts';
import {
  parseApiUrlFromOutput,
  FREE_PORT_SETTINGS,
  startPlatformScript,
} from './servers/testing/startScript.ts';

function startServer(body: string): Promise<Server> {
  const server = createServer((_request, response) => response.end(body));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const getPort = (server: Server): string => String((server.address() as AddressInfo).port);

test('prints its addresses and a sign-in link for each demo user, and exits with code 0 on SIGINT', async () => {
  const platform = startPlatformScript(FREE_PORT_SETTINGS);
  const output = await platform.ready;
  for (const user of ['admin', 'learner', 'newcomer', 'english', 'spanish', 'blocked']) {
    expect(output).toMatch(new RegExp(`http://localhost:\\d+/enter/demo-${user}\\n`));
    expect(output).toMatch(new RegExp(`http://localhost:\\d+/signin/demo-${user}\\n`));
  }
  expect(output).toMatch(/Playground +http:\/\/localhost:\d+\/playground /);
  const api = parseApiUrlFromOutput(output);
  expect((await sendRestRequest(api, '/control/companies', { body: {} })).status).toBe(404);
  platform.stop('SIGINT');
  expect((await platform.result).code).toBe(0);
}, 60_000);

test('prints the address of a platform that already runs on the port', async () => {
  const server = await startServer(JSON.stringify({ remoteManifest: 'http://localhost/x.json' }));
  const { code, output } = await startPlatformScript({
    ...FREE_PORT_SETTINGS,
    SHELL_PORT: getPort(server),
  }).result;
  expect(code).toBe(1);
  expect(output).toBe(
    `The platform already runs at http://localhost:${getPort(server)}. Use it there, or end it first.\n`,
  );
  server.close();
}, 30_000);

test('names a port that another program uses and the variable that changes it', async () => {
  const server = await startServer('something else');
  const { code, output } = await startPlatformScript({
    ...FREE_PORT_SETTINGS,
    PLUGIN_PORT: getPort(server),
  }).result;
  expect(code).toBe(1);
  expect(output).toBe(
    `Port ${getPort(server)} is in use. Stop the program that uses it, or choose another port with PLUGIN_PORT.\n`,
  );
  server.close();
}, 30_000);
