import type { JsMinifyOptions } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { accountFile, fontLicences } from '../../webpack.plugins.ts';

const production = process.env.NODE_ENV !== 'development';
const here = import.meta.dirname;

const config: Configuration = {
  name: 'shell',
  mode: production ? 'production' : 'development',
  target: ['web', 'es2022'],
  devtool: production ? false : 'cheap-module-source-map',
  entry: resolve(here, 'main.tsx'),
  output: {
    path: resolve(here, '../../dist/shell'),
    publicPath: '/',
    uniqueName: 'academia_shell',
    filename: production ? '[name].[contenthash].js' : '[name].js',
    assetModuleFilename: '[name].[contenthash][ext]',
    clean: true,
  },
  optimization: {
    minimizer: [
      new TerserPlugin<JsMinifyOptions>({
        minify: TerserPlugin.swcMinify,
        parallel: false,
        extractComments: false,
        terserOptions: { format: { comments: false } },
      }),
    ],
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            target: 'es2022',
          },
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new webpack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') }),
    new MiniCssExtractPlugin({
      filename: production ? '[name].[contenthash].css' : '[name].css',
    }),
    new HtmlWebpackPlugin({
      template: resolve(here, 'index.html'),
      scriptLoading: 'defer',
    }),
    fontLicences,
    ...(production ? [accountFile('dist/shell-stats/shell.json')] : []),
  ],
  cache: {
    type: 'filesystem',
    cacheDirectory: resolve(here, '../../.cache/webpack-shell'),
    buildDependencies: {
      config: [import.meta.filename, resolve(here, '../../webpack.plugins.ts')],
    },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
};

export default config;
