import type { PdfStatementInput } from '../pdf/pdfInput.ts';
import type { MultiPageScene } from '../scene.ts';
import type { Statement } from './statementText.ts';

/** Converts a laid-out statement of learning to the input of `buildPdf`. */
export function toPdfStatementInput(
  { issuedAt, company }: Statement,
  scene: MultiPageScene,
): PdfStatementInput {
  return { scene, issuedAt, author: company, subject: scene.title };
}
