import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { archiveOutput } from './archiveOutput.ts';

let folder: string;
let archive: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
  archive = join(folder, 'out.zip');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function write(count: number): Promise<void> {
  const output = await archiveOutput(archive);
  for (let index = 0; index < count; index++)
    await output.write(`Łukasz – ${index}.pdf`, Buffer.from(`file ${index}`));
  expect(readdirSync(folder)).not.toContain('out.zip');
  await output.close();
}

/** What others have against it, where they are. */
function complaints(): string {
  const { stdout, error } = spawnSync('unzip', ['-tqq', archive], { encoding: 'utf8' });
  return error ? '' : stdout;
}

test('an archive is what others read', async () => {
  await write(3);
  const files = unzipSync(readFileSync(archive));
  expect(Object.keys(files)).toEqual([0, 1, 2].map((index) => `Łukasz – ${index}.pdf`));
  expect(Buffer.from(files['Łukasz – 2.pdf'] ?? '').toString()).toBe('file 2');
  expect(complaints()).toBe('');
  expect(readdirSync(folder)).toEqual(['out.zip']);
});

test('files that are written at once stand in the order in which they were begun', async () => {
  const output = await archiveOutput(archive);
  const sizes = [900_000, 0, 30, 2_000_000, 1];
  const files = sizes.map((size, index) => Buffer.alloc(size, index));
  await Promise.all(files.map((bytes, index) => output.write(`${index}.pdf`, bytes)));
  await output.close();
  const read = Object.entries(unzipSync(readFileSync(archive)));
  expect(read.map(([name]) => name)).toEqual(sizes.map((_, index) => `${index}.pdf`));
  expect(read.every(([, bytes], index) => files[index]?.equals(bytes))).toBe(true);
  expect(complaints()).toBe('');
});

test('an archive of nothing, too', async () => {
  await write(0);
  expect(unzipSync(readFileSync(archive))).toEqual({});
});

test('more files than 16 bits count are in one that ZIP64 has', async () => {
  await write(66_000);
  expect(Object.keys(unzipSync(readFileSync(archive)))).toHaveLength(66_000);
  expect(complaints()).toBe('');
});

test('what is abandoned leaves nothing', async () => {
  const output = await archiveOutput(archive);
  await output.write('one.pdf', Buffer.from('one'));
  await output.abandon();
  expect(readdirSync(folder)).toEqual([]);
});
