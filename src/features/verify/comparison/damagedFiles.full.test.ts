import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCertificate } from '#testing/certificates.ts';
import { createTestPdf } from '#testing/pdf/checkFile.ts';
import { damages } from '#testing/pdf/damages.ts';
import type { DamagedFilesReport } from '#testing/pdf/readDamagedFiles.ts';

const fileCount = 2_000;
/** Time that reading a file may take, milliseconds. A browser ends the worker after this time. */
const maxReadMs = 10_000;

test('reading a damaged file ends, and never confirms or crashes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
  const path = join(folder, 'issued.pdf');
  writeFileSync(path, await createTestPdf([createCertificate()]));
  const kinds = Object.keys(damages);
  const script = 'src/testing/pdf/readDamagedFiles.ts';
  const count = String(Math.ceil(fileCount / kinds.length));
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, path, count], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const reports = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as DamagedFilesReport);
  expect(reports.map(({ kind }) => kind)).toEqual(kinds);
  for (const report of reports) {
    expect(report).toMatchObject({ confirmedSeeds: [], crashedSeeds: [] });
    expect(report.slowestMs).toBeLessThan(maxReadMs);
  }
}, 900_000);
