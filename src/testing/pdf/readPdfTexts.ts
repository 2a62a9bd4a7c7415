/**
 * `node --import tsx src/testing/pdf/readPdfTexts.ts [--first-page] file.pdf …`: prints the text of PDFs, or of their
 * first pages, as several programs return it, as a JSON list with an object for each file. pdf.js and PDFium cannot run
 * in Jest.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { hasProgram } from './programs.ts';

type ReadText = (file: string, bytes: Buffer) => Promise<string> | string;

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const pdfium = await PDFiumLibrary.init();
const [isFirstPageOnly, files] =
  process.argv[2] === '--first-page'
    ? [true, process.argv.slice(3)]
    : [false, process.argv.slice(2)];

const runPoppler = (file: string, ...options: string[]) =>
  run('pdftotext', ...(isFirstPageOnly ? ['-l', '1'] : []), ...options, file, '-');

async function readWithPdfjs(_file: string, bytes: Buffer): Promise<string> {
  const loadingTask = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdfDocument = await loadingTask.promise;
  let text = '';
  for (let number = 1; number <= (isFirstPageOnly ? 1 : pdfDocument.numPages); number++) {
    const { items } = await (await pdfDocument.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
    text += '\n';
  }
  await loadingTask.destroy();
  return text;
}

async function readWithPdfium(_file: string, bytes: Buffer): Promise<string> {
  const pdfDocument = await pdfium.loadDocument(bytes);
  const pages = [...pdfDocument.pages()].slice(0, isFirstPageOnly ? 1 : undefined);
  const text = pages.map((page) => page.getText()).join('\n');
  pdfDocument.destroy();
  return text;
}

/**
 * Reads all files with one start of Ghostscript, which takes longer than to read a file. It writes the text of each page
 * into a file, and numbers the pages of all documents in order.
 */
async function readWithGhostscript(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ghostscript-'));
  const output = join(folder, '%d.txt');
  const options = ['-q', '-dNOPAUSE', '-dBATCH', ...(isFirstPageOnly ? ['-dLastPage=1'] : [])];
  run('gs', ...options, '-sDEVICE=txtwrite', `-sOutputFile=${output}`, ...files);
  const texts: string[] = [];
  let lastPage = 0;
  for (const file of files) {
    const firstPage = lastPage + 1;
    lastPage += isFirstPageOnly ? 1 : await countPages(file);
    let text = '';
    for (let page = firstPage; page <= lastPage; page++)
      text += readFileSync(join(folder, `${page}.txt`), 'utf8');
    texts.push(text);
  }
  rmSync(folder, { recursive: true });
  return texts;
}

async function countPages(file: string): Promise<number> {
  const pdfDocument = await pdfium.loadDocument(readFileSync(file));
  const count = pdfDocument.getPageCount();
  pdfDocument.destroy();
  return count;
}

const ghostscriptTexts = hasProgram('gs') ? await readWithGhostscript() : undefined;

const readers: Readonly<Record<string, ReadText>> = {
  ...(hasProgram('pdftotext') && {
    poppler: (file) => runPoppler(file),
    'poppler -layout': (file) => runPoppler(file, '-layout'),
  }),
  ...(hasProgram('mutool') && {
    mupdf: (file) => run('mutool', 'draw', '-F', 'txt', file, ...(isFirstPageOnly ? ['1'] : [])),
  }),
  ...(ghostscriptTexts && { ghostscript: (file) => ghostscriptTexts[files.indexOf(file)] ?? '' }),
  'pdf.js': readWithPdfjs,
  pdfium: readWithPdfium,
};

const texts: Record<string, string>[] = [];
for (const file of files) {
  const bytes = readFileSync(file);
  const textByReader: Record<string, string> = {};
  for (const [name, read] of Object.entries(readers)) textByReader[name] = await read(file, bytes);
  texts.push(textByReader);
}
process.stdout.write(JSON.stringify(texts));
