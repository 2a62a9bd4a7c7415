import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A running API for one test file. */
export interface TestApi {
  url: string;
  stop(): Promise<void>;
}

/** The process of the API, ready to be asked at its own port. @throws Error with what it said when it does not start */
export async function startProcess(
  settings: NodeJS.ProcessEnv,
): Promise<{ url: string; process: ChildProcess }> {
  const env = { ...process.env, API_PORT: '0', ALLOWED_ORIGINS: 'http://localhost', ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', 'platform/servers/main.ts'], { env });
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

/** The API that all tests share; with TEST_DATABASE_URL one of this file's own, over a fresh schema there. */
export async function openTestApi(): Promise<TestApi> {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) {
    const url = process.env.PLATFORM_URL;
    if (url === undefined) throw new Error('PLATFORM_URL is set by the global setup of the tests');
    return { url, stop: () => Promise.resolve() };
  }
  const { databaseUrl, drop } = await freshSchema(server);
  const started = await startProcess({ DATABASE_URL: databaseUrl, CONTROL: '1' });
  const stop = async (): Promise<void> => {
    await endProcess(started.process, 'SIGTERM');
    await drop();
  };
  return { url: started.url, stop };
}
