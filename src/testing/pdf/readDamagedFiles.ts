/**
 * Reads files that are damaged at random, as the check of a file does. Runs in a process of its own, because pdf.js leaves
 * rejected promises unhandled, which would fail a test.
 *
 * Arguments: the path of an issued PDF, the number of files of each kind, and the kinds. Prints a JSON line for each kind.
 */
import { readFileSync } from 'node:fs';
import { UnreadablePdfError } from '#rendering/pdfReader/pdfContent.ts';
import { PdfFileReader } from '#rendering/pdfReader/PdfFileReader.ts';
import { createRandom, damages } from './damages.ts';

/** Results of reading the files with one kind of damage. */
export interface DamagedFilesReport {
  kind: string;
  count: number;
  /** Seeds of the files that were taken for the issued one. */
  confirmedSeeds: number[];
  /** Seeds of the files whose reading failed with another error than `UnreadablePdfError`. */
  crashedSeeds: number[];
  slowestMs: number;
}

process.on('unhandledRejection', () => undefined);
const [path = '', fileCount = '', ...kinds] = process.argv.slice(2);
const issued = new Uint8Array(readFileSync(path));
const text = Buffer.from(issued).toString('latin1');
// The first file takes longer, because pdf.js is loaded.
await readFile(issued);

for (const [kind, damage] of Object.entries(damages)) {
  if (!kinds.includes(kind)) continue;
  const report: DamagedFilesReport = {
    kind,
    count: Number(fileCount),
    confirmedSeeds: [],
    crashedSeeds: [],
    slowestMs: 0,
  };
  for (let seed = 1; seed <= report.count; seed++) {
    const changed = damage(text, createRandom(seed));
    if (changed === text) continue;
    const startedAt = performance.now();
    try {
      const isIssued = await readFile(Uint8Array.from(Buffer.from(changed, 'latin1')));
      if (isIssued) report.confirmedSeeds.push(seed);
    } catch (error) {
      if (!(error instanceof UnreadablePdfError)) report.crashedSeeds.push(seed);
    }
    report.slowestMs = Math.max(report.slowestMs, performance.now() - startedAt);
  }
  console.log(JSON.stringify(report));
}

/** Reads a file as the check of a file does. @returns whether it is the issued file */
async function readFile(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const reader = new PdfFileReader(new Blob([bytes]));
  try {
    await reader.readMetadata();
    const isIssued = (await reader.compareBytes(issued)) === 'same';
    await reader.readContent(4);
    return isIssued;
  } finally {
    await reader.close();
  }
}
