// @ts-check
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from './files.mjs';

/**
 * The command line of a package's own script under the running Node, TypeScript settings files included.
 * @type {(script: string, ...args: string[]) => string[]}
 */
export const node = (script, ...args) => [process.execPath, '--import', 'tsx', script, ...args];

/**
 * Runs a command to its end, its output on ours or given to `onOutput`; it does not outlive us.
 * @param {readonly string[]} words
 * @param {{ env?: NodeJS.ProcessEnv, onOutput?: (chunk: Buffer) => void }} [options]
 * @returns {Promise<number>} the exit code; 1 when a signal ended it
 */
export function run([command = '', ...args], { env = {}, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const out = onOutput ? 'pipe' : 'inherit';
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['ignore', out, out];
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio });
    const end = () => child.kill();
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
    process.once('exit', end);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}

/**
 * As `run`.
 * @param {readonly string[]} command
 * @param {Parameters<typeof run>[1]} [options]
 * @throws Error when the command fails
 */
export async function runOrThrow(command, options) {
  const code = await run(command, options);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with code ${code}.`);
}

/**
 * As `run`, its output kept and handed over in one piece at the end: for what runs beside something else.
 * @param {readonly string[]} command
 * @param {Parameters<typeof run>[1]} [options]
 */
export async function runAside(command, options = {}) {
  /** @type {Buffer[]} */
  const said = [];
  const code = await run(command, { ...options, onOutput: (chunk) => said.push(chunk) });
  process.stdout.write(Buffer.concat(said));
  return code;
}

/**
 * Whether the file that asks is the one that was started: `isMain(import.meta.url)`.
 * @param {string} url
 */
export const isMain = (url) =>
  process.argv[1] !== undefined && fileURLToPath(url) === realpathSync(process.argv[1]);

const PARENT_CHECK_MS = 500;

/**
 * Calls back when the shell that npm started us in is gone: npm ends that shell alone, and it tells us nothing.
 * Started without npm, whoever started us may end before us.
 * @param {() => void} callback
 */
export function whenParentEnds(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, PARENT_CHECK_MS);
  timer.unref();
}
