import type { PdfCertificateInput } from './pdfInput.ts';

/**
 * Formats the title of a document: the title of its certificate, or, if there are several, the learner and the company.
 * Users cannot choose a title, because windows show it like a part of the issued document.
 */
export function formatDocumentTitle(certificates: readonly PdfCertificateInput[]): string {
  const [first] = certificates;
  if (!first || certificates.length === 1) return first?.scene.title ?? '';
  const listNames = (key: 'learner' | 'author') => {
    const names = new Set(certificates.map((certificate) => certificate[key]));
    return names.size === 1 ? [...names] : [];
  };
  return [...listNames('learner'), ...listNames('author')].join(' – ') || first.scene.title;
}
