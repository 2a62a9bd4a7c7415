import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { buildBatch } from '#testing/batchCommand.ts';
import {
  findFault,
  readWrongCommands,
  type WrongCommand,
  writeWrongCommandFiles,
} from './testing/wrongCommands.ts';

const files = mkdtempSync(join(tmpdir(), 'wrong-commands-'));
writeWrongCommandFiles(files);

/**
 * Selects the commands whose faults only the run finds, and three others. `wrongCommands.test.ts` checks every other command
 * with the functions that a run calls first.
 */
function selectCommands(): WrongCommand[] {
  const startFolder = process.cwd();
  const commands = readWrongCommands();
  process.chdir(files);
  const checkedCommands = commands.filter(({ args }) => findFault(args) !== undefined);
  process.chdir(startFolder);
  const step = Math.ceil(checkedCommands.length / 3);
  const examples = checkedCommands.filter((_, index) => index % step === 0);
  return commands.filter(
    (command) => !checkedCommands.includes(command) || examples.includes(command),
  );
}

let batchFolder: string;
beforeAll(() => {
  batchFolder = buildBatch();
});
afterAll(() => {
  rmSync(batchFolder, { recursive: true });
  rmSync(files, { recursive: true });
});

describe('the table of wrong commands in docs/batch.md', () => {
  test.each(selectCommands())(
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
