/** Builds the hosts of the tests into `dist/hosts`, each with its own tool. */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';
import { node, run } from '../../scripts/run.mjs';

const here = import.meta.dirname;
const dist = resolve(here, '../../dist/hosts');

async function runOrThrow(command) {
  const code = await run(command, { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`${command.join(' ')} ended with code ${code}.`);
}

rmSync(dist, { recursive: true, force: true });
for (const name of ['react18', 'react191']) {
  const folder = resolve(here, name);
  if (!existsSync(resolve(folder, 'node_modules')))
    await runOrThrow(['npm', 'ci', '--prefix', folder, '--no-audit', '--no-fund']);
}
await runOrThrow(node('scripts/webpack.mjs', 'e2e/hosts/webpack.config.js'));
await build({
  root: resolve(here, 'vite'),
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: resolve(dist, 'vite'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
});
mkdirSync(resolve(dist, 'plain'));
for (const file of ['plain/index.html', 'plain/host.js', 'hostPage.js'])
  cpSync(resolve(here, file), resolve(dist, 'plain', file.replace(/.*\//, '')));
