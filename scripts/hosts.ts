/**
 * `npm run hosts`: installs, builds and opens the host of every page in `docs/hosting`, and prints what came of it as a
 * table; `npm run hosts -- vue next` only those. `-- --lock vue` instead does what the page says to install and keeps
 * what npm makes of it in `e2e/recipes`, for pages whose packages changed.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asError } from '../src/model/asError.ts';
import { buildAll } from './build.mjs';
import { inRoot, readText } from './files.mjs';
import { completeLockfile } from './lockfile.mjs';
import { kinds, layOut, recipeOf } from './recipes.ts';
import { run, runOrThrow } from './run.mjs';
import { ensureChromium } from './system/chromium.ts';
import { ensurePackages } from './system/packages.mjs';

const WHAT = [
  'mount',
  'navigate',
  'Back and Forward',
  'PDF',
  'print',
  'language',
  'colour',
  'unmount',
  'two hundred mounts',
];

/** As the reader does it: in an empty folder, by the commands of the page. */
async function lock(kind: string) {
  const folder = join(mkdtempSync(join(tmpdir(), 'certificates-')), 'host');
  mkdirSync(folder);
  const env = { npm_config_omit_lockfile_registry_resolved: 'true', NODE_ENV: 'development' };
  await runOrThrow(['sh', '-ec', `cd '${folder}'\n${recipeOf(kind).install}`], { env });
  mkdirSync(inRoot('e2e/recipes', kind), { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(folder, name), inRoot('e2e/recipes', kind, name));
  rmSync(join(folder, '..'), { recursive: true });
  completeLockfile({ file: `e2e/recipes/${kind}/package-lock.json`, write: true });
}

interface Suite {
  suites?: readonly Suite[];
  specs?: readonly { title: string; ok: boolean }[];
}

type Result = readonly [host: string, what: string, outcome: string];

/** The tests of a report, as `[host, what, outcome]`: their titles are “host: what”. */
function resultsOf({ suites = [], specs = [] }: Suite): Result[] {
  const own = specs.map(({ title, ok }): Result => {
    const [, host = '', what = ''] = /^([\w-]+): (.+)$/.exec(title) ?? [];
    return [host, what, ok ? 'passed' : 'FAILED'];
  });
  return [...own, ...suites.flatMap(resultsOf)];
}

function printMatrix(hosts: readonly string[], results: readonly Result[]) {
  const line = (first: string, cells: readonly string[]) =>
    console.log(
      first.padEnd(16) +
        cells
          .map((cell, index) =>
            cell.padEnd(Math.max(WHAT[index]?.length ?? 0, 'not here'.length) + 2),
          )
          .join('')
          .trimEnd(),
    );
  const outcome = (host: string, what: string) =>
    results.find(([h, w]) => h === host && w === what)?.[2];
  console.log();
  line('', WHAT);
  for (const host of hosts)
    line(
      host,
      WHAT.map((what) => outcome(host, what) ?? 'not here'),
    );
}

async function test(chosen: readonly string[]) {
  ensurePackages();
  await buildAll(['plugin', 'shell']);
  for (const kind of chosen) ensurePackages(layOut(kind).folder);
  await ensureChromium();
  const report = inRoot('.cache/hosts-report.json');
  rmSync(report, { force: true });
  const command = [process.execPath, inRoot('node_modules/@playwright/test/cli.js'), 'test'];
  const config = ['--config', 'e2e/recipes/playwright.config.ts'];
  const env = { E2E_REPORT: report, RECIPES: chosen.join(',') };
  process.exitCode = await run([...command, ...config], { env });
  printMatrix(chosen, resultsOf(JSON.parse(readText('.cache/hosts-report.json')) as Suite));
}

try {
  const { values, positionals } = parseArgs({
    options: { lock: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.lock) for (const kind of positionals) await lock(kind);
  else {
    const known = kinds();
    if (positionals.some((kind) => !known.includes(kind)))
      throw new Error(`There are: ${known.join(', ')}.`);
    await test(positionals.length > 0 ? positionals : known);
  }
} catch (error) {
  console.error(asError(error).message);
  process.exitCode = 1;
}
