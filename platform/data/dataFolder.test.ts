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

test('a folder in place of a lock is put away', async () => {
  const folder = join(parent, 'pglite');
  await mkdir(`${folder}.lock`);
  const unlock = await lockFolder(folder);
  unlock();
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('of many that want a stale lock at once, one gets it', async () => {
  const folder = join(parent, 'pglite');
  await writeFile(`${folder}.lock`, '4194305\n1\n');
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => lockFolder(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a reset of a database that is not there says so, without its address', async () => {
  const databaseUrl = 'postgres://user:secret@127.0.0.1:1/none';
  await expect(resetData({ databaseUrl })).rejects.toThrow(
    /^The database of DATABASE_URL cannot be reached \(\w+\)\. Start it, or correct the address\.$/,
  );
});

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
