import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix, relative, resolve } from 'node:path';
import type { JsMinifyOptions } from '@swc/core';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler, type Module } from 'webpack';
import { type Account, EXPOSED, preloadLists, readChunks } from './scripts/chunks.ts';
import { pauses } from './src/i18n/retryingImport.ts';

const root = import.meta.dirname;

/** The global in which a host names the hashes of the build's files, by their paths below the remote entry. */
const HASHES = 'certificates_plugin_integrity';

/** What SWC is told; the bench weighs the engine and its peers likewise. */
export const minification: JsMinifyOptions = {
  ecma: 2020,
  compress: { passes: 3 },
  // A host page without a charset would show other characters as mojibake.
  format: { asciiOnly: true, comments: false },
};

const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^@./][^/]*(?=\/)/;

/** Folders of the packages that a build has files of, also of files that webpack joined with others. */
function packagesIn({ chunks, chunkGraph }: Compilation): string[] {
  const modules = Array.from(chunks).flatMap((chunk) => chunkGraph.getChunkModules(chunk));
  const joined = (module: Module) =>
    'modules' in module ? (module.modules as Module[]) : [module];
  const folders = modules
    .flatMap(joined)
    .flatMap((module) => PACKAGE.exec(module.nameForCondition() ?? '') ?? [])
    .map((folder) => relative(root, folder));
  return [...new Set(folders)].sort();
}

/**
 * What `scripts/chunks.ts` and `scripts/licences.ts` read; asking webpack for its statistics takes longer than a small
 * change's whole build.
 */
function accountOf(compilation: Compilation): Account {
  const { chunks, chunkGraph, namedChunkGroups, requestShortener } = compilation;
  const idOf = ({ id }: Chunk) => id ?? '';
  const parentsOf = (chunk: Chunk) =>
    [...chunk.groupsIterable].flatMap((group) =>
      [...group.parentsIterable].flatMap((parent) => parent.chunks.map(idOf)),
    );
  return {
    packages: packagesIn(compilation),
    chunks: Array.from(chunks, (chunk) => ({
      id: idOf(chunk),
      entry: chunk.hasRuntime(),
      files: [...chunk.files],
      parents: [...new Set(parentsOf(chunk))],
      modules: Array.from(chunkGraph.getChunkModulesIterable(chunk))
        .filter(({ type }) => type !== 'runtime')
        .map((module) => ({ name: module.readableIdentifier(requestShortener) })),
    })),
    namedChunkGroups: Object.fromEntries(
      Array.from(namedChunkGroups, ([name, group]) => [
        name,
        {
          chunks: group.chunks.map(idOf),
          parents: Array.from(group.parentsIterable).flatMap((parent) => parent.name ?? []),
        },
      ]),
    ),
  };
}

/** Calls back with the account of each build, once its files have their last names. */
const onAccount = (
  compiler: Compiler,
  callback: (account: Account, compilation: Compilation) => void,
): void => {
  const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
  compiler.hooks.thisCompilation.tap('account', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'account', stage }, () => {
      callback(accountOf(compilation), compilation);
    });
  });
};

/** Writes what `npm run size` and the build's licences are made of. */
export const accountFile = (file: string) => ({
  apply(compiler: Compiler) {
    onAccount(compiler, (account) => {
      mkdirSync(dirname(resolve(root, file)), { recursive: true });
      writeFileSync(resolve(root, file), JSON.stringify(account));
    });
  },
});

/** Tells hosts what to ask for beside `remoteEntry.js`. */
export const preloadFile = {
  apply(compiler: Compiler) {
    onAccount(compiler, (account, compilation) => {
      const lists = JSON.stringify(preloadLists(readChunks(account)));
      compilation.emitAsset('preload.json', new compiler.webpack.sources.RawSource(lists));
    });
  },
};

/**
 * Keeps code in the cache by the names that exports have in it. webpack knows a module's code by its exports' short names
 * alone: where they go from one export to another, what imports these came from the cache with the names of before.
 */
export const namesInCode = {
  apply({ hooks }: Compiler) {
    hooks.compilation.tap('namesInCode', (compilation) => {
      // Once they have them.
      const last = { name: 'namesInCode', stage: 1000 };
      compilation.hooks.optimizeCodeGeneration.tap(last, (modules) => {
        const { chunkGraph, dependencyTemplates, moduleGraph } = compilation;
        const namesIn = (module: Module) =>
          Array.from(
            moduleGraph.getExportsInfo(module).orderedExports,
            (one) => `${one.name}=${JSON.stringify(one.getUsedName(one.name, undefined))}`,
          );
        const all = Array.from(modules, (module) =>
          [chunkGraph.getModuleId(module), ...namesIn(module)].join(),
        );
        dependencyTemplates.updateHash(all.sort().join(';'));
      });
    });
  },
};

const FONT = /\.(?:ttf|woff2)$/;

/** Puts the licences that lie beside the sources of fonts beside the fonts. */
export const fontLicences = {
  apply({ context, hooks, webpack: { sources, WebpackError } }: Compiler) {
    hooks.thisCompilation.tap('fontLicences', (compilation) => {
      compilation.hooks.processAssets.tap('fontLicences', () => {
        const placeOf = new Map<string, string>();
        for (const { name, info: about } of compilation.getAssets())
          if (FONT.test(name))
            placeOf.set(
              dirname(resolve(context, String(about.sourceFilename))),
              posix.dirname(name),
            );
        for (const [folder, place] of placeOf) {
          const licences = readdirSync(folder).filter((file) => file.startsWith('OFL-'));
          if (licences.length === 0)
            compilation.errors.push(new WebpackError(`Fonts without an OFL-….txt: ${folder}`));
          for (const file of licences)
            compilation.emitAsset(
              posix.join(place, file),
              new sources.RawSource(readFileSync(resolve(folder, file))),
            );
        }
      });
    });
  },
};

/**
 * Tries chunks of the exposed modules and of React again: the container asks for them itself, in code that is not ours.
 * Every `import()` of ours has a name, and is repeated by `retryingImport`.
 */
class AskAgain extends webpack.RuntimeModule {
  constructor() {
    super('ask again', webpack.RuntimeModule.STAGE_TRIGGER);
  }
  override generate() {
    const { ensureChunk } = webpack.RuntimeGlobals;
    const ids = (this.compilation?.chunkGroups ?? [])
      .filter(({ name }) => !name || name.startsWith(EXPOSED))
      .flatMap(({ chunks }) => chunks.map(({ id }) => id));
    return `
      const its = ${JSON.stringify([...new Set(ids)])};
      const ensure = ${ensureChunk};
      const again = ${webpack.RuntimeGlobals.require}.again = [];
      const ask = (id, [pause, ...pauses], began = performance.now()) => ensure(id).catch((failure) => {
        if (!pause) throw failure;
        again.push([performance.now() - began, failure]);
        return new Promise((resolve) => setTimeout(resolve, pause)).then(() => ask(id, pauses));
      });
      ${ensureChunk} = (id) => ask(id, its.includes(id) ? ${JSON.stringify(pauses)} : []);`;
  }
}

export const exposesAskedAgain = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('exposesAskedAgain', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.ensureChunk)
        .tap('exposesAskedAgain', (chunk) => {
          compilation.addRuntimeModule(chunk, new AskAgain());
        });
    });
  },
};

/**
 * Holds every script and style sheet of the build to the hash that a host names for it; one without a hash is refused then,
 * since nothing has the hash "0". A host that names none is asked nothing.
 */
export const heldToHashes = {
  apply({ hooks, webpack: { RuntimeGlobals, runtime, web } }: Compiler) {
    const hold = (element: string, url: string) => (source: string) =>
      `${source}
      if (self.${HASHES}) ${element}.integrity = ${HASHES}[${url}.slice(${RuntimeGlobals.publicPath}.length)] || "sha384-0";`;
    hooks.thisCompilation.tap('heldToHashes', (compilation) => {
      const scripts = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      const hints = web.JsonpChunkLoadingRuntimeModule.getCompilationHooks(compilation);
      const styles = MiniCssExtractPlugin.getCompilationHooks(compilation);
      scripts.createScript.tap('heldToHashes', hold('script', 'url'));
      hints.linkPreload.tap('heldToHashes', hold('link', 'link.href'));
      styles.linkPreload.tap('heldToHashes', hold('link', 'link.href'));
      styles.beforeTagInsert.tap('heldToHashes', hold('linkTag', 'fullhref'));
    });
  },
};
