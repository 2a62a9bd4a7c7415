import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PdfProgram, runInTemporaryFolder } from './programs.ts';

/** A way to save a PDF again with another program, without changing what it shows. */
interface ResaveMethod {
  name: string;
  program: PdfProgram;
  /** Creates the arguments from the paths of the PDF and of the new file. */
  createArguments: (input: string, output: string) => string[];
}

const createQpdfMethod = (name: string, ...options: string[]): ResaveMethod => ({
  name: `qpdf, ${name}`,
  program: 'qpdf',
  createArguments: (input, output) => [...options, input, output],
});
const createGhostscriptMethod = (name: string, ...options: string[]): ResaveMethod => ({
  name: `Ghostscript, ${name}`,
  program: 'gs',
  createArguments: (input, output) => ['-q', '-sDEVICE=pdfwrite', ...options, '-o', output, input],
});
const createMutoolMethod = (name: string, ...options: string[]): ResaveMethod => ({
  name: `mutool, ${name}`,
  program: 'mutool',
  createArguments: (input, output) => ['clean', ...options, input, output],
});
const createCairoMethod = (name: string, ...options: string[]): ResaveMethod => ({
  name: `Cairo, ${name}`,
  program: 'pdftocairo',
  createArguments: (input, output) => ['-pdf', ...options, input, output],
});

export const resaveMethods: readonly ResaveMethod[] = [
  createQpdfMethod('linearized', '--linearize'),
  createQpdfMethod('object streams', '--object-streams=generate'),
  createQpdfMethod('readable', '--qdf', '--object-streams=disable'),
  createQpdfMethod('compressed again', '--recompress-flate', '--compression-level=9'),
  createQpdfMethod('contents written anew', '--coalesce-contents', '--normalize-content=y'),
  createMutoolMethod('without unused objects', '-gggg', '-z'),
  createMutoolMethod('decompressed', '-d'),
  createGhostscriptMethod('as it is'),
  createGhostscriptMethod('for e-books', '-dPDFSETTINGS=/ebook'),
  createCairoMethod('as it is'),
];

export const printedSmaller = createCairoMethod('fitted to A5', '-paperw', '420', '-paperh', '595');

/**
 * Ways to print a PDF on another size of paper, so that its pages are smaller or larger and have white margins. Cairo
 * turns the paper as the page is turned.
 */
export const scaledPrintMethods: readonly ResaveMethod[] = [
  createGhostscriptMethod(
    'fitted to Letter',
    '-dFIXEDMEDIA',
    '-dPDFFitPage',
    '-dDEVICEWIDTHPOINTS=792',
    '-dDEVICEHEIGHTPOINTS=612',
  ),
  createCairoMethod('fitted to Letter', '-paperw', '612', '-paperh', '792'),
  printedSmaller,
  createCairoMethod('enlarged to A3', '-expand', '-paperw', '842', '-paperh', '1191'),
];

/** A way to join PDFs with a program. */
interface JoinMethod {
  name: string;
  program: PdfProgram;
  /** Creates the arguments from the paths of two PDFs and of the new file. */
  createArguments: (first: string, second: string, output: string) => string[];
}

export const joinMethods: readonly JoinMethod[] = [
  {
    name: 'qpdf',
    program: 'qpdf',
    createArguments: (first, second, output) => [first, '--pages', '.', second, '--', output],
  },
  {
    name: 'qpdf, into an empty file',
    program: 'qpdf',
    createArguments: (first, second, output) => ['--empty', '--pages', first, second, '--', output],
  },
  {
    name: 'Ghostscript',
    program: 'gs',
    createArguments: (first, second, output) => [
      '-q',
      '-sDEVICE=pdfwrite',
      '-o',
      output,
      first,
      second,
    ],
  },
  {
    name: 'Poppler',
    program: 'pdfunite',
    createArguments: (first, second, output) => [first, second, output],
  },
];

/** Joins two PDFs with a program. @throws Error if the program fails */
export function joinPdfsWithProgram(
  pdfs: readonly [Uint8Array, Uint8Array],
  { name, program, createArguments }: JoinMethod,
): Uint8Array {
  return runInTemporaryFolder((folder) => {
    const paths = ['first.pdf', 'second.pdf', 'output.pdf'].map((file) => join(folder, file));
    const [first = '', second = '', output = ''] = paths;
    writeFileSync(first, pdfs[0]);
    writeFileSync(second, pdfs[1]);
    const { stderr } = spawnSync(program, createArguments(first, second, output), {
      encoding: 'utf8',
    });
    try {
      return readFileSync(output);
    } catch (error) {
      throw new Error(`${name}: ${stderr}`, { cause: error });
    }
  });
}

/** Saves a PDF with a program. @throws Error if the program fails */
export function savePdfWithProgram(
  pdf: Uint8Array,
  { name, program, createArguments }: ResaveMethod,
): Uint8Array {
  return runInTemporaryFolder((folder) => {
    const [input, output] = [join(folder, 'input.pdf'), join(folder, 'output.pdf')];
    writeFileSync(input, pdf);
    const { stderr } = spawnSync(program, createArguments(input, output), { encoding: 'utf8' });
    try {
      return readFileSync(output);
    } catch (error) {
      throw new Error(`${name}: ${stderr}`, { cause: error });
    }
  });
}
