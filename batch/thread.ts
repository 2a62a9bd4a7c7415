/** Entry point of the worker threads that create PDFs. */
import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import { createSingleCertificatePdfCreator } from './pdfMaker.ts';
import type { PdfWorkerOptions } from './pdfMakerPool.ts';

const { options, existingFilesFolder } = workerData as PdfWorkerOptions;
const make = createSingleCertificatePdfCreator(options, existingFilesFolder);

/**
 * Creates the PDF of one certificate on a worker thread. The bytes of the PDF are transferred to the main thread
 * without copying.
 */
export async function createPdfInThread(input: unknown) {
  const outcome = await make(input);
  if (outcome.kind !== 'made') return outcome;
  return move({ [transferableSymbol]: [outcome.pdf.buffer], [valueSymbol]: outcome });
}
