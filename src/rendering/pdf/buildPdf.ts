import { PdfDocumentBuilder } from './PdfDocumentBuilder.ts';
import type { PdfCertificate, PdfResources, PdfStatement } from './pdfInput.ts';

/**
 * Builds one PDF of certificates with two pages each, preceded by the pages of a statement if there is one. A PDF of a
 * statement without certificates is possible. Shared resources are written once. The same input always gives the same
 * bytes.
 * @throws Error if a font of a scene is missing, or the description of a figure or link is blank
 */
export function buildPdf(
  certificates: readonly PdfCertificate[],
  resources: PdfResources,
  statement?: PdfStatement,
): Uint8Array {
  const isSingle = certificates.length === 1 && !statement;
  const optimizeFor = resources.optimizeFor ?? (isSingle ? 'speed' : 'size');
  return new PdfDocumentBuilder({ ...resources, optimizeFor }).write(certificates, statement);
}
