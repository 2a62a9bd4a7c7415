import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { withFileName } from './fileErrors.ts';
import type { BatchOutput } from './folderOutput.ts';
import { createTemporaryName, removeAbandonedFiles } from './temporaryFiles.ts';
import { buildZipDirectoryEntry, buildZipLocalHeader, buildZipEndRecords } from './zipRecords.ts';

/** Milliseconds after the last write, after which a temporary file is not written any more. */
const abandonedAfter = 3_600_000;

/** Bytes of directory entries that are written together. A write for each entry would take longer than its file. */
const entryBlockSize = 65_536;

/**
 * Creates a batch output that stores files uncompressed in one ZIP archive, with ZIP64 records if necessary. The list
 * of the archive's files is kept in a temporary file until the end, so that even a million files take little memory.
 * The archive has a temporary name until it is complete. Temporary files that killed runs left an hour ago are removed.
 * @throws FileError
 */
export async function createArchiveOutput(archive: string): Promise<BatchOutput> {
  const folder = dirname(resolve(archive));
  const names = [join(folder, createTemporaryName()), join(folder, createTemporaryName())] as const;
  const [file, list] = await withFileName(archive, async () => {
    await removeAbandonedFiles(folder, Date.now() - abandonedAfter);
    return Promise.all([open(names[0], 'wx'), open(names[1], 'wx+')]);
  });
  const closeBoth = () => Promise.all([file.close(), list.close()]);
  let [count, offset, size] = [0, 0, 0];
  let entries: Uint8Array[] = [];
  let entryBytes = 0;
  /** Appends the collected directory entries to the list. */
  async function writeEntries() {
    const [block, position] = [Buffer.concat(entries), size - entryBytes];
    [entries, entryBytes] = [[], 0];
    await writeAll(list, position, block);
  }
  return {
    concurrency: 4,
    // Offsets are assigned before the first await, so that the same certificates give the same archive.
    async write(name, bytes) {
      const entry = { name: Buffer.from(name), crc: crc32(bytes), size: bytes.length, offset };
      const [local, central] = [buildZipLocalHeader(entry), buildZipDirectoryEntry(entry)];
      const fileOffset = offset;
      offset += local.length + bytes.length;
      entries.push(central);
      entryBytes += central.length;
      size += central.length;
      count++;
      await withFileName(archive, () =>
        Promise.all([
          writeAll(file, fileOffset, Buffer.concat([local, bytes])),
          entryBytes < entryBlockSize ? undefined : writeEntries(),
        ]),
      );
    },
    close: () =>
      withFileName(archive, async () => {
        await writeEntries();
        let end = offset;
        for await (const chunk of list.createReadStream({ start: 0, autoClose: false })) {
          await writeAll(file, end, chunk as Buffer);
          end += (chunk as Buffer).length;
        }
        await writeAll(file, end, buildZipEndRecords({ count, size, offset }));
        await closeBoth();
        await rename(names[0], archive);
        await rm(names[1]);
      }),
    async discard() {
      // One of the files may already be closed.
      await closeBoth().catch(() => undefined);
      await Promise.all(names.map((name) => rm(name, { force: true })));
    },
  };
}

/**
 * Writes all bytes to a file at an offset. After a partial write, writes the remaining bytes: a full disk first accepts
 * some of the bytes, and the next write throws an error.
 */
async function writeAll(file: FileHandle, offset: number, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, offset + done);
    done += bytesWritten;
  }
}
