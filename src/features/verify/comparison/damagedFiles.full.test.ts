import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCertificate } from '#testing/certificates.ts';
import { createTestPdf } from '#testing/pdf/checkFile.ts';
import { damages } from '#testing/pdf/damages.ts';
import type { DamagedFilesReport } from '#testing/pdf/readDamagedFiles.ts';

/** Number of damaged files. The seeds are the same in every run; `DAMAGED_FILES=2000` has more of them. */
const fileCount = Number(process.env.DAMAGED_FILES ?? 600);
/** Time that reading a file may take, milliseconds. A browser ends the worker after this time. */
const maxReadMs = 10_000;

test('reading a damaged file ends, and never confirms or crashes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
  const path = join(folder, 'issued.pdf');
  writeFileSync(path, await createTestPdf([createCertificate()]));
  const kinds = Object.keys(damages);
  const script = 'src/testing/pdf/readDamagedFiles.ts';
  const count = String(Math.ceil(fileCount / kinds.length));
  // One process would be busy for half a minute.
  const outputs = await Promise.all(
    [0, 1].map((half) => {
      const ownKinds = kinds.filter((_, index) => index % 2 === half);
      const args = ['--import', 'tsx', script, path, count, ...ownKinds];
      return promisify(execFile)(process.execPath, args);
    }),
  );
  rmSync(folder, { recursive: true });
  const reports = outputs
    .flatMap(({ stdout }) => stdout.trim().split('\n'))
    .map((line) => JSON.parse(line) as DamagedFilesReport);
  expect(reports.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  for (const report of reports) {
    expect(report).toMatchObject({ confirmedSeeds: [], crashedSeeds: [] });
    expect(report.slowestMs).toBeLessThan(maxReadMs);
  }
}, 900_000);
