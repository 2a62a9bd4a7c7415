import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { EXPOSED, preloadLists, readChunks } from './scripts/chunks.mjs';
import { pauses } from './src/i18n/retryingImport.ts';

const root = import.meta.dirname;

/** What `scripts/chunks.mjs` reads. */
const accounted = {
  all: false,
  assets: true,
  chunks: true,
  chunkRelations: true,
  chunkGroups: true,
  chunkGroupAuxiliary: true,
  entrypoints: true,
  ids: true,
  chunkModules: true,
  nestedModules: true,
  cachedModules: true,
};

/** Writes what `npm run size` reads. */
export class StatsFile {
  private readonly file: string;
  constructor(file: string) {
    this.file = resolve(root, file);
  }
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('StatsFile', (stats) => {
      mkdirSync(dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(stats.toJson(accounted)));
    });
  }
}

/** Tells hosts what to ask for beside `remoteEntry.js`. */
export const preloadFile = {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    // By then files have their last names.
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('preloadFile', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'preloadFile', stage }, () => {
        const lists = preloadLists(readChunks(compilation.getStats().toJson(accounted)));
        compilation.emitAsset('preload.json', new sources.RawSource(JSON.stringify(lists)));
      });
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
