import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import {
  toJsonLines,
  buildBatch,
  hashFiles,
  hashFolder,
  runBatch,
  createCertificateResponses,
} from '#testing/batchCommand.ts';
import { createCertificateResponse } from '#testing/certificates.ts';

let batchFolder: string;
let folder: string;
let list: string;

beforeAll(() => {
  batchFolder = buildBatch();
});
afterAll(() => rmSync(batchFolder, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  list = join(folder, 'list.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (...names: string[]) => join(folder, ...names);
const run = (...args: string[]) => runBatch(batchFolder, [...args, '--demo']);
/** Each further thread takes as long to start as to write ten certificates. */
const oneThread = ['--workers', '1', '--demo'];
const runInOneThread = (...args: string[]) => runBatch(batchFolder, [...args, ...oneThread]);

test('writes the same files from JSON Lines or an array, a file or standard input, into a folder or an archive, and with any number of threads', async () => {
  const certificates = createCertificateResponses(8);
  writeFileSync(list, toJsonLines(certificates));
  const array = `\uFEFF \n${JSON.stringify(certificates, null, 2)}`;
  const runs = [
    await runInOneThread(list, inFolder('lines')),
    await runBatch(batchFolder, ['-', '--zip', inFolder('array.zip'), ...oneThread], array),
    await run(list, '--zip', inFolder('threads.zip'), '--workers', '2'),
  ];
  for (const { code, stdout } of runs)
    expect([code, stdout]).toEqual([0, expect.stringMatching('^8 ')]);
  const hashes = hashFolder(inFolder('lines'));
  expect(Object.keys(hashes)).toHaveLength(8);
  const archive = readFileSync(inFolder('array.zip'));
  expect(hashFiles(Object.entries(unzipSync(archive)))).toEqual(hashes);
  expect(readFileSync(inFolder('threads.zip')).equals(archive)).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['array.zip', 'lines', 'list.jsonl', 'threads.zip']);
});

test('--help lists every option', async () => {
  for (const option of ['--help', '-h']) {
    const { code, stdout, stderr } = await runBatch(batchFolder, [option]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/--resume .*\n.*--failures /);
  }
});

test('lists failures with their index and writes the other files', async () => {
  const validCertificate = createCertificateResponse({ id: 'good' });
  const lines = [
    validCertificate,
    createCertificateResponse({ name: '山田', id: 'chinese' }),
    validCertificate,
  ];
  const input = `${toJsonLines(lines)}\n{"id": "cut\n`;
  const { code, stdout, stderr } = await runBatch(
    batchFolder,
    ['-', inFolder('out'), '--failures', inFolder('failures.jsonl'), ...oneThread],
    input,
  );
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toMatch('1 written, 0 kept, 3 failed');
  const failures = readFileSync(inFolder('failures.jsonl'), 'utf8').trim().split('\n');
  expect(failures.map((line) => JSON.parse(line) as unknown)).toEqual([
    { index: 1, id: 'chinese', message: expect.stringContaining('U+5C71') as string },
    { index: 2, id: 'good', message: 'An earlier certificate has the same ID' },
    { index: 3, message: expect.stringContaining('line 5 is not JSON') as string },
  ]);
  const secondRun = await runBatch(
    batchFolder,
    ['-', inFolder('out'), '--plain-paper', ...oneThread],
    input,
  );
  expect(secondRun.stderr).toMatch(/^Certificate 2 \(chinese\): .*\nCertificate 3 \(good\): /);
});

test('writes nothing for an empty list', async () => {
  for (const input of ['', '\n\n', '[]']) {
    const args = ['-', inFolder('out'), '--failures', inFolder('failures.jsonl'), '--demo'];
    const { code, stderr } = await runBatch(batchFolder, args, input);
    expect([code, stderr]).toEqual([2, 'Standard input: the list has no certificates.\n']);
  }
  expect(readdirSync(folder)).toEqual([]);
});

describe('exits with code 2', () => {
  const input = toJsonLines(createCertificateResponses(2));

  test('if an array is not JSON, after writing the certificates before the fault', async () => {
    const [first, second] = createCertificateResponses(2);
    const array = `[${JSON.stringify(first)},\n${JSON.stringify(second)},\n{"id": 3},\n}]`;
    const args = ['-', inFolder('out'), ...oneThread];
    const { code, stderr } = await runBatch(batchFolder, args, array);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^The JSON list .*element 4 \(line 4\)/m),
    ]);
    expect(readdirSync(inFolder('out'))).toHaveLength(2);
  });

  test('if the folder cannot be created', async () => {
    writeFileSync(inFolder('file'), '');
    const path = inFolder('file', 'out');
    const { code, stderr } = await runBatch(batchFolder, ['-', path, '--demo'], input);
    expect([code, stderr]).toEqual([2, expect.stringContaining('ENOTDIR')]);
  });

  test.each([
    ['a folder', ['out']],
    ['an archive', ['--zip', 'out.zip']],
  ])('when the disk is full while writing %s, and leaves no incomplete file', (_, target) => {
    writeFileSync(list, input);
    const words = [join(batchFolder, 'cli.mjs'), 'list.jsonl', ...target, ...oneThread];
    // Simulates a full disk: files are limited to 4 KB.
    const script = `ulimit -f 8; exec "$0" "$@"`;
    const { status, stderr } = spawnSync('sh', ['-c', script, process.execPath, ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining('EFBIG')]);
    const isOutput = (name: string) => /\.(?:part|pdf|zip)$/.test(name);
    expect(readdirSync(folder, { recursive: true }).map(String).filter(isOutput)).toEqual([]);
  });
});

test('two runs of one list into one folder write all files, and remove those of a killed run', async () => {
  writeFileSync(list, toJsonLines(createCertificateResponses(12)));
  mkdirSync(inFolder('out'));
  const abandonedFile = inFolder('out', '.7f3c92d1-4b8e-4c1a-9d52-000000000000.part');
  writeFileSync(abandonedFile, '%PDF');
  utimesSync(abandonedFile, 1, 1);
  const runs = await Promise.all([1, 2].map(() => runInOneThread(list, inFolder('out'))));
  for (const { code, stdout, stderr } of runs)
    expect([code, stdout, stderr]).toEqual([0, expect.stringMatching('^12 written, '), '']);
  const names = readdirSync(inFolder('out'));
  expect(names).toHaveLength(12);
  expect(names.filter((name) => !name.endsWith('.pdf'))).toEqual([]);
});

test('two runs of one list into one archive write it whole', async () => {
  writeFileSync(list, toJsonLines(createCertificateResponses(4)));
  const args = [list, '--zip', inFolder('out.zip')];
  for (const { code } of await Promise.all([runInOneThread(...args), runInOneThread(...args)]))
    expect(code).toBe(0);
  expect(Object.keys(unzipSync(readFileSync(inFolder('out.zip'))))).toHaveLength(4);
  expect(readdirSync(folder).sort()).toEqual(['list.jsonl', 'out.zip']);
});

test('uses no more threads than there are certificates, and says so', async () => {
  writeFileSync(list, toJsonLines(createCertificateResponses(1)));
  const { code, stderr } = await run(list, inFolder('out'), '--workers', '9999');
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^--workers 9999: 1 used, because /)]);
});

test('draws certificates without a template with that of --template', async () => {
  const { template, ...certificate } = createCertificateResponse({ id: 'own' });
  writeFileSync(list, toJsonLines([{ ...certificate, template }]));
  await runInOneThread(list, inFolder('own'));
  writeFileSync(list, toJsonLines([certificate]));
  writeFileSync(inFolder('template.json'), JSON.stringify(template));
  const args = [list, inFolder('default'), '--template', inFolder('template.json')];
  const { code } = await runInOneThread(...args);
  expect(code).toBe(0);
  expect(hashFolder(inFolder('default'))).toEqual(hashFolder(inFolder('own')));
});

test('writes sheets for a print shop with --bleed, into a folder and into one file', async () => {
  writeFileSync(list, toJsonLines(createCertificateResponses(2)));
  await runInOneThread(list, inFolder('out'));
  await runInOneThread(list, inFolder('sheets'), '--bleed');
  await run(list, inFolder('sheets'), '--bleed', '--one-file');
  const names = readdirSync(inFolder('out')).map((name) => name.replace('.pdf', ' – bleed.pdf'));
  expect(readdirSync(inFolder('sheets')).sort()).toEqual(
    [...names, 'certificates-bleed.pdf'].sort(),
  );
  for (const name of readdirSync(inFolder('sheets')))
    expect(readFileSync(inFolder('sheets', name), 'latin1')).toContain('/TrimBox[28.346 28.346 ');
});

test('replaces the document of --one-file only when it is complete', async () => {
  writeFileSync(list, toJsonLines(createCertificateResponses(2)));
  mkdirSync(inFolder('out'));
  writeFileSync(inFolder('out', 'certificates.pdf'), 'previous');
  const words = [join(batchFolder, 'cli.mjs'), 'list.jsonl', 'out', '--one-file', '--demo'];
  const script = `ulimit -f 8; exec "$0" "$@"`;
  const { status, stderr } = spawnSync('sh', ['-c', script, process.execPath, ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    2,
    'out/certificates.pdf: the file would be larger than allowed (EFBIG).\n',
  ]);
  expect(readFileSync(inFolder('out', 'certificates.pdf'), 'utf8')).toBe('previous');
  expect(readdirSync(inFolder('out'))).toEqual(['certificates.pdf']);
});

test('lists the failures of --one-file in a file', async () => {
  writeFileSync(list, toJsonLines([createCertificateResponse({ id: 'a' }), { id: '\u001b[31m' }]));
  const failures = inFolder('failures.jsonl');
  const args = [list, inFolder('out'), '--one-file', '--failures', failures];
  const { code } = await run(...args);
  expect(code).toBe(1);
  expect(readFileSync(failures, 'utf8')).toMatch(/^\{"index":1,"id":"\\u001b\[31m",/);
  expect(existsSync(inFolder('out'))).toBe(false);
});

test('overwrites existing files without --resume', async () => {
  writeFileSync(list, toJsonLines(createCertificateResponses(1)));
  await runInOneThread(list, inFolder('out'));
  const [name = ''] = readdirSync(inFolder('out'));
  const expectedHashes = hashFolder(inFolder('out'));
  writeFileSync(inFolder('out', name), 'half');
  expect(await runInOneThread(list, inFolder('out'), '--resume')).toMatchObject({ code: 0 });
  expect(hashFolder(inFolder('out'))).not.toEqual(expectedHashes);
  await runInOneThread(list, inFolder('out'));
  expect(hashFolder(inFolder('out'))).toEqual(expectedHashes);
});
