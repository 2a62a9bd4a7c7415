import { randomUUID } from 'node:crypto';
import { opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withFileName } from './fileErrors.ts';

/** Pattern of the names that `createTemporaryName` creates. Other files are never removed. */
const temporaryNamePattern = /^\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.part$/;

/** Number of attempts to write a file. Another run may remove the temporary file that it takes for an abandoned one. */
const maxAttempts = 3;

/** Creates the name of a temporary file that no other process uses, even on another machine. */
export const createTemporaryName = () => `.${randomUUID()}.part`;

/**
 * Writes a file under a temporary name and renames it, so that a file under its own name is complete.
 * @throws FileError
 */
export const writeWholeFile = (file: string, bytes: Uint8Array): Promise<void> =>
  withFileName(file, () => writeAndRename(file, bytes, maxAttempts));

async function writeAndRename(file: string, bytes: Uint8Array, attempts: number): Promise<void> {
  const partial = join(dirname(file), createTemporaryName());
  try {
    await writeFile(partial, bytes);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    const isRemoved = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isRemoved || attempts === 1) throw error;
    await writeAndRename(file, bytes, attempts - 1);
  }
}

/**
 * Removes temporary files that a killed run left in a folder.
 * @param olderThan time of the last change, in milliseconds; later files may belong to a run that is still writing
 */
export async function removeAbandonedFiles(folder: string, olderThan: number): Promise<void> {
  for await (const entry of await opendir(folder)) {
    if (!entry.isFile() || !temporaryNamePattern.test(entry.name)) continue;
    const file = join(folder, entry.name);
    const age = await stat(file).catch(() => undefined);
    if (age && age.mtimeMs < olderThan) await rm(file, { force: true });
  }
}
