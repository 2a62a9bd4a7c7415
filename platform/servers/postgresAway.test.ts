import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { call, earn, newCompany, query } from './testing/calls.ts';
import { missionsSocket } from './testing/missionsSocket.ts';
import { endProcess, freshSchema, startProcess } from './testing/testApi.ts';

const server = process.env.TEST_DATABASE_URL;
const onPostgres = server === undefined ? test.skip : test;

/** A way to the server that can be taken away, as when it is stopped, and given back. */
function createWay(target: URL) {
  const ends = new Set<Socket>();
  let way: Server;
  const open = (port: number): Promise<number> => {
    way = createServer((near) => {
      const far = connect(Number(target.port || 5432), target.hostname);
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        ends.add(end);
        end.on('error', () => undefined).on('close', () => other.destroy());
        end.pipe(other);
      }
    });
    return new Promise((resolve) =>
      way.listen(port, '127.0.0.1', () => resolve((way.address() as AddressInfo).port)),
    );
  };
  return {
    open,
    close: () => {
      way.close();
      for (const end of ends) end.destroy();
      ends.clear();
    },
  };
}

onPostgres(
  'a PostgreSQL that is stopped is a 503 at once; started again, all is well without a restart',
  async () => {
    const schema = await freshSchema(server ?? '');
    const address = new URL(schema.databaseUrl);
    const way = createWay(new URL(address));
    address.port = String(await way.open(0));
    address.hostname = '127.0.0.1';
    const api = await startProcess({ DATABASE_URL: address.href, CONTROL: '1' });
    let log = '';
    api.process.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    const { learner } = await newCompany(api.url);
    const { token } = learner;
    const list = () => call(api.url, '/missions/certificates', { token });
    await earn(api.url, learner.id, 3);

    way.close();
    const began = performance.now();
    // Many at once: some meet the connections that were lost, the others none.
    for (const refused of await Promise.all(Array.from({ length: 20 }, list))) {
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('1');
    }
    const asked = await query(api.url, 'missions', token, '{ certificates { id } }');
    expect(asked).toMatchObject({ status: 503, errors: [{ code: 'SERVICE_UNAVAILABLE' }] });
    const closed = await new Promise((resolve) =>
      missionsSocket(api.url, token, () => undefined).on('close', resolve),
    );
    expect(closed).toBe(1013);
    expect(performance.now() - began).toBeLessThan(3000);

    await way.open(Number(address.port));
    expect(await list()).toMatchObject({ status: 200, json: [{}, {}, {}] });
    expect(log).not.toContain(token);
    await endProcess(api.process, 'SIGTERM');
    expect(api.process.exitCode).toBe(0);
    way.close();
    await schema.drop();
  },
  60_000,
);
