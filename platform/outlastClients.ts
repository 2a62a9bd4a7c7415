import type { Server } from 'node:http';

/** What clients are told, and what a server does. */
const SAID_SECONDS = 5;
const KEPT_MS = 120_000;

/**
 * Keeps connections that rest for longer than it says: a client that is busy believes in one for longer than it was told,
 * and sends what comes next into one that is closed.
 */
export function outlastClients(server: Server): void {
  server.keepAliveTimeout = KEPT_MS;
  server.prependListener('request', (_request, response) => {
    response.setHeader('Keep-Alive', `timeout=${SAID_SECONDS}`);
  });
}
