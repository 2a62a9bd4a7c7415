import { readFileSync, rmSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createRandomId } from './randomId.ts';

/**
 * An error that occurs when another process uses the data folder. Two processes in one folder would corrupt the data.
 */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  readonly folder: string;
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop that process first.`);
    this.folder = folder;
    this.pid = pid;
  }
}

interface LockOwner {
  pid: number;
  /**
   * Start time of the process in clock ticks, or empty when unknown. Distinguishes the process from a later process
   * with the same process id.
   */
  startTime: string;
}

function readStartTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(owner: LockOwner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return owner.startTime === '' || owner.startTime === readStartTime(owner.pid);
}

function parseOwner(text: string): LockOwner | undefined {
  const [pid, startTime] = text.split('\n');
  const number = Number(pid);
  return Number.isInteger(number) && number > 0
    ? { pid: number, startTime: startTime ?? '' }
    : undefined;
}

async function readOwner(path: string): Promise<LockOwner | undefined> {
  return parseOwner(await readFile(path, 'utf8').catch(() => ''));
}

/** Creates the lock file together with its content in one atomic step. Returns false when the file already exists. */
async function createLockFile(path: string): Promise<boolean> {
  const draftPath = `${path}.${createRandomId()}`;
  await writeFile(draftPath, `${process.pid}\n${readStartTime(process.pid)}\n`);
  try {
    await link(draftPath, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draftPath, { force: true });
  }
}

/**
 * Removes the lock file of a process that has ended. If another process has replaced the lock file in the meantime,
 * puts the file of that process back.
 */
async function removeStaleLock(path: string, staleOwner: LockOwner | undefined): Promise<void> {
  const movedPath = `${path}.${createRandomId()}`;
  try {
    await rename(path, movedPath);
  } catch {
    return;
  }
  const movedOwner = await readOwner(movedPath);
  if (movedOwner !== undefined && movedOwner.pid !== staleOwner?.pid && isAlive(movedOwner)) {
    await link(movedPath, path).catch(() => undefined);
  }
  await rm(movedPath, { recursive: true, force: true });
}

/**
 * Locks a data folder with the file `{folder}.lock` and returns a function that unlocks it. Replaces the lock of a
 * process that has ended.
 * @throws DataFolderInUse naming the process that holds the lock
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = `${folder}.lock`;
  await mkdir(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await createLockFile(path)) {
      return () => {
        const owner = parseOwner(readOrEmpty(path));
        if (owner?.pid === process.pid) rmSync(path, { force: true });
      };
    }
    const owner = await readOwner(path);
    if (owner !== undefined && isAlive(owner)) throw new DataFolderInUse(folder, owner.pid);
    await removeStaleLock(path, owner);
  }
  throw new DataFolderInUse(folder, (await readOwner(path))?.pid ?? 0);
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
