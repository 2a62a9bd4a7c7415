import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { buildBatch } from '#testing/batchCommand.ts';
import { readWrongCommands, writeWrongCommandFiles } from './testing/wrongCommands.ts';

let batchFolder: string;
let files: string;
beforeAll(() => {
  batchFolder = buildBatch();
  files = mkdtempSync(join(tmpdir(), 'wrong-commands-'));
  writeWrongCommandFiles(files);
});
afterAll(() => {
  rmSync(batchFolder, { recursive: true });
  rmSync(files, { recursive: true });
});

describe('the table of wrong commands in docs/batch.md', () => {
  test.each(readWrongCommands())(
    '$command',
    ({ args, code, message }) => {
      const folder = mkdtempSync(join(tmpdir(), 'wrong-command-'));
      cpSync(files, folder, { recursive: true });
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(batchFolder, 'cli.mjs'), ...args],
        { cwd: folder, encoding: 'utf8', timeout: 60_000, input: '' },
      );
      expect([status, stderr.split('\n')[0]]).toEqual([code, message]);
      // Nothing is written, unless the fault appears later: in the list, or when a disk becomes full.
      if (code === 2 && !/^The JSON list cannot be read|ENOSPC/.test(message)) {
        expect(stderr).toBe(`${message}\n`);
        expect(readdirSync(folder).sort()).toEqual(readdirSync(files).sort());
      }
      expect(existsSync(join(folder, 'out.zip'))).toBe(false);
      rmSync(folder, { recursive: true });
    },
    70_000,
  );
});
