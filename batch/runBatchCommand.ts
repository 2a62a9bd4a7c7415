import { mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { SignFunction } from '#rendering/signing/PdfSigner.ts';
import { createPdfOfCertificates, writeCertificates } from './batch.ts';
import { type FailedCertificate, formatFailure } from './failure.ts';
import { readCertificates } from './readCertificates.ts';
import type { BatchCommand } from './command.ts';
import { type GetReadProgress, BatchProgressDisplay } from './BatchProgressDisplay.ts';

const interruptedExitCode = 130;

/**
 * Runs the batch command.
 * @returns the exit code: 0 if every certificate has its PDF, 1 if some failed, 130 if a signal interrupted the run
 * @throws BatchError if a PDF of all certificates cannot be created; errors of reading the list or writing the files
 */
export async function runBatchCommand(command: BatchCommand): Promise<number> {
  const { list, target, renderOptions } = command;
  const stop = new AbortController();
  // A second signal kills the process; such a run can be resumed, too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const sign = await loadSigner(command.signer);
  const { stream, getReadShare } = await openList(list);
  const certificates = readCertificates(stream, stop.signal);
  if ('document' in target) {
    const pdf = await createPdfOfCertificates(certificates, { ...renderOptions, sign });
    if (stop.signal.aborted) return interruptedExitCode;
    mkdirSync(target.document, { recursive: true });
    writeFileSync(join(target.document, 'certificates.pdf'), pdf);
    return 0;
  }
  const progress = new BatchProgressDisplay(process.stderr, getReadShare);
  const targetPath = 'folder' in target ? target.folder : target.archive;
  const { written, kept, failed, isInterrupted } = await writeCertificates(
    certificates,
    'folder' in target ? target.folder : target,
    {
      ...renderOptions,
      sign,
      workers: command.workers,
      shard: command.shard,
      resume: command.resume,
      signal: stop.signal,
      onFailure: createFailureWriter(command.failures),
      onProgress: (done) => progress.show(done),
    },
  ).finally(() => progress.end());
  console.log(`${written} written, ${kept} kept, ${failed} failed: ${targetPath}`);
  if (isInterrupted) return interruptedExitCode;
  return failed > 0 ? 1 : 0;
}

/**
 * Imports the `sign` function of a module.
 * @param path path of the module; undefined for files without a signature
 * @throws Error if the module exports no such function; errors of the module
 */
async function loadSigner(path: string | undefined): Promise<SignFunction | undefined> {
  if (path === undefined) return undefined;
  const { sign } = (await import(pathToFileURL(resolve(path)).href)) as { sign?: SignFunction };
  if (typeof sign !== 'function') throw new Error(`${path} exports no function "sign".`);
  return sign;
}

/**
 * Opens the list of certificates as a stream. Also returns a function that measures the share that has been read; the
 * share of standard input is unknown.
 */
async function openList(
  list: string,
): Promise<{ stream: Readable; getReadShare: GetReadProgress }> {
  if (list === '-') return { stream: process.stdin, getReadShare: () => undefined };
  const file = await open(list);
  const { size } = await file.stat();
  const stream = file.createReadStream();
  return { stream, getReadShare: () => (size > 0 ? stream.bytesRead / size : undefined) };
}

/**
 * Creates a function that reports failed certificates. Failures are written to a file as JSON Lines, or without a file,
 * to standard error as text.
 */
function createFailureWriter(file: string | undefined): (failure: FailedCertificate) => void {
  if (file === undefined) return (failure) => console.error(formatFailure(failure));
  const descriptor = openSync(file, 'w');
  return (failure) => writeSync(descriptor, `${JSON.stringify(failure)}\n`);
}
