import { formatDateEntries, formatReference, formatTextString } from '../pdf/syntax.ts';
import { IssuedPdf } from './IssuedPdf.ts';

/** Label, signing time and size of a signature field. */
export interface SignatureField {
  /** Accessible name in the language of the document. */
  label: string;
  /** Time of signing as an ISO 8601 instant, according to the signer. */
  signedAt: string;
  /** Bytes reserved for the signature. */
  reservedBytes: number;
}

/** A PDF with a signature field whose signature is still empty. */
export interface UnsignedPdf {
  bytes: Uint8Array;
  /** Offsets of the signature's hexadecimal digits, two for each reserved byte. */
  digits: readonly [from: number, to: number];
}

/**
 * Characters reserved for each number in `/ByteRange`, which states the signed parts of the file. The numbers are known
 * only when the file is complete.
 */
const maxNumberWidth = 10;
const emptyByteRange = `/ByteRange[0 ${' '.repeat(3 * maxNumberWidth + 2)}]`;
/** Text that precedes the hexadecimal digits of the signature in the file. */
export const contentsStart = '/Contents<';

/** PDF entries that forbid changes to the file after this signature. PDF readers report forbidden changes. */
const certificationReference =
  '/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P 1/V/1.2>>>>]';

/**
 * Adds an empty, invisible certifying signature (PAdES) to a PDF as a new revision. The same file and field always
 * give the same bytes.
 * @throws UnsupportedPdfError for a file that this product has not written, or that already has a second revision
 */
export function addEmptySignature(issued: Uint8Array, field: SignatureField): UnsignedPdf {
  const revision = buildRevision(issued, field);
  const bytes = new Uint8Array(issued.length + revision.length);
  bytes.set(issued);
  bytes.set(revision, issued.length);
  const text = new TextDecoder('latin1').decode(revision);
  const from = issued.length + text.indexOf(contentsStart) + contentsStart.length;
  const to = from + 2 * field.reservedBytes;
  const range = [from - 1, to + 1, bytes.length - to - 1].join(' ').padEnd(3 * maxNumberWidth + 2);
  const rangeStart = issued.length + text.indexOf(emptyByteRange) + '/ByteRange[0 '.length;
  bytes.set(new TextEncoder().encode(range), rangeStart);
  return { bytes, digits: [from, to] };
}

function buildRevision(
  issued: Uint8Array,
  { label, signedAt, reservedBytes }: SignatureField,
): Uint8Array {
  const file = new IssuedPdf(issued);
  const [field, signature] = [file.reserveId(), file.reserveId()];
  const catalog = file.root;
  const page = file.getReference(file.getReference(catalog, 'Pages'), 'Kids');
  file.appendEntries(
    catalog,
    `/AcroForm<</Fields[${formatReference(field)}]/SigFlags 3>>/Perms<</DocMDP ${formatReference(signature)}>>`,
  );
  if (file.getObject(page).includes('/Annots['))
    file.replaceEntry(page, /\/Annots\[([^\]]*)\]/, `/Annots[$1 ${formatReference(field)}]`);
  else file.appendEntries(page, `/Annots[${formatReference(field)}]`);
  // Printed, locked, and an empty rectangle off the page: invisible, and not content for PDF/UA.
  const name = formatTextString(label);
  file.addObject(
    field,
    `<</Type/Annot/Subtype/Widget/FT/Sig/T(Signature)/TU ${name}/Contents ${name}/F 132` +
      `/Rect[-1 -1 -1 -1]/P ${formatReference(page)}/V ${formatReference(signature)}>>`,
  );
  file.addObject(
    signature,
    `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached${emptyByteRange}` +
      `${contentsStart}${'0'.repeat(2 * reservedBytes)}>${formatDateEntries(signedAt, 'M')}${certificationReference}>>`,
  );
  return file.buildRevision();
}
