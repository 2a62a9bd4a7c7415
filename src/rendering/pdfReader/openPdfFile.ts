import { type Remote, wrap } from 'comlink';
import { timeouts, withTimeout } from '#runtime/timeouts.ts';
import { PdfFileReader } from './PdfFileReader.ts';
import { UnreadablePdfError, type UnreadableReason } from './pdfContent.ts';
import type { ReaderFactory } from './reader.worker.ts';

/** The functions of a `PdfFileReader` in a worker. They throw `UnreadablePdfError`, also when they take too long. */
export interface OpenedPdfFile extends Reader {
  /** Ends the worker, also while it reads. */
  close: () => void;
}

/** The functions of a reader, in a worker or in this thread. */
type Reader = Omit<PdfFileReader, 'close'>;

/** Time that reading a file may take in all, milliseconds: ten times as long as on a slow computer. */
const baseTimeMs = 20_000;
/** Additional time for each page that is read or drawn, milliseconds. */
const timePerPageMs = 300;

/** A worker that reads one PDF file. It may be started before the file is chosen, so that its code is loaded by then. */
export class PdfReaderWorker {
  private readonly worker: Worker;
  private readonly remote: Remote<ReaderFactory>;
  /** Rejected when the worker fails. A worker that a policy blocks has an error event, and its constructor does not throw. */
  readonly failure: Promise<never>;
  /** Whether the code that reads contents is loaded. */
  isPrepared = false;

  /** Starts the worker. @throws where the browser allows no worker */
  constructor() {
    this.worker = new Worker(
      new URL(/* webpackChunkName: "file-reader" */ './reader.worker.ts', import.meta.url),
    );
    this.remote = wrap<ReaderFactory>(this.worker);
    this.failure = new Promise((_resolve, fail) => {
      this.worker.addEventListener('error', () => fail(new UnreadablePdfError('worker')));
    });
    this.failure.catch(() => undefined);
  }

  /**
   * Loads the code that reads contents.
   * @throws TimeoutError when it takes too long
   */
  async prepare(): Promise<void> {
    await this.load(() => this.remote.prepare());
    this.isPrepared = true;
  }

  /** @throws TimeoutError when loading the code of the worker takes too long */
  createReader(file: Blob): Promise<Reader> {
    return this.load(() => this.remote.createReader(file));
  }

  /** Ends the worker. */
  close(): void {
    this.worker.terminate();
  }

  private load<Result>(start: () => Promise<Result>): Promise<Result> {
    return withTimeout(timeouts.response, () => Promise.race([start(), this.failure]));
  }
}

/** Starts a worker for the next file. Returns undefined where the browser allows no worker. */
export function startReaderWorker(): PdfReaderWorker | undefined {
  try {
    return new PdfReaderWorker();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/**
 * Opens a PDF file in a worker, so that a malicious or huge file cannot block the page. The worker is ended when the file
 * needs too much time. Where the browser allows no worker, because of the origin or the Content Security Policy of the
 * page, only bytes can be compared.
 * @param file a PDF that any program may have written
 * @param worker a worker that has read no other file
 */
export function openPdfFile(
  file: Blob,
  worker: PdfReaderWorker | undefined = startReaderWorker(),
): OpenedPdfFile {
  return worker ? new PdfFileInWorker(file, worker) : openWithoutWorker(file);
}

/** A `PdfFileReader` that runs in a worker of its own, or in this thread if the worker fails before it has started. */
class PdfFileInWorker implements OpenedPdfFile {
  private readonly worker: PdfReaderWorker;
  private readonly reader: Promise<Reader>;
  private failure: Promise<never>;
  private remainingMs = baseTimeMs;

  constructor(file: Blob, worker: PdfReaderWorker) {
    this.worker = worker;
    this.failure = worker.failure;
    this.reader = worker.createReader(file).catch((error: unknown) => {
      if (!(error instanceof UnreadablePdfError)) throw error;
      this.failure = new Promise(() => undefined);
      return openWithoutWorker(file);
    });
    this.reader.catch(() => undefined);
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

  async readContent(maxPages: number) {
    // On a slow connection, loading code takes longer than reading a file may.
    await this.worker.prepare();
    return this.run((reader) => reader.readContent(maxPages), maxPages);
  }

  readIssuedContent(issued: Uint8Array, maxPages: number) {
    return this.run((reader) => reader.readIssuedContent(issued, maxPages), maxPages);
  }

  comparePages(...[pagePairs, maxPictures]: Parameters<PdfFileReader['comparePages']>) {
    return this.run((reader) => reader.comparePages(pagePairs, maxPictures), 2 * pagePairs.length);
  }

  close(): void {
    this.worker.close();
  }

  private async run<Result>(
    call: (reader: Reader) => Promise<Result>,
    pageCount = 0,
  ): Promise<Result> {
    const reader = await this.reader;
    const startedAt = performance.now();
    const allowedMs = this.remainingMs + pageCount * timePerPageMs;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new UnreadablePdfError('slow')), allowedMs);
    });
    try {
      return await Promise.race([call(reader), this.failure, timeout]);
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
    removeSignature: (label) => reader.removeSignature(label),
    compareBytes: (issued) => reader.compareBytes(issued),
    readContent: fail,
    readIssuedContent: fail,
    comparePages: fail,
    close: () => undefined,
  };
}
