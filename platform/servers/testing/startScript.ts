import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment variables that make the platform use free ports. */
export const FREE_PORT_SETTINGS = { SHELL_PORT: '0', PLUGIN_PORT: '0', API_PORT: '0' };
const START_SCRIPT = ['--import', 'tsx', 'platform/start.ts'];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Parses the address of the API from the output of the start script. */
export const parseApiUrlFromOutput = (output: string): string =>
  /http:\/\/localhost:\d+(?= +\/openapi)/.exec(output)?.[0] ?? '';

/** Starts the platform as `npm start` does, without building, with a separate data folder for each test. */
export function startPlatformScript(settings: Record<string, string>, script = START_SCRIPT) {
  const child = spawn(process.execPath, script, {
    env: { ...process.env, DATABASE_URL: '', DATA_FOLDER: join(folder, 'data'), ...settings },
  });
  let output = '';
  const result = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const collectOutput = (text: Buffer): void => {
      output += text.toString();
      if (output.includes('Ctrl-C')) resolve(output);
    };
    child.stdout.on('data', collectOutput);
    child.stderr.on('data', collectOutput);
    child.once('close', () => reject(new Error(output)));
  });
  ready.catch(() => undefined);
  return { ready, result, stop: (signal: NodeJS.Signals) => child.kill(signal) };
}
