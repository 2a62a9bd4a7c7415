// Registers the worker of pdf.js, so that pdf.js runs it in this thread instead of starting another.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { comparePictures, type Picture } from './comparePictures.ts';
import { inspectDocument } from './conduct/inspectDocument.ts';
import { joinGlyphs } from './joinGlyphs.ts';
import { type PageCanvasFactory, openWithPdfjs } from './openWithPdfjs.ts';
import {
  type PageDifference,
  type PdfContent,
  type PdfPageContent,
  pixelsPerPoint,
  UnreadablePdfError,
} from './PdfFileReader.ts';
import { readGlyphs } from './readGlyphs.ts';

/** Maximum height of a picture, in multiples of its width. A page that is higher is cut. */
const maxAspectRatio = 2;

/** Reads the text and the conduct of a PDF. @throws UnreadablePdfError for a damaged or locked file */
export async function readPdfContent(
  bytes: Uint8Array,
  maxPages: number,
  CanvasFactory: PageCanvasFactory | undefined,
): Promise<PdfContent> {
  const inspection = await inspectDocument(bytes);
  return openPdf(bytes, CanvasFactory, async (pdf) => {
    const pages: PdfPageContent[] = [];
    for (let index = 0; index < Math.min(pdf.numPages, maxPages); index++)
      pages.push(await readPage(pdf, index));
    const { info } = await pdf.getMetadata();
    const language = 'Language' in info ? String(info.Language) : '';
    return { ...inspection, pageCount: pdf.numPages, pages, language };
  });
}

/** Draws pages of a PDF and of the issued PDF, and compares the pictures. */
export function comparePdfPages(
  bytes: Uint8Array,
  issued: Uint8Array,
  pagePairs: readonly (readonly [filePage: number, issuedPage: number])[],
  maxPictures: number,
  CanvasFactory: PageCanvasFactory | undefined,
): Promise<PageDifference[]> {
  return openPdf(bytes, CanvasFactory, (filePdf) =>
    openPdf(issued, CanvasFactory, async (issuedPdf) => {
      const differences: PageDifference[] = [];
      let pictureCount = 0;
      for (const [filePage, issuedPage] of pagePairs) {
        const issuedPicture = await drawPage(issuedPdf, issuedPage);
        const file = await drawPage(filePdf, filePage, issuedPicture);
        const areas = comparePictures(file, issuedPicture);
        const isShown = areas.length > 0 && pictureCount++ < maxPictures;
        const pictures = isShown ? { file, issued: issuedPicture } : undefined;
        differences.push({ filePage, issuedPage, areas, pictures });
      }
      return differences;
    }),
  );
}

/** Opens a PDF. @throws UnreadablePdfError in place of the errors of pdf.js */
async function openPdf<Result>(
  bytes: Uint8Array,
  CanvasFactory: PageCanvasFactory | undefined,
  read: (pdf: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  try {
    return await openWithPdfjs(bytes, read, CanvasFactory);
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadablePdfError(isLocked ? 'locked' : 'damaged', error);
  }
}

async function readPage(pdf: PDFDocumentProxy, index: number): Promise<PdfPageContent> {
  const page = await pdf.getPage(index + 1);
  const lines = joinGlyphs(await readGlyphs(page));
  const { width, height } = page.getViewport({ scale: 1 });
  page.cleanup();
  return { width, height, lines };
}

/** Draws a page, with the width and height of another picture if there is one. Links and notes are not drawn. */
async function drawPage(
  pdf: PDFDocumentProxy,
  index: number,
  size?: { width: number; height: number },
): Promise<Picture> {
  const page = await pdf.getPage(index + 1);
  const original = page.getViewport({ scale: pixelsPerPoint });
  const width = size?.width ?? Math.round(original.width);
  const height =
    size?.height ?? Math.round(Math.min(original.height, maxAspectRatio * original.width));
  const viewport = page.getViewport({ scale: (pixelsPerPoint * width) / original.width });
  const { canvasFactory } = pdf as unknown as { canvasFactory: CanvasFactory };
  const surface = canvasFactory.create(width, height);
  const { canvas, context: canvasContext } = surface;
  await page.render({ canvas, canvasContext, viewport, annotationMode: 0 }).promise;
  const { data } = canvasContext.getImageData(0, 0, width, height);
  canvasFactory.destroy(surface);
  page.cleanup();
  return { width, height, data };
}

/** The canvases of pdf.js. Its TypeScript types lack them. */
interface CanvasFactory {
  create: (
    width: number,
    height: number,
  ) => { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
  destroy: (surface: object) => void;
}
