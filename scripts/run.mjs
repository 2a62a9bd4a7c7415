import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from './files.mjs';

/** The command line of a package's own script under the running Node, TypeScript settings files included. */
export const node = (script, ...args) => [process.execPath, '--import', 'tsx', script, ...args];

/**
 * Runs a command to its end, its output on ours; it does not outlive us.
 * @returns the exit code; 1 when a signal ended it
 */
export function run(
  [command, ...args],
  { env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio });
    const end = () => child.kill();
    process.once('exit', end);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('exit', end);
      resolve(code ?? 1);
    });
  });
}

/** Whether the file that asks is the one that was started: `isMain(import.meta.url)`. */
export const isMain = (url) =>
  process.argv[1] !== undefined && fileURLToPath(url) === realpathSync(process.argv[1]);

const PARENT_CHECK_MS = 500;

/**
 * Calls back when the shell that npm started us in is gone: npm ends that shell alone, and it tells us nothing.
 * Started without npm, whoever started us may end before us.
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
