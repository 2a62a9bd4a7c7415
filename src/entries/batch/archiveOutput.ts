import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { Output } from './folderOutput.ts';
import { centralHeader, localHeader, trailer } from './zipRecords.ts';

/**
 * One ZIP archive of files that are compressed already, with ZIP64 where it needs that. The list at its end waits in a file of
 * its own, so that a million files take no memory. The archive has its name once it is whole.
 */
export async function archiveOutput(archive: string): Promise<Output> {
  const names = [`${archive}.part`, `${archive}.list.part`] as const;
  const [file, list] = await Promise.all([open(names[0], 'w'), open(names[1], 'w+')]);
  const closeBoth = () => Promise.all([file.close(), list.close()]);
  let [count, offset, size] = [0, 0, 0];
  return {
    atOnce: 4,
    // Each has its place before anything is waited for: the same certificates make the same archive.
    async write(name, bytes) {
      const entry = { name: Buffer.from(name), crc: crc32(bytes), size: bytes.length, offset };
      const [local, central] = [localHeader(entry), centralHeader(entry)];
      const [inFile, inList] = [offset, size];
      offset += local.length + bytes.length;
      size += central.length;
      count++;
      await Promise.all([
        writeAt(file, inFile, Buffer.concat([local, bytes])),
        writeAt(list, inList, central),
      ]);
    },
    async close() {
      let end = offset;
      for await (const chunk of list.createReadStream({ start: 0, autoClose: false })) {
        await writeAt(file, end, chunk as Buffer);
        end += (chunk as Buffer).length;
      }
      await writeAt(file, end, trailer({ count, size, offset }));
      await closeBoth();
      await rename(names[0], archive);
      await rm(names[1]);
    },
    async abandon() {
      // It may have failed with one of them closed.
      await closeBoth().catch(() => undefined);
      await Promise.all(names.map((name) => rm(name, { force: true })));
    },
  };
}

/** A full disk takes a part first and then says that it is full. */
async function writeAt(file: FileHandle, place: number, bytes: Uint8Array): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, place + done);
    done += bytesWritten;
  }
}
