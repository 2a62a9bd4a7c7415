/** The functions of the chunk that is loaded when a file is checked. */
import { createPdf } from '#rendering/createPdf.ts';
import type { DrawingEngine, DrawingEngines } from '#rendering/drawing/DrawingEngine.ts';
import type { DrawingWorker } from '#rendering/drawing/DrawingWorker.ts';
import { drawingVersion } from '#rendering/drawing/drawingVersion.ts';
import { frozenDrawingEngines } from '#rendering/drawing/frozenDrawingEngines.ts';
import { createRecord } from '#rendering/pdf/pdfCertificate.ts';
import { renderCertificate } from '#rendering/renderCertificate.ts';
import { retryImport } from '#runtime/retryImport.ts';

export { checkFile } from '../comparison/index.ts';
export { DrawingWorker } from '#rendering/drawing/DrawingWorker.ts';
export { openPdfFile } from '#rendering/pdfReader/openPdfFile.ts';

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
export function createDrawingEngines(worker: DrawingWorker): DrawingEngines {
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
