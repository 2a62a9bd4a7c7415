/**
 * `npm run batch -- certificates.jsonl folder`: writes a PDF for each certificate of a list, without a browser; see
 * docs/batch.md. `--build [folder]` only builds the batch command, by default to `dist/batch`. The built command only needs
 * Node.
 */
import './prepare.mjs';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles, resolveInRoot } from './files.mjs';
import { isMain } from './run.mjs';

const FONTS = 'src/rendering/fonts/files';
/** Package with the thread pool. It starts threads from one of its files, so it cannot be bundled. */
const POOL = 'node_modules/piscina';
const POOL_FILES = /\/(?:LICENSE|package\.json|dist\/(?!.*test).*\.m?js)$/;
/** WebAssembly file of HarfBuzz, which shapes text of other scripts. Its code reads the file from the same folder. */
const SHAPER = 'node_modules/harfbuzzjs/dist/harfbuzz.wasm';
const ENTRIES = {
  batch: 'batch/batch.ts',
  cli: 'batch/cli.ts',
  signerThread: 'batch/signerThread.ts',
  thread: 'batch/thread.ts',
};

/**
 * Builds the batch module for Node, its command line and its threads, with fonts and packages. Unchanged files are not
 * written, because another process may be using them.
 * @param {string} [folder]
 * @returns the folder
 */
export async function buildBatch(folder = resolveInRoot('dist/batch')) {
  const [{ build }, { compileCatalogs }, { createLicenceText, listPackageFolders }] =
    await Promise.all([
      import('esbuild'),
      import('./compileMessages.mjs'),
      import('./licences.ts'),
    ]);
  for (const problem of compileCatalogs()) console.warn(`Messages: ${problem}`);
  const { metafile, outputFiles } = await build({
    absWorkingDir: resolveInRoot(),
    entryPoints: ENTRIES,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    metafile: true,
    // They are in THIRD-PARTY-LICENCES.txt.
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
  for (const font of listFiles(FONTS).filter((file) => file.endsWith('.ttf')))
    writeIfOther(join(folder, 'fonts', basename(font)), readFileSync(resolveInRoot(font)));
  writeIfOther(join(folder, basename(SHAPER)), readFileSync(resolveInRoot(SHAPER)));
  for (const file of listFiles(POOL).filter((path) => POOL_FILES.test(path)))
    writeIfOther(join(folder, file), readFileSync(resolveInRoot(file)));
  const packages = [...listPackageFolders(Object.keys(metafile.inputs)), POOL];
  writeIfOther(join(folder, 'THIRD-PARTY-LICENCES.txt'), Buffer.from(createLicenceText(packages)));
  return folder;
}

/** Replaces a file atomically if its content differs, because another process may be reading it. */
function writeIfOther(file, bytes) {
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, bytes);
  renameSync(partial, file);
}

/** Prints the help, or refuses wrong arguments, before anything is built. @throws UsageError */
async function checkBatchArguments(args) {
  if (args.includes('--help') || args.includes('-h')) {
    console.log((await import('../batch/usageText.ts')).usageText);
    process.exit();
  }
  (await import('../batch/command.ts')).parseCommand(args);
}

if (isMain(import.meta.url)) {
  try {
    const [first, folder, ...extraArgs] = process.argv.slice(2);
    if (first !== '--build') await checkBatchArguments(process.argv.slice(2));
    const built = await buildBatch(first === '--build' && folder ? resolve(folder) : undefined);
    if (first !== '--build') await import(pathToFileURL(join(built, 'cli.mjs')).href);
    else if (extraArgs.length === 0) console.log(built);
    else throw new Error('npm run batch -- --build [folder]');
  } catch (error) {
    console.error(error.message);
    process.exitCode = 2;
  }
}
