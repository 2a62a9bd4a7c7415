import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { getLocalOrigin } from '../../platform/serveStatic.ts';
import { startPlatform } from '../../platform/startPlatform.ts';
import { getHostFolder, listHostFrameworks, writeHostFromRecipe } from '../../scripts/recipes.ts';
import { createTestPlatform, storeTemplate } from '../fixtures.ts';
import type { ServerOrigins } from '../servers.ts';

/** Returns the hosts that `npm run hosts -- vue next` names, or all hosts. */
export const getRequestedKinds = (): string[] =>
  process.env.RECIPES?.split(',') ?? listHostFrameworks();

/** Returns the origin of a host. */
const getHostOrigin = (kind: string): string => {
  const addresses = JSON.parse(process.env.E2E_RECIPES ?? '{}') as Record<string, string>;
  return addresses[kind] ?? '';
};

const getLogPath = (kind: string) => join(getHostFolder(kind), 'host.log');
/** Returns the path of the marker file that is written when a host process ends, which is an error. */
const getEndMarkerPath = (kind: string) => join(getHostFolder(kind), 'host.ended');

/**
 * Waits until a host responds.
 * @returns the origin of the host
 * @throws Error with the log of the host if its process ended
 */
export async function waitUntilOpen(kind: string): Promise<string> {
  const origin = getHostOrigin(kind);
  while (!existsSync(getEndMarkerPath(kind))) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok === true) return origin;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(
    `The host ${kind} ended:\n${readFileSync(getLogPath(kind), 'utf8').slice(-4000)}`,
  );
}

async function findFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  return Promise.all(
    servers.map(async (server) => {
      if (!server.listening) await new Promise((done) => server.once('listening', done));
      const { port } = server.address() as AddressInfo;
      await new Promise((done) => server.close(done));
      return port;
    }),
  );
}

/** Creates an environment without variables of npm, the tests or this repository. */
function createCleanEnvironment(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|NODE_|TEST_|E2E_|PLAYWRIGHT|FORCE_COLOR)/i.test(name),
  );
  const path = (process.env.PATH ?? '').split(delimiter);
  const folders = path.filter((folder) => !folder.startsWith(resolve('node_modules')));
  return { ...Object.fromEntries(variables), PATH: folders.join(delimiter), CI: '1' };
}

/** Starts a host with the command of its documentation page. Returns a function that stops all its processes. */
function startHost(kind: string, folder: string, command: string): () => void {
  const log = openSync(getLogPath(kind), 'w');
  const host = spawn('sh', ['-ec', command], {
    cwd: folder,
    env: createCleanEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  const stop = () => {
    if (host.pid === undefined || host.exitCode !== null) return;
    process.kill(-host.pid);
  };
  process.once('exit', stop);
  host.once('exit', () => {
    process.off('exit', stop);
    writeFileSync(getEndMarkerPath(kind), '');
  });
  return stop;
}

/**
 * Starts one platform for all hosts. Hosts start one after the other while tests of earlier hosts run. Each host has a
 * learner with two certificates.
 * @returns a function that stops everything
 */
export default async function openRecipes(): Promise<() => Promise<void>> {
  const names = getRequestedKinds();
  const ports = await findFreePorts(names.length);
  const parentOrigins = ports.map(getLocalOrigin);
  const freely = { shellPort: 0, pluginPort: 0, apiPort: 0 };
  const platform = await startPlatform({ ...freely, control: true, parentOrigins });
  const { shell, plugin, api } = platform;
  const addresses: Omit<ServerOrigins, 'host' | 'hosts'> = { shell, plugin, api };
  process.env.E2E_SERVERS = JSON.stringify(addresses);
  process.env.E2E_RECIPES = JSON.stringify(
    Object.fromEntries(names.map((name, index) => [name, parentOrigins[index]])),
  );

  const running = createTestPlatform({
    ...addresses,
    host: '',
    hosts: {} as ServerOrigins['hosts'],
  });
  const commands = await Promise.all(
    names.map(async (kind, index) => {
      const company = await running.createCompany();
      // Without a template the favourite's 404 would be an error in the console.
      await storeTemplate(running, company, {});
      await running.createCertificates(company.learner, 2);
      const changes = { 'http://localhost:3001': plugin, 'demo-learner': company.learner.token };
      return { kind, ...writeHostFromRecipe(kind, { ...changes, 5173: String(ports[index]) }) };
    }),
  );
  const stops: (() => void)[] = [];
  let isOver = false as boolean;
  const opening = (async () => {
    for (const { kind, folder, start } of commands) {
      if (isOver) return;
      stops.push(startHost(kind, folder, start));
      // Tests report a host that ended.
      await waitUntilOpen(kind).catch(() => undefined);
    }
  })();
  return async () => {
    isOver = true;
    for (const stop of stops) stop();
    await opening;
    await platform.close();
  };
}
