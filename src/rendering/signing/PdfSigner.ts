import { joinBytes } from '../images/formats/joinBytes.ts';
import { addEmptySignature } from './addEmptySignature.ts';
import { isCmsSignature } from './isCmsSignature.ts';

/**
 * Function that signs a PDF. Receives the bytes that the signature covers: the whole file except the space for the
 * signature. Returns a detached CMS signature in DER format. `signedAt` is the signing time written to the file.
 */
export type SignFunction = (
  covered: Uint8Array,
  signedAt: Date,
) => Uint8Array | ArrayBuffer | Promise<Uint8Array | ArrayBuffer>;

/** Thrown if the signing function returns a signature that is too large, or something other than a CMS signature. */
export class UnusableSignatureError extends Error {
  override name = 'UnusableSignatureError';
}

/**
 * Number of bytes that are reserved for a signature at first. A signature with three certificates takes about 6,000
 * bytes; a time stamp takes as many again.
 */
const initialSignatureSize = 8192;
const maxSignatureSize = 65_536;

const hexBytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** A signer that adds digital signatures to PDFs written by this product. */
export class PdfSigner {
  private readonly sign: SignFunction;
  private readonly label: string;
  private reservedBytes = initialSignatureSize;

  /** Creates a signer. @param label accessible name of the signature field, in the documents' language */
  constructor(sign: SignFunction, label: string) {
    this.sign = sign;
    this.label = label;
  }

  /**
   * Appends a certifying PAdES signature to a PDF. The existing bytes stay unchanged.
   * @throws UnusableSignatureError, UnsupportedPdfError, and the errors of the signing function
   */
  async addSignature(issued: Uint8Array): Promise<Uint8Array> {
    for (;;) {
      const signedAt = new Date();
      const { label, reservedBytes } = this;
      const field = { label, reservedBytes, signedAt: signedAt.toISOString() };
      const { bytes, digits } = addEmptySignature(issued, field);
      const [from, to] = digits;
      const covered = joinBytes([bytes.subarray(0, from - 1), bytes.subarray(to + 1)]);
      const signature = new Uint8Array(await this.sign(covered, signedAt));
      // "Check a file" recognizes no other signature.
      if (!isCmsSignature(signature))
        throw new UnusableSignatureError('What `sign` gave is no CMS signature in DER.');
      if (signature.length <= reservedBytes) {
        const hex = Array.from(signature, (byte) => hexBytes[byte] ?? '').join('');
        bytes.set(new TextEncoder().encode(hex), from);
        return bytes;
      }
      this.reservedBytes = 2 ** Math.ceil(Math.log2(signature.length));
      if (this.reservedBytes > maxSignatureSize)
        throw new UnusableSignatureError(`A signature of ${signature.length} bytes is too large.`);
    }
  }
}
