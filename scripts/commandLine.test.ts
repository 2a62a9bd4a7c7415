import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkArguments, createHelp, UsageError } from './commandLine.mjs';
import { COMMANDS } from './commands.mjs';
import { resolveInRoot } from './files.mjs';

/** Commands whose arguments `command.mjs` checks, before it loads a script. The scripts of the others check them. */
const checkedCommands = Object.entries(COMMANDS).filter(([, { checksItself }]) => !checksItself);

/** Checks the arguments of a command. @returns the message of the error */
function findUsageError(name: string, ...args: string[]): string {
  const command = COMMANDS[name];
  try {
    if (command) checkArguments(name, command, args);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return '';
}

/** Runs an npm command as its script in package.json does. */
function runCommand(name: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolveInRoot('scripts/command.mjs'), name, ...args],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return { status, stdout, stderr };
}

describe('arguments of npm commands', () => {
  it.each(checkedCommands)('the help of %s has its usage and options', (name, command) => {
    const help = createHelp(name, command);
    expect(help).toMatch(new RegExp(`^\\w.*[.:]\\n\\nnpm run ${name}`));
    for (const option of Object.keys(command.options ?? {}))
      expect(help).toMatch(new RegExp(`\\n  --${option} +\\w`));
  });

  it.each(checkedCommands)('%s refuses an unknown option', (name) => {
    expect(findUsageError(name, '--colour')).toContain('--colour');
  });

  it.each(
    // The script of the contact sheet compares words with the names of the pages.
    checkedCommands.filter(([name]) => name !== 'contact-sheet'),
  )('%s refuses an unknown word', (name) => {
    expect(findUsageError(name, 'nothing')).toContain('nothing');
  });

  it.each([
    ['test', '--onli', 'npm run test does not know --onli; did you mean --only?'],
    ['hosts', 'veu', 'npm run hosts does not know veu; did you mean vue?'],
    ['bench', 'keystrok', 'npm run bench does not know keystrok; did you mean keystroke?'],
    ['start', 'now', 'npm run start does not know now; see npm run start -- --help.'],
    ['test', '--only', 'npm run test: --only needs a value.'],
  ])('%s %s is answered with a sentence', (name, argument, sentence) => {
    expect(findUsageError(name, argument)).toBe(sentence);
  });
});

describe('npm commands', () => {
  it('are all in package.json, except those of other programs', () => {
    const { scripts } = JSON.parse(readFileSync(resolveInRoot('package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const ownScripts = Object.keys(scripts).filter((name) => scripts[name]?.startsWith('node '));
    expect(ownScripts.sort()).toEqual(Object.keys(COMMANDS).sort());
    expect(ownScripts.map((name) => scripts[name])).toEqual(
      ownScripts.map((name) => `node scripts/command.mjs ${name}`),
    );
  });

  it.each(['types', 'batch', 'contract'])('%s describes itself', (name) => {
    const { status, stdout } = runCommand(name, '--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(/\w/);
  });

  it.each([
    ['types', '--colour', 'npm run types does not know --colour; see npm run types -- --help.'],
    [
      'contact-sheet',
      'longer',
      'npm run contact-sheet does not know longer; did you mean longest?',
    ],
    ['contract', '--jsno', /^Unknown option '--jsno'; did you mean --json\?\n/],
    ['contract', 'nothing', /nothing/],
    ['batch', '--resumee', "Unknown option '--resumee'; did you mean --resume?"],
    ['test', '--only=everything', /^No step everything\. There are: texts, /],
  ])('%s refuses %s without running', (name, argument, sentence) => {
    const { status, stdout, stderr } = runCommand(name, argument);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trim()).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
  });
});
