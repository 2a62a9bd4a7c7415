/**
 * `npm run build`: production builds in `dist/plugin` (remote and standalone), with `--all` also in `dist/shell`, with
 * `--hosts` also of the package for hosts and the host pages of tests, with `--platform` also of the reference platform for
 * its container. A build whose inputs have not changed is skipped. `--force` builds anyway,
 * `--maps` writes source maps to `dist/plugin-maps`, which is not deployed.
 */
import './prepare.mjs';
import { existsSync, rmSync } from 'node:fs';
import { compileCatalogs } from './compileMessages.mjs';
import { listFiles, hashFiles, resolveInRoot, readText, writeIfChanged } from './files.mjs';
import { progress } from './progress.mjs';
import { isMain, getNodeCommand, runOrThrow } from './run.mjs';

/** The command line of Storybook, which shows the gallery. */
export const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';

const ALWAYS = ['package-lock.json', 'tsconfig.json'];

/** The builds: for each, its commands, which run in parallel, and its input files. */
export const BUILDS = {
  plugin: {
    commands: [
      ['scripts/webpack.mjs', 'webpack.config.ts', 'remote'],
      ['scripts/webpack.mjs', 'webpack.config.ts', 'standalone', 'embed'],
      ['scripts/hostTypes.ts'],
    ],
    inputs: [
      'module-federation.config.ts',
      'scripts/chunks.ts',
      'scripts/declarations.ts',
      'scripts/hostTypes.ts',
      'scripts/integrity.ts',
      'scripts/licences.ts',
      'webpack.config.ts',
      'webpack',
      'public',
      'src',
    ],
  },
  shell: {
    commands: [['scripts/webpack.mjs', 'platform/shell/webpack.config.ts']],
    inputs: [
      'platform/shell',
      'scripts/licences.ts',
      'src/entries/contract.ts',
      'src/entries/embed.ts',
      'src/domain/config.ts',
      'webpack/plugins.ts',
    ],
  },
  /** The package for hosts. */
  hostPackage: {
    commands: [['scripts/hostPackage/buildHostPackage.ts']],
    inputs: [
      'hostPackage',
      'package.json',
      'scripts/declarations.ts',
      'scripts/hostPackage',
      'scripts/licences.ts',
      'src/domain/configInput.ts',
      'src/entries/contract.ts',
      'src/runtime/pluginEvent.ts',
    ],
  },
  /** Builds of other host pages, which tests use. */
  hosts: {
    commands: [['e2e/hosts/build.mjs']],
    inputs: ['e2e/hosts', 'docs/telemetry.md', 'scripts/recipes.ts'],
  },
  /** Builds of host pages that only the long tests open. */
  longTestHosts: {
    commands: [['e2e/hosts/buildLongTestHosts.mjs']],
    inputs: ['e2e/hosts'],
  },
  /** The static gallery, which tests open. */
  gallery: {
    commands: [
      [STORYBOOK, 'build', '--output-dir', 'dist/gallery', '--quiet', '--loglevel', 'error'],
    ],
    inputs: ['.storybook', 'contract', 'src'],
  },
};

/** Returns whether a file belongs to a build. Tests are in none, stories only in the gallery. */
const isInput = (name, file) =>
  !/node_modules|\.test\.tsx?$/.test(file) &&
  (name === 'gallery' || !/\.stories\.tsx$|^src\/testing\//.test(file));

// Types check the settings already; validating them again takes most of a second.
const env = {
  NODE_ENV: 'production',
  SKIP_VALIDATION: 'true',
  // The output of a build is buffered.
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};

/** Writes the licence texts and file hashes of a finished build. */
async function writeBeside(name) {
  const { DEPLOYED_BUILDS, writeLicences } = await import('./licences.ts');
  if (DEPLOYED_BUILDS.includes(name)) writeLicences(name);
  const { writeIntegrityHashes } = await import('./integrity.ts');
  if (name === 'plugin') writeIntegrityHashes('dist/plugin');
}

async function build(name, force) {
  const { commands, inputs } = BUILDS[name];
  const stampFile = `.cache/build-${name}`;
  const stamp = hashFiles(listFiles(...ALWAYS, ...inputs).filter((file) => isInput(name, file)));
  if (!force && readText(stampFile) === stamp && existsSync(resolveInRoot('dist', name))) {
    progress.hideDuring(() => console.log(`${name}: up to date.`));
    return;
  }
  rmSync(resolveInRoot(stampFile), { force: true });
  const started = performance.now();
  const options = { env, isBuffered: true };
  await progress.runStep(`Build of ${name}`, async () => {
    await Promise.all(commands.map((command) => runOrThrow(getNodeCommand(...command), options)));
    await writeBeside(name);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  progress.hideDuring(() => console.log(`${name}: built in ${seconds} s.`));
  writeIfChanged(stampFile, stamp);
}

/**
 * Builds everything whose inputs changed. Missing translations are only warnings.
 *
 * @throws Error when a build fails
 */
export async function buildAll(names, force = false) {
  for (const problem of compileCatalogs()) console.warn(`Messages: ${problem}`);
  // The plugin uses both processors; the other builds are small.
  if (names.includes('plugin')) await build('plugin', force);
  await Promise.all(names.filter((name) => name !== 'plugin').map((name) => build(name, force)));
}

if (isMain(import.meta.url)) {
  const has = (option) => process.argv.includes(option);
  const names = [
    'plugin',
    ...(has('--all') || has('--platform') ? ['shell'] : []),
    ...(has('--hosts') ? ['hostPackage', 'hosts', 'longTestHosts'] : []),
  ];
  try {
    if (has('--maps')) process.env.SOURCE_MAPS = '1';
    await buildAll(names, has('--force') || has('--maps'));
    if (has('--platform')) await (await import('./buildPlatform.mjs')).buildPlatform();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
