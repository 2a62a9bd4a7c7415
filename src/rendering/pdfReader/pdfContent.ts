import type { Picture } from './comparePictures.ts';
import type { DocumentInspection } from './conduct/inspectDocument.ts';
import type { Box, TextLine } from './joinGlyphs.ts';

/** A page of a PDF. Lengths in points. */
export interface PdfPageContent {
  width: number;
  height: number;
  /** Lines of text from top to bottom. */
  lines: readonly TextLine[];
  /** Whether it has shapes that are too thin to be compared. */
  hasThinShapes: boolean;
}

/** Content of a PDF that any program may have written. */
export interface PdfContent extends DocumentInspection {
  pageCount: number;
  /** Contents of the first pages; see `readContent`. */
  pages: readonly PdfPageContent[];
  /** Language that the PDF declares, or an empty text if there is none. */
  language: string;
}

/** Resolution of the pictures of pages: 108 dots per inch. */
export const pixelsPerPoint = 1.5;

/** Place and size of the issued page on a page of a file, if a program has scaled and moved it. */
export interface PagePlacement {
  /** Size in multiples of the issued size. */
  scale: number;
  /** Place of the issued page's upper left corner on the page of the file, points. */
  left: number;
  top: number;
}

/** The drawn picture of a page in a file beside that of the issued page, and the areas in which they differ. */
export interface PageDifference {
  /** Numbers of the page in the file and in the issued document, from 0. */
  filePage: number;
  issuedPage: number;
  /** Place of the issued page on the page of the file. Undefined if it fills the page, or cannot be found. */
  placement: PagePlacement | undefined;
  /** Areas that differ, in points from the upper left corner of the issued page. Empty if the page looks as issued. */
  areas: readonly Box[];
  /** The pictures, if there are areas. Both have the same size. */
  pictures: { file: Picture; issued: Picture } | undefined;
}

/**
 * Why a PDF cannot be read: it is damaged or needs a password, reading takes too long, or the browser allows no worker in
 * this page.
 */
export type UnreadableReason = 'damaged' | 'locked' | 'slow' | 'worker';

/** Thrown for a PDF that cannot be read at all, or not within the time limit. */
export class UnreadablePdfError extends Error {
  override name = 'UnreadablePdfError';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}
