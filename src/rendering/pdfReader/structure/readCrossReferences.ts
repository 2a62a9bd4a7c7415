import { inflate } from './inflate.ts';
import { decodeLatin1 } from '../../pdf/syntax.ts';
import { type Linearization, readLinearization } from './readLinearization.ts';
import { PdfTokenReader } from './PdfTokenReader.ts';
import {
  AmbiguousPdfError,
  isDictionary,
  PdfKeyword,
  PdfName,
  PdfReference,
  type PdfDictionary,
  type PdfValue,
} from './pdfValues.ts';

/** Location of an object: an offset in the file, or an object stream. */
export type ObjectLocation =
  | { kind: 'file'; generation: number; offset: number }
  | { kind: 'stream'; generation: 0; streamId: number; index: number };

/** The objects of a PDF, as its cross-reference tables list them. */
export interface CrossReferences {
  /** Trailer of the section that is read first. */
  trailer: PdfDictionary;
  /** Whether a section was added to the file, or an object is listed by two sections, so that one replaces the other. */
  hasRevisions: boolean;
  /** The pages of a linearized file, which some programs show without its page tree. */
  linearization: Linearization | undefined;
  locations: ReadonlyMap<number, ObjectLocation>;
  /** Places of the tables, the last one first. */
  tableOffsets: readonly number[];
}

/** One of the tables that list the objects of a file. `locations` has undefined for an object that was deleted. */
interface Section {
  trailer: PdfDictionary;
  locations: ReadonlyMap<number, ObjectLocation | undefined>;
}

/** Maximum number of objects. A file with a thousand certificates has about twenty thousand. */
const maxObjects = 500_000;
/** Maximum length of a compressed cross-reference table, bytes. */
const maxTableLength = 20 * maxObjects;
const maxSections = 20;

/**
 * Reads all cross-reference tables of a PDF, from the last one on.
 * @throws AmbiguousPdfError if a table breaks the rules of the format
 */
export async function readCrossReferences(bytes: Uint8Array): Promise<CrossReferences> {
  const sections: Section[] = [];
  const tableOffsets: number[] = [];
  for (let offset: PdfValue | undefined = findLastOffset(bytes); offset !== undefined;) {
    if (typeof offset !== 'number' || sections.length >= maxSections)
      throw new AmbiguousPdfError('The cross-reference tables are invalid.');
    const section = await readSection(bytes, offset);
    if (section.trailer.has('XRefStm'))
      throw new AmbiguousPdfError('The file has two tables of the same objects.');
    sections.push(section);
    tableOffsets.push(offset);
    offset = section.trailer.get('Prev');
  }
  const locations = new Map<number, ObjectLocation | undefined>();
  // A linearized file has two tables, of the first page and of the others.
  const linearization = readLinearization(bytes, findLastOffset(bytes));
  let hasRevisions = sections.length > (linearization ? 2 : 1);
  for (const section of sections)
    for (const [id, location] of section.locations)
      if (!locations.has(id)) locations.set(id, location);
      else if (id !== 0 && location) hasRevisions = true;
  const [{ trailer } = { trailer: new Map<string, PdfValue>() }] = sections;
  const used = Array.from(locations).flatMap(([id, location]) =>
    location ? [[id, location] as const] : [],
  );
  const size = Number(trailer.get('Size'));
  const root = trailer.get('Root');
  // Poppler writes the number of objects to files that it has joined, which lack numbers. Programs that follow it do not
  // find the catalog, and search the file for all objects.
  const isCount = size === used.length && root instanceof PdfReference && root.id >= size;
  if (!isCount && !used.every(([id]) => id < size))
    throw new AmbiguousPdfError('The file has more objects than it says.');
  return { trailer, hasRevisions, linearization, locations: new Map(used), tableOffsets };
}

const endPattern = /startxref\s+(\d+)\s+%%EOF\s*$/;

function findLastOffset(bytes: Uint8Array): number {
  const offset = endPattern.exec(decodeLatin1(bytes.subarray(-1024)))?.[1];
  if (offset === undefined)
    throw new AmbiguousPdfError('The end of the file is not that of a PDF.');
  return Number(offset);
}

async function readSection(bytes: Uint8Array, offset: number): Promise<Section> {
  const reader = new PdfTokenReader(bytes, offset);
  const first = reader.readValue();
  if (first instanceof PdfKeyword && first.text === 'xref') return readTable(reader);
  reader.readInteger();
  reader.expectKeyword('obj');
  const trailer = reader.readValue();
  reader.expectKeyword('stream');
  if (!isDictionary(trailer)) throw new AmbiguousPdfError('A cross-reference stream is invalid.');
  const length = trailer.get('Length');
  const start = reader.position + (bytes[reader.position] === 13 ? 2 : 1);
  if (typeof length !== 'number' || start + length > bytes.length)
    throw new AmbiguousPdfError('A cross-reference stream has an invalid length.');
  const data = bytes.subarray(start, start + length);
  return { trailer, locations: readStreamRows(trailer, await decodeTable(trailer, data)) };
}

function readTable(reader: PdfTokenReader): Section {
  const locations = new Map<number, ObjectLocation | undefined>();
  for (;;) {
    const start = reader.readValue();
    if (start instanceof PdfKeyword && start.text === 'trailer') break;
    const count = reader.readInteger();
    if (typeof start !== 'number' || locations.size + count > maxObjects)
      throw new AmbiguousPdfError('A cross-reference table is invalid.');
    checkRows(reader, count);
    for (let id = start; id < start + count; id++) {
      const [offset, generation] = [reader.readInteger(), reader.readInteger()];
      const kind = reader.readValue();
      if (!(kind instanceof PdfKeyword) || !['n', 'f'].includes(kind.text) || locations.has(id))
        throw new AmbiguousPdfError('A row of a cross-reference table is invalid.');
      locations.set(id, kind.text === 'n' ? { kind: 'file', generation, offset } : undefined);
    }
  }
  const trailer = reader.readValue();
  if (!isDictionary(trailer)) throw new AmbiguousPdfError('A trailer is missing.');
  return { trailer, locations };
}

/** A row of a cross-reference table. Some programs read its words, others its 20 bytes. */
const rowPattern = /^\d{10} \d{5} [nf](?: \r| \n|\r\n)$/;
const rowLength = 20;

/** Checks the layout of the next rows, which the words of a comment or of a longer row would shift. */
function checkRows(reader: PdfTokenReader, count: number): void {
  if (count > 0 && !reader.hasMore()) throw new AmbiguousPdfError('A table has no rows.');
  const rows = decodeLatin1(reader.readAhead(count * rowLength));
  for (let start = 0; start < count * rowLength; start += rowLength)
    if (!rowPattern.test(rows.slice(start, start + rowLength)))
      throw new AmbiguousPdfError('A row of a cross-reference table is invalid.');
}

async function decodeTable(dictionary: PdfDictionary, data: Uint8Array): Promise<Uint8Array> {
  const filter = dictionary.get('Filter');
  if (filter === undefined) return data;
  if (!(filter instanceof PdfName && filter.text === 'FlateDecode'))
    throw new AmbiguousPdfError('A cross-reference stream has an unexpected filter.');
  const inflated = await inflate(data, maxTableLength);
  const entries = dictionary.get('DecodeParms') ?? new Map<string, PdfValue>();
  // Further parameters would change the length of a row.
  const isUsual =
    isDictionary(entries) && [...entries.keys()].every((key) => predictorKeys.has(key));
  if (!isUsual || dictionary.has('DP') || dictionary.has('F'))
    throw new AmbiguousPdfError('A cross-reference stream has unexpected parameters.');
  const [predictor, columns] = [entries.get('Predictor') ?? 1, entries.get('Columns') ?? 1];
  if (predictor === 1) return inflated;
  if (predictor !== 12 || typeof columns !== 'number')
    throw new AmbiguousPdfError('A cross-reference stream has an unexpected predictor.');
  return undoUpPredictor(inflated, columns);
}

const predictorKeys = new Set(['Predictor', 'Columns']);

/** Undoes the PNG filter “up”: each byte was replaced by its difference from the byte above it. */
function undoUpPredictor(data: Uint8Array, columns: number): Uint8Array {
  const rowCount = Math.floor(data.length / (columns + 1));
  const result = new Uint8Array(rowCount * columns);
  for (let row = 0; row < rowCount; row++) {
    if (data[row * (columns + 1)] !== 2)
      throw new AmbiguousPdfError('A cross-reference stream has an unexpected predictor.');
    for (let column = 0; column < columns; column++) {
      const above = row > 0 ? (result[(row - 1) * columns + column] ?? 0) : 0;
      result[row * columns + column] = above + (data[row * (columns + 1) + 1 + column] ?? 0);
    }
  }
  return result;
}

function readStreamRows(
  dictionary: PdfDictionary,
  data: Uint8Array,
): Map<number, ObjectLocation | undefined> {
  const widths = readNumbers(dictionary.get('W'));
  const ranges = readNumbers(dictionary.get('Index') ?? [0, dictionary.get('Size') ?? 0]);
  const locations = new Map<number, ObjectLocation | undefined>();
  const isValid = widths.length === 3 && widths.every((width) => width >= 0 && width <= 8);
  if (!isValid || widths.every((width) => width === 0))
    throw new AmbiguousPdfError('The rows of a cross-reference stream are invalid.');
  let position = 0;
  const parseField = (index: number, defaultValue: number): number => {
    const width = widths[index] ?? 0;
    let value = 0;
    for (let digit = 0; digit < width; digit++) value = value * 256 + (data[position++] ?? 0);
    return width === 0 ? defaultValue : value;
  };
  for (let index = 0; index + 1 < ranges.length; index += 2) {
    const [first = 0, count = 0] = ranges.slice(index);
    for (let id = first; id < first + count; id++) {
      if (position >= data.length || locations.has(id))
        throw new AmbiguousPdfError('A cross-reference stream is invalid.');
      const [type, second, third] = [parseField(0, 1), parseField(1, 0), parseField(2, 0)];
      locations.set(id, toLocation(type, second, third));
    }
  }
  return locations;
}

function toLocation(type: number, second: number, third: number): ObjectLocation | undefined {
  if (type === 1) return { kind: 'file', offset: second, generation: third };
  if (type === 2) return { kind: 'stream', generation: 0, streamId: second, index: third };
  if (type === 0) return undefined;
  throw new AmbiguousPdfError('A row of a cross-reference stream is invalid.');
}

function readNumbers(value: PdfValue | undefined): number[] {
  const numbers = Array.isArray(value) ? (value as readonly PdfValue[]) : [];
  if (!numbers.every((number) => typeof number === 'number'))
    throw new AmbiguousPdfError('A cross-reference stream is invalid.');
  return [...numbers];
}
