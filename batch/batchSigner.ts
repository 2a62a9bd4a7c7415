import type { Language } from '#domain/language.ts';
import { PdfSigner, type SignFunction } from '#rendering/signing/PdfSigner.ts';
import { loadSignatureLabel } from '#rendering/signing/signatureLabel.ts';

/** Option with which the PDF files of a batch are signed. */
export interface SigningOptions {
  /**
   * Function that signs the given bytes of a PDF file and returns a detached CMS signature in DER, like the signers of
   * @signpdf. The caller manages the keys. Default: files are not signed.
   */
  sign?: SignFunction | undefined;
}

/**
 * A function that adds a signature to a PDF. Returns the PDF unchanged if the batch has no sign function.
 * @throws errors of PdfSigner
 */
export type BatchSigner = (pdf: Uint8Array) => Promise<Uint8Array>;

export async function createBatchSigner(
  sign: SigningOptions['sign'],
  language: Language,
): Promise<BatchSigner> {
  if (!sign) return (pdf) => Promise.resolve(pdf);
  const signer = new PdfSigner(sign, await loadSignatureLabel(language));
  return (pdf) => signer.addSignature(pdf);
}
