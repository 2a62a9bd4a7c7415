import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk in memory (tmpfs), mounted for one test. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk except for the given number of bytes. */
  fill(bytes: number): Promise<void>;
  /** Frees the space that `fill` used. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** Mounts a disk in memory. Returns undefined and prints a message when the user is not allowed to mount. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'small-disk-'));
  try {
    const size = `size=${megabytes}m`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    process.stderr.write('Not tested here: a full disk, since this user may mount none.\n');
    await rmdir(folder);
    return undefined;
  }
  const fillerFile = join(folder, 'filling');
  return {
    folder,
    fill: async (bytes) => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(fillerFile, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    },
    empty: () => rm(fillerFile, { force: true }),
    remove: async () => {
      execFileSync('umount', ['-l', folder]);
      await rmdir(folder);
    },
  };
}
