/** The table of wrong commands in docs/batch.md, and the files that these commands name. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCommand, readTemplateFile } from '../checkCommand.ts';
import { parseCommand } from '../command.ts';

/** A row of the table: arguments of the command, its exit code, and the first line that it prints as an error. */
export interface WrongCommand {
  command: string;
  args: string[];
  code: number;
  message: string;
}

const rowPattern = /^\| `(.+?)` +\| (\d) +\| `(.+?)` +\|$/gm;

/** Reads the rows of the table. Arguments are separated by spaces; `''` is an empty one. */
export function readWrongCommands(): WrongCommand[] {
  const [, section = ''] = readFileSync('docs/batch.md', 'utf8').split('\n## Wrong commands\n');
  return Array.from(section.matchAll(rowPattern), ([, command = '', code, message = '']) => ({
    command,
    args: command.split(' ').map((word) => (word === "''" ? '' : word)),
    code: Number(code),
    message,
  }));
}

const createCertificate = (id: string) => ({
  id,
  user: { name: 'Ana Moura' },
  content: { name: 'Safety', completed_at: '2026-11-12T15:00:00Z', workload: 90 },
  company: { name: 'Aurora' },
  template: { layout: 'Layout1' },
});
const [first, second] = [createCertificate('A-1'), createCertificate('A-2')];
const { template, ...withoutTemplate } = first;
const withLogo = (logo_url: string) => ({ ...first, company: { name: 'Aurora', logo_url } });
const toLines = (...values: unknown[]) =>
  values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join('\n');

const files: Readonly<Record<string, string>> = {
  // Lists
  'list.jsonl': toLines(first, second),
  'empty.jsonl': '',
  'blank.jsonl': '\n \n',
  'empty.json': '[]',
  'fault.json': `[${toLines(first)},\n${toLines(second)},\n{id: 3}]`,
  'cut.json': `[${toLines(first)},\n${toLines(second).slice(0, -20)}`,
  'comma.json': `[${toLines(first)},\n]`,
  'two.json': `[${toLines(first)}]\n[${toLines(second)}]`,
  'brace.json': `[${toLines(first)}}`,
  'line.jsonl': toLines(first, '{"id": "A-2"'),
  'object.jsonl': '{"certificates":\n[]}',
  'csv.jsonl': 'id;name',
  'double.jsonl': toLines(first, first),
  'noName.jsonl': toLines({ ...first, user: {} }),
  'numbers.jsonl': '7',
  'bare.jsonl': toLines(withoutTemplate),
  'broken.jsonl': toLines({ ...first, template: { color: 'red' } }),
  'chinese.jsonl': toLines({ ...first, user: { name: '山田' } }),
  'deep.jsonl': toLines(first, `${'['.repeat(200_000)}${']'.repeat(200_000)}`, second),
  'deep.json': `[${toLines(first)},\n${'['.repeat(101)}${']'.repeat(101)}]`,
  'escape.jsonl': toLines({ ...first, id: '\u001b[31m\u009b\u202e', user: {} }),
  'logo.jsonl': toLines(withLogo('https://files.example/logo.png')),
  'address.jsonl': toLines(withLogo('https://files.example/%E0%A4.png')),
  'slash.jsonl': toLines(withLogo('https://files.example/logos/')),
  'data.jsonl': toLines(withLogo('data:image/png;base64,AAAA')),
  // Signers
  'throws.mjs': 'export const sign = () => { throw undefined; };',
  'fails.mjs': 'export const sign = () => { throw new Error("The token is locked"); };',
  'rejects.mjs': 'export const sign = () => Promise.reject();',
  'nothing.mjs': 'export const sign = () => undefined;',
  'text.mjs': 'export const sign = () => "signature";',
  'never.mjs': 'export const sign = () => new Promise(() => {});',
  'alive.mjs': 'setInterval(() => {}, 9); export const sign = () => new Promise(() => {});',
  'loop.mjs': 'export const sign = () => { for (;;); };',
  'exit.mjs': 'export const sign = () => process.exit(0);',
  'late.mjs':
    'export const sign = () => new Promise(() => setTimeout(() => { throw new Error("Closed"); }));',
  'unnamed.mjs': 'export default 1;',
  'syntax.mjs': 'export const sign = ;',
  'waits.mjs': 'setInterval(() => {}, 9); await new Promise(() => {});',
  'exits.mjs': 'process.exit(0);',
  // Templates
  'template.json': toLines(template),
  'layout.json': '{"layout": "Layout99"}',
  'nothing.json': '{}',
  'favorites.json': toLines([
    { ...template, favorite: true },
    { ...template, favorite: true },
  ]),
};

/** Writes the files that the wrong commands name, and creates their folders. */
export function writeWrongCommandFiles(folder: string): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  for (const name of ['folder', 'folder/certificates.pdf', 'images', 'art', 'document'])
    mkdirSync(join(folder, name));
  for (const name of ['art/a.png', 'document/certificates.pdf'])
    writeFileSync(join(folder, name), '');
}

/**
 * Checks a command in the current folder without running it.
 * @returns the message of its fault; undefined if only the run finds it
 */
export function findFault(args: string[]): string | undefined {
  try {
    const command = parseCommand(args);
    checkCommand(command);
    readTemplateFile(command.templateFile);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
