import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import {
  sendRestRequest,
  storeCertificates,
  createCompany,
  sendGraphqlQuery,
} from '../servers/testing/calls.ts';
import { mountSmallDisk, type SmallDisk } from '../servers/testing/smallDisk.ts';
import { stopProcess, startApiProcess } from '../servers/testing/testApi.ts';

const LIST = '/missions/certificates';
const UNAVAILABLE_MESSAGE = 'The database is away for the moment. Try again.';
const MEGABYTE = 1024 * 1024;

let disk: SmallDisk | undefined;
const servers: ChildProcess[] = [];
beforeEach(async () => {
  disk = await mountSmallDisk(160);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await stopProcess(server, 'SIGKILL');
  await disk?.remove();
});

const startApi = async ({ folder }: SmallDisk) => {
  const settings = { DATA_FOLDER: join(folder, 'data'), DATABASE_URL: '', CONTROL: '1' };
  const api = await startApiProcess(settings);
  servers.push(api.process);
  let log = '';
  api.process.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  return { ...api, log: () => log };
};

/** Writes certificates until the platform responds with 503. @returns the number of acknowledged certificates */
async function writeUntilFull(url: string, userId: string): Promise<number> {
  for (let acknowledged = 0; ; acknowledged += 400) {
    const body = { user_id: userId, count: 400 };
    const { status } = await sendRestRequest(url, '/control/certificates', { body });
    if (status === 201) continue;
    expect(status).toBe(503);
    return acknowledged;
  }
}

async function countCertificates(url: string, token: string): Promise<number> {
  const text = 'query ($after: String) { certificates(limit: 100, offset: $after) { id } }';
  for (let total = 0, after: string | null = null; ;) {
    const result: { data: { certificates: { id: string }[] } | null | undefined } =
      await sendGraphqlQuery(url, 'missions', token, text, { after });
    const page = result.data?.certificates ?? [];
    total += page.length;
    if (page.length < 100) return total;
    after = page.at(-1)?.id ?? null;
  }
}

/** Waits until the platform no longer responds with 503. @returns the time in milliseconds */
async function waitUntilAvailable(url: string, token: string): Promise<number> {
  const startTime = performance.now();
  while ((await sendRestRequest(url, LIST, { token })).status === 503)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return performance.now() - startTime;
}

test('answers 503 on a full disk, recovers when there is space and loses no acknowledged write', async () => {
  if (!disk) return;
  const { url, process: server, log } = await startApi(disk);
  const { learner } = await createCompany(url);
  // Less space than a segment of the log, but more than the tables need until then: the database panics.
  await disk.fill(15 * MEGABYTE);
  let acknowledged = await writeUntilFull(url, learner.id);
  const startTime = performance.now();
  const response = await sendRestRequest(url, LIST, { token: learner.token });
  expect(response).toMatchObject({ status: 503, json: { message: UNAVAILABLE_MESSAGE } });
  expect(response.headers.get('retry-after')).toBe('1');
  const queryResult = await sendGraphqlQuery(
    url,
    'missions',
    learner.token,
    '{ certificates { id } }',
  );
  expect(queryResult).toMatchObject({ status: 503, errors: [{ code: 'SERVICE_UNAVAILABLE' }] });
  expect(performance.now() - startTime).toBeLessThan(1000);
  await disk.empty();
  expect(await waitUntilAvailable(url, learner.token)).toBeLessThan(10_000);
  expect(await countCertificates(url, learner.token)).toBe(acknowledged);
  acknowledged += (await storeCertificates(url, learner.id, 3)).length;

  // Now the log has a segment left but the tables have no space: reading still works.
  await disk.fill(0);
  acknowledged += await writeUntilFull(url, learner.id);
  expect(await countCertificates(url, learner.token)).toBe(acknowledged);
  await disk.empty();
  acknowledged += (await storeCertificates(url, learner.id, 3)).length;
  expect(log().match(/cannot be written: the disk is full/g)).toHaveLength(1);

  await stopProcess(server, 'SIGTERM');
  const restarted = await startApi(disk);
  expect(await countCertificates(restarted.url, learner.token)).toBe(acknowledged);
});

test('stops on SIGTERM with a full disk and names the missing space at the next start', async () => {
  if (!disk) return;
  const { url, process: server } = await startApi(disk);
  const { learner } = await createCompany(url);
  await disk.fill(15 * MEGABYTE);
  await writeUntilFull(url, learner.id);
  const startTime = performance.now();
  await stopProcess(server, 'SIGTERM');
  expect(performance.now() - startTime).toBeLessThan(5000);
  expect(server.exitCode).toBe(0);
  await expect(startApi(disk)).rejects.toThrow(
    `DataError: The disk of ${join(disk.folder, 'data')} is full: the data need 32 MB of room.`,
  );
});
