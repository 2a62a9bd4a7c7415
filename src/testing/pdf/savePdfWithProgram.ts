import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PdfProgram } from './programs.ts';

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
  {
    name: 'Cairo',
    program: 'pdftocairo',
    createArguments: (input, output) => ['-pdf', input, output],
  },
];

/** Saves a PDF with a program. @throws Error if the program fails */
export function savePdfWithProgram(
  pdf: Uint8Array,
  { name, program, createArguments }: ResaveMethod,
): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'resave-'));
  try {
    const [input, output] = [join(folder, 'input.pdf'), join(folder, 'output.pdf')];
    writeFileSync(input, pdf);
    const { stderr } = spawnSync(program, createArguments(input, output), { encoding: 'utf8' });
    try {
      return readFileSync(output);
    } catch (error) {
      throw new Error(`${name}: ${stderr}`, { cause: error });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
