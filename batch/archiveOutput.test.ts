import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { createArchiveOutput } from './archiveOutput.ts';
import { buildZipDirectoryEntry, buildZipEndRecords, buildZipLocalHeader } from './zipRecords.ts';

let folder: string;
let archive: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
  archive = join(folder, 'out.zip');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function write(count: number): Promise<void> {
  const output = await createArchiveOutput(archive);
  // Waiting for each write alone would take half a minute on a busy machine.
  for (let start = 0; start < count; start += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, count - start) }, (_, index) =>
        output.write(`Łukasz – ${start + index}.pdf`, Buffer.from(`file ${start + index}`)),
      ),
    );
  expect(readdirSync(folder)).not.toContain('out.zip');
  await output.close();
}

/** Tests the archive with `unzip`, if it is installed. @returns the reported problems */
function checkArchive(): string {
  const { stdout, error } = spawnSync('unzip', ['-tqq', archive], { encoding: 'utf8' });
  return error ? '' : stdout;
}

test('writes an archive that other programs can read', async () => {
  await write(3);
  const files = unzipSync(readFileSync(archive));
  expect(Object.keys(files)).toEqual([0, 1, 2].map((index) => `Łukasz – ${index}.pdf`));
  expect(Buffer.from(files['Łukasz – 2.pdf'] ?? '').toString()).toBe('file 2');
  expect(checkArchive()).toBe('');
  expect(readdirSync(folder)).toEqual(['out.zip']);
});

test('keeps the order of files that are written concurrently', async () => {
  const output = await createArchiveOutput(archive);
  const sizes = [900_000, 0, 30, 2_000_000, 1];
  const files = sizes.map((size, index) => Buffer.alloc(size, index));
  await Promise.all(files.map((bytes, index) => output.write(`${index}.pdf`, bytes)));
  await output.close();
  const entries = Object.entries(unzipSync(readFileSync(archive)));
  expect(entries.map(([name]) => name)).toEqual(sizes.map((_, index) => `${index}.pdf`));
  expect(entries.every(([, bytes], index) => files[index]?.equals(bytes))).toBe(true);
  expect(checkArchive()).toBe('');
});

test('writes an empty archive', async () => {
  await write(0);
  expect(unzipSync(readFileSync(archive))).toEqual({});
});

test('has ZIP64 records for more files than a 16-bit count allows', () => {
  const count = 66_000;
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (let index = 0; index < count; index++) {
    const entry = { name: Buffer.from(`${index}.pdf`), crc: 0, size: 0, offset };
    const header = Buffer.from(buildZipLocalHeader(entry));
    files.push(header);
    directory.push(Buffer.from(buildZipDirectoryEntry(entry)));
    offset += header.length;
  }
  const entries = Buffer.concat(directory);
  const end = buildZipEndRecords({ count, size: entries.length, offset });
  writeFileSync(archive, Buffer.concat([...files, entries, end]));
  expect(Object.keys(unzipSync(readFileSync(archive)))).toHaveLength(count);
  expect(checkArchive()).toBe('');
});

// Half a minute on a slow disk.
if (process.env.FULL)
  test('writes more files than a 16-bit count allows', async () => {
    await write(66_000);
    expect(Object.keys(unzipSync(readFileSync(archive)))).toHaveLength(66_000);
    expect(checkArchive()).toBe('');
  }, 120_000);

test('removes the temporary files of a run that was killed hours ago', async () => {
  const createName = (digit: number) => `.7f3c92d1-4b8e-4c1a-9d52-00000000000${digit}.part`;
  const names = [createName(1), createName(2), '.other.part'];
  for (const name of names) writeFileSync(join(folder, name), '');
  for (const name of [createName(1), '.other.part']) utimesSync(join(folder, name), 1, 1);
  await write(1);
  expect(readdirSync(folder).sort()).toEqual([createName(2), '.other.part', 'out.zip'].sort());
});

test('removes all files of a discarded archive', async () => {
  const output = await createArchiveOutput(archive);
  await output.write('one.pdf', Buffer.from('one'));
  await output.discard();
  expect(readdirSync(folder)).toEqual([]);
});
