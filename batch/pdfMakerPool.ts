import { availableParallelism } from 'node:os';
import {
  type BatchRenderOptions,
  type CreateCertificatePdf,
  createSingleCertificatePdfCreator,
} from './pdfMaker.ts';

/** Data that a worker thread gets when it starts. */
export interface PdfWorkerOptions {
  options: BatchRenderOptions;
  existingFilesFolder?: string | undefined;
}

/** A pool of threads that create PDFs. The pool consists of worker threads, or only of the main thread. */
export interface PdfMakerPool {
  make: CreateCertificatePdf;
  /** Number of certificates to process at the same time so that all threads are busy. */
  concurrency: number;
  close: () => Promise<void>;
}

/**
 * Creates a pool of threads that create PDFs.
 * @param requestedWorkers number of threads, at most one for each core; with 1, the main thread creates the PDFs
 * @throws ValiError for an invalid option; DataCloneError for options with functions, because functions cannot be
 * passed to worker threads
 */
export async function createPdfMakerPool(
  requestedWorkers: number,
  workerOptions: PdfWorkerOptions,
): Promise<PdfMakerPool> {
  // Created here in any case, so that an invalid option throws on the main thread.
  const make = createSingleCertificatePdfCreator(
    workerOptions.options,
    workerOptions.existingFilesFolder,
  );
  const workers = Math.min(requestedWorkers, availableParallelism());
  if (workers <= 1) return { make, concurrency: 1, close: () => Promise.resolve() };
  const { Piscina } = await import('piscina');
  // Certificates queued per thread, so that threads do not wait for the main thread to read and write.
  const queuedPerThread = 16;
  const pool = new Piscina({
    filename: new URL('./thread.mjs', import.meta.url).href,
    name: 'createPdfInThread',
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: queuedPerThread,
    workerData: workerOptions,
    // Half of the default size, which costs each thread more memory than it saves time.
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  });
  return {
    make: (input) => pool.run(input) as ReturnType<CreateCertificatePdf>,
    concurrency: queuedPerThread * workers,
    close: () => pool.destroy(),
  };
}
