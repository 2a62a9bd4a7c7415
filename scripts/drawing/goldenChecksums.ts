/**
 * `node --import tsx scripts/drawing/goldenChecksums.ts src/rendering/drawing/engine.ts`: draws the golden files with a
 * drawing engine, and prints their SHA-256 checksums by name, as JSON.
 */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawingModule, drawGoldenFiles } from '../../src/testing/pdf/goldenFiles.ts';
import { readEngineFont } from '../../src/testing/fonts.ts';
import { isMain } from '../run.mjs';
import { resolveInRoot } from '../files.mjs';
import { readGoldenChecksums } from './frozenFiles.ts';

interface GoldenModule {
  drawGoldenFiles: typeof drawGoldenFiles;
  engine: DrawingModule;
}

/**
 * Draws the golden files with a drawing engine, and returns their SHA-256 checksums by name.
 * @param engineFile module of the engine, relative to the root folder. It is bundled first, because it imports fonts
 */
export async function computeGoldenChecksums(engineFile: string): Promise<Record<string, string>> {
  mkdirSync(resolveInRoot('.cache'), { recursive: true });
  const folder = mkdtempSync(resolveInRoot('.cache/golden-'));
  try {
    const outfile = join(folder, 'golden.mjs');
    await build({
      stdin: {
        contents: `export { drawGoldenFiles } from './src/testing/pdf/goldenFiles.ts';
          export * as engine from './${engineFile}';`,
        resolveDir: resolveInRoot(),
      },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      // The golden files are drawn with fonts that are read from the file system.
      loader: { '.ttf': 'empty', '.woff2': 'empty' },
      external: ['react', 'react/jsx-runtime', 'harfbuzzjs'],
      jsx: 'automatic',
      logLevel: 'error',
    });
    const module = (await import(pathToFileURL(outfile).href)) as GoldenModule;
    const files = await module.drawGoldenFiles(module.engine, (name) =>
      readEngineFont(resolveInRoot(engineFile), name),
    );
    return Object.fromEntries(
      Array.from(files, ([name, bytes]) => [
        name,
        createHash('sha256').update(bytes).digest('hex'),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the names of a version's golden files that an engine draws in another way, or not at all. */
export async function findChangedFiles(engineFile: string, version: number): Promise<string[]> {
  const golden = readGoldenChecksums(version);
  const checksums = await computeGoldenChecksums(engineFile);
  return Object.keys(golden).filter((name) => golden[name] !== checksums[name]);
}

const [, , engineFile] = process.argv;
if (isMain(import.meta.url) && engineFile)
  console.log(JSON.stringify(await computeGoldenChecksums(engineFile), null, 2));
