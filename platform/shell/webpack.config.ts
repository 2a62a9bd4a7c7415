import type { JsMinifyOptions } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { createBuildStatsPlugin, fontLicencesPlugin } from '../../webpack/plugins.ts';

const isProduction = process.env.NODE_ENV !== 'development';
const shellFolder = import.meta.dirname;

const config: Configuration = {
  name: 'shell',
  mode: isProduction ? 'production' : 'development',
  target: ['web', 'es2022'],
  devtool: isProduction ? false : 'cheap-module-source-map',
  entry: resolve(shellFolder, 'main.tsx'),
  output: {
    path: resolve(shellFolder, '../../dist/shell'),
    publicPath: '/',
    uniqueName: 'academia_shell',
    filename: isProduction ? '[name].[contenthash].js' : '[name].js',
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
      filename: isProduction ? '[name].[contenthash].css' : '[name].css',
    }),
    new HtmlWebpackPlugin({
      template: resolve(shellFolder, 'index.html'),
      scriptLoading: 'defer',
    }),
    fontLicencesPlugin,
    ...(isProduction ? [createBuildStatsPlugin('dist/shell-stats/shell.json')] : []),
  ],
  cache: {
    type: 'filesystem',
    cacheDirectory: resolve(shellFolder, '../../.cache/webpack-shell'),
    buildDependencies: {
      config: [import.meta.filename, resolve(shellFolder, '../../webpack/plugins.ts')],
    },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
};

export default config;
