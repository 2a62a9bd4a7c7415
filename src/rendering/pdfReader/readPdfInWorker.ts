/** Content of a PDF page. */
export interface PdfPageContent {
  /** Whether the page is higher than wide. This is never the case for a certificate. */
  isPortrait: boolean;
  /** Lines of text in drawing order. */
  lines: readonly string[];
  /** URLs of the links on the page. */
  links: readonly string[];
  /** Number of drawings on the page that may hide text: images above text, notes, stamps and form fields. */
  overlays: number;
  /** Hash of the page's drawing operations. Pages with the same drawing operations have equal hashes. */
  drawingFingerprint: string;
}

/** Content of a PDF. The PDF may have been created by any program. */
export interface PdfContent {
  pageCount: number;
  /** Contents of the pages, at most the first 1,200. */
  pages: readonly PdfPageContent[];
  /** Language that the PDF declares, or an empty text if there is none. */
  language: string;
  /** Texts of the attached files, sorted by the number in each file name. */
  attachments: readonly string[];
}

/** Message that the worker sends after reading a PDF, or when reading has failed. */
export type PdfWorkerMessage =
  | { kind: 'read'; pdf: PdfContent }
  | { kind: 'failed'; reason: string };

/** Any message from the worker. pdf.js also sends messages of its own, without `kind`. */
type ReaderMessage = PdfWorkerMessage | { kind?: undefined };

/**
 * Time limit for reading a PDF, milliseconds. A file that takes longer is malicious, or far larger than certificates.
 */
const timeoutMs = 30_000;

/** Thrown for a PDF that cannot be read at all, or not within the time limit. */
export class UnreadablePdfError extends Error {
  override name = 'UnreadablePdfError';
}

/**
 * Reads a PDF in a worker, so that a malicious or huge file cannot block the page. The worker is terminated after 30
 * seconds.
 * @throws UnreadablePdfError if the PDF cannot be read, or not in this time
 */
export function readPdfInWorker(bytes: Uint8Array): Promise<PdfContent> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      new URL(/* webpackChunkName: "pdf-reader" */ './reader.worker.ts', import.meta.url),
    );
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      worker.terminate();
      settle();
    };
    const fail = (reason: string) => finish(() => reject(new UnreadablePdfError(reason)));
    const timer = setTimeout(() => fail(`Not read in ${timeoutMs / 1000} s`), timeoutMs);
    worker.onerror = ({ message }) => fail(message);
    worker.onmessage = ({ data: response }: MessageEvent<ReaderMessage>) => {
      if (response.kind === 'read') finish(() => resolve(response.pdf));
      else if (response.kind === 'failed') fail(response.reason);
    };
    worker.postMessage(bytes);
  });
}
