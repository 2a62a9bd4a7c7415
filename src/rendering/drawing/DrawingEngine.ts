import type { createPdf } from '../createPdf.ts';
import type { createRecord } from '../pdf/pdfCertificate.ts';
import type { renderCertificate } from '../renderCertificate.ts';
import type { renderStatement } from '../statement/renderStatement.ts';

/** The functions that draw documents, as they are or were in one drawing version. */
export interface DrawingEngine {
  renderCertificate: typeof renderCertificate;
  renderStatement: typeof renderStatement;
  createPdf: typeof createPdf;
  /** Creates the data of a certificate that are attached to a PDF. */
  createRecord: typeof createRecord;
}

/** Engines of drawing versions, by version. Each is loaded when it is called for. */
export type DrawingEngines = ReadonlyMap<number, () => Promise<DrawingEngine>>;
