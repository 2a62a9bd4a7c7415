import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { BatchOutput } from './folderOutput.ts';
import { buildZipDirectoryEntry, buildZipLocalHeader, buildZipEndRecords } from './zipRecords.ts';

/**
 * Creates a batch output that stores files uncompressed in one ZIP archive, with ZIP64 records if necessary. The list
 * of the archive's files is kept in a temporary file until the end, so that even a million files take little memory.
 * The archive has a temporary name until it is complete.
 */
export async function createArchiveOutput(archive: string): Promise<BatchOutput> {
  const names = [`${archive}.part`, `${archive}.list.part`] as const;
  const [file, list] = await Promise.all([open(names[0], 'w'), open(names[1], 'w+')]);
  const closeBoth = () => Promise.all([file.close(), list.close()]);
  let [count, offset, size] = [0, 0, 0];
  return {
    concurrency: 4,
    // Offsets are assigned before the first await, so that the same certificates give the same archive.
    async write(name, bytes) {
      const entry = { name: Buffer.from(name), crc: crc32(bytes), size: bytes.length, offset };
      const [local, central] = [buildZipLocalHeader(entry), buildZipDirectoryEntry(entry)];
      const [fileOffset, listOffset] = [offset, size];
      offset += local.length + bytes.length;
      size += central.length;
      count++;
      await Promise.all([
        writeAll(file, fileOffset, Buffer.concat([local, bytes])),
        writeAll(list, listOffset, central),
      ]);
    },
    async close() {
      let end = offset;
      for await (const chunk of list.createReadStream({ start: 0, autoClose: false })) {
        await writeAll(file, end, chunk as Buffer);
        end += (chunk as Buffer).length;
      }
      await writeAll(file, end, buildZipEndRecords({ count, size, offset }));
      await closeBoth();
      await rename(names[0], archive);
      await rm(names[1]);
    },
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
