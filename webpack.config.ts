import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { JsMinifyOptions } from '@swc/core';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Chunk, type Configuration, type RuleSetRule } from 'webpack';
import { federation } from './module-federation.config.ts';
import { languageTags } from './src/domain/language.ts';
import { EXPOSED_MODULES } from './scripts/chunks.ts';
import { timeouts } from './src/runtime/timeouts.ts';
import { getLocalIdent } from './webpack/getLocalIdent.ts';
import { nodeDefinitions, shadowRootShims } from './webpack/shims.ts';
import { appCacheGroup } from './webpack/appCacheGroup.ts';
import {
  createBuildStatsPlugin,
  retryExposedChunksPlugin,
  fontLicencesPlugin,
  integrityPlugin,
  minification,
  exportNamesInCachePlugin,
  preloadListPlugin,
} from './webpack/plugins.ts';
import { stripDefaultMessages } from './webpack/defaultMessages.ts';

const isProduction = process.env.NODE_ENV !== 'development';
const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  version: string;
};

const resolution = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  // Classes instead of ES5 functions in rxjs.
  conditionNames: ['es2015', '...'],
  fallback: { module: false as const },
  alias: {
    // Message catalogs are compiled at build time, so the parser is not needed; see scripts/compileMessages.mjs.
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
    goober$: resolve(root, 'src/ui/toasts/goober.ts'),
  },
};

/** Marks contexts and components of libraries as pure, so that unused ones are left out. */
const pureReactCalls: RuleSetRule = {
  test: /node_modules[\\/](?:react-router|react-intl)[\\/].*\.m?js$/,
  loader: 'babel-loader',
  options: { plugins: ['@babel/plugin-transform-react-pure-annotations'] },
};

const rules: RuleSetRule[] = [
  ...(isProduction ? [...stripDefaultMessages, pureReactCalls] : []),
  // HarfBuzz imports a module of Node, which `resolve.fallback` makes empty; it needs no chunk.
  { test: /harfbuzzjs[\\/]dist[\\/]harfbuzz\.js$/, parser: { dynamicImportMode: 'eager' } },
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
  {
    test: /\.css$/,
    use: [
      resolve(root, 'webpack/styleSheetLoader.ts'),
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            ...(isProduction ? { getLocalIdent } : { localIdentName: '[name]-[local]' }),
          },
        },
      },
    ],
  },
  { test: /\.(?:ttf|wasm|woff2)$/, type: 'asset/resource' },
  // Style sheets are the only side effects of src. date-fns, RTK and lucide declare theirs.
  { test: /src[\\/].*\.tsx?$/, sideEffects: false },
];

/** Returns whether a worker loads a chunk, so that it cannot use chunks of the page. A page's chunk has one runtime. */
const isLoadedByWorker = (chunk: Chunk) => chunk.hasRuntime() || typeof chunk.runtime !== 'string';

const remoteEntryFile = /remoteEntry\.js$/;

function createMinimizer({
  module,
  ...which
}: {
  module: boolean;
  include?: RegExp;
  exclude?: RegExp;
}) {
  return new TerserPlugin<JsMinifyOptions>({
    ...which,
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { ...minification, module },
  });
}

/** Source maps outside the deployed folder. Deployed files do not mention them. */
const sourceMaps = process.env.SOURCE_MAPS
  ? [new webpack.SourceMapDevToolPlugin({ filename: '../plugin-maps/[file].map', append: false })]
  : [];

/** Creates the settings that all builds share. @param folder folder of the build's chunks, below dist/plugin */
function createConfig(name: string, folder: string): Configuration {
  const hashed = isProduction ? '[name].[contenthash:10]' : '[name]';
  return {
    name,
    mode: isProduction ? 'production' : 'development',
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'cheap-module-source-map',
    context: root,
    output: {
      path: resolve(root, 'dist/plugin'),
      filename: `${folder}${hashed}.js`,
      chunkFilename: `${folder}${hashed}.js`,
      assetModuleFilename: `assets/[name].[contenthash:10][ext]`,
      // Two releases on one page must not exchange their chunks.
      uniqueName: `certificates_plugin_${name}_${version}`,
      trustedTypes: { policyName: 'certificates_plugin', onPolicyCreationFailure: 'continue' },
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: timeouts.response,
      clean: { keep: (asset) => folder === '' || !asset.startsWith(folder) },
    },
    resolve: resolution,
    module: { rules },
    optimization: {
      minimizer: [
        createMinimizer({ exclude: remoteEntryFile, module: true }),
        // Hosts find the remote entry by its global name, which would be shortened in a module.
        createMinimizer({ include: remoteEntryFile, module: false }),
      ],
      runtimeChunk: false,
      splitChunks: {
        // PrintView is the only module of a print window: one file compresses better than shared chunks.
        chunks: (chunk) =>
          !chunk.canBeInitial() &&
          chunk.name !== `${EXPOSED_MODULES}PrintView` &&
          !isLoadedByWorker(chunk),
        minSize: 45_000,
        cacheGroups: { defaultVendors: false, ...(name === 'remote' && { app: appCacheGroup }) },
      },
      mangleExports: 'size',
    },
    plugins: [
      exportNamesInCachePlugin,
      optimizeLocales.webpack({ locales: Object.values(languageTags) }),
      new webpack.DefinePlugin({
        __VERSION__: JSON.stringify(version),
        'globalThis.__DEV__': JSON.stringify(!isProduction),
        ...nodeDefinitions,
      }),
      shadowRootShims,
      ...sourceMaps,
      ...(isProduction ? [createBuildStatsPlugin(`dist/plugin-stats/${name}.json`)] : []),
    ],
    cache: {
      type: 'filesystem',
      // Cached code that was minified without source maps has none.
      cacheDirectory: resolve(
        root,
        `.cache/webpack-${name}${sourceMaps.length > 0 ? '-maps' : ''}`,
      ),
      buildDependencies: {
        config: [
          import.meta.filename,
          resolve(root, 'webpack/plugins.ts'),
          resolve(root, 'webpack/defaultMessages.ts'),
          resolve(root, 'webpack/styleSheetLoader.ts'),
          resolve(root, 'webpack/getLocalIdent.ts'),
          resolve(root, 'webpack/shims.ts'),
        ],
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

const remote = createConfig('remote', 'remote/');
remote.entry = {};
remote.output = { ...remote.output, publicPath: 'auto' };
remote.plugins?.push(
  new ModuleFederationPlugin(federation),
  fontLicencesPlugin,
  preloadListPlugin,
  retryExposedChunksPlugin,
  integrityPlugin,
);

const standalone = createConfig('standalone', 'standalone/');
standalone.entry = { main: './src/entries/standalone.tsx' };
standalone.output = { ...standalone.output, publicPath: '/' };
standalone.plugins?.push(
  new HtmlWebpackPlugin({
    template: 'public/index.html',
    favicon: 'public/favicon.svg',
    scriptLoading: 'defer',
  }),
  fontLicencesPlugin,
);

/** One small module with a fixed name, for pages that embed the plugin in an iframe. */
const embed: Configuration = {
  ...createConfig('embed', ''),
  entry: { embed: './src/entries/embed.ts' },
  plugins: [
    ...sourceMaps,
    ...(isProduction ? [createBuildStatsPlugin('dist/plugin-stats/embed.json')] : []),
  ],
  experiments: { outputModule: true },
};
embed.output = {
  ...embed.output,
  filename: '[name].js',
  module: true,
  library: { type: 'module' },
};

export default [remote, standalone, embed];
