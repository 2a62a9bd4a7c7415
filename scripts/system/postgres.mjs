/** A throw-away PostgreSQL for tests. `node scripts/system/postgres.mjs` prints the address of one and keeps it until Ctrl-C. */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isMain } from '../run.mjs';
import { canInstall, installOnDebian } from './debian.mjs';
import { freePort, unprivileged, untilItSays } from './processes.mjs';

const EXE = process.platform === 'win32' ? '.exe' : '';
const DEBIAN = '/usr/lib/postgresql';
const SAFE_TO_LOSE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => b - a) : [];
  return [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/bin',
    '/Applications/Postgres.app/Contents/Versions/latest/bin',
  ].find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name + EXE))));
}

async function start(programs) {
  // PostgreSQL refuses to run as root.
  const owner = unprivileged('postgres', 'nobody');
  const folder = mkdtempSync(join(tmpdir(), 'certificates-postgres-'));
  const password = randomBytes(12).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (owner.uid !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);
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
  let server;
  let ended;
  const abort = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const resume = async () => {
    server = spawn(
      join(programs, 'postgres'),
      ['-D', cluster, '-p', port, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    ended = new Promise((resolve) => server.once('exit', resolve));
    await untilItSays(server, 'PostgreSQL', 'ready to accept connections');
  };
  const halt = async () => {
    server.kill('SIGINT');
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

/** @returns {Promise<import("./postgres.mjs").Postgres | null>} null where there is none and none can be installed */
export async function startPostgres() {
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
