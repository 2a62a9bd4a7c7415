import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { JsMinifyOptions } from '@swc/core';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, {
  type ChunkGraph,
  type Configuration,
  type Module,
  type RuleSetRule,
} from 'webpack';
import { federation } from './module-federation.config.ts';
import { languageTags } from './src/model/language.ts';
import { EXPOSED, otherScreens } from './scripts/chunks.ts';
import { timeLimits } from './src/model/timeLimits.ts';
import {
  accountFile,
  exposesAskedAgain,
  fontLicences,
  heldToHashes,
  minification,
  namesInCode,
  preloadFile,
} from './webpack.plugins.ts';
import { textsAskedFor, textsLeftOut } from './webpack.texts.ts';
import { routerFiles, unusedLeftOut } from './webpack.unused.ts';

const isProduction = process.env.NODE_ENV !== 'development';
const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  version: string;
};

const alias = {
  // Catalogues are compiled at build, so the message parser is left out; see scripts/catalogues.mjs.
  '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  goober$: resolve(root, 'src/ui/toasts/goober.ts'),
  // Its package has production files and does not name them; those that it names warn developers.
  ...(isProduction && {
    'react-router$': resolve(routerFiles, 'index.mjs'),
    'react-router/dom$': resolve(routerFiles, 'dom-export.mjs'),
  }),
};

const rules: RuleSetRule[] = [
  ...(isProduction ? [...textsLeftOut, ...unusedLeftOut] : []),
  // For Node alone, and the place of the file on this machine would be written there.
  {
    test: /pdfjs-dist[\\/]legacy[\\/]build[\\/].+\.mjs$/,
    loader: 'string-replace-loader',
    options: { search: /\bimport\.meta\.url\b/g, replace: "''" },
  },
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
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: isProduction
              ? 'certs-[hash:base64:5]'
              : 'certs-[name]-[local]-[hash:base64:4]',
          },
        },
      },
    ],
  },
  { test: /\.(?:ttf|woff2)$/, type: 'asset/resource' },
  // date-fns, RTK and lucide mark themselves; our style sheets are the only side effects of src.
  { test: /src[\\/].*\.tsx?$/, sideEffects: false },
];

const entryOfHosts = /remoteEntry\.js$/;

function minimizer({ module, ...which }: { module: boolean; include?: RegExp; exclude?: RegExp }) {
  return new TerserPlugin<JsMinifyOptions>({
    ...which,
    minify: TerserPlugin.swcMinify,
    // SWC has threads of its own; processes would each load it anew.
    parallel: false,
    extractComments: false,
    terserOptions: { ...minification, module },
  });
}

/** Beside what is deployed, and named nowhere in it. */
const sourceMaps = process.env.SOURCE_MAPS
  ? [new webpack.SourceMapDevToolPlugin({ filename: '../plugin-maps/[file].map', append: false })]
  : [];

/** What both apps begin with, and what Home shares with other screens: in the file that comes first, and not once a screen. */
const firstFile = {
  name: 'app',
  enforce: true,
  // Rules of style sheets hold in the order in which a screen has them.
  type: /^javascript/,
  test(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) {
    const chunks = Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name ?? '');
    const areIn = (one: string, others: readonly string[]) =>
      chunks.includes(one) && others.some((other) => chunks.includes(other));
    return (
      areIn(`${EXPOSED}CertificatesApp`, [`${EXPOSED}TemplatesApp`]) || areIn('home', otherScreens)
    );
  },
};

/** @param folder where the build's own chunks go, below dist/plugin */
function base(name: string, folder: string): Configuration {
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
      uniqueName: `certificates_plugin${name === 'remote' ? '' : '_standalone'}`,
      trustedTypes: { policyName: 'certificates_plugin', onPolicyCreationFailure: 'continue' },
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: timeLimits.answer,
      clean: { keep: (asset) => folder === '' || !asset.startsWith(folder) },
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias },
    module: { rules },
    optimization: {
      minimizer: [
        minimizer({ exclude: entryOfHosts, module: true }),
        // Hosts find the remote entry by its global name, which a module would be free to shorten.
        minimizer({ include: entryOfHosts, module: false }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.esbuildMinify }),
      ],
      runtimeChunk: false,
      splitChunks: {
        // PrintView stands alone in a print window: one file for it compresses better than what it shares with the apps.
        chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== `${EXPOSED}PrintView`,
        minSize: 45_000,
        // Packages together with what uses them: one large file compresses better than two.
        cacheGroups: { defaultVendors: false, ...(name === 'remote' && { app: firstFile }) },
      },
      mangleExports: 'size',
    },
    plugins: [
      namesInCode,
      optimizeLocales.webpack({ locales: Object.values(languageTags) }),
      new webpack.DefinePlugin({
        __VERSION__: JSON.stringify(version),
        'globalThis.__DEV__': JSON.stringify(!isProduction),
      }),
      new MiniCssExtractPlugin({
        filename: `${folder}${hashed}.css`,
        chunkFilename: `${folder}${hashed}.css`,
      }),
      ...sourceMaps,
      ...(isProduction ? [accountFile(`dist/plugin-stats/${name}.json`)] : []),
    ],
    cache: {
      type: 'filesystem',
      // What was minified without maps has none to give.
      cacheDirectory: resolve(
        root,
        `.cache/webpack-${name}${sourceMaps.length > 0 ? '-maps' : ''}`,
      ),
      buildDependencies: {
        config: [
          import.meta.filename,
          resolve(root, 'webpack.plugins.ts'),
          resolve(root, 'webpack.texts.ts'),
          resolve(root, 'webpack.unused.ts'),
        ],
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

const remote = base('remote', 'remote/');
remote.entry = {};
remote.output = { ...remote.output, publicPath: 'auto' };
remote.plugins?.push(
  new ModuleFederationPlugin(federation),
  fontLicences,
  preloadFile,
  exposesAskedAgain,
  heldToHashes,
  textsAskedFor,
);

const standalone = base('standalone', 'standalone/');
standalone.entry = { main: './src/entries/standalone.tsx' };
standalone.output = { ...standalone.output, publicPath: '/' };
standalone.plugins?.push(
  new HtmlWebpackPlugin({
    template: 'public/index.html',
    favicon: 'public/favicon.svg',
    scriptLoading: 'defer',
  }),
  fontLicences,
  textsAskedFor,
);

/** For parents of an iframe: one small module under a name that stays. */
const embed: Configuration = {
  ...base('embed', ''),
  entry: { embed: './src/entries/embed.ts' },
  plugins: [...sourceMaps, ...(isProduction ? [accountFile('dist/plugin-stats/embed.json')] : [])],
  experiments: { outputModule: true },
};
embed.output = {
  ...embed.output,
  filename: '[name].js',
  module: true,
  library: { type: 'module' },
};

export default [remote, standalone, embed];
