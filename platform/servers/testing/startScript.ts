import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ports that are free. */
export const FREE = { SHELL_PORT: '0', PLUGIN_PORT: '0', API_PORT: '0' };
const START = ['--import', 'tsx', 'platform/start.ts'];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The address of the API in what a start says. */
export const apiIn = (said: string): string =>
  /http:\/\/localhost:\d+(?= +\/openapi)/.exec(said)?.[0] ?? '';

/** `npm start` without the build, on a data folder of its own for each test: what it says, and the code it ends with. */
export function startScript(settings: Record<string, string>, script = START) {
  const child = spawn(process.execPath, script, {
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
