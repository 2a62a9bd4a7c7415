import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('exits with code 1 when the data folder is in use by a running platform', async () => {
  const first = startPlatformScript(FREE_PORT_SETTINGS);
  await first.ready;
  const second = await startPlatformScript(FREE_PORT_SETTINGS).result;
  expect(second.code).toBe(1);
  expect(second.output).toMatch(/^The platform already runs\. The data folder .+ is in use/);
  first.stop('SIGTERM');
  expect((await first.result).code).toBe(0);
});

test('stops when its parent process is killed', async () => {
  const script = `
    const { spawn } = require('node:child_process');
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
    spawn(process.execPath, ['--import', 'tsx', 'platform/start.ts'], { stdio });`;
  const parent = startPlatformScript(FREE_PORT_SETTINGS, ['-e', script]);
  const output = await parent.ready;
  const api = parseApiUrlFromOutput(output);
  expect((await fetch(`${api}/openapi.json`)).status).toBe(200);
  parent.stop('SIGKILL');
  // The output closes when the last process ends.
  await parent.result;
  await expect(fetch(`${api}/openapi.json`)).rejects.toThrow('fetch failed');
});

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
});

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
});
