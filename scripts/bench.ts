/**
 * `npm run bench`: the measurements of `bench/` as tables; `npm run bench -- pdf batch` runs some, `npm run bench -- phones
 * --repeat 1` one with settings of its own. Installs the peers into `bench/node_modules` first. Never part of the
 * checks: figures depend on the machine and on what else it does.
 */
import { asError } from '../src/model/asError.ts';
import { buildAll } from './build.mjs';
import { node, runOrThrow } from './run.mjs';
import { ensurePackages } from './system/packages.mjs';

const PARTS = [
  'pdf',
  'batch',
  'statement',
  'miniatures',
  'loadMore',
  'keystroke',
  'find',
  'mounts',
  'platform',
  'phones',
];
const ON_PLATFORM = ['loadMore', 'keystroke', 'find', 'mounts', 'phones'];

try {
  const asked = process.argv.slice(2);
  const settingsFrom = asked.findIndex((one) => one.startsWith('--'));
  const [wanted, settings] =
    settingsFrom < 0 ? [asked, []] : [asked.slice(0, settingsFrom), asked.slice(settingsFrom)];
  const unknown = wanted.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there are ${PARTS.join(', ')}.`);
  const parts = wanted.length > 0 ? wanted : PARTS;
  ensurePackages('bench');
  await buildAll([
    ...(parts.some((part) => ON_PLATFORM.includes(part)) ? ['plugin', 'shell'] : []),
    ...(parts.includes('mounts') ? ['hosts'] : []),
  ]);
  for (const part of parts) await runOrThrow(node(`bench/${part}.mjs`, ...settings));
} catch (error) {
  console.error(asError(error).message);
  process.exitCode = 1;
}
