import { expose, proxy } from 'comlink';
import { PdfFileReader } from './PdfFileReader.ts';

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

/** Creates the reader of a file in this worker. */
export const createReader = (file: Blob) => proxy(new PdfFileReader(file, OffscreenCanvasFactory));

// pdf.js leaves rejected promises unhandled when it reads a damaged file. The errors that matter are thrown to the page.
addEventListener('unhandledrejection', (event) => event.preventDefault());
expose(createReader);
