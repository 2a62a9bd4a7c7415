/**
 * The contract pack as it is released: `contract/` with the plugin's own queries and with `npm run contract` as one file,
 * which needs Node and nothing else.
 */
import { build } from 'esbuild';
import { cpSync, rmSync } from 'node:fs';
import { inRoot, writeIfChanged } from '../files.mjs';
import { licencesText, packagesOfFiles } from '../licences.ts';

/** @returns its folder, below the root */
export async function buildPack() {
  const folder = 'dist/contract';
  rmSync(inRoot(folder), { recursive: true, force: true });
  cpSync(inRoot('contract'), inRoot(folder), { recursive: true });
  cpSync(inRoot('src/api/query/operations.graphql'), inRoot(folder, 'operations.graphql'));
  const { metafile } = await build({
    absWorkingDir: inRoot(),
    entryPoints: ['scripts/contract/main.ts'],
    outfile: inRoot(folder, 'contract.mjs'),
    bundle: true,
    minify: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // What is asked of a bundle is that it works, and that it is told whose it is: that stands beside it.
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', 'globalThis.__DEV__': 'false' },
    logLevel: 'error',
  });
  const packages = packagesOfFiles(Object.keys(metafile.inputs));
  writeIfChanged(`${folder}/THIRD-PARTY-LICENCES.txt`, licencesText(packages));
  return folder;
}
