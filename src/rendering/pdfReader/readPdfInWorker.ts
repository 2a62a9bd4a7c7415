/** Content of a PDF page. */
export interface PdfPageContent {
  /** Whether the page is higher than wide. Pages of certificates are always landscape. */
  isPortrait: boolean;
  /** Lines of text in drawing order. */
  lines: readonly string[];
  /** URLs of the links. */
  links: readonly string[];
  /** Number of drawings that may hide text: images over text, notes, stamps and form fields. */
  overlays: number;
  /** Hash of the page's drawing operations. Pages with the same drawing have equal hashes. */
  drawingFingerprint: string;
}

/** Content of a PDF, which may have been created by any program. */
export interface PdfContent {
  pageCount: number;
  /** Contents of the first 1,200 pages at most. */
  pages: readonly PdfPageContent[];
  /** Language that the PDF declares, or empty. */
  language: string;
  /** Texts of the attached files, ordered by the numbers in their names. */
  attachments: readonly string[];
}

/** Message from the worker that reads PDFs. */
export type ReaderResponse = { kind: 'read'; pdf: PdfContent } | { kind: 'failed'; reason: string };

/** Any message from the worker thread, including those of pdf.js itself. */
type ReaderMessage = ReaderResponse | { kind?: undefined };

/**
 * Time limit for reading a PDF, milliseconds. Files that take longer are malicious, or far larger than certificates.
 */
const timeoutMs = 30_000;

/** Thrown for a PDF that cannot be read, or cannot be read within the time limit. */
export class UnreadablePdfError extends Error {
  override name = 'UnreadablePdfError';
}

/**
 * Reads a PDF in a worker that is terminated after a timeout, so that a malicious or huge file cannot block the page.
 * @throws UnreadablePdfError
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
