import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { resolve } from 'node:path';

const here = import.meta.dirname;

/** @param shared what the host gives to its remotes */
function host(name, shared) {
  return {
    name,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: resolve(here, name, 'index.js'),
    output: {
      path: resolve(here, '../../dist/hosts', name),
      publicPath: '/',
      uniqueName: name,
      filename: '[name].[contenthash].js',
      clean: true,
    },
    module: {
      rules: [
        {
          test: /\.jsx$/,
          loader: 'swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'ecmascript', jsx: true },
              transform: { react: { runtime: 'automatic' } },
              target: 'es2022',
            },
          },
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({ name, shared, dts: false, manifest: false }),
      new HtmlWebpackPlugin({ template: resolve(here, 'webpack.html'), scriptLoading: 'defer' }),
    ],
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

const singleton = { singleton: true };

export default [
  host('webpackReact19', {
    react: singleton,
    'react/': singleton,
    'react-dom': singleton,
    'react-dom/': singleton,
  }),
  // Very common: only the two, and not the modules below them, from which the JSX comes.
  host('webpackReact18', { react: singleton, 'react-dom': singleton }),
];
