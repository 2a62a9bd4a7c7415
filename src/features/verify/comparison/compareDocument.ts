import { sheetMargin } from '#rendering/pdf/bleed.ts';
import type { OpenedPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
import type { PdfContent } from '#rendering/pdfReader/pdfContent.ts';
import { compareCertificates } from './compareCertificates.ts';
import type { ExpectedCertificate } from './comparePages.ts';
import type { ClaimedCertificate } from './findClaims.ts';
import { readDifferences } from './readDifferences.ts';
import type { IssuedDocument, IssuedPdfOptions } from './renderIssuedDocument.ts';
import type { CertificateComparison } from './verdicts.ts';

interface DocumentClaims extends IssuedPdfOptions {
  claims: readonly ClaimedCertificate[];
  /** The claimed certificates that the issued document contains, in the same order. */
  knownClaims: readonly ClaimedCertificate[];
}

/**
 * Compares the content of a file with an issued document.
 * @returns one comparison for each certificate of the issued document
 * @throws UnreadablePdfError
 */
export async function compareDocument(
  reader: OpenedPdfFile,
  content: PdfContent,
  issued: IssuedDocument,
  { claims, knownClaims, ...pdfOptions }: DocumentClaims,
): Promise<CertificateComparison[]> {
  const { certificates, statement } = issued;
  const bytes = await issued.createPdf(pdfOptions);
  const documents = await readDifferences(
    reader,
    content,
    { bytes, certificates, statement },
    claims,
  );
  const firstPage = statement?.scene.pages.length ?? 0;
  const expected = knownClaims.flatMap(({ record }, index): ExpectedCertificate[] => {
    const certificate = certificates[index];
    const pages = [firstPage + 2 * index, firstPage + 2 * index + 1];
    return certificate ? [{ ...certificate, record, pages }] : [];
  });
  const pageMargin = pdfOptions.hasBleed ? sheetMargin : 0;
  return compareCertificates(expected, { ...documents, pageMargin });
}
