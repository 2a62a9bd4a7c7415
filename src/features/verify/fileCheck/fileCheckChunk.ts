/** The chunk that is loaded when the user chooses a file to check. */
import type { Language } from '#domain/language.ts';
import { createPdf } from '#rendering/createPdf.ts';
import type { DrawingEngine, DrawingEngines } from '#rendering/drawing/DrawingEngine.ts';
import { DrawingWorker } from '#rendering/drawing/DrawingWorker.ts';
import { drawingVersion } from '#rendering/drawing/drawingVersion.ts';
import { frozenDrawingEngines } from '#rendering/drawing/frozenDrawingEngines.ts';
import { createRecord } from '#rendering/pdf/pdfCertificate.ts';
import {
  openPdfFile,
  type PdfReaderWorker,
  startReaderWorker,
} from '#rendering/pdfReader/openPdfFile.ts';
import { renderCertificate } from '#rendering/renderCertificate.ts';
import { retryImport } from '#runtime/retryImport.ts';
import { checkFile, type FileCheckContext, type FileCheckReport } from '../comparison/index.ts';

type CheckContext = Pick<FileCheckContext, 'loadCertificate' | 'renderConfig' | 'onStep'>;

/** Checks files with workers: one that draws for all files, and one that reads for each file. */
export class FileChecker {
  private readonly drawingWorker = new DrawingWorker();
  private nextReader: PdfReaderWorker | undefined;
  private drawnId: string | undefined;

  /**
   * Starts the worker that will read the next file. Loads the code, fonts and images that the check needs if the file is
   * the certificate on screen. What fails is tried again when a file is checked.
   */
  prepare(openCertificateId: string | undefined, language: Language, context: CheckContext): void {
    this.nextReader ??= startReaderWorker();
    this.nextReader?.prepare().catch(() => undefined);
    if (openCertificateId === undefined || openCertificateId === this.drawnId) return;
    this.drawnId = openCertificateId;
    this.draw(openCertificateId, language, context).catch(() => undefined);
  }

  /** @throws ApiError when the server cannot be reached */
  async check(
    file: File,
    openCertificateId: string | undefined,
    context: CheckContext,
  ): Promise<FileCheckReport> {
    const reader = this.takeReader();
    return checkFile(file, openCertificateId, {
      ...context,
      openFile: (openedFile) => openPdfFile(openedFile, reader),
      drawingEngines: createDrawingEngines(this.drawingWorker),
    });
  }

  /** Ends the workers, also while they work. */
  close(): void {
    this.drawingWorker.close();
    this.nextReader?.close();
  }

  /** Returns the started worker. While its code loads on a slow connection, it cannot compare bytes, unlike a new one. */
  private takeReader(): PdfReaderWorker | undefined {
    if (!this.nextReader?.isPrepared) return undefined;
    const reader = this.nextReader;
    this.nextReader = undefined;
    return reader;
  }

  private async draw(id: string, language: Language, context: CheckContext): Promise<void> {
    const engine = this.drawingWorker.withWorker(drawingVersion, currentEngine);
    const certificate = await context.loadCertificate(id);
    const rendered = await engine.renderCertificate(certificate, language, context.renderConfig);
    await engine.createPdf([rendered], { optimizeFor: 'speed' });
  }
}

const currentEngine: DrawingEngine = {
  renderCertificate,
  // Few checked files contain a statement.
  renderStatement: async (...parameters) => {
    const statementModule = await retryImport(
      () => import(/* webpackChunkName: "statement" */ '#rendering/statement/renderStatement.ts'),
    );
    return statementModule.renderStatement(...parameters);
  },
  createPdf,
  createRecord,
};

/** Returns the engines of the current drawing version and of all earlier ones, with PDFs created in a worker. */
function createDrawingEngines(worker: DrawingWorker): DrawingEngines {
  const loaders: DrawingEngines = new Map([
    ...frozenDrawingEngines,
    [drawingVersion, () => Promise.resolve(currentEngine)],
  ]);
  return new Map(
    Array.from(loaders, ([version, loadEngine]) => [
      version,
      async () => worker.withWorker(version, await loadEngine()),
    ]),
  );
}
