import { once } from 'node:events';
import { createCompany, sendRestRequest } from './testing/calls.ts';
import { subscribeToCertificateCount } from './testing/missionsSocket.ts';
import { startApiProcess } from './testing/testApi.ts';

const SLOW_REQUESTS = 20;
const QUICK_CLIENTS = 4;
const SLOW_MS = 1500;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until a number of requests is in progress. */
async function waitForRequestsInProgress(url: string, count: number): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const value = /^http_requests_in_progress (\d+)$/m.exec(metrics)?.[1];
    // One is the request of the metrics.
    if (Number(value) > count) return;
    await wait(20);
  }
}

/** Sends requests one after the other until the server refuses one. Returns the statuses of the responses. */
async function sendUntilRefused(url: string, token: string): Promise<number[]> {
  const statuses: number[] = [];
  for (;;) {
    try {
      statuses.push((await sendRestRequest(url, '/platform/me', { token })).status);
    } catch {
      return statuses;
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

  let slowResponseCount = 0;
  const slowResponses = Array.from({ length: SLOW_REQUESTS }, async () => {
    const token = learner.token;
    const { status } = await sendRestRequest(url, '/missions/certificates', { token });
    slowResponseCount += 1;
    return status;
  });
  await waitForRequestsInProgress(url, SLOW_REQUESTS);
  const load = Array.from({ length: QUICK_CLIENTS }, () => sendUntilRefused(url, learner.token));
  await wait(200);
  const start = performance.now();
  const exit = once(server, 'exit');
  server.kill('SIGTERM');

  const statuses = (await Promise.all(load)).flat();
  // The clients are refused while the slow requests are in progress, not only when the server has ended.
  expect(slowResponseCount).toBeLessThan(SLOW_REQUESTS);
  expect(statuses.length).toBeGreaterThan(QUICK_CLIENTS);
  // A request on an open connection may get the answer that the server is closing.
  expect(new Set(statuses.filter((status) => status !== 503))).toEqual(new Set([200]));
  expect(await Promise.all(slowResponses)).toEqual(
    Array.from({ length: SLOW_REQUESTS }, () => 200),
  );
  await expect(socketCode).resolves.toBe(1001);
  expect(await exit).toEqual([0, null]);
  expect(performance.now() - start).toBeLessThan(4000);
}, 60_000);

test('exits with code 0 although a request never ends', async () => {
  const settings = { DATABASE_URL: '', DATA_FOLDER: '', CONTROL: '1' };
  const { url, process: server } = await startApiProcess(settings);
  const { company_id, learner } = await createCompany(url);
  const fault = { company_id, method: 'GET', path: '/certificates', stall: true };
  await sendRestRequest(url, '/control/faults', { body: fault });
  const endless = sendRestRequest(url, '/missions/certificates', { token: learner.token });
  await Promise.race([endless, wait(300)]);
  const start = performance.now();
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await expect(endless).rejects.toThrow('terminated');
  expect(await exit).toEqual([0, null]);
  expect(performance.now() - start).toBeLessThan(4500);
}, 60_000);
