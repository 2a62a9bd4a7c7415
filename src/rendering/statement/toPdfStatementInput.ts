import type { PdfStatementInput } from '../pdf/pdfInput.ts';
import type { MultiPageScene } from '../scene.ts';
import type { Statement } from './statementText.ts';

/** Converts a laid-out statement of learning to the input of `buildPdf`. */
export function toPdfStatementInput(
  statement: Statement,
  scene: MultiPageScene,
): PdfStatementInput {
  const { issuedAt, company } = statement;
  const record = buildStatementRecord(statement);
  return { scene, issuedAt, author: company, subject: scene.title, record };
}

/** Builds the machine-readable data of a statement. Everything else in it is data of the certificates. */
export function buildStatementRecord({ issuedAt, color, selectionName }: Statement): object {
  return { kind: 'statement', issued_at: issuedAt, color, selection: selectionName ?? null };
}
