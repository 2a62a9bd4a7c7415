import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { drawingVersion } from '../../src/rendering/drawing/drawingVersion.ts';
import { frozenDrawingEngines } from '../../src/rendering/drawing/frozenDrawingEngines.ts';
import { isFullRun } from '../../src/testing/selectCases.ts';
import { readText, ROOT } from '../files.mjs';
import { getNodeCommand } from '../run.mjs';
import { engineFile, getFrozenFile, readGoldenChecksums } from './frozenFiles.ts';

/** Draws the golden files with an engine, and returns their checksums. Runs in a process of its own, because Jest is several times slower. */
async function computeChecksums(file: string): Promise<Record<string, string>> {
  const [command = '', ...args] = getNodeCommand('scripts/drawing/goldenChecksums.ts', file);
  const { stdout } = await promisify(execFile)(command, args, { cwd: ROOT });
  return JSON.parse(stdout) as Record<string, string>;
}

// Two cores may be shared by four test files.
jest.setTimeout(120_000);

const versions = Array.from({ length: drawingVersion }, (_, index) => index + 1);

// If this fails because layouts, fonts, messages or the PDF writer have changed, raise `drawingVersion` and run
// `npm run freeze-drawing`. If it fails because of a new layout or language, only run the command.
if (!isFullRun)
  it('draws the golden files of the current drawing version; after a change see docs/decisions/054', async () => {
    await expect(computeChecksums(engineFile)).resolves.toEqual(
      readGoldenChecksums(drawingVersion),
    );
  });

// Frozen engines do not change. In `npm test`, the check of files with earlier drawing versions shows that they still run.
if (isFullRun)
  it.each(versions)('still draws version %d as it was', async (version) => {
    const engine = getFrozenFile(version, 'engine.generated.js');
    await expect(computeChecksums(engine)).resolves.toEqual(readGoldenChecksums(version));
  });

it.each(versions)('keeps the shared messages of version %d in every language', (version) => {
  const bundle = readText(getFrozenFile(version, 'engine.generated.js'));
  for (const name of [
    'Certificado sem nome',
    'Certificate without a name',
    'Certificado sin nombre',
  ])
    expect(bundle).toContain(`[{ type: 0, value: "${name}" }]`);
});

it('lets the check load every earlier version', () => {
  expect([...frozenDrawingEngines.keys()]).toEqual(versions.slice(0, -1));
});

it('draws different golden files', () => {
  const checksums = Object.values(readGoldenChecksums(drawingVersion));
  expect(checksums.length).toBeGreaterThan(120);
  expect(new Set(checksums).size).toBe(checksums.length);
});
