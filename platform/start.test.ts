import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FREE = { SHELL_PORT: '0', PLUGIN_PORT: '0', API_PORT: '0' };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** `npm start` without the build: what it says, and the code it ends with. */
function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'platform/start.ts'], {
    env: { ...process.env, DATABASE_URL: '', DATA_FOLDER: join(folder, 'data'), ...settings },
  });
  let said = '';
  const ended = new Promise<{ code: number | null; said: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, said }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text.toString();
      if (said.includes('Ctrl-C')) resolve(said);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(said)));
  });
  ready.catch(() => undefined);
  return { ready, ended, end: (signal: NodeJS.Signals) => child.kill(signal) };
}

function listen(answer: string): Promise<Server> {
  const server = createServer((_request, response) => response.end(answer));
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const portOf = (server: Server): string => String((server.address() as AddressInfo).port);

test('says its addresses and a sign-in link for each demo user, and ends on a signal with code 0', async () => {
  const platform = start(FREE);
  const said = await platform.ready;
  for (const user of ['admin', 'learner', 'newcomer', 'english', 'spanish', 'blocked']) {
    expect(said).toMatch(new RegExp(`http://localhost:\\d+/enter/demo-${user}\\n`));
    expect(said).toMatch(new RegExp(`http://localhost:\\d+/signin/demo-${user}\\n`));
  }
  platform.end('SIGINT');
  expect((await platform.ended).code).toBe(0);
}, 60_000);

test('a second start on the same data says that the first runs', async () => {
  const first = start(FREE);
  await first.ready;
  const second = await start(FREE).ended;
  expect(second.code).toBe(1);
  expect(second.said).toMatch(/^The platform already runs\. The data folder .+ is in use/);
  first.end('SIGTERM');
  expect((await first.ended).code).toBe(0);
}, 60_000);

test('a start on the port of a running platform says where that one is', async () => {
  const running = await listen(JSON.stringify({ remoteManifest: 'http://localhost/x.json' }));
  const { code, said } = await start({ ...FREE, SHELL_PORT: portOf(running) }).ended;
  expect(code).toBe(1);
  expect(said).toBe(
    `The platform already runs at http://localhost:${portOf(running)}. Use it there, or end it first.\n`,
  );
  running.close();
}, 30_000);

test('a port that another program uses is named, with what to do', async () => {
  const other = await listen('something else');
  const { code, said } = await start({ ...FREE, PLUGIN_PORT: portOf(other) }).ended;
  expect(code).toBe(1);
  expect(said).toBe(
    `Port ${portOf(other)} is in use. Stop the program that uses it, or choose another port with PLUGIN_PORT.\n`,
  );
  other.close();
}, 30_000);

test('a port that is no port is named', async () => {
  const { code, said } = await start({ ...FREE, API_PORT: 'http' }).ended;
  expect(code).toBe(1);
  expect(said).toBe('API_PORT is "http", which is not a port.\n');
}, 30_000);
