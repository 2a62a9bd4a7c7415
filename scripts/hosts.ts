/**
 * `npm run hosts`: installs, builds and tests the host application that each page in `docs/hosting` describes, and
 * prints the results as a table. `npm run hosts -- vue next` tests only these hosts. `npm run hosts -- --lock vue` runs
 * the install command of a page and stores the resulting package.json and lockfile in `e2e/recipes`; use it when the
 * packages on the page have changed.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toError } from '../src/runtime/toError.ts';
import { buildAll } from './build.mjs';
import { resolveInRoot, readText } from './files.mjs';
import { addMissingEntries } from './lockfile.mjs';
import {
  copyHostPackage,
  listHostFrameworks,
  type Lockfile,
  readHostRecipe,
  writeHostFromRecipe,
} from './recipes.ts';
import { run, runOrThrow } from './run.mjs';
import { ensureChromium } from './system/chromium.ts';
import { ensurePackages } from './system/packages.mjs';

const CHECKS = [
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

/**
 * Installs a host's packages in an empty folder with the commands of its page, and stores the lockfile in
 * `e2e/recipes`.
 */
async function lock(kind: string) {
  const folder = join(mkdtempSync(join(tmpdir(), 'certificates-')), 'host');
  mkdirSync(folder);
  await buildAll(['hostPackage']);
  const { install } = readHostRecipe(kind);
  copyHostPackage(install, folder);
  const env = { npm_config_omit_lockfile_registry_resolved: 'true', NODE_ENV: 'development' };
  await runOrThrow(['sh', '-ec', `cd '${folder}'\n${install}`], { env });
  removeArchiveHash(join(folder, 'package-lock.json'));
  mkdirSync(resolveInRoot('e2e/recipes', kind), { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(join(folder, name), resolveInRoot('e2e/recipes', kind, name));
  rmSync(join(folder, '..'), { recursive: true });
  addMissingEntries({ file: `e2e/recipes/${kind}/package-lock.json`, write: true });
}

/** Removes the hash of the package for hosts from a lockfile, because it changes with every change of the package. */
function removeArchiveHash(file: string) {
  const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
  delete lockfile.packages['node_modules/certificates-plugin-host']?.integrity;
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
}

interface Spec {
  /** Has the form "host: test". */
  title: string;
  ok: boolean;
}

interface Suite {
  suites?: readonly Suite[];
  specs?: readonly Spec[];
}

const listSpecs = ({ suites = [], specs = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

/** Prints the outcome of each test on each host. */
function printMatrix(hosts: readonly string[], report: Suite) {
  const outcomes = new Map(
    listSpecs(report).map(({ title, ok }) => [title, ok ? 'passed' : 'FAILED']),
  );
  const getOutcomes = (host: string) =>
    Object.fromEntries(
      CHECKS.map((check) => [check, outcomes.get(`${host}: ${check}`) ?? 'not run']),
    );
  console.table(Object.fromEntries(hosts.map((host) => [host, getOutcomes(host)])));
}

async function test(kinds: readonly string[]) {
  ensurePackages();
  await buildAll(['plugin', 'shell', 'hostPackage']);
  // Installing blocks this process, so that it cannot update a progress line.
  for (const [index, kind] of kinds.entries()) {
    console.log(`${kind} (${index + 1} of ${kinds.length})`);
    ensurePackages(writeHostFromRecipe(kind).folder);
  }
  await ensureChromium();
  const report = resolveInRoot('.cache/hosts-report.json');
  rmSync(report, { force: true });
  const command = [process.execPath, resolveInRoot('node_modules/@playwright/test/cli.js'), 'test'];
  const config = ['--config', 'e2e/recipes/playwright.config.ts'];
  const env = { E2E_REPORT: report, RECIPES: kinds.join(',') };
  process.exitCode = await run([...command, ...config], { env });
  printMatrix(kinds, JSON.parse(readText('.cache/hosts-report.json')) as Suite);
}

try {
  const { values, positionals } = parseArgs({
    options: { lock: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.lock) for (const kind of positionals) await lock(kind);
  else await test(positionals.length > 0 ? positionals : listHostFrameworks());
} catch (error) {
  console.error(toError(error).message);
  process.exitCode = 1;
}
