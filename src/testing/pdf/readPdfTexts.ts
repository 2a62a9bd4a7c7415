/**
 * `node --import tsx src/testing/pdf/readPdfTexts.ts file.pdf …`: prints the text of the first page of PDFs as several
 * programs return it, as a JSON list with an object for each file. pdf.js and PDFium cannot run in Jest.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { hasProgram } from './programs.ts';

type ReadText = (file: string, bytes: Buffer) => Promise<string> | string;

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const pdfium = await PDFiumLibrary.init();

const readers: Readonly<Record<string, ReadText>> = {
  ...(hasProgram('pdftotext') && { poppler: (file) => run('pdftotext', '-l', '1', file, '-') }),
  ...(hasProgram('mutool') && { mupdf: (file) => run('mutool', 'draw', '-F', 'txt', file, '1') }),
  ...(hasProgram('gs') && {
    ghostscript: (file) =>
      run(
        'gs',
        ...['-q', '-dNOPAUSE', '-dBATCH', '-dLastPage=1'],
        ...['-sDEVICE=txtwrite', '-sOutputFile=-', file],
      ),
  }),
  'pdf.js': async (_file, bytes) => {
    const loadingTask = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
    const page = await (await loadingTask.promise).getPage(1);
    const { items } = await page.getTextContent();
    await loadingTask.destroy();
    return items
      .flatMap((item) => ('str' in item ? [item.str + (item.hasEOL ? '\n' : '')] : []))
      .join('');
  },
  pdfium: async (_file, bytes) => {
    const document = await pdfium.loadDocument(bytes);
    const text = document.getPage(0).getText();
    document.destroy();
    return text;
  },
};

const texts: Record<string, string>[] = [];
for (const file of process.argv.slice(2)) {
  const bytes = readFileSync(file);
  const textByReader: Record<string, string> = {};
  for (const [name, read] of Object.entries(readers)) textByReader[name] = await read(file, bytes);
  texts.push(textByReader);
}
process.stdout.write(JSON.stringify(texts));
