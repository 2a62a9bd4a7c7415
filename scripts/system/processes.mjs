import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';

/**
 * Whom a server runs as that should not, or will not, run as root: the first of these users that there is.
 * @returns {{uid?: number, gid?: number}} nothing when we are not root
 */
export function unprivileged(...names) {
  if (process.getuid?.() !== 0) return {};
  const number = (flag, name) =>
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
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Until a server that was spawned says these words on its stderr. @throws Error with its log when it ends before that */
export function untilItSays(server, name, words) {
  return new Promise((resolve, reject) => {
    let log = '';
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`${name} did not start.\n${log}`)));
    server.stderr.on('data', (chunk) => {
      // Once it runs, its log is of no interest, but must be read or it would block.
      log = `${log}${chunk}`.slice(-4000);
      if (log.includes(words)) resolve();
    });
  });
}
