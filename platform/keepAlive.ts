import type { Server } from 'node:http';

/**
 * Timeout in the `Keep-Alive` header, in seconds. The server itself closes an idle connection only after
 * `KEEP_ALIVE_MS`.
 */
const ANNOUNCED_SECONDS = 5;
const KEEP_ALIVE_MS = 120_000;

/**
 * Configures a server to leave idle connections open for longer than its `Keep-Alive` header announces. Otherwise a
 * busy client could send its next request over a connection that the server has just closed.
 */
export function extendKeepAlive(server: Server): void {
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.prependListener('request', (_request, response) => {
    response.setHeader('Keep-Alive', `timeout=${ANNOUNCED_SECONDS}`);
  });
}
