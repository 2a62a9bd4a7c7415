/**
 * `npm run build`: production builds in `dist/plugin` (remote and standalone) and, with `--all`, `dist/shell`. A build whose
 * inputs have not changed is skipped, or taken from those of another clone; `--force` makes it anyway, `--maps` makes it
 * with source maps in `dist/plugin-maps`, which is not deployed.
 */
import { existsSync, rmSync } from 'node:fs';
import { compileCatalogues } from './catalogues.mjs';
import { FINISHED, keepFinished, takeFinished } from './finishedBuilds.mjs';
import { filesBelow, hashOf, inRoot, readText, writeIfChanged } from './files.mjs';
import { isMain, node, runOrThrow } from './run.mjs';
import { allowTypeScript } from './typed.mjs';

const ALWAYS = ['package-lock.json', 'tsconfig.json'];

/** The commands of a build run side by side; any change of its inputs makes it again. */
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
      'scripts/hostTypes.ts',
      'scripts/integrity.ts',
      'scripts/licences.ts',
      'scripts/texts',
      'webpack.config.ts',
      'webpack.plugins.ts',
      'webpack.texts.ts',
      'webpack.unused.ts',
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
      'src/model/config.ts',
      'webpack.plugins.ts',
    ],
  },
  /** Other learning platforms, for tests only. */
  hosts: {
    commands: [['e2e/hosts/build.mjs']],
    inputs: ['e2e/hosts', 'docs/signals.md', 'scripts/recipes.ts'],
  },
};

const isInput = (file) => !/node_modules|\.test\.tsx?$|^src\/testing\//.test(file);

// What a setting may be its type says: to check it again takes most of a second.
const env = { NODE_ENV: 'production', SKIP_VALIDATION: 'true' };

/** What is made of the files of a build, once all of them are there. */
async function writeBeside(name) {
  await allowTypeScript();
  const { SHIPPED, writeLicences } = await import('./licences.ts');
  if (SHIPPED.includes(name)) writeLicences(name);
  const { writeIntegrity } = await import('./integrity.ts');
  if (name === 'plugin') writeIntegrity('dist/plugin');
}

async function build(name, force) {
  const { commands, inputs } = BUILDS[name];
  const stampFile = `.cache/build-${name}`;
  const stamp = hashOf(filesBelow(...ALWAYS, ...inputs).filter(isInput));
  if (!force && readText(stampFile) === stamp && existsSync(inRoot('dist', name))) {
    console.log(`${name}: up to date.`);
    return;
  }
  rmSync(inRoot(stampFile), { force: true });
  if (!force && takeFinished(name, stamp)) console.log(`${name}: taken from ${FINISHED}.`);
  else {
    const started = performance.now();
    await Promise.all(commands.map((command) => runOrThrow(node(...command), { env })));
    await writeBeside(name);
    keepFinished(name, stamp);
    console.log(`${name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  }
  writeIfChanged(stampFile, stamp);
}

/** @throws Error when a build fails; a message that lacks its translation is only named. */
export async function buildAll(names, force = false) {
  for (const problem of compileCatalogues()) console.warn(`Messages: ${problem}`);
  // The plugin takes both processors; the others are small and share them.
  if (names.includes('plugin')) await build('plugin', force);
  await Promise.all(names.filter((name) => name !== 'plugin').map((name) => build(name, force)));
}

if (isMain(import.meta.url)) {
  const wanted = process.argv.includes('--all') ? ['plugin', 'shell'] : ['plugin'];
  try {
    if (process.argv.includes('--maps')) process.env.SOURCE_MAPS = '1';
    await buildAll(wanted, process.argv.includes('--force') || process.argv.includes('--maps'));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
