import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extendKeepAlive } from '../../platform/keepAlive.ts';

/** Starts a server on a free port of the loopback interface. Returns its origin and a function that stops it. */
export async function serveLocally(handleRequest: RequestListener) {
  const server = createServer(handleRequest);
  extendKeepAlive(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((done) => server.close(() => done()));
    },
  };
}
