import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { originOf } from '../../platform/serveStatic.ts';
import { startPlatform } from '../../platform/startPlatform.ts';
import { folderOf, kinds, layOut } from '../../scripts/recipes.ts';
import { runningAt, storeTemplate } from '../fixtures.ts';
import type { Addresses } from '../servers.ts';

/** Those of `npm run hosts -- vue next`; without any, all. */
export const chosenKinds = (): string[] => process.env.RECIPES?.split(',') ?? kinds();

/** Where each host of a recipe is, or will be. */
const addressOf = (kind: string): string => {
  const addresses = JSON.parse(process.env.E2E_RECIPES ?? '{}') as Record<string, string>;
  return addresses[kind] ?? '';
};

const logOf = (kind: string) => join(folderOf(kind), 'host.log');
/** There when the host has ended, which only happens by a fault. */
const endOf = (kind: string) => join(folderOf(kind), 'host.ended');

/**
 * Waits until a host answers.
 * @returns its origin
 * @throws Error with what it wrote when it ended instead
 */
export async function untilOpen(kind: string): Promise<string> {
  const origin = addressOf(kind);
  while (!existsSync(endOf(kind))) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok === true) return origin;
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`The host ${kind} ended:\n${readFileSync(logOf(kind), 'utf8').slice(-4000)}`);
}

async function freePorts(count: number): Promise<number[]> {
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

/** As in a terminal of its own: nothing of npm's, of the tests' or of this repository. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|NODE_|TEST_|E2E_|PLAYWRIGHT|FORCE_COLOR)/i.test(name),
  );
  const path = (process.env.PATH ?? '').split(delimiter);
  const foreign = path.filter((folder) => !folder.startsWith(resolve('node_modules')));
  return { ...Object.fromEntries(kept), PATH: foreign.join(delimiter), CI: '1' };
}

/** Runs the command of a page as a whole. @returns what ends it and all that it started */
function startHost(kind: string, folder: string, command: string): () => void {
  const log = openSync(logOf(kind), 'w');
  const host = spawn('sh', ['-ec', command], {
    cwd: folder,
    env: plainEnvironment(),
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
    writeFileSync(endOf(kind), '');
  });
  return stop;
}

/**
 * One platform for all hosts, which are built and started one after the other while the tests of those before them
 * run. Each has a learner of its own with two certificates.
 * @returns what ends all of it
 */
export default async function openRecipes(): Promise<() => Promise<void>> {
  const names = chosenKinds();
  const ports = await freePorts(names.length);
  const parentOrigins = ports.map(originOf);
  const freely = { shellPort: 0, pluginPort: 0, apiPort: 0 };
  const platform = await startPlatform({ ...freely, control: true, parentOrigins });
  const { shell, plugin, api } = platform;
  const addresses: Omit<Addresses, 'host' | 'hosts'> = { shell, plugin, api };
  process.env.E2E_SERVERS = JSON.stringify(addresses);
  process.env.E2E_RECIPES = JSON.stringify(
    Object.fromEntries(names.map((name, index) => [name, parentOrigins[index]])),
  );

  const running = runningAt({ ...addresses, host: '', hosts: {} as Addresses['hosts'] });
  const commands = await Promise.all(
    names.map(async (kind, index) => {
      const company = await running.createCompany();
      // A company without any is asked for and answered with 404, which a browser's console shows in red.
      await storeTemplate(running, company, {});
      await running.giveCertificates(company.learner, 2);
      const changes = { 'http://localhost:3001': plugin, 'demo-learner': company.learner.token };
      return { kind, ...layOut(kind, { ...changes, 5173: String(ports[index]) }) };
    }),
  );
  const stops: (() => void)[] = [];
  let isOver = false as boolean;
  const opening = (async () => {
    for (const { kind, folder, start } of commands) {
      if (isOver) return;
      stops.push(startHost(kind, folder, start));
      // Its tests tell of a host that ends.
      await untilOpen(kind).catch(() => undefined);
    }
  })();
  return async () => {
    isOver = true;
    for (const stop of stops) stop();
    await opening;
    await platform.close();
  };
}
