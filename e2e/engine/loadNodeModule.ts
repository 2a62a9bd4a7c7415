import { pathToFileURL } from 'node:url';
import { test } from '@playwright/test';
import { build } from 'esbuild';
import type * as earlierFiles from './earlierFiles.ts';
import type * as nodeFiles from './nodeFiles.ts';

interface NodeModules {
  nodeFiles: typeof nodeFiles;
  earlierFiles: typeof earlierFiles;
}

const loadedModules: Partial<NodeModules> = {};

/** Bundles and imports a module that creates files in Node, once in each worker. */
export async function loadNodeModule<Name extends keyof NodeModules>(
  name: Name,
): Promise<NodeModules[Name]> {
  const outfile = test.info().outputPath(`${name}.mjs`);
  if (!loadedModules[name]) {
    await build({
      entryPoints: [`e2e/engine/${name}.ts`],
      bundle: true,
      format: 'esm',
      platform: 'node',
      // Files are drawn with fonts that are read from the file system.
      loader: { '.ttf': 'empty', '.woff2': 'empty' },
      external: ['piscina', 'react', 'react/jsx-runtime', 'harfbuzzjs'],
      outfile,
      logLevel: 'error',
    });
  }
  return (loadedModules[name] ??= (await import(pathToFileURL(outfile).href)) as NodeModules[Name]);
}
