import type { Language } from '#model/language.ts';
import { PdfSigner, type Sign } from '#rendering/signing/PdfSigner.ts';
import { signatureLabel } from '#rendering/signing/signatureLabel.ts';

/** Who signs the files of a batch. */
export interface SigningOptions {
  /**
   * Gets the bytes that a signature covers and gives a detached CMS signature of them, DER: what `sign` of a signer of
   * @signpdf does. Keys stay with whoever gives this. Default: nothing is signed.
   */
  sign?: Sign | undefined;
}

/** Adds its signature to a file of ours, or nothing where nobody signs. @throws what PdfSigner throws */
export type BatchSigner = (pdf: Uint8Array) => Promise<Uint8Array>;

export async function batchSigner(
  sign: SigningOptions['sign'],
  language: Language,
): Promise<BatchSigner> {
  if (!sign) return (pdf) => Promise.resolve(pdf);
  const signer = new PdfSigner(sign, await signatureLabel(language));
  return (pdf) => signer.signed(pdf);
}
