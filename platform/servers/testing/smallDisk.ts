import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of this test's own, in memory. */
export interface SmallDisk {
  folder: string;
  /** Takes all of its room but so many bytes. */
  fillBut(bytes: number): Promise<void>;
  /** Gives the room back. */
  empty(): Promise<void>;
  remove(): Promise<void>;
}

/** @returns undefined, and says so, where this user may mount none */
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
  const filling = join(folder, 'filling');
  return {
    folder,
    fillBut: async (bytes) => {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(filling, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
    },
    empty: () => rm(filling, { force: true }),
    remove: async () => {
      execFileSync('umount', ['-l', folder]);
      await rmdir(folder);
    },
  };
}
