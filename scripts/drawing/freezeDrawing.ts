/**
 * `npm run freeze-drawing`: bundles the code that draws documents, with its fonts, into the folder of the current
 * drawing version, together with the checksums of its golden files. Replaces a bundle of this version only if every
 * golden file stays as it is, for example when a layout was added.
 */
import { build, type Plugin } from 'esbuild';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { drawingVersion } from '../../src/rendering/drawing/drawingVersion.ts';
import { toError } from '../../src/runtime/toError.ts';
import { compileCatalogs } from '../compileMessages.mjs';
import { listFiles, readText, resolveInRoot } from '../files.mjs';
import { computeGoldenChecksums, findChangedFiles } from './goldenChecksums.ts';
import { engineFile, getFrozenFile, goldenChecksumsFile } from './frozenFiles.ts';

/** Refers to the font files beside the bundle, which webpack adds to the build. */
const fontFilesPlugin: Plugin = {
  name: 'font-files',
  setup: (bundler) => {
    bundler.onResolve({ filter: /\.(?:ttf|woff2)$/ }, ({ path }) => ({
      path: `./fonts/${basename(path)}`,
      external: true,
    }));
  },
};

/** Leaves out the messages that no document contains. */
const documentMessagesPlugin: Plugin = {
  name: 'document-messages',
  setup: (bundler) => {
    const messageFiles = listFiles('src/rendering').filter(
      (file) => basename(file) === 'messages.ts',
    );
    const sources = [...messageFiles, 'src/i18n/sharedMessages.ts'].map(readText).join('\n');
    bundler.onLoad({ filter: /src\/i18n\/compiled\/[^/]+\.json$/ }, ({ path }) => {
      const messages = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as object);
      const used = messages.filter(([id]) => sources.includes(`'${id}'`));
      return { contents: JSON.stringify(Object.fromEntries(used)), loader: 'json' };
    });
  },
};

async function freezeDrawing(): Promise<void> {
  compileCatalogs();
  const changed = await findChangedFiles(engineFile, drawingVersion);
  if (changed.length > 0)
    throw new Error(
      `Raise drawingVersion: version ${drawingVersion} draws ${changed.length} golden files in another way, such as ${changed[0]}.`,
    );
  const frozenEngineFile = getFrozenFile(drawingVersion, 'engine.generated.js');
  await build({
    entryPoints: [resolveInRoot(engineFile)],
    outfile: resolveInRoot(frozenEngineFile),
    absWorkingDir: resolveInRoot(),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    // React does not affect what is drawn. HarfBuzz is WebAssembly, which webpack has to load; golden files show whether
    // a new version of it draws something else.
    external: ['react', 'react/jsx-runtime', 'harfbuzzjs'],
    alias: {
      // Message catalogs are compiled, so the parser is not needed.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
    define: { 'process.env.NODE_ENV': '"production"', 'globalThis.__DEV__': 'false' },
    legalComments: 'none',
    jsx: 'automatic',
    plugins: [fontFilesPlugin, documentMessagesPlugin],
  });
  writeFileSync(
    resolveInRoot(getFrozenFile(drawingVersion, 'engine.generated.d.ts')),
    "export * from '../../engine.ts';\n",
  );
  for (const file of listFiles('src/rendering/fonts/files'))
    cpSync(
      resolveInRoot(file),
      resolveInRoot(getFrozenFile(drawingVersion, `fonts/${basename(file)}`)),
    );
  const checksums = await computeGoldenChecksums(frozenEngineFile);
  writeFileSync(
    resolveInRoot(getFrozenFile(drawingVersion, goldenChecksumsFile)),
    `${JSON.stringify(checksums, null, 2)}\n`,
  );
  console.log(`Drawing version ${drawingVersion} is in ${getFrozenFile(drawingVersion, '')}`);
}

try {
  await freezeDrawing();
} catch (error) {
  console.error(toError(error).message);
  process.exitCode = 1;
}
