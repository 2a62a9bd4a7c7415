/**
 * `node src/testing/pdf/readPdfTexts.mjs [--first-page] file.pdf …`: prints the text of PDFs, or of their first pages, as
 * several programs return it, as a JSON list with an object for each file. pdf.js and PDFium cannot run in Jest. Starting
 * a program takes longer than to read a file, so each program reads one file with the pages of all, which qpdf makes: the
 * same pages with the same fonts.
 */
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const [isFirstPageOnly, files] =
  process.argv[2] === '--first-page'
    ? [true, process.argv.slice(3)]
    : [false, process.argv.slice(2)];
const folder = mkdtempSync(join(tmpdir(), 'pdf-pages-'));
const allPages = join(folder, 'all.pdf');
const pageCounts = [];
const pdfium = await PDFiumLibrary.init();

const hasProgram = (program, option) => spawnSync(program, [option]).error === undefined;
const run = (program, ...args) =>
  execFileSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

async function readWithPdfjs(bytes) {
  const loadingTask = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdfDocument = await loadingTask.promise;
  const pages = [];
  for (let number = 1; number <= (isFirstPageOnly ? 1 : pdfDocument.numPages); number++) {
    const { items } = await (await pdfDocument.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')));
  }
  await loadingTask.destroy();
  return pages.map((items) => `${items.join('')}\n`).join('');
}

async function readWithPdfium(bytes) {
  const pdfDocument = await pdfium.loadDocument(bytes);
  const pages = [...pdfDocument.pages()].slice(0, isFirstPageOnly ? 1 : undefined);
  const texts = pages.map((page) => page.getText());
  pdfDocument.destroy();
  return texts;
}

/** Ghostscript writes the text of each page into a file. */
function readWithGhostscript() {
  const output = `-sOutputFile=${join(folder, '%d.txt')}`;
  run('gs', '-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=txtwrite', output, allPages);
  const pageCount = pageCounts.reduce((sum, count) => sum + count, 0);
  return Array.from({ length: pageCount }, (_, index) =>
    readFileSync(join(folder, `${index + 1}.txt`), 'utf8'),
  ).join('\f');
}

/** Programs that return the text of a file, with a form feed after each page. */
const readers = {
  ...(hasProgram('pdftotext', '-v') && {
    poppler: () => run('pdftotext', allPages, '-'),
    'poppler -layout': () => run('pdftotext', '-layout', allPages, '-'),
  }),
  ...(hasProgram('mutool', '-v') && {
    mupdf: () => run('mutool', 'draw', '-F', 'txt', allPages),
  }),
  ...(hasProgram('gs', '-v') && { ghostscript: readWithGhostscript }),
};

const texts = [];
for (const file of files) {
  const bytes = readFileSync(file);
  const pages = await readWithPdfium(bytes);
  pageCounts.push(pages.length);
  texts.push({ 'pdf.js': await readWithPdfjs(bytes), pdfium: pages.join('\n') });
}

if (hasProgram('qpdf', '--version')) {
  const ranges = files.flatMap((file) => [file, isFirstPageOnly ? '1' : '1-z']);
  run('qpdf', '--empty', '--pages', ...ranges, '--', allPages);
  for (const [reader, read] of Object.entries(readers)) {
    const pages = read().split('\f');
    for (const [index, pageCount] of pageCounts.entries())
      texts[index][reader] = pages.splice(0, pageCount).join('\n');
  }
}
rmSync(folder, { recursive: true });
process.stdout.write(JSON.stringify(texts));
