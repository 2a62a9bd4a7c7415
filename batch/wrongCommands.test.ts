import { linkSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFault, readWrongCommands, writeWrongCommandFiles } from './testing/wrongCommands.ts';

const wrongCommands = readWrongCommands();
const startFolder = process.cwd();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrong-commands-'));
  writeWrongCommandFiles(folder);
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(startFolder);
  rmSync(folder, { recursive: true });
});

test('the table of wrong commands in docs/batch.md has at least 60 rows, each once', () => {
  const commands = wrongCommands.map(({ command }) => command);
  expect(commands.length).toBeGreaterThanOrEqual(60);
  expect(new Set(commands).size).toBe(commands.length);
});

test('faults of the command line and of its files have the message of the table', () => {
  const faults = wrongCommands.flatMap(({ command, args }) => {
    const message = findFault(args);
    return message === undefined ? [] : [{ command, code: 2, message }];
  });
  expect(faults.length).toBeGreaterThan(40);
  const commands = new Set(faults.map(({ command }) => command));
  const rows = wrongCommands.filter(({ command }) => commands.has(command));
  expect(faults).toEqual(rows.map(({ command, code, message }) => ({ command, code, message })));
});

test('refuses to replace a device, and to write the failures to the list or the document', () => {
  expect(findFault(['list.jsonl', '--demo', '--zip', '/dev/null'])).toBe(
    '/dev/null: it is a device, which cannot be replaced.',
  );
  const document = 'document/certificates.pdf';
  expect(
    findFault(['list.jsonl', 'document', '--demo', '--one-file', '--failures', document]),
  ).toBe(`${document}: --failures and the document are the same file.`);
  linkSync('list.jsonl', 'hardLink.jsonl');
  expect(findFault(['list.jsonl', 'out', '--demo', '--failures', 'hardLink.jsonl'])).toBe(
    'hardLink.jsonl: the list and --failures are the same file.',
  );
});
