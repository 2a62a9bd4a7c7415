import { TimeoutError, withTimeout } from '#runtime/timeouts.ts';
import type { Language } from '#domain/language.ts';
import { PdfSigner, type SignFunction } from '#rendering/signing/PdfSigner.ts';
import { loadSignatureLabel } from '#rendering/signing/signatureLabel.ts';
import { callSigner, SignerError } from './callSigner.ts';

/** Options with which the PDF files of a batch are signed. */
export interface SigningOptions {
  /**
   * Function that signs the given bytes of a PDF file and returns a detached CMS signature in DER, like the signers of
   * @signpdf. The caller manages the keys. Default: files are not signed.
   */
  sign?: SignFunction | undefined;
  /** Number of seconds within which `sign` has to return a signature. Default: 60. */
  signTimeout?: number | undefined;
}

export const defaultSignTimeout = 60;

/**
 * A function that adds a signature to a PDF. Returns the PDF unchanged if the batch has no sign function.
 * @throws SignerError; errors of PdfSigner
 */
export type BatchSigner = (pdf: Uint8Array) => Promise<Uint8Array>;

export async function createBatchSigner(
  { sign, signTimeout = defaultSignTimeout }: SigningOptions,
  language: Language,
): Promise<BatchSigner> {
  if (!sign) return (pdf) => Promise.resolve(pdf);
  const signer = new PdfSigner(
    (covered, signedAt) => signInTime(sign, signTimeout, [covered, signedAt]),
    await loadSignatureLabel(language),
  );
  return (pdf) => signer.addSignature(pdf);
}

async function signInTime(
  sign: SignFunction,
  seconds: number,
  [covered, signedAt]: Parameters<SignFunction>,
): Promise<Uint8Array> {
  try {
    return await withTimeout(seconds * 1000, () => callSigner(sign, covered, signedAt));
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    throw new SignerError(`The signer gave no signature in ${seconds} s.`, { cause: error });
  }
}
