import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Reads PDFs with several programs. @returns the text that each program returns, for each PDF */
export function readTextsInPrograms(pdfs: readonly Uint8Array[]): Record<string, string>[] {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-texts-'));
  const files = pdfs.map((pdf, index) => {
    const file = join(folder, `${index}.pdf`);
    writeFileSync(file, pdf);
    return file;
  });
  const script = 'src/testing/pdf/readPdfTexts.ts';
  const output = execFileSync(process.execPath, ['--import', 'tsx', script, ...files], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  rmSync(folder, { recursive: true });
  return JSON.parse(output) as Record<string, string>[];
}
