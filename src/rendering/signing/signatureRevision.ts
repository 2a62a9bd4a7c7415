import { dateEntries, reference, textString } from '../pdf/syntax.ts';
import { IssuedPdf } from './IssuedPdf.ts';

/** What is chosen of a signature's place in a file. */
export interface SignaturePlace {
  /** What it is called for someone who listens, in the document's language. */
  label: string;
  /** ISO 8601 instant: when it is signed, as the signer says. */
  signedAt: string;
  /** Bytes that are kept for the signature. */
  room: number;
}

/** A file with an empty place for a signature. */
export interface UnsignedRevision {
  bytes: Uint8Array;
  /** Where the signature's hexadecimal digits are, two for each byte of room. */
  digits: readonly [from: number, to: number];
}

/** Of the numbers that say what is signed: they are known once the file is whole. */
const widestNumber = 10;
const unknownRange = `/ByteRange[0 ${' '.repeat(3 * widestNumber + 2)}]`;
/** What the digits of the signature follow. */
export const startOfDigits = '/Contents<';

/** Nobody may change what is certified: readers show it where somebody did. */
const certifies =
  '/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P 1/V/1.2>>>>]';

/**
 * A file of our writer with a second revision, in which a certifying signature has its place: PAdES, without a look. The
 * same file and place always give the same bytes.
 * @throws ForeignForm for a file that our writer has not written, or that has a second revision
 */
export function withSignaturePlace(issued: Uint8Array, place: SignaturePlace): UnsignedRevision {
  const revision = revisionOf(issued, place);
  const bytes = new Uint8Array(issued.length + revision.length);
  bytes.set(issued);
  bytes.set(revision, issued.length);
  const text = new TextDecoder('latin1').decode(revision);
  const from = issued.length + text.indexOf(startOfDigits) + startOfDigits.length;
  const to = from + 2 * place.room;
  const range = [from - 1, to + 1, bytes.length - to - 1].join(' ').padEnd(3 * widestNumber + 2);
  const at = issued.length + text.indexOf(unknownRange) + '/ByteRange[0 '.length;
  bytes.set(new TextEncoder().encode(range), at);
  return { bytes, digits: [from, to] };
}

function revisionOf(issued: Uint8Array, { label, signedAt, room }: SignaturePlace): Uint8Array {
  const file = new IssuedPdf(issued);
  const [field, signature] = [file.reserve(), file.reserve()];
  const catalog = file.root;
  const page = file.referred(file.referred(catalog, 'Pages'), 'Kids');
  file.extend(
    catalog,
    `/AcroForm<</Fields[${reference(field)}]/SigFlags 3>>/Perms<</DocMDP ${reference(signature)}>>`,
  );
  if (file.object(page).includes('/Annots['))
    file.change(page, /\/Annots\[([^\]]*)\]/, `/Annots[$1 ${reference(field)}]`);
  else file.extend(page, `/Annots[${reference(field)}]`);
  // Printed, locked, and of no size beyond the page: it has no look, and PDF/UA takes it for no content.
  const name = textString(label);
  file.add(
    field,
    `<</Type/Annot/Subtype/Widget/FT/Sig/T(Signature)/TU ${name}/Contents ${name}/F 132` +
      `/Rect[-1 -1 -1 -1]/P ${reference(page)}/V ${reference(signature)}>>`,
  );
  file.add(
    signature,
    `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached${unknownRange}` +
      `${startOfDigits}${'0'.repeat(2 * room)}>${dateEntries(signedAt, 'M')}${certifies}>>`,
  );
  return file.revision();
}
