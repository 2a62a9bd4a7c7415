import { ForeignForm } from './IssuedPdf.ts';
import { type SignaturePlace, startOfDigits, withSignaturePlace } from './signatureRevision.ts';

const previous = /\/Prev (\d+)>>\nstartxref\n\d+\n%%EOF\n$/;
const end = '%%EOF\n';
const digitsAndDate = new RegExp(
  `${startOfDigits}((?:[0-9a-f]{2})+)>/M \\(D:(\\d{4})(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)(\\d\\d)Z\\)`,
);

/**
 * The issued file in a signed one, where nothing but a signature was added to it as our batch adds one: the second revision
 * is made again, and each of its bytes is compared but for the signature itself. So it changes nothing that anybody sees,
 * whoever signed.
 * @param label of the signature in the document's language
 * @returns undefined for every other file
 */
export function issuedPart(signed: Uint8Array, label: string): Uint8Array | undefined {
  const issued = firstRevision(signed);
  const place = issued && placeIn(textOf(signed.subarray(issued.length)), label);
  if (!place) return undefined;
  try {
    const { bytes, digits } = withSignaturePlace(issued, place);
    const [from, to] = digits;
    const isAgain =
      bytes.length === signed.length &&
      bytes.every(
        (byte, at) => byte === signed[at] || (at >= from && at < to && isDigit(signed[at])),
      );
    return isAgain ? issued : undefined;
  } catch (error) {
    if (error instanceof ForeignForm) return undefined;
    throw error;
  }
}

function firstRevision(signed: Uint8Array): Uint8Array | undefined {
  const start = Number(previous.exec(textOf(signed.subarray(-1024)))?.[1]);
  const length = textOf(signed.subarray(start || signed.length)).indexOf(end);
  return length < 0 ? undefined : signed.subarray(0, start + length + end.length);
}

function placeIn(revision: string, label: string): SignaturePlace | undefined {
  const [, digits, year, month, day, ...time] = digitsAndDate.exec(revision) ?? [];
  if (digits === undefined) return undefined;
  const signedAt = `${year}-${month}-${day}T${time.join(':')}Z`;
  return { label, room: digits.length / 2, signedAt };
}

const isDigit = (byte: number | undefined) => /[0-9a-f]/.test(String.fromCharCode(byte ?? 0));

/** A character a byte, so that a place in the text is one in the file. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
