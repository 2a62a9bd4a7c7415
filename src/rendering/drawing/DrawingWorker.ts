import { type Remote, wrap } from 'comlink';
import type { createPdf, PdfOptions } from '../createPdf.ts';
import type { RenderedCertificate } from '../renderCertificate.ts';
import type { DrawingEngine } from './DrawingEngine.ts';
import type { createPdfOfVersion } from './drawing.worker.ts';

/**
 * A worker that creates PDFs, so that decoding and compressing images does not block the page. The page creates a PDF
 * itself if the worker fails: where the browser allows no worker because of the page's origin or Content Security
 * Policy, and for text and images that only a page can draw.
 */
export class DrawingWorker {
  private worker: Worker | undefined;
  private createPdfOfVersion: Remote<typeof createPdfOfVersion> | undefined;
  private failure = new Promise<never>(() => undefined);

  constructor() {
    try {
      const worker = new Worker(
        new URL(/* webpackChunkName: "drawing" */ './drawing.worker.ts', import.meta.url),
      );
      this.worker = worker;
      this.createPdfOfVersion = wrap<typeof createPdfOfVersion>(worker);
      // A worker that a policy blocks has an error event, and its constructor does not throw.
      this.failure = new Promise((_resolve, fail) => {
        worker.addEventListener('error', () => fail(new Error('The worker failed.')));
      });
      this.failure.catch(() => undefined);
    } catch (error) {
      console.error(error);
    }
  }

  /** Returns the engine of a drawing version with its PDFs created in this worker. */
  withWorker(version: number, engine: DrawingEngine): DrawingEngine {
    const createInWorker: typeof createPdf = async (certificates, options) => {
      try {
        return await this.createPdf(version, certificates, options);
      } catch {
        return engine.createPdf(certificates, options);
      }
    };
    return { ...engine, createPdf: createInWorker };
  }

  /** Ends the worker, also while it creates a PDF. */
  close(): void {
    this.worker?.terminate();
  }

  private async createPdf(
    version: number,
    certificates: readonly RenderedCertificate[],
    options: PdfOptions = {},
  ): Promise<Uint8Array> {
    if (!this.createPdfOfVersion) throw new Error('There is no worker.');
    const { statement } = options;
    const created = this.createPdfOfVersion(version, certificates.map(copyWithoutFunctions), {
      ...options,
      statement: statement && copyWithoutFunctions(statement),
    });
    return Promise.race([created, this.failure]);
  }
}

/** Leaves out a function that earlier drawing versions return, because no function can be sent to a worker. */
const copyWithoutFunctions = <Rendered extends object>(rendered: Rendered): Rendered => ({
  ...rendered,
  drawFallbackText: undefined,
});
