import { type ChildProcessByStdio, execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';

export type Server = ChildProcessByStdio<null, null, Readable>;

/**
 * Whom a server runs as that should not, or will not, run as root: the first of these users that there is.
 * @returns nothing when we are not root
 */
export function unprivileged(...names: readonly string[]): { uid?: number; gid?: number } {
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

/** A port of the loopback that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Until a server that was spawned says these words on its stderr. @throws Error with its log when it ends before that */
export function untilItSays(server: Server, name: string, words: string): Promise<void> {
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
