import { joinBytes } from '../images/formats/joinBytes.ts';
import { formatPdfDateEntries, formatPdfReference, formatTextString } from '../pdf/syntax.ts';
import { IssuedPdf } from './IssuedPdf.ts';

/** Contents of a signature field except the signature: label, signing time and space for the signature. */
export interface SignatureField {
  /** Accessible name of the field, in the language of the document. */
  label: string;
  /** Time of signing as stated by the signer, an ISO 8601 instant. */
  signedAt: string;
  /** Number of bytes reserved for the signature. */
  reservedBytes: number;
}

/** A PDF with a signature field that has no signature yet. */
export interface UnsignedPdf {
  bytes: Uint8Array;
  /**
   * Offsets in the file between which the signature's hexadecimal digits are written. Each reserved byte takes two
   * digits.
   */
  digits: readonly [from: number, to: number];
}

/**
 * Number of characters reserved for each number in `/ByteRange`, the entry with the signed parts of the file. These
 * numbers are known only once the rest of the file is complete.
 */
const maxNumberWidth = 10;
const emptyByteRange = `/ByteRange[0 ${' '.repeat(3 * maxNumberWidth + 2)}]`;
/** Text that precedes the hexadecimal digits of the signature in the file. */
export const signatureContentsStart = '/Contents<';

/**
 * PDF entries that forbid changes after this signature. If the file is changed nevertheless, PDF readers report this.
 */
const certificationReference =
  '/Reference[<</Type/SigRef/TransformMethod/DocMDP/TransformParams<</Type/TransformParams/P 1/V/1.2>>>>]';

/**
 * Adds a certifying signature field (PAdES) to a PDF as a new revision. The field is invisible and has no signature
 * yet. The same file and field always give the same bytes.
 * @throws UnsupportedPdfError for a file that this product has not written, or that already has a second revision
 */
export function addEmptySignature(issued: Uint8Array, field: SignatureField): UnsignedPdf {
  const revision = buildRevision(issued, field);
  const bytes = joinBytes([issued, revision]);
  const text = new TextDecoder('latin1').decode(revision);
  const from = issued.length + text.indexOf(signatureContentsStart) + signatureContentsStart.length;
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
  const form = `/AcroForm<</Fields[${formatPdfReference(field)}]/SigFlags 3>>/Perms<</DocMDP ${formatPdfReference(signature)}>>`;
  file.setObject(catalog, appendEntries(file.getObject(catalog), form));
  file.setObject(page, appendAnnotation(file.getObject(page), formatPdfReference(field)));
  // Printed, locked, and an empty rectangle off the page: invisible, and not content for PDF/UA.
  const name = formatTextString(label);
  file.setObject(
    field,
    `<</Type/Annot/Subtype/Widget/FT/Sig/T(Signature)/TU ${name}/Contents ${name}/F 132` +
      `/Rect[-1 -1 -1 -1]/P ${formatPdfReference(page)}/V ${formatPdfReference(signature)}>>`,
  );
  file.setObject(
    signature,
    `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached${emptyByteRange}` +
      `${signatureContentsStart}${'0'.repeat(2 * reservedBytes)}>${formatPdfDateEntries(signedAt, 'M')}${certificationReference}>>`,
  );
  return file.buildRevision();
}

/** Adds a reference to the annotations of a page. @param page PDF text of its dictionary */
const appendAnnotation = (page: string, reference: string): string =>
  page.includes('/Annots[')
    ? page.replace(/\/Annots\[([^\]]*)\]/, `/Annots[$1 ${reference}]`)
    : appendEntries(page, `/Annots[${reference}]`);

const appendEntries = (dictionary: string, entries: string): string =>
  `${dictionary.slice(0, -2)}${entries}>>`;
