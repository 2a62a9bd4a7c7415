import { addIncrementalUpdate, PdfParts } from '../editPdf.ts';
import { createByteForgery, type Forgery, untrusted } from './Forgery.ts';

/** Replaces the hexadecimal digits of the signature. */
const replaceSignature = (edit: (digits: string) => string) => (text: string) =>
  text.replace(
    /(\/Contents<)([0-9a-f]+)(?=>\/M )/,
    (_all, start: string, digits: string) => `${start}${edit(digits)}`,
  );

/** Changes of a file that was signed as this product signs. */
export const signatureForgeries: readonly Forgery[] = [
  createByteForgery(
    'a signature of zeros',
    replaceSignature((digits) => '0'.repeat(digits.length)),
    untrusted,
    'signature',
    'form',
  ),
  createByteForgery(
    'a signature that is cut',
    replaceSignature((digits) => digits.slice(0, 200).padEnd(digits.length, '0')),
    untrusted,
  ),
  createByteForgery(
    'data behind the signature, in its room',
    replaceSignature((digits) => `${digits.slice(0, -8)}deadbeef`),
    untrusted,
  ),
  createByteForgery(
    'another name of the signature field',
    (text) => text.replace('/T(Signature)', '/T(Signatura)'),
    untrusted,
  ),
  createByteForgery(
    'a visible signature field',
    (text) => text.replace('/Rect[-1 -1 -1 -1]', '/Rect[00 00 90 90]'),
    untrusted,
  ),
  createByteForgery(
    'a signature that allows changes',
    (text) => text.replace('/P 1/V/1.2', '/P 3/V/1.2'),
    untrusted,
  ),
  createByteForgery(
    'a signature of a part of the file',
    (text) => text.replace(/\/ByteRange\[0 (\d)(\d+)/, '/ByteRange[0 1$2'),
    untrusted,
  ),
  createByteForgery(
    'a date of signing that is none',
    (text) => text.replace(/\/M \(D:\d{8}/, '/M (D:20269999'),
    untrusted,
  ),
  createByteForgery('a text after the signature', (text) => `${text}Hello`, untrusted),
  createByteForgery('a line break after the signature', (text) => `${text}\r\n`, ['resaved']),
  {
    name: 'a revision after the signature',
    edit: addIncrementalUpdate,
    verdicts: untrusted,
  },
];

/**
 * Appends the change that a forgery makes to the signed file, as a further revision, so that the signature stays valid for
 * the part that it covers.
 * @param issued the file before it was signed
 */
export function appendForgery(signed: Uint8Array, issued: Uint8Array, forgery: Forgery): Buffer {
  const latest = flattenRevisions(signed, issued);
  const { objects } = new PdfParts(forgery.edit(latest.bytes));
  const text = Buffer.from(signed).toString('latin1');
  const [, previousStart] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
  let body = '';
  let table = '';
  objects.forEach((object, index) => {
    if (object === latest.objects[index]) return;
    const offset = String(text.length + body.length).padStart(10, '0');
    table += `${index + 1} 1\n${offset} 00000 n \n`;
    body += object;
  });
  const start = text.length + body.length;
  const end = `xref\n${table}trailer\n<</Size ${objects.length + 1}${latest.trailer}/Prev ${previousStart}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text + body + end, 'latin1');
}

/** Writes the latest version of each object of a signed file. */
function flattenRevisions(signed: Uint8Array, issued: Uint8Array): PdfParts {
  const parts = new PdfParts(issued);
  const revision = Buffer.from(signed.subarray(issued.length)).toString('latin1');
  for (const [object, id] of revision.matchAll(/(?<=^|\n)(\d+) 0 obj\n[^]*?\nendobj\n/g))
    parts.objects[Number(id) - 1] = object;
  return parts;
}
