import { joinBytes } from '../images/formats/joinBytes.ts';
import { decodeLatin1, encodeLatin1 } from '../pdf/syntax.ts';
import { UnsupportedPdfError } from './IssuedPdf.ts';
import { isCmsSignature } from './isCmsSignature.ts';
import {
  type SignatureField,
  signatureContentsStart,
  addEmptySignature,
} from './addEmptySignature.ts';

const previousPattern = /\/Prev (\d+)>>\nstartxref\n\d+\n%%EOF\n$/;
/** Maximum length of a revision with a signature, bytes: two digits for each byte of the largest signature, and the rest. */
const maxRevisionLength = 2 * 65_536 + 10_000;
const endOfFile = '%%EOF\n';
const signaturePattern = new RegExp(
  `${signatureContentsStart}((?:[0-9a-f]{2})+)>/M \\(D:(\\d{4})(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)Z\\)`,
);

/**
 * Returns the original PDF without its signature. Only accepts a file to which nothing was added except a signature
 * revision as this product writes it. To check this, rebuilds that revision and compares it byte by byte, except for
 * the signature itself, which has to be a CMS signature. Therefore, adding the signature cannot have changed
 * visible content or hidden anything. Line breaks that a program added after the end stay there.
 * @param label accessible name of the signature field, in the document's language
 * @returns undefined for any other file
 */
export function removeSignatureRevision(file: Uint8Array, label: string): Uint8Array | undefined {
  const tail = decodeLatin1(file.subarray(-1024));
  const [lineBreaks = ''] = /(?<=%%EOF\n)[\r\n]+$/.exec(tail) ?? [];
  const signed = file.subarray(0, file.length - lineBreaks.length);
  const issued = removeLastRevision(signed, label);
  return issued && joinBytes([issued, encodeLatin1(lineBreaks)]);
}

function removeLastRevision(signed: Uint8Array, label: string): Uint8Array | undefined {
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
    return isIdentical && isCmsSignature(parseHex(signed.subarray(from, to))) ? issued : undefined;
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
  if (revision.length > maxRevisionLength) return undefined;
  const [, digits, year, month, day, ...time] = signaturePattern.exec(revision) ?? [];
  if (digits === undefined) return undefined;
  const signedAt = `${year}-${month}-${day}T${time.join(':')}Z`;
  return { label, reservedBytes: digits.length / 2, signedAt };
}

const parseHex = (digits: Uint8Array): Uint8Array =>
  Uint8Array.from({ length: digits.length / 2 }, (_, index) =>
    parseInt(String.fromCharCode(digits[2 * index] ?? 0, digits[2 * index + 1] ?? 0), 16),
  );

const isHexDigit = (byte: number | undefined) => /[0-9a-f]/.test(String.fromCharCode(byte ?? 0));
