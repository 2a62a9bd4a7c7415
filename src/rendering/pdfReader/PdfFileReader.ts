import { transfer } from 'comlink';
import { removeSignatureRevision } from '../signing/removeSignatureRevision.ts';
import type { PageReader } from './pageReader.ts';
import type { PageDifference, PdfContent } from './pdfContent.ts';
import { isPdf, parsePdfMetadata, type PdfMetadata } from './parsePdfMetadata.ts';
import type { PageCanvasFactory } from './openWithPdfjs.ts';

/** Reads a PDF file that anybody may have written. Runs in a worker that can be ended. */
export class PdfFileReader {
  private readonly file: Blob;
  private readonly CanvasFactory: PageCanvasFactory | undefined;
  private readonly openIssuedPages: typeof openPages;
  private bytes: Uint8Array = new Uint8Array();
  private filePages: PageReader | undefined;
  private issuedPages: PageReader | undefined;

  /**
   * Creates a reader.
   * @param CanvasFactory canvases for drawing pages; by default pdf.js chooses
   * @param openIssuedPages opens an issued document. By default, each reader opens it again
   */
  constructor(file: Blob, CanvasFactory?: PageCanvasFactory, openIssuedPages = openPages) {
    this.file = file;
    this.CanvasFactory = CanvasFactory;
    this.openIssuedPages = openIssuedPages;
  }

  /** Reads what this product writes to a PDF without compression. Returns undefined for a file that is not a PDF. */
  async readMetadata(): Promise<PdfMetadata | undefined> {
    this.bytes = new Uint8Array(await this.file.arrayBuffer());
    return isPdf(this.bytes) ? parsePdfMetadata(this.bytes) : undefined;
  }

  /**
   * Continues with the file as it was before it was signed.
   * @param label accessible name of the signature field, in the document's language
   * @returns the metadata of that file. Undefined if it was not signed as this product does
   */
  async removeSignature(label: string): Promise<PdfMetadata | undefined> {
    const unsigned = removeSignatureRevision(this.bytes, label);
    if (!unsigned) return undefined;
    this.bytes = unsigned;
    return parsePdfMetadata(unsigned);
  }

  /**
   * Returns how the file relates to an issued one: the same bytes, the same with more after them (`longer`; line breaks do
   * not count), or neither.
   */
  async compareBytes(issued: Uint8Array): Promise<'same' | 'longer' | 'different'> {
    const { bytes } = this;
    if (bytes.length < issued.length) return 'different';
    for (let index = 0; index < issued.length; index++)
      if (bytes[index] !== issued[index]) return 'different';
    if (bytes.length === issued.length) return 'same';
    const hasData = bytes.subarray(issued.length).some((byte) => byte !== 10 && byte !== 13);
    return hasData ? 'longer' : 'different';
  }

  /**
   * Reads the text of the file, and everything that it does or carries besides.
   * @param maxPages number of pages whose text is read
   * @throws UnreadablePdfError for a file that is damaged or needs a password
   */
  async readContent(maxPages: number): Promise<PdfContent> {
    this.filePages = await openPages(this.bytes, this.CanvasFactory);
    return this.filePages.readContent(maxPages);
  }

  /** Reads an issued document in the same way as the file. Replaces an issued document that was read before. */
  async readIssuedContent(issued: Uint8Array, maxPages: number): Promise<PdfContent> {
    await this.issuedPages?.close();
    this.issuedPages = await this.openIssuedPages(issued, this.CanvasFactory);
    return this.issuedPages.readContent(maxPages);
  }

  /**
   * Draws pages of the file and of the issued document, and compares the pictures. Both have to be read before.
   * @param pagePairs numbers of each page in the file and in the issued document, from 0
   * @param maxPictures number of different pages of which the pictures are returned
   */
  async comparePages(
    pagePairs: readonly (readonly [filePage: number, issuedPage: number])[],
    maxPictures: number,
  ): Promise<PageDifference[]> {
    const { comparePages } = await loadPageReader();
    if (!this.filePages || !this.issuedPages) return [];
    const differences = await comparePages(
      this.filePages,
      this.issuedPages,
      pagePairs,
      maxPictures,
    );
    const pictures = differences.flatMap(({ pictures: pair }) =>
      pair ? [pair.file, pair.issued] : [],
    );
    return transfer(
      differences,
      pictures.map(({ data }) => data.buffer),
    );
  }

  /** Releases the memory of both documents. */
  async close(): Promise<void> {
    await Promise.all([this.filePages?.close(), this.issuedPages?.close()]);
  }
}

async function openPages(
  bytes: Uint8Array,
  CanvasFactory?: PageCanvasFactory,
): Promise<PageReader> {
  const pageReader = await loadPageReader();
  return new pageReader.PageReader(bytes, CanvasFactory);
}

/** Loads the code that reads contents. */
export const loadPageReader = () => import(/* webpackChunkName: "pdf-reader" */ './pageReader.ts');
