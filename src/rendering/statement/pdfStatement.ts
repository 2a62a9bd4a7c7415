import type { PdfStatement } from '../pdf/scenePdf.ts';
import type { PagedScene } from '../scene.ts';
import type { Statement } from './statementText.ts';

/** A statement that was laid out, as a document takes it. */
export function pdfStatement({ issuedAt, company }: Statement, scene: PagedScene): PdfStatement {
  return { scene, issuedAt, author: company, subject: scene.title };
}
