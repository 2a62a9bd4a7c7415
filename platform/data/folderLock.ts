import { readFileSync, rmSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { randomId } from './randomId.ts';

/** Another living process has the data folder open: a second one would corrupt it. */
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
  /** Start time of the process in clock ticks where the system tells it: a pid alone may have been given again. */
  started: string;
}

function startOf(pid: number): string {
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
  return owner.started === '' || owner.started === startOf(owner.pid);
}

function parseOwner(text: string): LockOwner | undefined {
  const [pid, started] = text.split('\n');
  const number = Number(pid);
  return Number.isInteger(number) && number > 0
    ? { pid: number, started: started ?? '' }
    : undefined;
}

async function readOwner(path: string): Promise<LockOwner | undefined> {
  return parseOwner(await readFile(path, 'utf8').catch(() => ''));
}

/** Puts a file that is complete from its first moment; false when one is there. */
async function linkLock(path: string): Promise<boolean> {
  const draft = `${path}.${randomId()}`;
  await writeFile(draft, `${process.pid}\n${startOf(process.pid)}\n`);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves a dead owner's lock away; what was caught instead of it goes back. */
async function removeStale(path: string, stale: LockOwner | undefined): Promise<void> {
  const aside = `${path}.${randomId()}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  const caught = await readOwner(aside);
  if (caught !== undefined && caught.pid !== stale?.pid && isAlive(caught)) {
    await link(aside, path).catch(() => undefined);
  }
  await rm(aside, { recursive: true, force: true });
}

/**
 * Takes the lock file beside a data folder (`{folder}.lock`) and returns how to give it back.
 * A lock whose process is gone is taken over.
 * @throws DataFolderInUse naming the living process
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = `${folder}.lock`;
  await mkdir(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await linkLock(path)) {
      return () => {
        const owner = parseOwner(readOrEmpty(path));
        if (owner?.pid === process.pid) rmSync(path, { force: true });
      };
    }
    const owner = await readOwner(path);
    if (owner !== undefined && isAlive(owner)) throw new DataFolderInUse(folder, owner.pid);
    await removeStale(path, owner);
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
