import { UnsupportedPdfError } from './IssuedPdf.ts';
import { type SignatureField, contentsStart, addEmptySignature } from './addEmptySignature.ts';

const previousPattern = /\/Prev (\d+)>>\nstartxref\n\d+\n%%EOF\n$/;
const endOfFile = '%%EOF\n';
const signaturePattern = new RegExp(
  `${contentsStart}((?:[0-9a-f]{2})+)>/M \\(D:(\\d{4})(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)Z\\)`,
);

/**
 * Extracts the original PDF from a signed PDF, if nothing was added except a signature in the form that this product
 * writes. The second revision is rebuilt and compared byte by byte except for the signature itself, so that the
 * visible content cannot have been changed together with the signature.
 * @param label accessible name of the signature field, in the language of the document
 * @returns undefined for any other file
 */
export function extractIssuedPdf(signed: Uint8Array, label: string): Uint8Array | undefined {
  const issued = findFirstRevision(signed);
  const field = issued && parseSignatureField(decodeLatin1(signed.subarray(issued.length)), label);
  if (!field) return undefined;
  try {
    const { bytes, digits } = addEmptySignature(issued, field);
    const [from, to] = digits;
    const isIdentical =
      bytes.length === signed.length &&
      bytes.every(
        (byte, index) =>
          byte === signed[index] || (index >= from && index < to && isHexDigit(signed[index])),
      );
    return isIdentical ? issued : undefined;
  } catch (error) {
    if (error instanceof UnsupportedPdfError) return undefined;
    throw error;
  }
}

function findFirstRevision(signed: Uint8Array): Uint8Array | undefined {
  const start = Number(previousPattern.exec(decodeLatin1(signed.subarray(-1024)))?.[1]);
  const length = decodeLatin1(signed.subarray(start || signed.length)).indexOf(endOfFile);
  return length < 0 ? undefined : signed.subarray(0, start + length + endOfFile.length);
}

function parseSignatureField(revision: string, label: string): SignatureField | undefined {
  const [, digits, year, month, day, ...time] = signaturePattern.exec(revision) ?? [];
  if (digits === undefined) return undefined;
  const signedAt = `${year}-${month}-${day}T${time.join(':')}Z`;
  return { label, reservedBytes: digits.length / 2, signedAt };
}

const isHexDigit = (byte: number | undefined) => /[0-9a-f]/.test(String.fromCharCode(byte ?? 0));

/** Decodes each byte to one character, so that offsets in the text are offsets in the file. */
const decodeLatin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
