import type { PdfStatementInput } from '../pdf/pdfInput.ts';
import type { MultiPageScene } from '../scene.ts';
import type { Statement } from './statementText.ts';

/**
 * Converts a laid-out statement of learning to the input of `buildPdf`. Its machine-readable data has what the data of the
 * certificates do not have.
 */
export function toPdfStatementInput(
  statement: Statement,
  scene: MultiPageScene,
): PdfStatementInput {
  const { issuedAt, company, color, selectionName } = statement;
  const record = {
    kind: 'statement',
    issued_at: issuedAt,
    color,
    selection: selectionName ?? null,
  };
  return { scene, issuedAt, author: company, subject: scene.title, record };
}
