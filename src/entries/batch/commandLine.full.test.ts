import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  asLines,
  builtBatch,
  hashesOf,
  runBatch,
  sentCertificates,
  startBatch,
} from '#testing/batchCommand.ts';

const LONG = 300_000;
const count = 600;
let built: string;
let folder: string;
let list: string;
let expected: Record<string, string>;

beforeAll(async () => {
  built = builtBatch();
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  list = join(folder, 'list.jsonl');
  writeFileSync(list, asLines(sentCertificates(count)));
  await runBatch(built, [list, join(folder, 'once')]);
  expected = hashesOf(join(folder, 'once'));
  expect(Object.keys(expected)).toHaveLength(count);
}, LONG);
afterAll(() => {
  rmSync(built, { recursive: true });
  rmSync(folder, { recursive: true });
});

test(
  'killed ten times, anywhere, and gone on with: the files are those of one run',
  async () => {
    const out = join(folder, 'killed');
    const made = () => (existsSync(out) ? readdirSync(out).length : 0);
    const steps: number[] = [];
    for (let kills = 0; kills < 10; kills++) {
      const running = startBatch(built, [list, out, '--workers', '2', '--resume']);
      const before = made();
      // At work, some of the files later.
      const enough = before + Math.random() * 40;
      while (made() <= enough) await pause(Math.random() * 5);
      running.kill('SIGKILL');
      expect(await running.ended).toMatchObject({ code: null });
      steps.push(made() - before);
    }
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(made()).toBeLessThan(count);
    expect(await runBatch(built, [list, out, '--resume'])).toMatchObject({ code: 0 });
    expect(hashesOf(out)).toEqual(expected);
  },
  LONG,
);

test(
  'eight shards together are one run, each file in one of them',
  async () => {
    const parts = Array.from({ length: 8 }, (_, index) => join(folder, `part ${index}`));
    for (const [index, part] of parts.entries())
      await runBatch(built, [list, part, '--shard', `${index}/8`, '--workers', '2']);
    const sizes = parts.map((part) => readdirSync(part).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(count);
    // Each has about an eighth.
    for (const size of sizes) expect(Math.abs(size - count / 8)).toBeLessThan(count / 20);
    expect(Object.assign({}, ...parts.map(hashesOf))).toEqual(expected);
  },
  LONG,
);

test(
  'three shards at once write one folder',
  async () => {
    const out = join(folder, 'shared');
    const shards = ['0/3', '1/3', '2/3'].map((shard) =>
      runBatch(built, [list, out, '--shard', shard, '--workers', '1']),
    );
    for (const { code } of await Promise.all(shards)) expect(code).toBe(0);
    expect(hashesOf(out)).toEqual(expected);
  },
  LONG,
);
