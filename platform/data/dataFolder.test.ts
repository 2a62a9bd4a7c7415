import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderInUse, lockFolder } from './folderLock.ts';
import { resetData } from './resetData.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('locks a folder until it is unlocked', async () => {
  const folder = join(parent, 'pglite');
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(DataFolderInUse);
  await expect(lockFolder(folder)).rejects.toMatchObject({ pid: process.pid, folder });
  unlock();
  const unlockAgain = await lockFolder(folder);
  unlockAgain();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test.each([
  ['of an ended process', '4194305\n1\n'],
  ['of an earlier process whose pid was reused', `${process.pid}\nbefore\n`],
  ['that is empty', ''],
])('takes over a lock %s', async (_description, text) => {
  const folder = join(parent, 'pglite');
  await writeFile(`${folder}.lock`, text);
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  unlock();
});

test('removes a folder in place of the lock file', async () => {
  const folder = join(parent, 'pglite');
  await mkdir(`${folder}.lock`);
  const unlock = await lockFolder(folder);
  unlock();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('gives a stale lock to exactly one of several concurrent attempts', async () => {
  const folder = join(parent, 'pglite');
  await writeFile(`${folder}.lock`, '4194305\n1\n');
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('rejects the reset of an unreachable database without showing its URL', async () => {
  const databaseUrl = 'postgres://user:secret@127.0.0.1:1/none';
  await expect(resetData({ databaseUrl })).rejects.toThrow(
    /^The database of DATABASE_URL cannot be reached \(\w+\)\. Start it, or correct the address\.$/,
  );
});

test('removes the folder on reset, unless a running process uses it', async () => {
  const folder = join(parent, 'pglite');
  await mkdir(folder);
  const unlock = await lockFolder(folder);
  await expect(resetData({ dataFolder: folder })).rejects.toThrow(DataFolderInUse);
  expect(existsSync(folder)).toBe(true);
  unlock();
  await resetData({ dataFolder: folder });
  expect([existsSync(folder), existsSync(`${folder}.lock`)]).toEqual([false, false]);
});
