// @ts-check
/**
 * `node scripts/command.mjs hosts vue`: checks the arguments of an npm command, installs missing packages, then runs the
 * script of the command (`commands.mjs`). `--help` only describes it.
 */
import { pathToFileURL } from 'node:url';
import { checkArguments, createHelp, UsageError } from './commandLine.mjs';
import { COMMANDS } from './commands.mjs';
import { resolveInRoot } from './files.mjs';

const [program = '', , name = '', ...args] = process.argv;
const command = COMMANDS[name];

/**
 * Runs the script as if Node had been started with it.
 * @param {import('./commands.mjs').Command} command
 */
async function runScript({ script, args: firstArgs = [] }) {
  await import('./prepare.mjs');
  const file = resolveInRoot('scripts', script);
  process.argv = [program, file, ...firstArgs, ...args];
  await import(pathToFileURL(file).href);
}

try {
  if (!command) throw new UsageError(`There are: ${Object.keys(COMMANDS).join(', ')}.`);
  if (command.checksItself) await runScript(command);
  else if (args.includes('--help') || args.includes('-h')) console.log(createHelp(name, command));
  else {
    checkArguments(name, command, args);
    await runScript(command);
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
