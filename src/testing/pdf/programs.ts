import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Raster } from './likeness.ts';

/** Programs of the system that judge a PDF; they are not on every machine. */
export type Program = 'qpdf' | 'pdftoppm' | 'pdftotext' | 'pdfsig' | Reader;

/** Programs that draw every page, and what a file, the beginning of the pictures' names and a resolution come after. */
const readers = {
  pdftoppm: (file: string, picture: string, { resolution, isGrey }: Drawing) => [
    '-r',
    String(resolution),
    ...(isGrey ? ['-gray'] : []),
    file,
    picture,
  ],
  // Profiles of colours are left to the others: without them it draws the same on every machine.
  mutool: (file: string, picture: string, { resolution, isGrey }: Drawing) => [
    'draw',
    '-q',
    '-N',
    '-r',
    String(resolution),
    ...(isGrey ? ['-c', 'gray', '-F', 'pgm'] : ['-F', 'ppm']),
    '-o',
    `${picture}-%03d`,
    file,
  ],
  // With `-q` it would keep its warnings to itself.
  gs: (file: string, picture: string, { resolution, isGrey }: Drawing) => [
    '-dBATCH',
    '-dNOPAUSE',
    `-sDEVICE=${isGrey ? 'pgmraw' : 'ppmraw'}`,
    `-r${resolution}`,
    `-sOutputFile=${picture}-%03d`,
    file,
  ],
} as const;
export type Reader = keyof typeof readers;
export const readerNames = Object.keys(readers) as Reader[];

/** How pages are drawn; `resolution` in dots an inch. */
type Drawing = Readonly<{ resolution: number; isGrey: boolean }>;

export function hasProgram(program: Program): boolean {
  const version = program === 'qpdf' ? '--version' : '-v';
  return spawnSync(program, [version], { stdio: 'ignore' }).error === undefined;
}

/** Runs a task with a folder that is gone afterwards. */
function inFolder<Result>(task: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-pdf-'));
  try {
    return task(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What qpdf has to say against a file: nothing of a good one. */
export function complaintsOfQpdf(pdf: Uint8Array): string {
  return inFolder((folder) => {
    const path = join(folder, 'certificate.pdf');
    writeFileSync(path, pdf);
    const { status, stdout, stderr } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
    const isClean = status === 0 && stdout.includes('No syntax or stream encoding errors');
    return isClean && stderr === '' ? '' : `${status}: ${stdout}${stderr}`;
  });
}

/** What a program has to say against a file while it draws all of its pages: nothing of a good one. */
export function complaintsOfReader(reader: Reader, pdf: Uint8Array): string {
  return inFolder((folder) => {
    const path = join(folder, 'certificate.pdf');
    writeFileSync(path, pdf);
    const drawing = { resolution: 36, isGrey: false };
    const args = readers[reader](path, join(folder, 'page'), drawing);
    const { status, stderr } = spawnSync(reader, args, { encoding: 'utf8' });
    const drawn = readdirSync(folder).filter((name) => name.startsWith('page-'));
    if (drawn.length === 0) return `${status}: no page. ${stderr}`;
    return status === 0 && stderr === '' ? '' : `${status}: ${stderr}`;
  });
}

/** Several files as one, pages in their order. */
export function mergedByQpdf(pdfs: readonly Uint8Array[]): Uint8Array {
  return inFolder((folder) => {
    const paths = pdfs.map((pdf, index) => {
      const path = join(folder, `${index}.pdf`);
      writeFileSync(path, pdf);
      return path;
    });
    const merged = join(folder, 'merged.pdf');
    const { status, stderr } = spawnSync('qpdf', ['--empty', '--pages', ...paths, '--', merged], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`qpdf: ${stderr}`);
    return new Uint8Array(readFileSync(merged));
  });
}

/** The same file for those who know an empty password. */
export function encryptedByQpdf(pdf: Uint8Array): Uint8Array {
  return inFolder((folder) => {
    const [plain, encrypted] = [join(folder, 'plain.pdf'), join(folder, 'encrypted.pdf')];
    writeFileSync(plain, pdf);
    // veraPDF cannot open one in forty of those with 256 bits, whose key comes of a salt.
    const args = ['--encrypt', '', 'owner', '128', '--use-aes=y', '--', plain, encrypted];
    const { status, stderr } = spawnSync('qpdf', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`qpdf: ${stderr}`);
    return new Uint8Array(readFileSync(encrypted));
  });
}

/** What Poppler reads on the pages of a file. */
export function textOf(pdf: Uint8Array): string {
  return inFolder((folder) => {
    const path = join(folder, 'certificate.pdf');
    writeFileSync(path, pdf);
    return spawnSync('pdftotext', [path, '-'], { encoding: 'utf8' }).stdout;
  });
}

/** What Poppler says of the signatures of a file, but for whom it trusts. */
export function signaturesOf(pdf: Uint8Array): string {
  return inFolder((folder) => {
    const path = join(folder, 'certificate.pdf');
    writeFileSync(path, pdf);
    return spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8' }).stdout;
  });
}

/** Every page in shades of grey, drawn by a program. @param resolution dots an inch */
export function rastersOf(
  pdf: Uint8Array,
  resolution: number,
  reader: Reader = 'pdftoppm',
): Raster[] {
  return inFolder((folder) => {
    const path = join(folder, 'certificate.pdf');
    writeFileSync(path, pdf);
    const args = readers[reader](path, join(folder, 'page'), { resolution, isGrey: true });
    const { status, stderr } = spawnSync(reader, args, { encoding: 'utf8' });
    if (status !== 0 || stderr !== '') throw new Error(`${reader}: ${stderr}`);
    return readdirSync(folder)
      .filter((name) => name.startsWith('page-'))
      .sort()
      .map((name) => readGrey(readFileSync(join(folder, name))));
  });
}

/** A binary PGM: `P5 width height 255`, then a byte a pixel. */
function readGrey(file: Buffer): Raster {
  const [header = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(
    file.toString('latin1', 0, 64),
  ) ?? [''];
  return {
    width: Number(width),
    height: Number(height),
    pixels: new Uint8Array(file.subarray(header.length)),
  };
}
