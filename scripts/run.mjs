// @ts-check
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from './files.mjs';
import { progress } from './progress.mjs';

/**
 * Returns the command line that runs a script with the current Node and TypeScript support.
 * @type {(script: string, ...args: string[]) => string[]}
 */
export const getNodeCommand = (script, ...args) => [
  process.execPath,
  '--import',
  'tsx',
  script,
  ...args,
];

/**
 * Runs a command until it exits. Kills it when this process exits.
 * @param {readonly string[]} words
 * @param {{
 *   env?: NodeJS.ProcessEnv,
 *   isBuffered?: boolean,
 *   onProgress?: (done: number, total: number) => void,
 * }} [options] `isBuffered`: whether to print the output only when the command exits, for commands that run in parallel or
 *   during a step of `progress`; `onProgress`: called with what the command passes to `reportProgress`
 * @returns {Promise<number>} the exit code; 1 when a signal ended it
 */
export function run([command = '', ...args], { env = {}, isBuffered = false, onProgress } = {}) {
  return new Promise((resolve, reject) => {
    const output = isBuffered ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output, onProgress ? 'ipc' : 'ignore'],
    });
    child.on('message', (message) => {
      const [done, total] = /** @type {[number, number]} */ (message);
      onProgress?.(done, total);
    });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => chunks.push(chunk));
    const kill = () => child.kill();
    process.once('exit', kill);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', kill);
      progress.hideDuring(() => process.stdout.write(Buffer.concat(chunks)));
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a command like `run`.
 * @param {readonly string[]} command
 * @param {Parameters<typeof run>[1]} [options]
 * @throws Error when the command fails
 */
export async function runOrThrow(command, options) {
  const code = await run(command, options);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with code ${code}.`);
}

/**
 * Returns whether a module is the script that Node was started with: `isMain(import.meta.url)`.
 * @param {string} url
 */
export const isMain = (url) =>
  process.argv[1] !== undefined && fileURLToPath(url) === realpathSync(process.argv[1]);
