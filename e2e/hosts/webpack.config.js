import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';

const folder = import.meta.dirname;

/**
 * Creates the webpack configuration of a host.
 * @param shared modules that the host shares
 * @param packages folder with a lockfile whose packages come before the project's packages
 * @param build the folder in `dist`
 */
function createHostConfig(
  name,
  shared,
  { packages, entry = 'index.js', mode = 'production', build = 'hosts' } = {},
) {
  return {
    name,
    mode,
    devtool: false,
    target: ['web', 'es2022'],
    entry: resolve(folder, 'webpack', entry),
    output: {
      path: resolve(folder, '../../dist', build, name),
      publicPath: '/',
      uniqueName: name,
      filename: '[name].[contenthash].js',
      clean: true,
    },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false })],
    },
    resolve: {
      modules: [...(packages ? [resolve(folder, packages, 'node_modules')] : []), 'node_modules'],
    },
    module: {
      rules: [
        {
          test: /\.jsx$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'ecmascript', jsx: true },
              transform: { react: { runtime: 'automatic', development: mode === 'development' } },
              target: 'es2022',
            },
          },
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({ name, shared, dts: false, manifest: false }),
      new HtmlWebpackPlugin({
        template: resolve(folder, 'webpack/index.html'),
        scriptLoading: 'defer',
      }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

const singleton = { singleton: true };
const react17 = { singleton: true, requiredVersion: '^17.0.2' };
const react18 = { singleton: true, requiredVersion: '^18.3.1' };

const sharedReact = {
  react: singleton,
  'react/': singleton,
  'react-dom': singleton,
  'react-dom/': singleton,
};

export default [
  createHostConfig('webpackReact19', sharedReact),
  // Very common: shares the two modules but not `react/jsx-runtime`.
  createHostConfig(
    'webpackReact18',
    { react: react18, 'react-dom': react18 },
    { packages: 'react18' },
  ),
  createHostConfig(
    'webpackReact17',
    { react: react17, 'react-dom': react17 },
    { packages: 'react17', entry: 'react17.js' },
  ),
  createHostConfig('webpackLazy', sharedReact, {
    packages: 'react191',
    entry: 'lazy.js',
    build: 'longTestHosts',
  }),
  createHostConfig('webpackDevelopment', sharedReact, {
    mode: 'development',
    build: 'longTestHosts',
  }),
];
