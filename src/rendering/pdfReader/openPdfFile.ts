import { type Remote, wrap } from 'comlink';
import { PdfFileReader } from './PdfFileReader.ts';
import { UnreadablePdfError, type UnreadableReason } from './pdfContent.ts';
import type { createReader } from './reader.worker.ts';

/** The functions of a `PdfFileReader` in a worker. They throw `UnreadablePdfError`, also when they take too long. */
export type OpenedPdfFile = {
  [Name in Exclude<keyof PdfFileReader, 'close'>]: (
    ...parameters: Parameters<PdfFileReader[Name]>
  ) => Promise<Awaited<ReturnType<PdfFileReader[Name]>>>;
} & {
  /** Ends the worker, also while it reads. */
  close: () => void;
};

/** Time that reading a file may take in all, milliseconds. */
const baseTimeMs = 10_000;
/** Additional time for each page that is read or drawn, milliseconds. */
const timePerPageMs = 300;

/**
 * Opens a PDF file in a worker, so that a malicious or huge file cannot block the page. The worker is ended when the file
 * needs too much time. Where the browser allows no worker, such as in a page of another origin, only bytes can be
 * compared.
 * @param file a PDF that any program may have written
 */
export function openPdfFile(file: Blob): OpenedPdfFile {
  try {
    return new PdfFileInWorker(file);
  } catch (error) {
    console.error(error);
    return openWithoutWorker(file);
  }
}

/** A `PdfFileReader` that runs in a worker of its own. */
class PdfFileInWorker implements OpenedPdfFile {
  private readonly worker: Worker;
  private readonly reader: Promise<Remote<PdfFileReader>>;
  private readonly failure: Promise<never>;
  private remainingMs = baseTimeMs;

  constructor(file: Blob) {
    this.worker = new Worker(
      new URL(/* webpackChunkName: "file-reader" */ './reader.worker.ts', import.meta.url),
    );
    this.failure = new Promise((_resolve, reject) => {
      this.worker.addEventListener('error', () => reject(new UnreadablePdfError('worker')));
    });
    this.failure.catch(() => undefined);
    this.reader = wrap<typeof createReader>(this.worker)(file);
  }

  readMetadata() {
    return this.run((reader) => reader.readMetadata());
  }

  removeSignature(label: string) {
    return this.run((reader) => reader.removeSignature(label));
  }

  compareBytes(issued: Uint8Array) {
    return this.run((reader) => reader.compareBytes(issued));
  }

  readContent(maxPages: number) {
    return this.run((reader) => reader.readContent(maxPages), maxPages);
  }

  readIssuedContent(issued: Uint8Array, maxPages: number) {
    return this.run((reader) => reader.readIssuedContent(issued, maxPages), maxPages);
  }

  comparePages(...[pagePairs, maxPictures]: Parameters<PdfFileReader['comparePages']>) {
    return this.run((reader) => reader.comparePages(pagePairs, maxPictures), 2 * pagePairs.length);
  }

  close(): void {
    this.worker.terminate();
  }

  private async run<Result>(
    call: (reader: Remote<PdfFileReader>) => Promise<Result>,
    pageCount = 0,
  ): Promise<Result> {
    const startedAt = performance.now();
    const allowedMs = this.remainingMs + pageCount * timePerPageMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new UnreadablePdfError('slow')), allowedMs);
    });
    try {
      return await Promise.race([this.reader.then(call), this.failure, timeout]);
    } catch (error) {
      throw toUnreadablePdfError(error);
    } finally {
      clearTimeout(timer);
      const usedMs = performance.now() - startedAt - pageCount * timePerPageMs;
      this.remainingMs -= Math.max(0, usedMs);
    }
  }
}

const unreadableReasons: readonly UnreadableReason[] = ['damaged', 'locked', 'slow', 'worker'];

/** Converts an error. Comlink keeps only the message of an error from the worker. */
function toUnreadablePdfError(error: unknown): UnreadablePdfError {
  const message = error instanceof Error ? error.message : '';
  const reason = unreadableReasons.find((candidate) => candidate === message) ?? 'damaged';
  return new UnreadablePdfError(reason, error);
}

function openWithoutWorker(file: Blob): OpenedPdfFile {
  const reader = new PdfFileReader(file);
  const fail = () => Promise.reject(new UnreadablePdfError('worker'));
  return {
    readMetadata: () => reader.readMetadata(),
    removeSignature: async (label) => reader.removeSignature(label),
    compareBytes: async (issued) => reader.compareBytes(issued),
    readContent: fail,
    readIssuedContent: fail,
    comparePages: fail,
    close: () => undefined,
  };
}
