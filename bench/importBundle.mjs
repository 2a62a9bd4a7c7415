import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Bundles a module of `bench/pages` for Node and imports the bundle. */
export async function importBundle(entry, folder) {
  const outfile = join(folder, `${entry.replace(/\W/g, '')}.mjs`);
  await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    // HarfBuzz reads its WebAssembly file from its own folder.
    external: ['pdfkit', 'harfbuzzjs'],
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile));
}
