import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Bundles a page for Node and imports it. */
export async function imported(entry, folder) {
  const outfile = join(folder, `${entry.replace(/\W/g, '')}.mjs`);
  await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['pdfkit'],
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile));
}
