import type { PdfConformanceLevel } from '#domain/config.ts';
import { isWithinDepth } from '#runtime/isWithinDepth.ts';
import { formatPageBoxes } from '../pdf/bleed.ts';
import { decodeLatin1 } from '../pdf/syntax.ts';
import { landscapePageSize } from '../scene.ts';

/** Certificate data attached to a PDF as JSON. Do not trust this data: any program may have written it. */
export type AttachedRecord = Readonly<Record<string, unknown>>;

/** Metadata of a PDF created by this product. Parsed without reading the pages of the PDF. */
export interface PdfMetadata {
  records: readonly AttachedRecord[];
  /** Language of the document, such as `pt-BR`. Undefined if the file states none. */
  language: string | undefined;
  /** PDF/A and PDF/UA standards of the file, inferred from its PDF version. */
  level: PdfConformanceLevel;
  /** Whether the pages have the boxes that this product writes for a print shop. */
  hasBleed: boolean;
  /** Whether the file contains a digital signature, valid or not. */
  isSigned: boolean;
}

/** Maximum length of an attached record, characters. Longer than any record that this product writes. */
const maxRecordLength = 65_536;
/**
 * Maximum number of attached records that are read; files have fewer in practice. A limit is needed because a check of
 * a file requests and renders the certificate of every record again.
 */
export const maxRecords = 500;

/** Maximum number of characters between the length of an attachment and its data. */
const maxDictionaryRest = 400;

const byteRangePattern = /\/ByteRange\s*\[/;
const attachmentPattern =
  /\/Type\/EmbeddedFile\/Subtype\/application#2Fjson\b[^]{0,200}?\/Length (\d+)/g;
const streamStart = '>>\nstream\n';
const languagePattern = /\/Type\/Catalog\b[^]{0,80}?\/Lang\(([A-Za-z-]{2,12})\)/;
/** Language as other programs write it, in any place. */
const otherLanguagePattern = /\/Lang ?\(([A-Za-z-]{2,12})\)/;

/** Returns whether a file is a PDF: whether its first 1,024 bytes contain `%PDF-`. */
export function isPdf(bytes: Uint8Array): boolean {
  return decodeLatin1(bytes.subarray(0, 1024)).includes('%PDF-');
}

/** Parses metadata that this product writes to a PDF without compression, for example attachments. Never throws. */
export function parsePdfMetadata(bytes: Uint8Array): PdfMetadata {
  const text = decodeLatin1(bytes);
  return {
    records: parseRecords(bytes, text),
    language: (languagePattern.exec(text) ?? otherLanguagePattern.exec(text))?.[1],
    level: text.startsWith('%PDF-2.') ? 'a4f-ua2' : 'a3a-ua1',
    hasBleed: text.includes(formatPageBoxes(landscapePageSize)),
    isSigned: byteRangePattern.test(text),
  };
}

/** Maximum depth of objects and arrays within a record. Deeper ones cannot be written as JSON again in all browsers. */
const maxRecordDepth = 1000;

/** Parses an attached JSON record. Returns undefined if the text is invalid, too long or nested too deeply. */
export function parseRecord(json: string): AttachedRecord | undefined {
  if (json.length > maxRecordLength) return undefined;
  try {
    const parsed: unknown = JSON.parse(json);
    return isRecord(parsed) && isWithinDepth(parsed, maxRecordDepth) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function parseRecords(bytes: Uint8Array, text: string): AttachedRecord[] {
  const records: AttachedRecord[] = [];
  let matchCount = 0;
  for (const match of text.matchAll(attachmentPattern)) {
    if (++matchCount > maxRecords) break;
    const end = match.index + match[0].length;
    const start = text.slice(end, end + maxDictionaryRest).indexOf(streamStart);
    const length = Number(match[1]);
    if (start < 0 || length > maxRecordLength) continue;
    const from = end + start + streamStart.length;
    const record = parseRecord(new TextDecoder().decode(bytes.subarray(from, from + length)));
    if (record) records.push(record);
  }
  return records;
}

const isRecord = (value: unknown): value is AttachedRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
