/**
 * Starts a temporary PostgreSQL server for tests. `node --import tsx scripts/system/postgres.ts` prints its address and
 * runs it until Ctrl-C.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isMain } from '../run.mjs';
import { canInstall, installOnDebian } from './debian.mjs';
import {
  findFreePort,
  type ServerProcess,
  getUnprivilegedUser,
  waitForOutput,
} from './processes.ts';

/** A temporary PostgreSQL server that only this process uses. */
export interface Postgres {
  /** URL of the database, `postgres://…`, for a user with all rights. */
  url: string;
  /** Stops the server temporarily. */
  halt: () => Promise<void>;
  /** Starts the server again with its data. */
  resume: () => Promise<void>;
  /** Stops the server and deletes its files. */
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
  const owner = getUnprivilegedUser('postgres', 'nobody');
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
  const port = await findFreePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...SAFE_TO_LOSE];
  let server: ServerProcess | undefined;
  let exit: Promise<unknown> | undefined;
  const abort = () => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const resume = async () => {
    const started: ServerProcess = spawn(
      join(programs, 'postgres'),
      ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server = started;
    exit = new Promise((resolve) => started.once('exit', resolve));
    await waitForOutput(started, 'PostgreSQL', 'ready to accept connections');
  };
  const halt = async () => {
    server?.kill('SIGINT');
    await exit;
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

/**
 * Starts a PostgreSQL server.
 * @returns null if PostgreSQL is not installed and cannot be installed
 */
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
