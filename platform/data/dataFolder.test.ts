import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call } from '../servers/testing/calls.ts';
import { endProcess, startProcess } from '../servers/testing/testApi.ts';
import { DataFolderInUse, lockFolder } from './folderLock.ts';
import { resetData } from './resetData.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('a folder is locked once, until the lock is given back', async () => {
  const folder = join(parent, 'pglite');
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(DataFolderInUse);
  await expect(lockFolder(folder)).rejects.toMatchObject({ pid: process.pid, folder });
  unlock();
  const again = await lockFolder(folder);
  again();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test.each([
  ['of a process that is gone', '4194305\n1\n'],
  ['of an earlier process with a pid that is in use again', `${process.pid}\nbefore\n`],
  ['that is empty', ''],
])('a lock %s is taken over', async (_what, text) => {
  const folder = join(parent, 'pglite');
  await writeFile(`${folder}.lock`, text);
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  unlock();
});

test('of many that want a stale lock at once, one gets it', async () => {
  const folder = join(parent, 'pglite');
  await writeFile(`${folder}.lock`, '4194305\n1\n');
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

// With DATABASE_URL set the folder would not be used: this is about PGlite alone.
test('data outlive the process, killed or not, and a second process is told who has them', async () => {
  const folder = join(parent, 'pglite');
  const settings = { DATA_FOLDER: folder, DATABASE_URL: '' };
  const first = await startProcess(settings);
  const earned = await call(first.url, '/platform/learning/missions/mission-004/complete', {
    method: 'POST',
    token: 'demo-newcomer',
  });
  expect(earned.status).toBe(201);
  await expect(startProcess(settings)).rejects.toThrow(
    `DataFolderInUse: The data folder ${folder} is in use by process ${first.process.pid ?? 0}.`,
  );
  await endProcess(first.process, 'SIGKILL');
  const second = await startProcess(settings);
  const kept = await call(second.url, '/missions/certificates', { token: 'demo-newcomer' });
  await endProcess(second.process, 'SIGTERM');
  expect(kept.json).toMatchObject([{ mission_id: 'mission-004' }]);
  expect(existsSync(`${folder}.lock`)).toBe(false);
}, 60_000);

test('a reset removes the folder, but never under a running process', async () => {
  const folder = join(parent, 'pglite');
  await mkdir(folder);
  const unlock = await lockFolder(folder);
  await expect(resetData({ dataFolder: folder })).rejects.toThrow(DataFolderInUse);
  expect(existsSync(folder)).toBe(true);
  unlock();
  await resetData({ dataFolder: folder });
  expect([existsSync(folder), existsSync(`${folder}.lock`)]).toEqual([false, false]);
});
