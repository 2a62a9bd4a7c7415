/**
 * `npm run bench`: the measurements of `bench/` as tables; `npm run bench -- pdf batch` runs some. Installs the peers into
 * `bench/node_modules` first. Never part of the checks: figures depend on the machine and on what else it does.
 */
import { existsSync } from 'node:fs';
import { buildAll } from './build.mjs';
import { inRoot } from './files.mjs';
import { node, run } from './run.mjs';
import { ensurePackages } from './system/packages.mjs';

const PARTS = ['pdf', 'batch', 'miniatures', 'loadMore', 'keystroke', 'mounts', 'platform'];
const ON_PLATFORM = ['loadMore', 'keystroke', 'mounts'];

async function runOrThrow(command) {
  const code = await run(command);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with code ${code}.`);
}

try {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: there are ${PARTS.join(', ')}.`);
  ensurePackages();
  const parts = wanted.length > 0 ? wanted : PARTS;
  if (!existsSync(inRoot('bench/node_modules')))
    await runOrThrow(['npm', 'ci', '--prefix', 'bench', '--no-audit', '--no-fund']);
  await buildAll([
    ...(parts.some((part) => ON_PLATFORM.includes(part)) ? ['plugin', 'shell'] : []),
    ...(parts.includes('mounts') ? ['hosts'] : []),
  ]);
  for (const part of parts) await runOrThrow(node(`bench/${part}.mjs`));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
