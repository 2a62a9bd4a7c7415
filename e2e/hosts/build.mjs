/** Builds the host pages of the tests into `dist/hosts`, each with a different bundler. */
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { extractFilesFromMarkdown } from '../../scripts/recipes.ts';
import { getNodeCommand, runOrThrow } from '../../scripts/run.mjs';
import { ensurePackages } from '../../scripts/system/packages.mjs';

const folder = import.meta.dirname;
const dist = resolve(folder, '../../dist/hosts');

rmSync(dist, { recursive: true, force: true });
for (const name of ['react17', 'react18', 'telemetry']) ensurePackages(`e2e/hosts/${name}`);
const webpackHosts = ['webpackReact19', 'webpackReact18', 'webpackReact17'];
await runOrThrow(
  getNodeCommand('scripts/webpack.mjs', 'e2e/hosts/webpack.config.js', ...webpackHosts),
  { env: { NODE_ENV: 'production' } },
);
await build({
  root: resolve(folder, 'vite'),
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: resolve(dist, 'vite'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
});
const telemetry = resolve(folder, 'telemetry');
const recipes = Object.entries(extractFilesFromMarkdown('docs/telemetry.md')).map(
  ([name, source]) => ({ name, source, path: resolve(telemetry, name) }),
);
await build({
  root: telemetry,
  configFile: false,
  logLevel: 'warn',
  plugins: [
    {
      name: 'recipes of the documentation',
      resolveId: (id) => recipes.find(({ name }) => id === `virtual:${name}`)?.path,
      load: (id) => recipes.find(({ path }) => id === path)?.source,
    },
  ],
  build: {
    outDir: resolve(dist, 'telemetry'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: resolve(telemetry, 'main.js'),
      output: { codeSplitting: false, entryFileNames: 'main.js' },
    },
  },
});
cpSync(resolve(folder, 'plain'), resolve(dist, 'plain'), { recursive: true });
cpSync(resolve(folder, 'hostPage.js'), resolve(dist, 'plain/hostPage.js'));
