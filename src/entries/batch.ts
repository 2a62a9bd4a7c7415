import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaceName } from '#rendering/fonts/faces.ts';
import { pdfFileName } from '#rendering/pdf/pdfFileName.ts';
import type { LaidOutCertificate } from '#rendering/pdf/pdfCertificate.ts';
import { BatchDrawer, type BatchOptions } from './batchDrawer.ts';

/** A certificate of which no PDF was made. */
export interface BatchFailure {
  /** Its place in the list, from 0. */
  index: number;
  /** When it has one. */
  id: string | undefined;
  /** For people: which field is wrong, which characters no font has, which picture is missing. */
  message: string;
}

export interface BatchResult {
  /** Names of the files in the folder, in the order of the list. */
  written: string[];
  failures: BatchFailure[];
}

/** Some certificates cannot be drawn, so that their common document was not made. */
export class BatchError extends Error {
  override name = 'BatchError';
  readonly failures: readonly BatchFailure[];

  constructor(failures: readonly BatchFailure[]) {
    super(failures.map(sentenceOf).join('\n'));
    this.failures = failures;
  }
}

/** A failure in one line. */
export function sentenceOf({ index, id, message }: BatchFailure): string {
  return `Certificate ${index + 1}${id === undefined ? '' : ` (${id})`}: ${message}`;
}

/**
 * One PDF of these certificates, two pages each: the bytes that the plugin's own download has.
 * @param certificates as `GET /certificates/{id}` answers them, checked here
 * @throws BatchError with all that cannot be drawn; ValiError for an option that is wrong
 */
export async function certificatesPdf(
  certificates: readonly unknown[],
  options: BatchOptions,
): Promise<Uint8Array> {
  const drawer = new BatchDrawer(options, readFontBeside);
  const drawn: LaidOutCertificate[] = [];
  const failures: BatchFailure[] = [];
  for (const [index, wire] of certificates.entries())
    try {
      drawn.push(await drawer.draw(wire));
    } catch (error) {
      failures.push(failureOf(index, wire, error));
    }
  if (failures.length > 0) throw new BatchError(failures);
  return drawer.pdf(drawn, 'size');
}

/**
 * One PDF for each certificate, named by learner and course. Files of these names that are there are written over; two
 * certificates of one name get "name.pdf" and "name (2).pdf". What cannot be drawn is in the result, and the rest is made.
 * @param certificates as `GET /certificates/{id}` answers them, checked here
 * @param folder made when it is not there
 * @throws ValiError for an option that is wrong, and what the file system throws
 */
export async function writeCertificates(
  certificates: readonly unknown[],
  folder: string,
  options: BatchOptions & { onProgress?: (done: number) => void },
): Promise<BatchResult> {
  const drawer = new BatchDrawer(options, readFontBeside);
  mkdirSync(folder, { recursive: true });
  const result: BatchResult = { written: [], failures: [] };
  const taken = new Set<string>();
  for (const [index, wire] of certificates.entries()) {
    const made = await madeBy(drawer, wire).catch((error: unknown) =>
      failureOf(index, wire, error),
    );
    if ('message' in made) result.failures.push(made);
    else {
      const name = freeName(made.name, taken);
      writeFileSync(join(folder, name), made.pdf);
      result.written.push(name);
    }
    options.onProgress?.(index + 1);
  }
  return result;
}

async function madeBy(drawer: BatchDrawer, wire: unknown) {
  const drawn = await drawer.draw(wire);
  const { name, course } = drawn.text;
  return { name: pdfFileName(name, course), pdf: drawer.pdf([drawn], 'speed') };
}

/** Some file systems take upper and lower case for one, and letters with marks in either form. */
function freeName(name: string, taken: Set<string>): string {
  const stem = name.replace(/\.pdf$/, '');
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${stem} (${count}).pdf`;
  taken.add(free.toLowerCase());
  return free;
}

function failureOf(index: number, wire: unknown, error: unknown): BatchFailure {
  const id =
    typeof wire === 'object' && wire && 'id' in wire && typeof wire.id === 'string'
      ? wire.id
      : undefined;
  return { index, id, message: error instanceof Error ? error.message : String(error) };
}

function readFontBeside(name: FaceName): Uint8Array {
  return readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
}
