import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix, relative, resolve } from 'node:path';
import type { JsMinifyOptions } from '@swc/core';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import {
  type BuildStats,
  EXPOSED_MODULES,
  createPreloadLists,
  readChunks,
} from '../scripts/chunks.ts';
import { retryDelays } from '../src/runtime/retryImport.ts';

const root = resolve(import.meta.dirname, '..');

/** The global variable in which a host provides hashes by file path relative to the remote entry. */
const INTEGRITY_GLOBAL = 'certificates_plugin_integrity';

/** Options of SWC's minifier, also used by the bench to weigh other libraries. */
export const minification: JsMinifyOptions = {
  ecma: 2020,
  compress: { passes: 3 },
  // A host page without a charset would show other characters as mojibake.
  format: { asciiOnly: true, comments: false },
};

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^@./][^/]*(?=\/)/;

/** Lists the folders of packages that the build contains files of, concatenated modules included. */
function listPackages({ chunks, chunkGraph }: Compilation): string[] {
  const modules = Array.from(chunks).flatMap((chunk) => chunkGraph.getChunkModules(chunk));
  const getConcatenatedModules = (module: Module) =>
    'modules' in module ? (module.modules as Module[]) : [module];
  const folders = modules
    .flatMap(getConcatenatedModules)
    .flatMap((module) => PACKAGE.exec(module.nameForCondition() ?? '') ?? [])
    .map((folder) => relative(root, folder));
  return [...new Set(folders)].sort();
}

/** Gets what `scripts/chunks.ts` and `scripts/licences.ts` read. webpack's own statistics take seconds. */
function getBuildStats(compilation: Compilation): BuildStats {
  const { chunks, chunkGraph, namedChunkGroups, requestShortener } = compilation;
  const getId = ({ id }: Chunk) => id ?? '';
  const getParentIds = (chunk: Chunk) =>
    [...chunk.groupsIterable].flatMap((group) =>
      [...group.parentsIterable].flatMap((parent) => parent.chunks.map(getId)),
    );
  return {
    packages: listPackages(compilation),
    chunks: Array.from(chunks, (chunk) => ({
      id: getId(chunk),
      entry: chunk.hasRuntime(),
      files: [...chunk.files],
      parents: [...new Set(getParentIds(chunk))],
      modules: Array.from(chunkGraph.getChunkModulesIterable(chunk))
        .filter(({ type }) => type !== 'runtime')
        .map((module) => ({ name: module.readableIdentifier(requestShortener) })),
    })),
    namedChunkGroups: Object.fromEntries(
      Array.from(namedChunkGroups, ([name, group]) => [
        name,
        {
          chunks: group.chunks.map(getId),
          parents: Array.from(group.parentsIterable).flatMap((parent) => parent.name ?? []),
        },
      ]),
    ),
  };
}

/** Calls back with the statistics of each build, once its files have their final names. */
const onBuildStats = (
  compiler: Compiler,
  callback: (stats: BuildStats, compilation: Compilation) => void,
): void => {
  const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
  compiler.hooks.thisCompilation.tap('buildStats', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'buildStats', stage }, () => {
      callback(getBuildStats(compilation), compilation);
    });
  });
};

/** Creates a plugin that writes the statistics for `npm run size` and the list of licences. */
export const createBuildStatsPlugin = (file: string) => ({
  apply(compiler: Compiler) {
    onBuildStats(compiler, (stats) => {
      mkdirSync(dirname(resolve(root, file)), { recursive: true });
      writeFileSync(resolve(root, file), JSON.stringify(stats));
    });
  },
});

/** Plugin that writes `preload.json`: the files a host can load together with `remoteEntry.js`. */
export const preloadListPlugin = {
  apply(compiler: Compiler) {
    onBuildStats(compiler, (stats, compilation) => {
      const lists = JSON.stringify(createPreloadLists(readChunks(stats)));
      compilation.emitAsset('preload.json', new compiler.webpack.sources.RawSource(lists));
    });
  },
};

/**
 * Plugin that adds the mangled names of exports to the cache key of generated code. Without it, a module that imports an
 * export whose mangled name changed comes from the cache with the previous name.
 */
export const exportNamesInCachePlugin = {
  apply({ hooks }: Compiler) {
    hooks.compilation.tap('exportNamesInCache', (compilation) => {
      // After names were assigned.
      const last = { name: 'exportNamesInCache', stage: 1000 };
      compilation.hooks.optimizeCodeGeneration.tap(last, (modules) => {
        const { chunkGraph, dependencyTemplates, moduleGraph } = compilation;
        const getExportNames = (module: Module) =>
          Array.from(
            moduleGraph.getExportsInfo(module).orderedExports,
            (info) => `${info.name}=${JSON.stringify(info.getUsedName(info.name, undefined))}`,
          );
        const all = Array.from(modules, (module) =>
          [chunkGraph.getModuleId(module), ...getExportNames(module)].join(),
        );
        dependencyTemplates.updateHash(all.sort().join(';'));
      });
    });
  },
};

const FONT = /\.(?:ttf|woff2)$/;

/** Plugin that copies the licences of fonts beside the emitted fonts. */
export const fontLicencesPlugin = {
  apply({ context, hooks, webpack: { sources, WebpackError } }: Compiler) {
    hooks.thisCompilation.tap('fontLicences', (compilation) => {
      compilation.hooks.processAssets.tap('fontLicences', () => {
        const targetFolders = new Map<string, string>();
        for (const { name, info } of compilation.getAssets())
          if (FONT.test(name))
            targetFolders.set(
              dirname(resolve(context, String(info.sourceFilename))),
              posix.dirname(name),
            );
        for (const [folder, target] of targetFolders) {
          const licences = readdirSync(folder).filter((file) => file.startsWith('OFL-'));
          if (licences.length === 0)
            compilation.errors.push(new WebpackError(`Fonts without an OFL-….txt: ${folder}`));
          for (const file of licences)
            compilation.emitAsset(
              posix.join(target, file),
              new sources.RawSource(readFileSync(resolve(folder, file))),
            );
        }
      });
    });
  },
};

/**
 * Retries chunks of the exposed modules and of React, which the federation container loads in code that is not ours.
 * Our own `import()` calls are retried by `retryingImport`.
 */
class RetryRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('retry chunks', webpack.RuntimeModule.STAGE_TRIGGER);
  }
  override generate() {
    const { ensureChunk } = webpack.RuntimeGlobals;
    const ids = (this.compilation?.chunkGroups ?? [])
      .filter(({ name }) => !name || name.startsWith(EXPOSED_MODULES))
      .flatMap(({ chunks }) => chunks.map(({ id }) => id));
    return `
      const retriedChunks = ${JSON.stringify([...new Set(ids)])};
      const ensureChunk = ${ensureChunk};
      const retries = ${webpack.RuntimeGlobals.require}.chunkRetries = [];
      const load = (id, [delay, ...delays], startedAt = performance.now()) => ensureChunk(id).catch((error) => {
        if (!delay) throw error;
        retries.push([performance.now() - startedAt, error]);
        return new Promise((resolve) => setTimeout(resolve, delay)).then(() => load(id, delays));
      });
      ${ensureChunk} = (id) => load(id, retriedChunks.includes(id) ? ${JSON.stringify(retryDelays)} : []);`;
  }
}

export const retryExposedChunksPlugin = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('retryExposedChunks', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunk)
        .tap('retryExposedChunks', (chunk) => {
          compilation.addRuntimeModule(chunk, new RetryRuntimeModule());
        });
    });
  },
};

/**
 * Plugin that sets `integrity` on every script, from the hashes that a host provides. A file without a hash
 * gets one that never matches. If the host provides none, nothing is checked.
 */
export const integrityPlugin = {
  apply({ hooks, webpack: { RuntimeGlobals, runtime, web } }: Compiler) {
    const setIntegrity = (element: string, url: string) => (source: string) =>
      `${source}
      if (self.${INTEGRITY_GLOBAL}) ${element}.integrity = ${INTEGRITY_GLOBAL}[${url}.slice(${RuntimeGlobals.publicPath}.length)] || "sha384-0";`;
    hooks.thisCompilation.tap('integrity', (compilation) => {
      const scripts = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      const hints = web.JsonpChunkLoadingRuntimeModule.getCompilationHooks(compilation);
      scripts.createScript.tap('integrity', setIntegrity('script', 'url'));
      hints.linkPreload.tap('integrity', setIntegrity('link', 'link.href'));
    });
  },
};
