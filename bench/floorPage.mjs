import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { openStaticServer } from '../platform/serveStatic.ts';
import configurations from '../webpack.config.ts';

const resolveHere = (path) => new URL(path, import.meta.url).pathname;

/** Builds `pages/floor.tsx` into a folder, with the production settings of the standalone page. */
async function buildFloorPage(folder) {
  const { output, plugins, ...config } = configurations.find(({ name }) => name === 'standalone');
  const settingsPlugins = plugins.filter((plugin) => plugin instanceof webpack.DefinePlugin);
  const stats = await promisify(webpack)({
    ...config,
    entry: resolveHere('pages/floor.tsx'),
    output: { ...output, path: folder },
    plugins: [
      ...settingsPlugins,
      new HtmlWebpackPlugin({
        template: resolveHere('pages/floor.html'),
        scriptLoading: 'defer',
        favicon: 'public/favicon.svg',
      }),
    ],
    cache: false,
  });
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
}

/** Builds and serves the almost empty page. @returns its address, and a function that stops the server */
export async function openFloorPage() {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  await buildFloorPage(folder);
  const server = await openStaticServer(0);
  server.serve({ folder, headers: {}, config: {} });
  return {
    address: `${server.url}/`,
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
