import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';
import { EXPOSED, preloadLists, readChunks } from './scripts/chunks.mjs';
import { pauses } from './src/i18n/retryingImport.ts';

const root = import.meta.dirname;

/** What `scripts/chunks.mjs` reads; asking webpack for its statistics takes longer than a small change's whole build. */
function accountOf({ chunks, chunkGraph, namedChunkGroups, requestShortener }: Compilation) {
  const parentsOf = (chunk: Chunk) =>
    [...chunk.groupsIterable].flatMap((group) =>
      [...group.parentsIterable].flatMap((parent) => parent.chunks.map(({ id }) => id)),
    );
  return {
    chunks: Array.from(chunks, (chunk) => ({
      id: chunk.id,
      entry: chunk.hasRuntime(),
      files: [...chunk.files],
      parents: [...new Set(parentsOf(chunk))],
      modules: Array.from(chunkGraph.getChunkModulesIterable(chunk))
        .filter(({ type }) => type !== 'runtime')
        .map((module) => ({ name: module.readableIdentifier(requestShortener) })),
    })),
    namedChunkGroups: Object.fromEntries(
      Array.from(namedChunkGroups, ([name, { chunks: its }]) => [
        name,
        { chunks: its.map(({ id }) => id) },
      ]),
    ),
  };
}

/** Calls back with the account of each build, once its files have their last names. */
const onAccount = (
  compiler: Compiler,
  callback: (account: ReturnType<typeof accountOf>, compilation: Compilation) => void,
): void => {
  const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
  compiler.hooks.thisCompilation.tap('account', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'account', stage }, () => {
      callback(accountOf(compilation), compilation);
    });
  });
};

/** Writes what `npm run size` reads. */
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

/** Puts the licences of the fonts beside them. */
export const fontLicences = {
  apply(compiler: Compiler) {
    const folder = resolve(root, 'public/fonts-licences');
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('fontLicences', (compilation) => {
      compilation.hooks.processAssets.tap('fontLicences', () => {
        for (const file of readdirSync(folder))
          compilation.emitAsset(
            `assets/${file}`,
            new RawSource(readFileSync(resolve(folder, file))),
          );
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
      const ask = (id, [pause, ...pauses]) => ensure(id).catch((failure) => {
        if (!pause) throw failure;
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
