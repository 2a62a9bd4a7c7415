import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Destination of the files of a batch: a folder or an archive. */
export interface BatchOutput {
  /** Number of files to write at the same time. */
  concurrency: number;
  write: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Finishes the output after the last file is written. */
  close: () => Promise<void>;
  /** Deletes an unfinished archive. Files that are already written to a folder are kept. */
  discard: () => Promise<void>;
}

/**
 * Creates a batch output that writes files into a folder. The folder is created if necessary. Each file has a temporary
 * name until it is completely written.
 */
export async function createFolderOutput(folder: string): Promise<BatchOutput> {
  await mkdir(folder, { recursive: true });
  return {
    // Network folders have a high latency per file.
    concurrency: 16,
    async write(name, bytes) {
      // The name is always the same, so that a resumed run overwrites the partial file of a killed one.
      const partial = join(folder, `.${name}.part`);
      await writeFile(partial, bytes);
      await rename(partial, join(folder, name));
    },
    close: () => Promise.resolve(),
    discard: () => Promise.resolve(),
  };
}
