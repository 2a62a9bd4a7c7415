import { mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Sign } from '#rendering/signing/PdfSigner.ts';
import { type BatchFailure, certificatesPdf, sentenceOf, writeCertificates } from '../batch.ts';
import { certificatesIn } from './certificatesIn.ts';
import type { Command } from './command.ts';
import { type Part, Progress } from './Progress.ts';

const interrupted = 130;

/**
 * @returns the exit code: 0 when each has its PDF, 1 when some have none, 130 when a signal came before the end
 * @throws BatchError for a document that is not made; what makes the list or the target unusable
 */
export async function run(command: Command): Promise<number> {
  const { list, target, drawing } = command;
  const stop = new AbortController();
  // A second signal ends the process where it is; that, too, can be gone on from.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const sign = await signerOf(command.signer);
  const { stream, part } = await openList(list);
  const certificates = certificatesIn(stream, stop.signal);
  if ('document' in target) {
    const pdf = await certificatesPdf(certificates, { ...drawing, sign });
    if (stop.signal.aborted) return interrupted;
    mkdirSync(target.document, { recursive: true });
    writeFileSync(join(target.document, 'certificates.pdf'), pdf);
    return 0;
  }
  const progress = new Progress(process.stderr, part);
  const place = 'folder' in target ? target.folder : target.archive;
  const { written, kept, failed, isInterrupted } = await writeCertificates(
    certificates,
    'folder' in target ? target.folder : target,
    {
      ...drawing,
      sign,
      workers: command.workers,
      shard: command.shard,
      resume: command.resume,
      signal: stop.signal,
      onFailure: failureWriter(command.failures),
      onProgress: (done) => progress.show(done),
    },
  ).finally(() => progress.end());
  console.log(`${written} written, ${kept} kept, ${failed} failed: ${place}`);
  if (isInterrupted) return interrupted;
  return failed > 0 ? 1 : 0;
}

/** @throws Error for a module that signs nothing, and what the module throws */
async function signerOf(path: string | undefined): Promise<Sign | undefined> {
  if (path === undefined) return undefined;
  const { sign } = (await import(pathToFileURL(resolve(path)).href)) as { sign?: Sign };
  if (typeof sign !== 'function') throw new Error(`${path} exports no function "sign".`);
  return sign;
}

/** @returns the list, and how much of it was read, where its length is known */
async function openList(list: string): Promise<{ stream: Readable; part: Part }> {
  if (list === '-') return { stream: process.stdin, part: () => undefined };
  const file = await open(list);
  const { size } = await file.stat();
  const stream = file.createReadStream();
  return { stream, part: () => (size > 0 ? stream.bytesRead / size : undefined) };
}

/** One JSON object a line in the file, or one sentence a line on standard error. */
function failureWriter(file: string | undefined): (failure: BatchFailure) => void {
  if (file === undefined) return (failure) => console.error(sentenceOf(failure));
  const descriptor = openSync(file, 'w');
  return (failure) => writeSync(descriptor, `${JSON.stringify(failure)}\n`);
}
