/** A page of a file as a reader sees it. */
export interface ReadPage {
  /** Higher than wide: no side of a certificate is. */
  isUpright: boolean;
  /** Its text, line by line in the order in which it is drawn. */
  lines: readonly string[];
  /** Addresses that its links lead to. */
  links: readonly string[];
  /** Pictures over its text, and notes, stamps and fields. */
  overlays: number;
  /** Equal for pages that are drawn alike. */
  drawing: string;
}

/** What any PDF says, whoever wrote it. */
export interface ReadPdf {
  pageCount: number;
  /** The first ones, if there are very many. */
  pages: readonly ReadPage[];
  /** As the file says it, or empty. */
  language: string;
  /** Texts of the attached files, in the order of the numbers in their names. */
  attachments: readonly string[];
}

/** How the thread that reads answers. */
export type Reading = { kind: 'read'; pdf: ReadPdf } | { kind: 'failed'; reason: string };

/** What pdf.js says to whoever begins such a thread goes the same way. */
type Heard = Reading | { kind?: undefined };

/** A file is hostile, or far larger than a certificate, when it takes longer: milliseconds. */
const patience = 30_000;

/** It could not be read, or not in time. */
export class UnreadablePdf extends Error {
  override name = 'UnreadablePdf';
}

/**
 * Reads a PDF in a thread of its own: a bomb, a script or a thousand pages take nothing from the page, and end with it.
 * @throws UnreadablePdf
 */
export function readFile(bytes: Uint8Array): Promise<ReadPdf> {
  return new Promise((resolve, reject) => {
    const reader = new Worker(
      new URL(/* webpackChunkName: "pdf-reader" */ './reader.worker.ts', import.meta.url),
    );
    const end = (settle: () => void) => {
      clearTimeout(timer);
      reader.terminate();
      settle();
    };
    const fail = (reason: string) => end(() => reject(new UnreadablePdf(reason)));
    const timer = setTimeout(() => fail(`Not read in ${patience / 1000} s`), patience);
    reader.onerror = ({ message }) => fail(message);
    reader.onmessage = ({ data: answer }: MessageEvent<Heard>) => {
      if (answer.kind === 'read') end(() => resolve(answer.pdf));
      else if (answer.kind === 'failed') fail(answer.reason);
    };
    reader.postMessage(bytes);
  });
}
