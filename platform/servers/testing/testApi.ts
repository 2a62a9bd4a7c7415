import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The API that all tests share, on PGlite or, with TEST_DATABASE_URL, on a fresh schema there. */
export const api = { url: process.env.PLATFORM_URL ?? '' };

/** The process of the API, ready to be asked at its own port. @throws Error with what it said when it does not start */
export async function startProcess(
  settings: NodeJS.ProcessEnv,
  cwd = process.cwd(),
): Promise<{ url: string; process: ChildProcess }> {
  const env = { ...process.env, API_PORT: '0', ALLOWED_ORIGINS: 'http://localhost', ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', 'platform/servers/main.ts'], {
    env,
    cwd,
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).once('line', resolve);
    child.once('close', () => reject(new Error(complaint)));
  });
  const { port } = JSON.parse(line) as { port: number };
  return { url: `http://localhost:${port}`, process: child };
}

/** Ends a process and waits until it is gone. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  await gone;
}

async function runOnServer(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** An empty schema in the PostgreSQL of TEST_DATABASE_URL, and the address that leads into it. */
export async function freshSchema(serverUrl: string) {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await runOnServer(serverUrl, `create schema ${schema}`);
  const url = new URL(serverUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    databaseUrl: url.href,
    drop: () => runOnServer(serverUrl, `drop schema ${schema} cascade`),
  };
}
