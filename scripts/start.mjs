/**
 * `npm start`: installs and builds what is missing, then runs the platform until Ctrl-C.
 * `--watch` (`npm run dev`) builds again at every change; `--reset` (`npm run platform:reset`) forgets all data.
 */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { ROOT, inRoot } from './files.mjs';
import { ensurePackages } from './system/packages.mjs';
import { node, run, whenParentEnds } from './run.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const GRACE_MS = 2000;
/** What `--watch` builds. */
const CONFIGS = ['webpack.config.ts', 'platform/shell/webpack.config.ts'];
const children = new Set();
let isStopping = false;

/** A child that ends with us, and we with it. */
function start([command, ...args], options = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    // By the channel the child hears that we are gone, however we went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    ...options,
    env: { ...process.env, ...options.env },
  });
  children.add(child);
  child.once('exit', (code) => {
    children.delete(child);
    process.exitCode ||= code ?? 0;
    if (children.size === 0) process.exit();
    if (!isStopping) end();
  });
  return child;
}

function end() {
  for (const child of children) child.kill('SIGTERM');
}

/** While a build runs there is no child of ours yet; leaving ends the build. */
function stop(signal) {
  if (children.size === 0) process.exit(130);
  isStopping = true;
  // Ctrl-C has reached the children too, and a second signal would make some of them give up on a clean end.
  setTimeout(end, signal === 'SIGINT' ? GRACE_MS : 0);
}

/** Resolves when the first development build is on the disk. */
function watchBuild(config) {
  const command = node('node_modules/webpack/bin/webpack.js', '--watch', '--config', config);
  const child = start(command, {
    env: { NODE_ENV: 'development', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      process.stdout.write(text);
      if (/compiled/.test(text)) resolve();
    });
  });
}

async function watch() {
  const { compileCatalogues } = await import('./catalogues.mjs');
  const { BUILDS } = await import('./build.mjs');
  const { watchCatalogues } = await import('./watchCatalogues.mjs');
  compileCatalogues();
  // What the watchers write is no production build: the next `npm start` makes its own.
  for (const name of Object.keys(BUILDS)) rmSync(inRoot(`.cache/build-${name}`), { force: true });
  watchCatalogues();
  await Promise.all(CONFIGS.map(watchBuild));
  start([process.execPath, 'node_modules/tsx/dist/cli.mjs', 'watch', 'platform/start.ts']);
}

async function main() {
  if (existsSync(inRoot('.env'))) process.loadEnvFile(inRoot('.env'));
  process.env.DATA_FOLDER ||= inRoot('.data/platform');
  ensurePackages();
  if (process.argv.includes('--reset')) {
    process.exitCode = await run(node('scripts/reset.ts'));
    return;
  }
  for (const signal of SIGNALS) process.on(signal, () => stop(signal));
  whenParentEnds(() => stop('SIGTERM'));
  if (process.argv.includes('--watch')) {
    await watch();
    return;
  }
  const { buildAll } = await import('./build.mjs');
  await buildAll(['plugin', 'shell']);
  start(node('platform/start.ts'));
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
  end();
}
