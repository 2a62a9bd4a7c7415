import { once } from 'node:events';
import { createCompany, sendRestRequest, waitForRequests } from './testing/calls.ts';
import { subscribeToCertificateCount } from './testing/missionsSocket.ts';
import { startApiProcess } from './testing/testApi.ts';

const SLOW_REQUESTS = 20;
const QUICK_CLIENTS = 4;
const SLOW_MS = 1500;

/** Sends requests one after the other until the server refuses one, and adds their statuses to a list. */
async function sendUntilRefused(url: string, token: string, statuses: number[]): Promise<void> {
  for (;;) {
    try {
      statuses.push((await sendRestRequest(url, '/platform/me', { token })).status);
    } catch {
      return;
    }
  }
}

test('answers the requests in progress on SIGTERM, refuses new ones, and exits with code 0', async () => {
  const settings = { DATABASE_URL: '', DATA_FOLDER: '', CONTROL: '1' };
  const { url, process: server } = await startApiProcess(settings);
  const { company_id, learner } = await createCompany(url);
  const fault = { company_id, method: 'GET', path: '/certificates', delay_ms: SLOW_MS };
  await sendRestRequest(url, '/control/faults', { body: fault });
  const socketCode = new Promise<number>((resolve) => {
    const socket = subscribeToCertificateCount(url, learner.token, () => undefined);
    socket.on('close', resolve);
  });

  const statuses: number[] = [];
  const load = Array.from({ length: QUICK_CLIENTS }, () =>
    sendUntilRefused(url, learner.token, statuses),
  );
  const slowResponses = Array.from({ length: SLOW_REQUESTS }, () =>
    sendRestRequest(url, '/missions/certificates', { token: learner.token }),
  );
  await waitForRequests(url, company_id, SLOW_REQUESTS);
  const exit = once(server, 'exit');
  server.kill('SIGTERM');

  await Promise.all(load);
  // A request on an open connection may get the answer that the server is closing.
  expect(new Set(statuses.filter((status) => status !== 503))).toEqual(new Set([200]));
  expect((await Promise.all(slowResponses)).map(({ status }) => status)).toEqual(
    Array.from({ length: SLOW_REQUESTS }, () => 200),
  );
  await expect(socketCode).resolves.toBe(1001);
  // After four seconds the server would exit with code 1.
  expect(await exit).toEqual([0, null]);
});
