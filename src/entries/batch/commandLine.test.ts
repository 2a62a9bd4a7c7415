import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import {
  asLines,
  builtBatch,
  hashes,
  hashesOf,
  runBatch,
  sentCertificates,
  startBatch,
} from '#testing/batchCommand.ts';
import { until } from '#testing/until.ts';
import { certificateWishes, sentCertificate } from '#testing/certificates.ts';

let built: string;
let folder: string;
let list: string;

beforeAll(() => {
  built = builtBatch();
});
afterAll(() => rmSync(built, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  list = join(folder, 'list.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (...names: string[]) => join(folder, ...names);
const run = (...args: string[]) => runBatch(built, args);

test('a list is lines or an array, of a file or standard input, and any threads make the same files', async () => {
  const certificates = sentCertificates(8);
  writeFileSync(list, asLines(certificates));
  const array = `\uFEFF \n${JSON.stringify(certificates, null, 2)}`;
  const runs = [
    await run(list, inFolder('lines'), '--workers', '1'),
    await run(list, inFolder('threads'), '--workers', '3'),
    await runBatch(built, ['-', inFolder('array'), '--workers', '1'], array),
  ];
  for (const { code, out } of runs) expect([code, out]).toEqual([0, expect.stringMatching('^8 ')]);
  const made = hashesOf(inFolder('lines'));
  expect(Object.keys(made)).toHaveLength(8);
  expect(hashesOf(inFolder('threads'))).toEqual(made);
  expect(hashesOf(inFolder('array'))).toEqual(made);
});

test('help tells every option', async () => {
  for (const asked of ['--help', '-h']) {
    const { code, out, errors } = await run(asked);
    expect([code, errors]).toEqual([0, '']);
    expect(out).toMatch(/--resume .*\n.*--failures /);
  }
});

test('an archive holds the same files, and is the same archive however it is made', async () => {
  writeFileSync(list, asLines(sentCertificates(4)));
  await run(list, inFolder('out'), '--workers', '1');
  for (const workers of ['1', '2'])
    await run(list, '--zip', inFolder(`${workers}.zip`), '--workers', workers);
  const archive = readFileSync(inFolder('1.zip'));
  expect(readFileSync(inFolder('2.zip')).equals(archive)).toBe(true);
  expect(hashes(Object.entries(unzipSync(archive)))).toEqual(hashesOf(inFolder('out')));
  expect(readdirSync(folder).sort()).toEqual(['1.zip', '2.zip', 'list.jsonl', 'out']);
});

test('what fails is listed with its place in the list, and the rest is made', async () => {
  const good = sentCertificate({ id: 'good' });
  const lines = [good, sentCertificate({ ...certificateWishes.arabic, id: 'arabic' }), good];
  const broken = `${asLines(lines)}\n{"id": "cut\n`;
  const { code, out, errors } = await runBatch(
    built,
    ['-', inFolder('out'), '--failures', inFolder('failures.jsonl')],
    broken,
  );
  expect([code, errors]).toEqual([1, '']);
  expect(out).toMatch('1 written, 0 kept, 3 failed');
  const failures = readFileSync(inFolder('failures.jsonl'), 'utf8').trim().split('\n');
  expect(failures.map((line) => JSON.parse(line) as unknown)).toEqual([
    { index: 1, id: 'arabic', message: expect.stringContaining('U+645') as string },
    { index: 2, id: 'good', message: 'An earlier certificate has the same ID' },
    { index: 3, message: expect.stringContaining('line 5 is no JSON') as string },
  ]);
  const other = await runBatch(built, ['-', inFolder('out'), '--plain-paper'], broken);
  expect(other.errors).toMatch(/^Certificate 2 \(arabic\): .*\nCertificate 3 \(good\): /);
});

test('an empty list has no files and no failures', async () => {
  for (const empty of ['', '\n\n', '[]'])
    expect(await runBatch(built, ['-', inFolder('out')], empty)).toMatchObject({ code: 0 });
  expect(readdirSync(inFolder('out'))).toEqual([]);
});

describe('the exit code is 2', () => {
  const sent = asLines(sentCertificates(2));

  test.each([
    ['without a folder', ['list'], 'A list and either a folder or --zip are needed.'],
    ['with an option that there is none of', ['list', 'out', '--colour'], "'--colour'"],
    ['in a language that there is none of', ['list', 'out', '--language', 'fr'], 'pt, en, es'],
    ['with a shard that is none', ['list', 'out', '--shard', '2/2'], 'I from 0 to N - 1'],
    ['with no threads', ['list', 'out', '--workers', '0'], 'a number from 1'],
    ['to go on with an archive', ['list', '--zip', 'x', '--resume'], 'begun anew'],
    ['with a zone that is none', ['-', 'out', '--time-zone', 'Mars/X'], 'must be'],
    ['where there is no list', ['list', 'out'], 'ENOENT'],
  ])('%s', async (_, args, message) => {
    const { code, errors } = await runBatch(
      built,
      args.map((word) => (/^(?:list|out|x)$/.test(word) ? inFolder(word) : word)),
      sent,
    );
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  });

  test('where an array is no JSON', async () => {
    const { code, errors } = await runBatch(built, ['-', inFolder('out')], '[{"id": 1},\n}]');
    expect([code, errors]).toEqual([2, expect.stringMatching(/JSON|parser|token/i)]);
  });

  test('where nothing can be written', async () => {
    writeFileSync(inFolder('file'), '');
    const { code, errors } = await runBatch(built, ['-', inFolder('file', 'out')], sent);
    expect([code, errors]).toEqual([2, expect.stringContaining('ENOTDIR')]);
  });

  test.each([
    ['a folder', ['out']],
    ['an archive', ['--zip', 'out.zip']],
  ])('where %s takes no more', (_, target) => {
    writeFileSync(list, sent);
    const words = [join(built, 'cli.mjs'), 'list.jsonl', ...target, '--workers', '2'];
    // As on a disk that is full: no file may have more than 4 KB.
    const script = `ulimit -f 8; exec "$0" "$@"`;
    const { status, stderr } = spawnSync('sh', ['-c', script, process.execPath, ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining('EFBIG')]);
    const isWhole = (name: string) => /\.(?:pdf|zip)$/.test(name);
    expect(readdirSync(folder, { recursive: true }).map(String).filter(isWhole)).toEqual([]);
  });
});

test('a signal leaves whole files, and a run goes on', async () => {
  const certificates = sentCertificates(60);
  writeFileSync(list, asLines(certificates));
  const args = [list, inFolder('out'), '--workers', '2'];
  const running = startBatch(built, args);
  await until(() => existsSync(inFolder('out')) && readdirSync(inFolder('out')).length > 0);
  running.kill('SIGINT');
  const { code, out } = await running.ended;
  expect(code).toBe(130);
  const [written = ''] = out.split(' ');
  const names = readdirSync(inFolder('out'));
  expect(names).toHaveLength(Number(written));
  expect(names.filter((name) => !name.endsWith('.pdf'))).toEqual([]);
  const second = await run(...args, '--resume');
  expect(second.out).toMatch(`${60 - names.length} written, ${names.length} kept, 0 failed`);
});

test('without --resume a file that is there is written over', async () => {
  writeFileSync(list, asLines(sentCertificates(1)));
  await run(list, inFolder('out'));
  const [name = ''] = readdirSync(inFolder('out'));
  const whole = hashesOf(inFolder('out'));
  writeFileSync(inFolder('out', name), 'half');
  expect(await run(list, inFolder('out'), '--resume')).toMatchObject({ code: 0 });
  expect(hashesOf(inFolder('out'))).not.toEqual(whole);
  await run(list, inFolder('out'));
  expect(hashesOf(inFolder('out'))).toEqual(whole);
});

test('what docs/batch.md does in an empty folder works there, word for word', () => {
  const blockOf = (language: string) =>
    readFileSync('docs/batch.md', 'utf8').split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';
  writeFileSync(inFolder('program.mjs'), blockOf('js'));
  const script = `${blockOf('sh')}\nrm -r parts; node program.mjs`;
  cpSync(built, inFolder('batch'), { recursive: true });
  const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/\n2 0\n$/);
  expect(readdirSync(folder).sort()).toEqual([
    'batch',
    'certificates.jsonl',
    'certificates.zip',
    'failures.jsonl',
    'out',
    'program.mjs',
  ]);
  expect(readdirSync(inFolder('out')).sort()).toEqual([
    'Ana Moura – Safety at work – A-1.pdf',
    'Łukasz Żółć – Safety at work – A-2.pdf',
  ]);
});
