import type { LaidOutCertificate } from '#rendering/pdf/pdfCertificate.ts';
import { archiveOutput } from './batch/archiveOutput.ts';
import { BrokenLine, certificatesIn } from './batch/certificatesIn.ts';
import { type Entry, entriesOf, type Shard } from './batch/entriesOf.ts';
import { BatchError, type BatchFailure, sentenceOf } from './batch/failure.ts';
import {
  type DrawingOptions,
  drawerFor,
  type FileMaker,
  messageOf,
  type Outcome,
} from './batch/fileMaker.ts';
import { folderOutput, type Output } from './batch/folderOutput.ts';
import { idOf } from './batch/identity.ts';
import { inOrder } from './batch/inOrder.ts';
import { type Makers, makersOf } from './batch/threads.ts';
import { type BatchSigner, batchSigner, type SigningOptions } from './batchSigner.ts';

export { BatchError, type BatchFailure, certificatesIn, sentenceOf };

/** A list of certificates as `GET /certificates/{id}` answers them, checked here; what `certificatesIn` reads. */
export type CertificateList = Iterable<unknown> | AsyncIterable<unknown>;

/** What became of the certificates of a list, in numbers. */
export interface BatchResult {
  written: number;
  /** Whose files an earlier run had made. */
  kept: number;
  failed: number;
  /** The signal came before the end. */
  isInterrupted: boolean;
}

/** How certificates are drawn, how many at once, and who hears of it. */
export interface WriteOptions extends DrawingOptions, SigningOptions {
  /** Threads that draw. Default 1, which is the caller's own; more of them take `images` and no `readImage`. */
  workers?: number | undefined;
  /** Keeps the files that are there, by their names. Not for an archive. */
  resume?: boolean | undefined;
  /** The part of the list that is written. Default: all of it. */
  shard?: Shard | undefined;
  /** Finishes what is begun and takes no more of the list. An archive is not written then. */
  signal?: AbortSignal | undefined;
  /** In the order of the list. */
  onFailure?: ((failure: BatchFailure) => void) | undefined;
  /** After each certificate. */
  onProgress?: ((done: number) => void) | undefined;
}

/**
 * One PDF of these certificates, two pages each: the bytes that the plugin's own download has.
 * @throws BatchError with all that cannot be drawn; ValiError for an option that is wrong; what the list throws
 */
export async function certificatesPdf(
  certificates: CertificateList,
  { sign, ...options }: DrawingOptions & SigningOptions,
): Promise<Uint8Array> {
  const drawer = drawerFor(options);
  const drawn: LaidOutCertificate[] = [];
  const failures: BatchFailure[] = [];
  let index = 0;
  for await (const wire of certificates) {
    try {
      if (wire instanceof BrokenLine) throw new Error(wire.message);
      drawn.push(await drawer.draw(wire));
    } catch (error) {
      failures.push({ index, id: idOf(wire), message: messageOf(error) });
    }
    index++;
  }
  if (failures.length > 0) throw new BatchError(failures);
  const signed = await batchSigner(sign, options.language);
  return signed(drawer.pdf(drawn));
}

/**
 * One PDF for each certificate, named by learner, course and ID. Files of these names that are there are written over, unless
 * they are kept. What cannot be drawn is told, and the rest is made. It takes as much of the list as it can write, and holds
 * no more.
 * @param target a folder, made when it is not there, or the file of a ZIP archive
 * @throws ValiError for an option that is wrong; what the list and the file system throw
 */
export async function writeCertificates(
  certificates: CertificateList,
  target: string | { archive: string },
  options: WriteOptions,
): Promise<BatchResult> {
  const { workers = 1, resume, shard, signal, onFailure, onProgress, sign, ...drawing } = options;
  const signed = await batchSigner(sign, drawing.language);
  const folder = typeof target === 'string' ? target : undefined;
  if (resume && folder === undefined) throw new TypeError('An archive is begun anew, not resumed.');
  const makers = await makersOf(workers, { options: drawing, keepIn: resume ? folder : undefined });
  const counts = { written: 0, kept: 0, failed: 0 };
  let output: Output | undefined;
  try {
    output = await (typeof target === 'string'
      ? folderOutput(target)
      : archiveOutput(target.archive));
    const entries = entriesOf(certificates, { shard, signal });
    for await (const { index, id, outcome } of written(entries, makers, signed, output)) {
      if (outcome.kind === 'made') counts.written++;
      if (outcome.kind === 'kept') counts.kept++;
      if (outcome.kind === 'failed') {
        counts.failed++;
        onFailure?.({ index, id, message: outcome.message });
      }
      onProgress?.(counts.written + counts.kept + counts.failed);
    }
    const isInterrupted = signal?.aborted === true;
    await (isInterrupted ? output.abandon() : output.close());
    return { ...counts, isInterrupted };
  } catch (error) {
    await output?.abandon();
    throw error;
  } finally {
    await makers.end();
  }
}

/** Draws, signs and writes, each as many at once as it is good for. */
function written(
  entries: AsyncIterable<Entry>,
  makers: Makers,
  signed: BatchSigner,
  output: Output,
) {
  const drawn = inOrder(entries, makers.atOnce, async (entry) => ({
    ...entry,
    outcome: await signedBy(signed, await outcomeOf(entry, makers.make)),
  }));
  return inOrder(drawn, output.atOnce, async (entry) => {
    if (entry.outcome.kind === 'made') await output.write(entry.outcome.name, entry.outcome.pdf);
    return entry;
  });
}

async function outcomeOf({ wire, isRepeated }: Entry, make: FileMaker): Promise<Outcome> {
  if (wire instanceof BrokenLine) return { kind: 'failed', message: wire.message };
  if (isRepeated) return { kind: 'failed', message: 'An earlier certificate has the same ID' };
  return make(wire);
}

/** On this thread, whichever drew: what signs can be on no other. */
async function signedBy(signed: BatchSigner, outcome: Outcome): Promise<Outcome> {
  if (outcome.kind !== 'made') return outcome;
  try {
    return { ...outcome, pdf: await signed(outcome.pdf) };
  } catch (error) {
    return { kind: 'failed', message: messageOf(error) };
  }
}
