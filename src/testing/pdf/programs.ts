import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GreyRaster } from './similarity.ts';

/** System programs that read or check PDFs. Some may not be installed. */
export type PdfProgram =
  | 'qpdf'
  | 'pdftocairo'
  | 'pdftotext'
  | 'pdfunite'
  | 'pdfsig'
  | 'openssl'
  | Reader;

/**
 * Programs that rasterize every page of a PDF. Each function creates the command-line arguments from the path of the
 * PDF, a prefix for the names of the images, and options.
 */
const readers = {
  pdftoppm: (file: string, prefix: string, { resolution, isGrey }: RasterOptions) => [
    '-r',
    String(resolution),
    ...(isGrey ? ['-gray'] : []),
    file,
    prefix,
  ],
  // `-N` switches colour management off, so that every machine draws the same.
  mutool: (file: string, prefix: string, { resolution, isGrey }: RasterOptions) => [
    'draw',
    '-q',
    '-N',
    '-r',
    String(resolution),
    ...(isGrey ? ['-c', 'gray', '-F', 'pgm'] : ['-F', 'ppm']),
    '-o',
    `${prefix}-%03d`,
    file,
  ],
  // `-q` would suppress the warnings.
  gs: (file: string, prefix: string, { resolution, isGrey }: RasterOptions) => [
    '-dBATCH',
    '-dNOPAUSE',
    `-sDEVICE=${isGrey ? 'pgmraw' : 'ppmraw'}`,
    `-r${resolution}`,
    `-sOutputFile=${prefix}-%03d`,
    file,
  ],
} as const;
export type Reader = keyof typeof readers;
export const readerNames = Object.keys(readers) as Reader[];

/** Options for rasterizing pages; `resolution` is in dots per inch. */
type RasterOptions = Readonly<{ resolution: number; isGrey: boolean }>;

export function hasProgram(program: PdfProgram): boolean {
  const version = { qpdf: '--version', openssl: 'version' }[program as string] ?? '-v';
  return spawnSync(program, [version], { stdio: 'ignore' }).error === undefined;
}

/** Runs a task with a temporary folder, which is deleted afterwards. */
export function runInTemporaryFolder<Result>(task: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-pdf-'));
  try {
    return task(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a task with the path of a PDF in a temporary folder, and the folder. */
const runWithPdfFile = <Result>(
  pdf: Uint8Array,
  task: (path: string, folder: string) => Result,
): Result =>
  runInTemporaryFolder((folder) => {
    const path = join(folder, 'certificate.pdf');
    writeFileSync(path, pdf);
    return task(path, folder);
  });

const runProgram = (program: PdfProgram, args: readonly string[]) =>
  spawnSync(program, args, { encoding: 'utf8' });

/** Checks a PDF with qpdf. @returns the problems; an empty text if there are none */
export function checkWithQpdf(pdf: Uint8Array): string {
  return runWithPdfFile(pdf, (path) => {
    const { status, stdout, stderr } = runProgram('qpdf', ['--check', path]);
    const isClean = status === 0 && stdout.includes('No syntax or stream encoding errors');
    return isClean && stderr === '' ? '' : `${status}: ${stdout}${stderr}`;
  });
}

/**
 * Renders all pages of a PDF with a program.
 * @returns the warnings and errors of the program; an empty text if there are none
 */
export function checkWithReader(reader: Reader, pdf: Uint8Array): string {
  return runWithPdfFile(pdf, (path, folder) => {
    const options = { resolution: 36, isGrey: false };
    const { status, stderr } = runProgram(
      reader,
      readers[reader](path, join(folder, 'page'), options),
    );
    if (listPageFiles(folder).length === 0) return `${status}: no page. ${stderr}`;
    return status === 0 && stderr === '' ? '' : `${status}: ${stderr}`;
  });
}

/** Merges PDFs with qpdf, in order. */
export function mergeWithQpdf(pdfs: readonly Uint8Array[]): Uint8Array {
  return runInTemporaryFolder((folder) => {
    const paths = pdfs.map((pdf, index) => {
      const path = join(folder, `${index}.pdf`);
      writeFileSync(path, pdf);
      return path;
    });
    const merged = join(folder, 'merged.pdf');
    const { status, stderr } = runProgram('qpdf', ['--empty', '--pages', ...paths, '--', merged]);
    if (status !== 0) throw new Error(`qpdf: ${stderr}`);
    return new Uint8Array(readFileSync(merged));
  });
}

/** Encrypts a PDF with qpdf, with an empty user password. */
export function encryptWithQpdf(pdf: Uint8Array): Uint8Array {
  return runWithPdfFile(pdf, (plain, folder) => {
    const encrypted = join(folder, 'encrypted.pdf');
    // veraPDF fails on one in forty files with 256-bit encryption, whose key depends on a salt.
    const args = ['--encrypt', '', 'owner', '128', '--use-aes=y', '--', plain, encrypted];
    const { status, stderr } = runProgram('qpdf', args);
    if (status !== 0) throw new Error(`qpdf: ${stderr}`);
    return new Uint8Array(readFileSync(encrypted));
  });
}

/** Programs that extract the text of a PDF, with the arguments before and after the path of the file. */
const textReaders = {
  pdftotext: { argsBefore: ['-enc', 'UTF-8'], argsAfter: ['-'] },
  mutool: { argsBefore: ['draw', '-q', '-F', 'text'], argsAfter: [] },
  gs: {
    argsBefore: ['-q', '-dBATCH', '-dNOPAUSE', '-sDEVICE=txtwrite', '-sOutputFile=-'],
    argsAfter: [],
  },
} as const;
export type TextReader = keyof typeof textReaders;
export const textReaderNames = Object.keys(textReaders) as TextReader[];

/** Extracts the text of all pages of a PDF with a program. */
export function extractText(pdf: Uint8Array, reader: TextReader = 'pdftotext'): string {
  const { argsBefore, argsAfter } = textReaders[reader];
  return runWithPdfFile(
    pdf,
    (path) => runProgram(reader, [...argsBefore, path, ...argsAfter]).stdout,
  );
}

/** Reads Poppler's report about the signatures of a PDF. The signer's certificate is not validated. */
export const readSignatures = (pdf: Uint8Array): string =>
  runWithPdfFile(pdf, (path) => runProgram('pdfsig', ['-nocert', path]).stdout);

/**
 * Renders all pages of a PDF as grey images with an external program, such as pdftoppm.
 * @param resolution dots per inch
 */
export function renderPages(
  pdf: Uint8Array,
  resolution: number,
  reader: Reader = 'pdftoppm',
): GreyRaster[] {
  return runWithPdfFile(pdf, (path, folder) => {
    const args = readers[reader](path, join(folder, 'page'), { resolution, isGrey: true });
    const { status, stderr } = runProgram(reader, args);
    if (status !== 0 || stderr !== '') throw new Error(`${reader}: ${stderr}`);
    return readPages(folder).map(({ values, ...size }) => ({ ...size, pixels: values }));
  });
}

/** The red, green and blue values of an image's pixels, row by row. */
export interface ColorRaster {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/**
 * Renders the odd pages of a PDF, which are the fronts of certificates, in colour with Poppler.
 * @param resolution dots per inch
 */
export const renderFrontsInColor = (pdf: Uint8Array, resolution: number): ColorRaster[] =>
  renderInColor(pdf, resolution, ['-o']);

/**
 * Renders the pages of a PDF in colour with Poppler.
 * @param resolution dots per inch
 * @param options further options of pdftoppm. Default: all pages
 */
export function renderInColor(
  pdf: Uint8Array,
  resolution: number,
  options: readonly string[] = [],
): ColorRaster[] {
  return runWithPdfFile(pdf, (path, folder) => {
    const args = [...options, '-r', String(resolution), path, join(folder, 'page')];
    const { status, stderr } = runProgram('pdftoppm', args);
    if (status !== 0) throw new Error(`pdftoppm: ${stderr}`);
    return readPages(folder).map(({ values, ...size }) => ({ ...size, rgb: values }));
  });
}

const listPageFiles = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.startsWith('page-'))
    .sort();

/** Reads the images of pages that a program has written into a folder. */
const readPages = (folder: string) =>
  listPageFiles(folder).map((name) => parseRaster(readFileSync(join(folder, name))));

/**
 * Parses an image in the binary PGM or PPM format: `P5 width height 255`, then one byte per pixel, or `P6 …`, then
 * three.
 */
function parseRaster(file: Buffer) {
  const [header = '', width, height] =
    /^P[56]\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 64)) ?? [];
  return {
    width: Number(width),
    height: Number(height),
    values: new Uint8Array(file.subarray(header.length)),
  };
}
