import { expose, proxy } from 'comlink';
import { loadPageReader, PdfFileReader } from './PdfFileReader.ts';

/** Creates the canvases on which pdf.js draws pages within a worker. */
class OffscreenCanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
  }

  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }

  destroy({ canvas }: { canvas: OffscreenCanvas }): void {
    canvas.width = 0;
    canvas.height = 0;
  }
}

const readerFactory = {
  /** Creates the reader of a file in this worker. */
  createReader: (file: Blob) => proxy(new PdfFileReader(file, OffscreenCanvasFactory)),
  /** Loads the code that reads contents. */
  prepare: async () => {
    await loadPageReader();
  },
};

export type ReaderFactory = typeof readerFactory;

// pdf.js leaves rejected promises unhandled when it reads a damaged file. The errors that matter are thrown to the page.
addEventListener('unhandledrejection', (event) => event.preventDefault());
expose(readerFactory);
