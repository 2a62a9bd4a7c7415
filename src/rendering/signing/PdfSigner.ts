import { withSignaturePlace } from './signatureRevision.ts';

/**
 * Signs: gets the bytes that a signature covers, the whole file but its own place, and gives a detached CMS signature of
 * them, DER. `signedAt` is what the file says of the time.
 */
export type Sign = (
  covered: Uint8Array,
  signedAt: Date,
) => Uint8Array | ArrayBuffer | Promise<Uint8Array | ArrayBuffer>;

/** What a signer gave is none. */
export class UnusableSignature extends Error {
  override name = 'UnusableSignature';
}

/** Bytes. A signature with three certificates takes some 6,000, a time stamp as many again. */
const firstRoom = 8192;
const mostRoom = 65_536;

/** Every CMS signature is a sequence. */
const startOfSequence = 0x30;

const hexBytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Adds the signatures of one signer to files of our writer. */
export class PdfSigner {
  private readonly sign: Sign;
  private readonly label: string;
  private room = firstRoom;

  /** @param label what someone who listens hears of the signature, in the documents' language */
  constructor(sign: Sign, label: string) {
    this.sign = sign;
    this.label = label;
  }

  /**
   * The same file with a revision behind it that holds a certifying signature, PAdES; all else stays as it is.
   * @throws UnusableSignature, and what the signer throws
   */
  async signed(issued: Uint8Array): Promise<Uint8Array> {
    for (;;) {
      const signedAt = new Date();
      const { label, room } = this;
      const place = { label, room, signedAt: signedAt.toISOString() };
      const { bytes, digits } = withSignaturePlace(issued, place);
      const [from, to] = digits;
      const covered = new Uint8Array(bytes.length - (to - from) - 2);
      covered.set(bytes.subarray(0, from - 1));
      covered.set(bytes.subarray(to + 1), from - 1);
      const signature = new Uint8Array(await this.sign(covered, signedAt));
      if (signature[0] !== startOfSequence)
        throw new UnusableSignature('What `sign` gave is no CMS signature in DER.');
      if (signature.length <= room) {
        const hex = Array.from(signature, (byte) => hexBytes[byte] ?? '').join('');
        bytes.set(new TextEncoder().encode(hex), from);
        return bytes;
      }
      this.room = 2 ** Math.ceil(Math.log2(signature.length));
      if (this.room > mostRoom)
        throw new UnusableSignature(`A signature of ${signature.length} bytes is too large.`);
    }
  }
}
