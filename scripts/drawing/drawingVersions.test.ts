import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { drawingVersion } from '../../src/rendering/drawing/drawingVersion.ts';
import { readText, ROOT } from '../files.mjs';
import { getNodeCommand } from '../run.mjs';
import { engineFile, getFrozenFile, goldenChecksumsFile } from './frozenFiles.ts';

type Checksums = Record<string, string>;

/** Draws the golden files with an engine, in a process of its own: Jest is several times slower. */
async function computeChecksums(file: string): Promise<Checksums> {
  const [command = '', ...args] = getNodeCommand('scripts/drawing/goldenChecksums.ts', file);
  const { stdout } = await promisify(execFile)(command, args, { cwd: ROOT });
  return JSON.parse(stdout) as Checksums;
}

const readGoldenChecksums = (version: number): Checksums =>
  JSON.parse(readText(getFrozenFile(version, goldenChecksumsFile))) as Checksums;

/** Names of the golden files that are not as a version has drawn them. */
async function findChangedFiles(file: string, version: number): Promise<string[]> {
  const golden = readGoldenChecksums(version);
  const checksums = await computeChecksums(file);
  return Object.keys({ ...golden, ...checksums }).filter(
    (name) => golden[name] !== checksums[name],
  );
}

const versions = Array.from({ length: drawingVersion }, (_, index) => index + 1);

// If this fails after a change of layouts, fonts, messages or the PDF writer: raise `drawingVersion`, run
// `npm run freeze-drawing` and commit the new folder. Until a version is released, its folder may be deleted first.
it('draws as the current drawing version does', async () => {
  await expect(findChangedFiles(engineFile, drawingVersion)).resolves.toEqual([]);
});

it.each(versions)('still draws version %d as it was', async (version) => {
  const file = getFrozenFile(version, 'engine.js');
  expect(existsSync(file)).toBe(true);
  await expect(findChangedFiles(file, version)).resolves.toEqual([]);
});

it('draws golden files in every layout, with and without brand, and in every language', () => {
  const names = Object.keys(readGoldenChecksums(drawingVersion));
  expect(names.length).toBeGreaterThan(120);
  expect(new Set(Object.values(readGoldenChecksums(drawingVersion))).size).toBe(names.length);
});
