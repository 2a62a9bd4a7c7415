import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { call, earn, newCompany, query } from '../servers/testing/calls.ts';
import { mountSmallDisk, type SmallDisk } from '../servers/testing/smallDisk.ts';
import { endProcess, startProcess } from '../servers/testing/testApi.ts';

const LIST = '/missions/certificates';
const AWAY = 'The database is away for the moment. Try again.';
const MEGABYTE = 1024 * 1024;

let disk: SmallDisk | undefined;
const servers: ChildProcess[] = [];
beforeEach(async () => {
  disk = await mountSmallDisk(160);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await endProcess(server, 'SIGKILL');
  await disk?.remove();
});

const start = async ({ folder }: SmallDisk) => {
  const settings = { DATA_FOLDER: join(folder, 'data'), DATABASE_URL: '', CONTROL: '1' };
  const started = await startProcess(settings);
  servers.push(started.process);
  let log = '';
  started.process.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  return { ...started, log: () => log };
};

/** Writes until that is refused. @returns how many certificates were acknowledged */
async function writeUntilFull(url: string, userId: string): Promise<number> {
  for (let acknowledged = 0; ; acknowledged += 400) {
    const body = { user_id: userId, count: 400 };
    const { status } = await call(url, '/control/certificates', { body });
    if (status === 201) continue;
    expect(status).toBe(503);
    return acknowledged;
  }
}

async function countOf(url: string, token: string): Promise<number> {
  const text = 'query ($after: String) { certificates(limit: 100, offset: $after) { id } }';
  for (let total = 0, after: string | null = null; ;) {
    const answer: { data: { certificates: { id: string }[] } | null | undefined } = await query(
      url,
      'missions',
      token,
      text,
      { after },
    );
    const page = answer.data?.certificates ?? [];
    total += page.length;
    if (page.length < 100) return total;
    after = page.at(-1)?.id ?? null;
  }
}

/** Until an answer is another than 503. @returns the milliseconds it took */
async function untilWell(url: string, token: string): Promise<number> {
  const began = performance.now();
  while ((await call(url, LIST, { token })).status === 503)
    await new Promise((resolve) => setTimeout(resolve, 100));
  return performance.now() - began;
}

test('a full disk is a 503 at once, and well again with room; nothing acknowledged is lost', async () => {
  if (!disk) return;
  const { url, process: server, log } = await start(disk);
  const { learner } = await newCompany(url);
  // Less than a segment of the log has, more than the tables need until then: the database panics.
  await disk.fillBut(15 * MEGABYTE);
  let acknowledged = await writeUntilFull(url, learner.id);
  const began = performance.now();
  const refused = await call(url, LIST, { token: learner.token });
  expect(refused).toMatchObject({ status: 503, json: { message: AWAY } });
  expect(refused.headers.get('retry-after')).toBe('1');
  const asked = await query(url, 'missions', learner.token, '{ certificates { id } }');
  expect(asked).toMatchObject({ status: 503, errors: [{ code: 'SERVICE_UNAVAILABLE' }] });
  expect(performance.now() - began).toBeLessThan(1000);
  await disk.empty();
  expect(await untilWell(url, learner.token)).toBeLessThan(10_000);
  expect(await countOf(url, learner.token)).toBe(acknowledged);
  acknowledged += (await earn(url, learner.id, 3)).length;

  // Its log has a segment to write on now, and the tables find no room: what only reads goes on.
  await disk.fillBut(0);
  acknowledged += await writeUntilFull(url, learner.id);
  expect(await countOf(url, learner.token)).toBe(acknowledged);
  await disk.empty();
  acknowledged += (await earn(url, learner.id, 3)).length;
  expect(log().match(/cannot be written: the disk is full/g)).toHaveLength(1);

  await endProcess(server, 'SIGTERM');
  const again = await start(disk);
  expect(await countOf(again.url, learner.token)).toBe(acknowledged);
}, 180_000);

test('on a full disk a signal ends the process, and a start says what it lacks', async () => {
  if (!disk) return;
  const { url, process: server } = await start(disk);
  const { learner } = await newCompany(url);
  await disk.fillBut(15 * MEGABYTE);
  await writeUntilFull(url, learner.id);
  const began = performance.now();
  await endProcess(server, 'SIGTERM');
  expect(performance.now() - began).toBeLessThan(5000);
  expect(server.exitCode).toBe(0);
  await expect(start(disk)).rejects.toThrow(
    `DataError: The disk of ${join(disk.folder, 'data')} is full: the data need 32 MB of room.`,
  );
}, 120_000);
