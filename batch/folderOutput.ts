import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withFileName } from './fileErrors.ts';
import { requireWritableFolder } from './pathChecks.ts';
import { removeAbandonedFiles, writeWholeFile } from './temporaryFiles.ts';

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
 * name until it is completely written. Several runs may write to one folder at the same time.
 * @throws FileError
 */
export async function createFolderOutput(folder: string): Promise<BatchOutput> {
  const startedAt = Date.now();
  await createFolder(folder);
  return {
    // Network folders have a high latency per file.
    concurrency: 16,
    write: (name, bytes) => writeWholeFile(join(folder, name), bytes),
    close: () => withFileName(folder, () => removeAbandonedFiles(folder, startedAt)),
    discard: () => Promise.resolve(),
  };
}

/** Creates a folder and those that contain it. @throws FileError */
export async function createFolder(folder: string): Promise<void> {
  // `mkdir` reports ENOENT for a file system that is read-only.
  requireWritableFolder(folder);
  await withFileName(folder, () => mkdir(folder, { recursive: true }));
}
