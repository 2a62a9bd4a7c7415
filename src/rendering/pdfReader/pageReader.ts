// Registers the worker of pdf.js, so that pdf.js runs it in this thread instead of starting another.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type {
  PDFDocumentLoadingTask,
  PDFDocumentProxy,
  PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { comparePictures, type MovedLine, type Picture } from './comparePictures.ts';
import { inspectDocument } from './conduct/inspectDocument.ts';
import { hasThinShapes } from './findThinShapes.ts';
import { type Box, joinGlyphs, type TextLine } from './joinGlyphs.ts';
import { type PageCanvasFactory, openWithPdfjs } from './openWithPdfjs.ts';
import {
  type PageDifference,
  type PagePlacement,
  type PdfContent,
  type PdfPageContent,
  pixelsPerPoint,
  UnreadablePdfError,
} from './pdfContent.ts';
import { findPlacement, isBlankOutside, isSameLine, toIssuedBox } from './pagePlacement.ts';
import { readGlyphs } from './readGlyphs.ts';

/** Maximum height of a picture, in multiples of its width. A page that is higher is cut. */
const maxAspectRatio = 2;

/** Maximum number of pages that are kept after they were read, so that they are drawn faster. */
const maxKeptPages = 20;

/** A PDF that is read and then drawn. */
export class PageReader {
  private readonly bytes: Uint8Array;
  private readonly task: PDFDocumentLoadingTask;
  private pages: readonly PdfPageContent[] = [];

  constructor(bytes: Uint8Array, CanvasFactory?: PageCanvasFactory) {
    this.bytes = bytes;
    this.task = openWithPdfjs(bytes, CanvasFactory);
  }

  /** Reads the text and the conduct. @throws UnreadablePdfError for a damaged or locked file */
  readContent(maxPages: number): Promise<PdfContent> {
    return convertErrors(async () => {
      const inspection = await inspectDocument(this.bytes);
      const pdf = await this.task.promise;
      const pages: PdfPageContent[] = [];
      for (let index = 0; index < Math.min(pdf.numPages, maxPages); index++)
        pages.push(await readPage(await pdf.getPage(index + 1), index < maxKeptPages));
      this.pages = pages;
      const { info } = await pdf.getMetadata();
      const language = 'Language' in info ? String(info.Language) : '';
      const findings = [...inspection.findings];
      const isAmbiguous = findings.some(({ kind }) => kind === 'ambiguous');
      if (!isAmbiguous && pages.some((page) => page.hasThinShapes))
        findings.push({ kind: 'ambiguous', detail: '' });
      return { ...inspection, findings, pageCount: pdf.numPages, pages, language };
    });
  }

  /**
   * Draws a page. Links and notes are not drawn.
   * @param index number of the page, from 0
   * @throws UnreadablePdfError for a damaged page
   */
  drawPage(index: number, area?: PageArea): Promise<Picture> {
    return convertErrors(async () => drawPage(await this.task.promise, index, area));
  }

  /** Returns a page that was read. */
  getPage(index: number): PdfPageContent {
    return this.pages[index] ?? { width: 0, height: 0, lines: [], hasThinShapes: false };
  }

  close(): Promise<void> {
    return this.task.destroy();
  }
}

/** Draws pages of a PDF and of the issued PDF, and compares the pictures. @throws UnreadablePdfError */
export async function comparePages(
  file: PageReader,
  issued: PageReader,
  pagePairs: readonly (readonly [filePage: number, issuedPage: number])[],
  maxPictures: number,
): Promise<PageDifference[]> {
  const differences: PageDifference[] = [];
  let pictureCount = 0;
  for (const [filePage, issuedPage] of pagePairs) {
    const issuedPicture = await issued.drawPage(issuedPage);
    const { width, height } = issuedPicture;
    const placement = await locateIssuedPage(file, filePage, issued.getPage(issuedPage));
    const picture = await file.drawPage(filePage, { width, height, placement });
    const movedLines = findMovedLines(
      file.getPage(filePage).lines,
      issued.getPage(issuedPage).lines,
      placement,
    );
    const areas = comparePictures(picture, issuedPicture, movedLines).map((area) =>
      scaleBox(area, 1 / pixelsPerPoint),
    );
    const isShown = areas.length > 0 && pictureCount++ < maxPictures;
    const pictures = isShown ? { file: picture, issued: issuedPicture } : undefined;
    differences.push({ filePage, issuedPage, placement, areas, pictures });
  }
  return differences;
}

/** Finds where a page shows the issued page in another size, if its margins are blank. */
async function locateIssuedPage(
  file: PageReader,
  filePage: number,
  issuedPage: PdfPageContent,
): Promise<PagePlacement | undefined> {
  const page = file.getPage(filePage);
  const placement = findPlacement(page, issuedPage);
  // A picture shows only the upper part of a page that is higher.
  if (!placement || page.height > maxAspectRatio * page.width) return undefined;
  const { scale, left, top } = placement;
  const area = {
    left,
    top,
    right: left + scale * issuedPage.width,
    bottom: top + scale * issuedPage.height,
  };
  const isBlank = isBlankOutside(await file.drawPage(filePage), scaleBox(area, pixelsPerPoint));
  return isBlank ? placement : undefined;
}

/** Finds the lines of a page that are at about the same place of the issued page. */
function findMovedLines(
  lines: readonly TextLine[],
  issuedLines: readonly TextLine[],
  placement: PagePlacement | undefined,
): MovedLine[] {
  return lines.flatMap((line) => {
    const box = placement ? toIssuedBox(line.box, placement) : line.box;
    const issued = issuedLines.find((issuedLine) => isSameLine({ ...line, box }, issuedLine));
    if (!issued) return [];
    return {
      box: scaleBox(box, pixelsPerPoint),
      left: (issued.box.left - box.left) * pixelsPerPoint,
      right: (issued.box.right - box.right) * pixelsPerPoint,
      vertical: (issued.box.bottom - box.bottom) * pixelsPerPoint,
    };
  });
}

const scaleBox = ({ left, top, right, bottom }: Box, scale: number): Box => ({
  left: left * scale,
  top: top * scale,
  right: right * scale,
  bottom: bottom * scale,
});

/** Runs a task. @throws UnreadablePdfError in place of the errors of pdf.js */
async function convertErrors<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadablePdfError(isLocked ? 'locked' : 'damaged', error);
  }
}

async function readPage(page: PDFPageProxy, isKept: boolean): Promise<PdfPageContent> {
  const operators = await page.getOperatorList({ annotationMode: 0 });
  const lines = joinGlyphs(readGlyphs(page, operators));
  const isThin = hasThinShapes(operators);
  const { width, height } = page.getViewport({ scale: 1 });
  if (!isKept) page.cleanup();
  return { width, height, lines, hasThinShapes: isThin };
}

/** The part of a page to draw: as much as fits into a picture, from the place of the issued page. */
interface PageArea {
  /** Size of the picture, pixels. */
  width: number;
  height: number;
  placement: PagePlacement | undefined;
}

async function drawPage(pdf: PDFDocumentProxy, index: number, area?: PageArea): Promise<Picture> {
  const page = await pdf.getPage(index + 1);
  const original = page.getViewport({ scale: pixelsPerPoint });
  const width = area?.width ?? Math.round(original.width);
  const height =
    area?.height ?? Math.round(Math.min(original.height, maxAspectRatio * original.width));
  const scale = pixelsPerPoint / (area?.placement?.scale ?? original.width / width);
  const viewport = page.getViewport({
    scale,
    offsetX: -scale * (area?.placement?.left ?? 0),
    offsetY: -scale * (area?.placement?.top ?? 0),
  });
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
