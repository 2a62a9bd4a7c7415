import { isId } from '#model/addresses.ts';
import type { PdfLevel } from '#model/config.ts';
import { type Language, languageOf } from '#model/language.ts';
import { unescaped } from '../pdf/metadata.ts';

/** The record of a certificate as a file has it attached: whatever was written there. */
export type AttachedRecord = Readonly<Record<string, unknown>>;

/** What a file of ours says of itself, found without reading its pages. */
export interface FileClaims {
  records: readonly AttachedRecord[];
  /** Undefined where it names none of ours. */
  language: Language | undefined;
  title: string;
  /** By its version of PDF. */
  level: PdfLevel;
  /** It is put together as our writer does it, from its first byte to its last. */
  hasOurForm: boolean;
  /** Something in it calls itself a digital signature. */
  isSigned: boolean;
}

/** Longer than any record of ours. */
const longestRecord = 65_536;
/** More certificates than a file has in practice: each is asked for and made again. */
export const mostRecords = 500;

const signedRange = /\/ByteRange\s*\[/;
const attachment = /\/Type\/EmbeddedFile\/Subtype\/application#2Fjson\b[^]{0,200}?\/Length (\d+)/g;
const startOfStream = '>>\nstream\n';
const catalogLanguage = /\/Type\/Catalog\b[^]{0,80}?\/Lang\(([A-Za-z-]{2,12})\)/;
const documentTitle = /(?<=<dc:title><rdf:Alt><rdf:li xml:lang="x-default">)[^<]{0,12000}/;
const ourStart = /^%PDF-(?:1\.7|2\.0)\n%\u00e2\u00e3\u00cf\u00d3\n/;
const ourEnd =
  /trailer\n<<\/Size \d+\/Root \d+ 0 R(?:\/Info \d+ 0 R)?\/ID\[<([0-9A-F]{32})><\1>\]>>\nstartxref\n\d+\n%%EOF\n$/;

/** Whether a file begins as every PDF does. */
export function isPdf(bytes: Uint8Array): boolean {
  return latin1(bytes.subarray(0, 1024)).includes('%PDF-');
}

/** Reads what stands in the file as our writer leaves it: attachments are not deflated. Never throws. */
export function claimsIn(bytes: Uint8Array): FileClaims {
  const text = latin1(bytes);
  return {
    records: recordsIn(bytes, text),
    language: languageOf(catalogLanguage.exec(text)?.[1]),
    title: titleIn(bytes, text),
    level: text.startsWith('%PDF-2.') ? 'a4f-ua2' : 'a3a-ua1',
    hasOurForm: ourStart.test(text) && ourEnd.test(text.slice(-400)) && isOneRevision(text),
    isSigned: signedRange.test(text),
  };
}

/** The record that a text is, if it is one. */
export function recordOf(json: string): AttachedRecord | undefined {
  if (json.length > longestRecord) return undefined;
  try {
    const parsed: unknown = JSON.parse(json);
    return isRecord(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Where the certificate of a record is asked for: the end of its address, else its validation ID. */
export function idOf({ url, validation_id }: AttachedRecord): string | undefined {
  const ofAddress = typeof url === 'string' ? idInAddress(url) : undefined;
  return ofAddress ?? (typeof validation_id === 'string' ? plainId(validation_id) : undefined);
}

/** The id of the certificate that a public address leads to. */
export const idInAddress = (address: string): string | undefined =>
  plainId(/\/print\/([^/?#]+)\/?(?:[?#]|$)/.exec(address)?.[1] ?? '');

const plainId = (text: string) => (isId(text) ? text : undefined);

function recordsIn(bytes: Uint8Array, text: string): AttachedRecord[] {
  const records: AttachedRecord[] = [];
  for (const found of text.matchAll(attachment)) {
    if (records.length >= mostRecords) break;
    const start = text.indexOf(startOfStream, found.index + found[0].length);
    const length = Number(found[1]);
    if (start < 0 || length > longestRecord) continue;
    const from = start + startOfStream.length;
    const record = recordOf(new TextDecoder().decode(bytes.subarray(from, from + length)));
    if (record) records.push(record);
  }
  return records;
}

function titleIn(bytes: Uint8Array, text: string): string {
  const { index = 0, 0: xml = '' } = documentTitle.exec(text) ?? {};
  return unescaped(new TextDecoder().decode(bytes.subarray(index, index + xml.length)));
}

const isOneRevision = (text: string) => text.indexOf('%%EOF') === text.lastIndexOf('%%EOF');

const isRecord = (value: unknown): value is AttachedRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A character a byte, so that a place in the text is one in the file. */
const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
