import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isFullRun, selectCases } from '../src/testing/selectCases.ts';
import { COMMANDS } from './commands.mjs';
import { resolveInRoot } from './files.mjs';

const names = Object.keys(COMMANDS);

/** Runs an npm command as its script in package.json does. */
function runCommand(name: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolveInRoot('scripts/command.mjs'), name, ...args],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return { status, stdout, stderr };
}

describe('npm commands', () => {
  // Each command gets one of the three kinds of arguments; in the long tests, the two others.
  it.each(selectCases(names, 3, 0))('%s describes itself', (name) => {
    const { status, stdout } = runCommand(name, '--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(/\w/);
  });

  it.each(selectCases(names, 3, 1))('%s refuses an unknown option without running', (name) => {
    const { status, stdout, stderr } = runCommand(name, '--colour');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('--colour');
  });

  it.each(selectCases(names, 3, 2).filter((name) => name !== 'batch'))(
    '%s refuses an unknown word without running',
    (name) => {
      const { status, stdout, stderr } = runCommand(name, 'nothing');
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain('nothing');
    },
  );

  // The long tests repeat no other test.
  if (isFullRun) return;

  it('are all in package.json, except those of other programs', () => {
    const { scripts } = JSON.parse(readFileSync(resolveInRoot('package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const ownScripts = Object.keys(scripts).filter((name) => scripts[name]?.startsWith('node '));
    expect(ownScripts.sort()).toEqual([...names].sort());
    expect(ownScripts.map((name) => scripts[name])).toEqual(
      ownScripts.map((name) => `node scripts/command.mjs ${name}`),
    );
  });

  it.each([
    ['test', '--onli', 'npm run test does not know --onli; did you mean --only?'],
    ['hosts', 'veu', 'npm run hosts does not know veu; did you mean vue?'],
    ['bench', 'keystrok', 'npm run bench does not know keystrok; did you mean keystroke?'],
    [
      'contact-sheet',
      'longer',
      'npm run contact-sheet does not know longer; did you mean longest?',
    ],
    ['contract', '--jsno', /^Unknown option '--jsno'; did you mean --json\?\n/],
    ['batch', '--resumee', "Unknown option '--resumee'; did you mean --resume?"],
    ['start', 'now', 'npm run start does not know now; see npm run start -- --help.'],
    ['test', '--only', 'npm run test: --only needs a value.'],
    ['test', '--only=everything', /^No step everything\. There are: texts, /],
  ])('%s %s is answered with a sentence', (name, argument, sentence) => {
    const { status, stderr } = runCommand(name, argument);
    expect(status).toBe(2);
    expect(stderr.trim()).toEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    );
  });
});
