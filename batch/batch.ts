import type { LaidOutCertificate } from '#rendering/pdf/pdfCertificate.ts';
import { createArchiveOutput } from './archiveOutput.ts';
import { UnparsableLine, readCertificates } from './readCertificates.ts';
import {
  type UnvalidatedCertificate,
  readUnvalidatedCertificates,
  type Shard,
} from './batchEntries.ts';
import { BatchError, type FailedCertificate, formatFailure } from './failure.ts';
import {
  type BatchRenderOptions,
  createCertificateRenderer,
  type CreateCertificatePdf,
  getErrorMessage,
  type PdfCreationResult,
} from './pdfMaker.ts';
import { createFolderOutput, type BatchOutput } from './folderOutput.ts';
import { readCertificateId } from './identity.ts';
import { mapConcurrentlyInOrder } from './mapConcurrentlyInOrder.ts';
import { type PdfMakerPool, createPdfMakerPool } from './pdfMakerPool.ts';
import { type BatchSigner, createBatchSigner, type SigningOptions } from './batchSigner.ts';

// Public names of the built module, kept since the first release.
export {
  BatchError,
  type FailedCertificate,
  createPdfOfCertificates as certificatesPdf,
  formatFailure as sentenceOf,
  readCertificates as certificatesIn,
};

/**
 * A list of certificates in the JSON format of `GET /certificates/{id}`. Each certificate is validated when it is
 * rendered. `certificatesIn` reads such a list from a stream.
 */
export type CertificateListSource = Iterable<unknown> | AsyncIterable<unknown>;

/** Numbers of written, kept and failed certificates after a batch run. */
export interface BatchResult {
  written: number;
  /** Number of certificates whose files already existed. */
  kept: number;
  failed: number;
  /** Whether the abort signal stopped the run before the end of the list. */
  isInterrupted: boolean;
}

/** Options of rendering, signing and writing certificates. */
export interface WriteCertificatesOptions extends BatchRenderOptions, SigningOptions {
  /**
   * Number of threads that render certificates. With 1, the default, the caller's own thread renders. With more
   * threads, no option can be a function such as `readImage`; use the folder `images` instead.
   */
  workers?: number | undefined;
  /** Whether certificates whose files already exist are skipped. Not supported for archives. */
  resume?: boolean | undefined;
  /** The part of the list to write. Default: the whole list. */
  shard?: Shard | undefined;
  /**
   * Signal that stops the run. Certificates that have been started are finished, and no further certificates are read
   * from the list. An unfinished archive is deleted.
   */
  signal?: AbortSignal | undefined;
  /** Function that is called for each failed certificate, in the order of the list. */
  onFailure?: ((failure: FailedCertificate) => void) | undefined;
  /**
   * Function that is called after each certificate.
   * @param done number of finished certificates
   */
  onProgress?: ((done: number) => void) | undefined;
}

/**
 * Creates one PDF with two pages per certificate. The bytes are the same as those of a PDF downloaded in the plugin.
 * @throws BatchError with all certificates that cannot be rendered; ValiError for an invalid option; errors of the list
 */
export async function createPdfOfCertificates(
  certificates: CertificateListSource,
  { sign, signTimeout, ...options }: BatchRenderOptions & SigningOptions,
): Promise<Uint8Array> {
  const renderer = createCertificateRenderer(options);
  const rendered: LaidOutCertificate[] = [];
  const failures: FailedCertificate[] = [];
  let index = 0;
  for await (const input of certificates) {
    try {
      if (input instanceof UnparsableLine) throw new Error(input.message);
      rendered.push(await renderer.render(input));
    } catch (error) {
      failures.push({ index, id: readCertificateId(input), message: getErrorMessage(error) });
    }
    index++;
  }
  if (failures.length > 0) throw new BatchError(failures);
  const signPdf = await createBatchSigner({ sign, signTimeout }, options.language);
  return signPdf(renderer.createPdf(rendered));
}

/**
 * Writes one PDF per certificate. File names consist of learner, course and ID. Existing files are overwritten, unless
 * `resume` is set. Certificates that fail are reported and do not stop the run. The list is read no faster than the
 * files are written, so that a long list takes little memory. If the list cannot be read to its end, the certificates
 * before the fault are written to a folder.
 * @param target a folder, created if necessary, or the path of a ZIP archive
 * @throws ValiError for an invalid option; FileError for a file that cannot be written; errors of the list
 */
export async function writeCertificates(
  certificates: CertificateListSource,
  target: string | { archive: string },
  options: WriteCertificatesOptions,
): Promise<BatchResult> {
  const {
    workers = 1,
    resume,
    shard,
    signal,
    onFailure,
    onProgress,
    sign,
    signTimeout,
    ...renderOptions
  } = options;
  const signPdf = await createBatchSigner({ sign, signTimeout }, renderOptions.language);
  const folder = typeof target === 'string' ? target : undefined;
  if (resume && folder === undefined) throw new TypeError('An archive cannot be resumed.');
  const pool = await createPdfMakerPool(workers, {
    options: renderOptions,
    existingFilesFolder: resume ? folder : undefined,
  });
  const counts = { written: 0, kept: 0, failed: 0 };
  let output: BatchOutput | undefined;
  try {
    output = await (typeof target === 'string'
      ? createFolderOutput(target)
      : createArchiveOutput(target.archive));
    const entries = readUnvalidatedCertificates(certificates, { shard, signal });
    for await (const { index, id, outcome } of writeEntries(entries, pool, signPdf, output)) {
      if (outcome.kind === 'made') counts.written++;
      if (outcome.kind === 'kept') counts.kept++;
      if (outcome.kind === 'failed') {
        counts.failed++;
        onFailure?.({ index, id, message: outcome.message });
      }
      onProgress?.(counts.written + counts.kept + counts.failed);
    }
    const isInterrupted = signal?.aborted === true;
    await (isInterrupted ? output.discard() : output.close());
    return { ...counts, isInterrupted };
  } catch (error) {
    await output?.discard();
    throw error;
  } finally {
    await pool.close();
  }
}

/**
 * Renders and signs certificates and writes their files, in the order of the list. `pool.concurrency` is the number of
 * certificates rendered at the same time; `output.concurrency` is the number of files written at the same time.
 */
function writeEntries(
  entries: AsyncIterable<UnvalidatedCertificate>,
  pool: PdfMakerPool,
  signPdf: BatchSigner,
  output: BatchOutput,
) {
  const signedEntries = mapConcurrentlyInOrder(entries, pool.concurrency, async (entry) => ({
    ...entry,
    outcome: await signOutcome(signPdf, await createOutcome(entry, pool.make)),
  }));
  return mapConcurrentlyInOrder(signedEntries, output.concurrency, async (entry) => {
    if (entry.outcome.kind === 'made') await output.write(entry.outcome.name, entry.outcome.pdf);
    return entry;
  });
}

async function createOutcome(
  { input, isDuplicate }: UnvalidatedCertificate,
  make: CreateCertificatePdf,
): Promise<PdfCreationResult> {
  if (input instanceof UnparsableLine) return { kind: 'failed', message: input.message };
  if (isDuplicate) return { kind: 'failed', message: 'An earlier certificate has the same ID' };
  return make(input);
}

/**
 * Signs the PDF of a rendered certificate. Runs on the main thread, because the sign function cannot be passed to
 * worker threads.
 */
async function signOutcome(
  signPdf: BatchSigner,
  outcome: PdfCreationResult,
): Promise<PdfCreationResult> {
  if (outcome.kind !== 'made') return outcome;
  try {
    return { ...outcome, pdf: await signPdf(outcome.pdf) };
  } catch (error) {
    return { kind: 'failed', message: getErrorMessage(error) };
  }
}
