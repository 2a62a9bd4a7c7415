/**
 * `npm start`: installs and builds what is missing, then runs the platform until Ctrl-C.
 * `--watch` (`npm run dev`) rebuilds at every change; `--reset` (`npm run platform:reset`) deletes all data.
 */
import './prepare.mjs';
import { existsSync, rmSync } from 'node:fs';
import { BUILDS, buildAll } from './build.mjs';
import { compileCatalogs } from './compileMessages.mjs';
import { ROOT, resolveInRoot } from './files.mjs';

/** Runs development builds and the platform, and restarts them at every change. */
async function watch() {
  const { default: concurrently } = await import('concurrently');
  for (const problem of compileCatalogs()) console.warn(`Messages: ${problem}`);
  // Watchers write development builds, so the next `npm start` has to build again.
  for (const name of Object.keys(BUILDS))
    rmSync(resolveInRoot(`.cache/build-${name}`), { force: true });
  const watchConfigs =
    '--watch --config webpack.config.ts --config platform/shell/webpack.config.ts';
  const watchSources = '--include "src/**/*.{ts,tsx,json}" --exclude "src/i18n/compiled/**"';
  const { result } = concurrently(
    [
      {
        name: 'messages',
        command: `tsx watch --clear-screen=false ${watchSources} scripts/compileMessages.mjs`,
      },
      {
        name: 'build',
        command: `node --import tsx node_modules/webpack/bin/webpack.js ${watchConfigs}`,
        env: { NODE_ENV: 'development' },
      },
      { name: 'platform', command: 'tsx watch --clear-screen=false platform/start.ts' },
    ],
    { cwd: ROOT, killOthersOn: ['failure', 'success'] },
  );
  await result.catch(() => undefined);
}

/** Deletes the data of the platform, unless a platform that uses the data is running. */
async function reset() {
  const { resetData } = await import('../platform/data/resetData.ts');
  const { DATABASE_URL, DATA_FOLDER } = process.env;
  await resetData({ databaseUrl: DATABASE_URL || undefined, dataFolder: DATA_FOLDER });
  console.log('The data of the platform is gone; the next start begins with the demo data.');
}

if (existsSync(resolveInRoot('.env'))) process.loadEnvFile(resolveInRoot('.env'));
process.env.DATA_FOLDER ||= resolveInRoot('.data/platform');
try {
  if (process.argv.includes('--reset')) await reset();
  else if (process.argv.includes('--watch')) await watch();
  else {
    await buildAll(['plugin', 'shell']);
    await import('../platform/start.ts');
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
