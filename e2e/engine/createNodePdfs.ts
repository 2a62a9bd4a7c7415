import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';

/**
 * Creates PDFs without a browser, by the code of the batch.
 * @param sliceFolder folder of font slices, for `sliceRequests`. Default: creates those of `scriptRequests`
 * @returns the PDFs in base64
 */
export async function createNodePdfs(sliceFolder?: string): Promise<string[]> {
  const outfile = `dist/${sliceFolder === undefined ? 'nodeScriptPdfs' : 'nodeSlicePdfs'}.mjs`;
  await build({
    entryPoints: ['e2e/engine/nodeScriptPdfs.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['piscina', 'harfbuzzjs'],
    target: 'es2022',
    outfile,
    logLevel: 'error',
  });
  const args = [outfile, ...(sliceFolder === undefined ? [] : [sliceFolder])];
  const output = execFileSync(process.execPath, args, { maxBuffer: 1e8, encoding: 'utf8' });
  return JSON.parse(output) as string[];
}
