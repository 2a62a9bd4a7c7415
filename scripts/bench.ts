/**
 * `npm run bench`: runs all measurements of `bench/` and prints the results as tables.
 * `npm run bench -- pdf batch` runs only the measurements with these names, and
 * `npm run bench -- lighthouse --repeat 1` passes options to a measurement. First installs the libraries that the plugin is
 * compared with into `bench/node_modules`. The measurements are not part of the checks, because the results depend on
 * the machine and its load.
 */
import { toError } from '../src/runtime/toError.ts';
import { buildAll } from './build.mjs';
import { MEASUREMENTS } from './commands.mjs';
import { progress } from './progress.mjs';
import { getNodeCommand, runOrThrow } from './run.mjs';
import { ensurePackages } from './system/packages.mjs';

const ON_PLATFORM = ['loadMore', 'keystroke', 'find', 'checkFile', 'mounts', 'lighthouse'];

try {
  const args = process.argv.slice(2);
  const settingsFrom = args.findIndex((word) => word.startsWith('--'));
  const [names, settings] =
    settingsFrom < 0 ? [args, []] : [args.slice(0, settingsFrom), args.slice(settingsFrom)];
  const parts = names.length > 0 ? names : MEASUREMENTS;
  ensurePackages('bench');
  await buildAll([
    ...(parts.some((part) => ON_PLATFORM.includes(part)) ? ['plugin', 'shell'] : []),
    ...(parts.includes('mounts') ? ['hosts'] : []),
  ]);
  for (const [index, part] of parts.entries()) {
    const command = getNodeCommand(`bench/${part}.mjs`, ...settings);
    await progress.runStep(`${part} (${index + 1} of ${parts.length})`, (update) =>
      runOrThrow(command, { isBuffered: true, onProgress: update }),
    );
  }
} catch (error) {
  console.error(toError(error).message);
  process.exitCode = 1;
}
