import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where files go. */
export interface Output {
  /** So many may be written at once. */
  atOnce: number;
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Makes what was written whole. */
  close: () => Promise<void>;
  /** Takes away what is none without the rest. */
  abandon: () => Promise<void>;
}

/** A folder of files, each of which is whole as soon as it has its name. Made when it is not there. */
export async function folderOutput(folder: string): Promise<Output> {
  await mkdir(folder, { recursive: true });
  return {
    // One that lies across a network takes its time for each.
    atOnce: 16,
    async write(name, bytes) {
      // The same name each time: what a killed run left half is written over by the one that goes on.
      const partial = join(folder, `.${name}.part`);
      await writeFile(partial, bytes);
      await rename(partial, join(folder, name));
    },
    close: () => Promise.resolve(),
    abandon: () => Promise.resolve(),
  };
}
