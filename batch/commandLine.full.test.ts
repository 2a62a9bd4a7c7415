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
import { setTimeout as pause } from 'node:timers/promises';
import {
  toJsonLines,
  buildBatch,
  hashFolder,
  runBatch,
  createCertificateResponses,
  startBatch,
} from '#testing/batchCommand.ts';
import { waitUntil } from '#testing/waitUntil.ts';

const LONG = 300_000;
const count = 400;
let batchFolder: string;
let folder: string;
let list: string;
let expected: Record<string, string>;

beforeAll(async () => {
  batchFolder = buildBatch();
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  list = join(folder, 'list.jsonl');
  writeFileSync(list, toJsonLines(createCertificateResponses(count)));
  await runBatch(batchFolder, [list, join(folder, 'once'), '--demo']);
  expected = hashFolder(join(folder, 'once'));
  expect(Object.keys(expected)).toHaveLength(count);
}, LONG);
afterAll(() => {
  rmSync(batchFolder, { recursive: true });
  rmSync(folder, { recursive: true });
});

test(
  'a run that was killed ten times and resumed writes the files of an uninterrupted run',
  async () => {
    const out = join(folder, 'killed');
    const countFiles = () => (existsSync(out) ? readdirSync(out).length : 0);
    const steps: number[] = [];
    for (let kills = 0; kills < 10; kills++) {
      const running = startBatch(batchFolder, [list, out, '--workers', '2', '--resume', '--demo']);
      const previousCount = countFiles();
      // Killed at a random time, after up to 25 more files.
      const minCount = previousCount + Math.random() * 25;
      while (countFiles() <= minCount) await pause(Math.random() * 5);
      running.kill('SIGKILL');
      expect(await running.result).toMatchObject({ code: null });
      steps.push(countFiles() - previousCount);
    }
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(countFiles()).toBeLessThan(count);
    expect(await runBatch(batchFolder, [list, out, '--resume', '--demo'])).toMatchObject({
      code: 0,
    });
    expect(hashFolder(out)).toEqual(expected);
  },
  LONG,
);

test(
  'eight shards together write the files of one run, each file once',
  async () => {
    const parts = Array.from({ length: 8 }, (_, index) => join(folder, `part ${index}`));
    for (const [index, part] of parts.entries())
      await runBatch(batchFolder, [list, part, '--shard', `${index}/8`, '--demo']);
    const sizes = parts.map((part) => readdirSync(part).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(count);
    // Each shard has about an eighth of the files.
    for (const size of sizes) expect(Math.abs(size - count / 8)).toBeLessThan(count / 20);
    expect(Object.assign({}, ...parts.map(hashFolder))).toEqual(expected);
  },
  LONG,
);

test(
  'three concurrent shards write into one folder',
  async () => {
    const out = join(folder, 'shared');
    const shards = ['0/3', '1/3', '2/3'].map((shard) =>
      runBatch(batchFolder, [list, out, '--shard', shard, '--workers', '1', '--demo']),
    );
    for (const { code } of await Promise.all(shards)) expect(code).toBe(0);
    expect(hashFolder(out)).toEqual(expected);
  },
  LONG,
);

test(
  'leaves complete files after a signal, and can be resumed',
  async () => {
    const out = join(folder, 'interrupted');
    const shortList = join(folder, 'short.jsonl');
    writeFileSync(shortList, toJsonLines(createCertificateResponses(60)));
    const args = [shortList, out, '--workers', '2', '--demo'];
    const running = startBatch(batchFolder, args);
    await waitUntil(() => existsSync(out) && readdirSync(out).length > 0);
    running.kill('SIGINT');
    const { code, stdout } = await running.result;
    expect(code).toBe(130);
    const [written = ''] = stdout.split(' ');
    const names = readdirSync(out);
    expect(names).toHaveLength(Number(written));
    expect(names.filter((name) => !name.endsWith('.pdf'))).toEqual([]);
    const second = await runBatch(batchFolder, [...args, '--resume']);
    expect(second.stdout).toMatch(`${60 - names.length} written, ${names.length} kept, 0 failed`);
  },
  LONG,
);

// `script` is part of util-linux.
const hasPseudoTerminal = spawnSync('script', ['--version']).status === 0;

(hasPseudoTerminal ? test.each : test.skip.each)([
  ['the whole list', [], 2000],
  ['the part of a shard', ['--shard', '0/2'], undefined],
])(
  'a terminal shows how much of %s is done, the rate and the time that is left',
  (_description, args, total) => {
    const out = join(folder, `terminal-${args.length}`);
    const longList = join(folder, 'longList.jsonl');
    // Fast machines write a shorter list before there is progress to show.
    writeFileSync(longList, toJsonLines(createCertificateResponses(2000)));
    const batch = join(batchFolder, 'cli.mjs');
    const words = [process.execPath, batch, longList, out, '--demo', ...args];
    const command = `${words.join(' ')} --workers 1`;
    const { stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { encoding: 'utf8' });
    const [[, done, shownTotal] = []] = stdout.matchAll(
      /\r([\d,]+) of ([\d,]+) done, [\d.]+ a second, \d+ s left/g,
    );
    const parseCount = (text = '') => Number(text.replace(',', ''));
    expect(parseCount(done)).toBeGreaterThan(0);
    expect(parseCount(shownTotal)).toBe(total ?? readdirSync(out).length);
  },
  LONG,
);

test(
  'runs the examples of docs/batch.md in an empty folder',
  () => {
    const emptyFolder = mkdtempSync(join(folder, 'examples-'));
    const getCodeBlock = (language: string) =>
      readFileSync('docs/batch.md', 'utf8').split(`\`\`\`${language}\n`)[1]?.split('```')[0] ?? '';
    writeFileSync(join(emptyFolder, 'program.mjs'), getCodeBlock('js'));
    const script = `${getCodeBlock('sh')}\nrm -r parts; node program.mjs`;
    cpSync(batchFolder, join(emptyFolder, 'batch'), { recursive: true });
    const { status, stdout, stderr } = spawnSync('sh', ['-e', '-c', script], {
      cwd: emptyFolder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/\n2 0\n$/);
    expect(readdirSync(emptyFolder).sort()).toEqual([
      'batch',
      'certificates.jsonl',
      'certificates.zip',
      'failures.jsonl',
      'out',
      'program.mjs',
    ]);
    expect(readdirSync(join(emptyFolder, 'out')).sort()).toEqual([
      'Ana Moura – Safety at work – A-1.pdf',
      'Łukasz Żółć – Safety at work – A-2.pdf',
    ]);
  },
  LONG,
);
