import type { Server } from 'node:http';

/** Milliseconds that requests in progress have to end after a server has started to close. */
const DRAIN_TIMEOUT_MS = 3000;
const CHECK_INTERVAL_MS = 50;

/**
 * Closes a server: refuses new connections, closes idle ones, and waits until the requests in progress have their
 * responses. Then, or after three seconds, closes all connections.
 * @param close stops listening, and resolves when the last connection has ended. Default: `server.close`
 */
export async function closeGracefully(
  server: Server,
  close = () => new Promise((resolve) => server.close(resolve)),
): Promise<void> {
  const closing = close();
  // A connection is idle again after the response of its last request, and clients may keep it open.
  const idleTimer = setInterval(() => server.closeIdleConnections(), CHECK_INTERVAL_MS);
  const drainTimer = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS);
  try {
    await closing;
  } finally {
    clearInterval(idleTimer);
    clearTimeout(drainTimer);
  }
}
