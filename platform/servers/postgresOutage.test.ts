import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import {
  sendRestRequest,
  storeCertificates,
  createCompany,
  sendGraphqlQuery,
} from './testing/calls.ts';
import { openMissionsSocket } from './testing/missionsSocket.ts';
import { stopProcess, createIsolatedPostgresSchema, startApiProcess } from './testing/testApi.ts';

const serverUrl = process.env.TEST_DATABASE_URL;
const testOnPostgres = serverUrl === undefined ? test.skip : test;

/** Creates a TCP proxy to the database server that can be closed and reopened, as if the server were restarted. */
function createProxy(target: URL) {
  const sockets = new Set<Socket>();
  let proxy: Server;
  const open = (port: number): Promise<number> => {
    proxy = createServer((clientSocket) => {
      const serverSocket = connect(Number(target.port || 5432), target.hostname);
      for (const [socket, peer] of [
        [clientSocket, serverSocket],
        [serverSocket, clientSocket],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => peer.destroy());
        socket.pipe(peer);
      }
    });
    return new Promise((resolve) =>
      proxy.listen(port, '127.0.0.1', () => resolve((proxy.address() as AddressInfo).port)),
    );
  };
  return {
    open,
    close: () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
  };
}

testOnPostgres(
  'answers 503 at once while PostgreSQL is stopped and recovers without a restart',
  async () => {
    const schema = await createIsolatedPostgresSchema(serverUrl ?? '');
    const address = new URL(schema.databaseUrl);
    const proxy = createProxy(new URL(address));
    address.port = String(await proxy.open(0));
    address.hostname = '127.0.0.1';
    const api = await startApiProcess({ DATABASE_URL: address.href, CONTROL: '1' });
    let log = '';
    api.process.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const { learner } = await createCompany(api.url);
    const { token } = learner;
    const fetchList = () => sendRestRequest(api.url, '/missions/certificates', { token });
    await storeCertificates(api.url, learner.id, 3);

    proxy.close();
    const startTime = performance.now();
    // Several requests at once: some use a lost connection, others find no connection.
    for (const response of await Promise.all(Array.from({ length: 20 }, fetchList))) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('1');
    }
    const queryResult = await sendGraphqlQuery(
      api.url,
      'missions',
      token,
      '{ certificates { id } }',
    );
    expect(queryResult).toMatchObject({ status: 503, errors: [{ code: 'SERVICE_UNAVAILABLE' }] });
    const closeCode = await new Promise((resolve) =>
      openMissionsSocket(api.url, token, () => undefined).on('close', resolve),
    );
    expect(closeCode).toBe(1013);
    expect(performance.now() - startTime).toBeLessThan(3000);

    await proxy.open(Number(address.port));
    expect(await fetchList()).toMatchObject({ status: 200, json: [{}, {}, {}] });
    expect(log).not.toContain(token);
    await stopProcess(api.process, 'SIGTERM');
    expect(api.process.exitCode).toBe(0);
    proxy.close();
    await schema.drop();
  },
  60_000,
);
