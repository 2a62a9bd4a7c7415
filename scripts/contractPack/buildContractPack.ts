/**
 * Builds the contract pack of a release: `contract/` with the plugin's queries, and `npm run contract` as one file that
 * only needs Node.
 */
import { build } from 'esbuild';
import { cpSync, rmSync } from 'node:fs';
import { resolveInRoot, writeIfChanged } from '../files.mjs';
import { createLicenceText, listPackageFolders } from '../licences.ts';

/** Builds the contract pack. Returns its folder. */
export async function buildContractPack() {
  const folder = 'dist/contract';
  rmSync(resolveInRoot(folder), { recursive: true, force: true });
  cpSync(resolveInRoot('contract'), resolveInRoot(folder), { recursive: true });
  cpSync(
    resolveInRoot('src/data/graphql/operations.graphql'),
    resolveInRoot(folder, 'operations.graphql'),
  );
  const { metafile } = await build({
    absWorkingDir: resolveInRoot(),
    entryPoints: ['scripts/contract/main.ts'],
    outfile: resolveInRoot(folder, 'contract.mjs'),
    bundle: true,
    minify: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Licences are in THIRD-PARTY-LICENCES.txt.
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', 'globalThis.__DEV__': 'false' },
    logLevel: 'error',
  });
  const packages = listPackageFolders(Object.keys(metafile.inputs));
  writeIfChanged(`${folder}/THIRD-PARTY-LICENCES.txt`, createLicenceText(packages));
  return folder;
}
