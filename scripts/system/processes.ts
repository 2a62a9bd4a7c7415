import { type ChildProcessByStdio, execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';

export type ServerProcess = ChildProcessByStdio<null, null, Readable>;

/**
 * Returns the user and group ids for a server that must not run as root: those of the first user in `names` that
 * exists. Returns an empty object if this process does not run as root.
 */
export function getUnprivilegedUser(...names: readonly string[]): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
  for (const name of names)
    try {
      return { uid: number('-u', name), gid: number('-g', name) };
    } catch {
      // No such user: the next one.
    }
  return {};
}

/** Finds a free port of the loopback interface. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Waits until a server writes certain words to stderr. @throws Error with its log if the server exits first */
export function waitForOutput(server: ServerProcess, name: string, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`${name} did not start.\n${log}`)));
    server.stderr.on('data', (chunk: Buffer) => {
      // Once it runs, its log is of no interest, but must be read or it would block.
      log = `${log}${chunk.toString()}`.slice(-4000);
      if (log.includes(words)) resolve();
    });
  });
}
