import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInTemporaryFolder } from './programs.ts';

/** Reads PDFs with several programs. @returns the text that each program returns, for each PDF */
export function readTextsInPrograms(pdfs: readonly Uint8Array[]): Record<string, string>[] {
  return runInTemporaryFolder((folder) =>
    runScript(
      pdfs.map((pdf, index) => {
        const file = join(folder, `${index}.pdf`);
        writeFileSync(file, pdf);
        return file;
      }),
    ),
  );
}

/** Reads the first page of PDF files with several programs. @returns the text that each program returns, for each file */
export const readFirstPagesInPrograms = (files: readonly string[]): Record<string, string>[] =>
  runScript(['--first-page', ...files]);

function runScript(args: readonly string[]): Record<string, string>[] {
  const output = execFileSync(process.execPath, ['src/testing/pdf/readPdfTexts.mjs', ...args], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(output) as Record<string, string>[];
}
