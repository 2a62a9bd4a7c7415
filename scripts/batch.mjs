/**
 * `npm run batch -- certificates.jsonl folder`: a PDF for each certificate of a list, without a browser, as docs/batch.md
 * says. `--build` only builds `dist/batch`, which needs nothing but Node, or another folder that is named.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow, inRoot } from './files.mjs';
import { isMain } from './run.mjs';
import { ensurePackages } from './system/packages.mjs';
import { allowTypeScript } from './typed.mjs';

const FONTS = 'src/rendering/fonts/files';
/** Starts threads from a file of its own, so that it cannot be bundled. */
const POOL = 'node_modules/piscina';
const POOL_FILES = /\/(?:LICENSE|package\.json|dist\/(?!.*test).*\.m?js)$/;
/** Shapes text of other scripts; it reads this beside itself. */
const SHAPER = 'node_modules/harfbuzzjs/dist/harfbuzz.wasm';
const ENTRIES = {
  batch: 'src/entries/batch.ts',
  cli: 'src/entries/batch/cli.ts',
  thread: 'src/entries/batch/thread.ts',
};

/**
 * Builds the module for Node, its command line and its threads, with fonts and packages beside them. Files that are equal
 * already are left alone: another run may be at work with them.
 * @param {string} [folder]
 * @returns the folder
 */
export async function buildBatch(folder = inRoot('dist/batch')) {
  ensurePackages();
  await allowTypeScript();
  const [{ build }, { compileCatalogues }, { licencesText, packagesOfFiles }] = await Promise.all([
    import('esbuild'),
    import('./catalogues.mjs'),
    import('./licences.ts'),
  ]);
  for (const problem of compileCatalogues()) console.warn(`Messages: ${problem}`);
  const { metafile, outputFiles } = await build({
    absWorkingDir: inRoot(),
    entryPoints: ENTRIES,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    metafile: true,
    // They stand beside it.
    legalComments: 'none',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [basename(POOL)],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    write: false,
  });
  for (const { path, contents } of outputFiles) writeIfOther(path, contents);
  for (const font of filesBelow(FONTS).filter((file) => file.endsWith('.ttf')))
    writeIfOther(join(folder, 'fonts', basename(font)), readFileSync(inRoot(font)));
  writeIfOther(join(folder, basename(SHAPER)), readFileSync(inRoot(SHAPER)));
  for (const file of filesBelow(POOL).filter((path) => POOL_FILES.test(path)))
    writeIfOther(join(folder, file), readFileSync(inRoot(file)));
  const packages = [...packagesOfFiles(Object.keys(metafile.inputs)), POOL];
  writeIfOther(join(folder, 'THIRD-PARTY-LICENCES.txt'), Buffer.from(licencesText(packages)));
  return folder;
}

/** Another run may be reading the file. */
function writeIfOther(file, bytes) {
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, bytes);
  renameSync(partial, file);
}

if (isMain(import.meta.url)) {
  try {
    const [first, folder, ...others] = process.argv.slice(2);
    const built = await buildBatch(first === '--build' && folder ? resolve(folder) : undefined);
    if (first !== '--build') await import(pathToFileURL(join(built, 'cli.mjs')).href);
    else if (others.length === 0) console.log(built);
    else throw new Error('npm run batch -- --build [folder]');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
}
