/** A throw-away PostgreSQL for tests. `node --import tsx scripts/system/postgres.ts` prints the address of one and keeps it until Ctrl-C. */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isMain } from '../run.mjs';
import { canInstall, installOnDebian } from './debian.mjs';
import { freePort, type Server, unprivileged, untilItSays } from './processes.ts';

/** A PostgreSQL of this process alone. */
export interface Postgres {
  /** `postgres://…`, of a user who may do anything. */
  url: string;
  /** Stops the server for a while. */
  halt: () => Promise<void>;
  /** Starts it again with what it had. */
  resume: () => Promise<void>;
  /** Ends it and takes its files away. */
  stop: () => Promise<void>;
}

const EXE = process.platform === 'win32' ? '.exe' : '';
const DEBIAN = '/usr/lib/postgresql';
const SAFE_TO_LOSE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

function findPrograms() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  return [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/bin',
    '/Applications/Postgres.app/Contents/Versions/latest/bin',
  ].find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name + EXE))));
}

async function start(programs: string): Promise<Postgres> {
  // PostgreSQL refuses to run as root.
  const owner = unprivileged('postgres', 'nobody');
  const folder = mkdtempSync(join(tmpdir(), 'certificates-postgres-'));
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  const { uid, gid } = owner;
  if (uid !== undefined && gid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, uid, gid);
  const options = { ...owner, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } };
  const cluster = join(folder, 'cluster');
  const access = ['-U', 'tests', '-A', 'scram-sha-256', '--pwfile', passwordFile];
  execFileSync(
    join(programs, 'initdb'),
    ['-D', cluster, '-E', 'UTF8', '--no-locale', '-N', ...access],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...SAFE_TO_LOSE];
  let server: Server | undefined;
  let ended: Promise<unknown> | undefined;
  const abort = () => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const resume = async () => {
    const started: Server = spawn(
      join(programs, 'postgres'),
      ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server = started;
    ended = new Promise((resolve) => started.once('exit', resolve));
    await untilItSays(started, 'PostgreSQL', 'ready to accept connections');
  };
  const halt = async () => {
    server?.kill('SIGINT');
    await ended;
  };
  process.once('exit', abort);
  await resume();
  const stop = async () => {
    process.off('exit', abort);
    await halt();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://tests:${password}@127.0.0.1:${port}/postgres`, halt, resume, stop };
}

/** @returns null where there is none and none can be installed */
export async function startPostgres(): Promise<Postgres | null> {
  if (!findPrograms() && canInstall()) installOnDebian('postgresql');
  const programs = findPrograms();
  return programs ? start(programs) : null;
}

async function keepOne() {
  const postgres = await startPostgres();
  console.log(postgres ? postgres.url : 'No PostgreSQL on this machine.');
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void postgres?.stop());
}

if (isMain(import.meta.url)) void keepOne();
