import { PdfDocumentBuilder } from './PdfDocumentBuilder.ts';
import type { PdfCertificateInput, PdfResources, PdfStatementInput } from './pdfInput.ts';

/**
 * Builds one PDF of certificates with two pages each. The pages of a statement come first if there is one. A statement
 * without certificates is possible. Fonts, images and backgrounds used on several pages are written once. The same
 * input always gives the same bytes.
 * @throws Error if a font of a scene is missing, or the description of a figure or link is blank
 */
export function buildPdf(
  certificates: readonly PdfCertificateInput[],
  resources: PdfResources,
  statement?: PdfStatementInput,
): Uint8Array {
  const isSingle = certificates.length === 1 && !statement;
  const optimizeFor = resources.optimizeFor ?? (isSingle ? 'speed' : 'size');
  return new PdfDocumentBuilder({ ...resources, optimizeFor }).write(certificates, statement);
}
