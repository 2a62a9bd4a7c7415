import type { PdfStatement } from '../pdf/pdfInput.ts';
import type { PagedScene } from '../scene.ts';
import type { Statement } from './statementText.ts';

/** Converts a laid-out statement of learning to the input of `buildPdf`. */
export function toPdfStatement({ issuedAt, company }: Statement, scene: PagedScene): PdfStatement {
  return { scene, issuedAt, author: company, subject: scene.title };
}
