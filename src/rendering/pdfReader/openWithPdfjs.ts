import { getDocument, type PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Class that creates the canvases on which pdf.js draws. pdf.js has one for pages and one for Node.js. */
export type PageCanvasFactory = new () => object;

/** Filters for transparency, which pdf.js builds as SVG in a page. In a worker, it computes them itself. */
class NoFilters {
  addFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  destroy(): void {
    // There is nothing to remove.
  }
}

/**
 * Opens a PDF with pdf.js, with everything switched off that could run a program or load anything. Destroy the task when
 * the document is no longer needed.
 * @param CanvasFactory canvases for a worker, where there is no document; by default pdf.js chooses
 */
export function openWithPdfjs(
  bytes: Uint8Array,
  CanvasFactory?: PageCanvasFactory,
): PDFDocumentLoadingTask {
  return getDocument({
    data: bytes.slice(),
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    stopAtErrors: false,
    ...(CanvasFactory && { CanvasFactory, FilterFactory: NoFilters }),
  });
}
