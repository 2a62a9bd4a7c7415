/**
 * `npm run build`: production builds in `dist/plugin` (remote and standalone) and, with `--all`, `dist/shell`. A build whose
 * inputs have not changed is skipped; `--force` makes it anyway.
 */
import { existsSync, rmSync } from 'node:fs';
import { compileCatalogues } from './catalogues.mjs';
import { writeEmbedTypes } from './embedTypes.mjs';
import { filesBelow, hashOf, inRoot, readText, writeIfChanged } from './files.mjs';
import { isMain, node, run } from './run.mjs';
import { finishTypeArchive } from './typeArchive.mjs';

const ALWAYS = ['package-lock.json', 'tsconfig.json'];

export const BUILDS = {
  plugin: {
    config: 'webpack.config.ts',
    inputs: [
      'module-federation.config.ts',
      'scripts/chunks.mjs',
      'webpack.config.ts',
      'webpack.plugins.ts',
      'public',
      'src',
    ],
  },
  shell: {
    config: 'platform/shell/webpack.config.ts',
    inputs: [
      'platform/shell',
      'src/entries/contract.ts',
      'src/entries/embed.ts',
      'src/model/config.ts',
    ],
  },
  /** Other learning platforms, for tests only. */
  hosts: { script: 'e2e/hosts/build.mjs', inputs: ['e2e/hosts'] },
};

const isInput = (file) => !/node_modules|\.test\.tsx?$|^src\/testing\//.test(file);

async function build(name, force) {
  const { config, script, inputs } = BUILDS[name];
  const stampFile = `.cache/build-${name}`;
  const stamp = hashOf(filesBelow(...ALWAYS, ...inputs).filter(isInput));
  if (!force && readText(stampFile) === stamp && existsSync(inRoot('dist', name))) {
    console.log(`${name}: up to date.`);
    return;
  }
  console.log(`${name}: building …`);
  rmSync(inRoot(stampFile), { force: true });
  const started = performance.now();
  const command = script ? [script] : ['node_modules/webpack/bin/webpack.js', '--config', config];
  const code = await run(node(...command), { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`The build of the ${name} failed.`);
  if (name === 'plugin') {
    finishTypeArchive();
    writeEmbedTypes();
  }
  writeIfChanged(stampFile, stamp);
  console.log(`${name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** @throws Error when a build fails; a message that lacks its translation is only named. */
export async function buildAll(names, force = false) {
  for (const problem of compileCatalogues()) console.warn(`Messages: ${problem}`);
  for (const name of names) await build(name, force);
}

if (isMain(import.meta.url)) {
  const wanted = process.argv.includes('--all') ? ['plugin', 'shell'] : ['plugin'];
  try {
    await buildAll(wanted, process.argv.includes('--force'));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
