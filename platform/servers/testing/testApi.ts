import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * The URL of the API that all tests share. The API uses PGlite, or a new schema in the database at TEST_DATABASE_URL.
 */
export const testApiUrl = { url: process.env.PLATFORM_URL ?? '' };

/**
 * Starts the API as a separate process and waits until it listens.
 * @param onOutput receives each further line of the output
 * @throws Error with the error output when the process does not start
 */
export async function startApiProcess(
  settings: NodeJS.ProcessEnv,
  cwd = process.cwd(),
  onOutput: (line: string) => void = () => undefined,
): Promise<{ url: string; process: ChildProcess }> {
  const env = { ...process.env, API_PORT: '0', ALLOWED_ORIGINS: 'http://localhost', ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', 'platform/servers/main.ts'], {
    env,
    cwd,
  });
  let errorOutput = '';
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      // With a log, the lines before the address are those of the log.
      if (text.startsWith('{"url"')) resolve(text);
      else onOutput(text);
    });
    child.once('close', () => reject(new Error(errorOutput)));
  });
  const { port } = JSON.parse(line) as { port: number };
  return { url: `http://localhost:${port}`, process: child };
}

/** Sends a signal to a child process and waits until the process has exited. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('close', resolve));
  child.kill(signal);
  await exit;
}

async function runStatement(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * Creates an empty schema on a PostgreSQL server. Returns a database URL that selects the schema, and a function that
 * drops the schema.
 */
export async function createIsolatedPostgresSchema(serverUrl: string) {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  await runStatement(serverUrl, `create schema ${schema}`);
  const url = new URL(serverUrl);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    databaseUrl: url.href,
    drop: () => runStatement(serverUrl, `drop schema ${schema} cascade`),
  };
}
