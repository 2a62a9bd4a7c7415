import { decodeLatin1, encodeLatin1 } from '../pdf/syntax.ts';

/** Thrown for a PDF that this product has not written, so that no revision can be added to the PDF. */
export class UnsupportedPdfError extends Error {
  override name = 'UnsupportedPdfError';
}

const trailerPattern = /trailer\n<<\/Size (\d+)([^]*?)>>\nstartxref\n(\d+)\n%%EOF\n$/;
const xrefRowPattern = /(\d{10}) 00000 n \n/g;

/** A PDF written by this product, with changes that are appended to the file as a new revision. */
export class IssuedPdf {
  private readonly bytes: Uint8Array;
  private readonly offsets: readonly number[];
  private readonly trailer: string;
  private readonly xrefOffset: number;
  /** PDF text of replaced and added objects, by object id. */
  private readonly newObjects = new Map<number, string>();
  private size: number;

  /** Parses the structure of a PDF. @throws UnsupportedPdfError for a PDF that was not written by this product */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const [, size, trailer = '', xrefOffset] =
      trailerPattern.exec(decodeLatin1(bytes.subarray(-1024))) ?? [];
    this.xrefOffset = Number(xrefOffset ?? Infinity);
    const rows = decodeLatin1(bytes.subarray(this.xrefOffset)).matchAll(xrefRowPattern);
    this.offsets = Array.from(rows, ([, offset]) => Number(offset));
    this.trailer = trailer;
    this.size = Number(size);
    if (this.offsets.length + 1 !== this.size)
      throw new UnsupportedPdfError('Its objects are not listed.');
  }

  get root(): number {
    return parseNumber(this.trailer, /\/Root (\d+) 0 R/);
  }

  /**
   * Returns the PDF text of a dictionary object in the file.
   * @throws UnsupportedPdfError if the object is missing or is a stream
   */
  getObject(id: number): string {
    const from = this.offsets[id - 1] ?? this.xrefOffset;
    let end = this.xrefOffset;
    for (const offset of this.offsets) if (offset > from && offset < end) end = offset;
    const text = decodeLatin1(this.bytes.subarray(from, end));
    const [, body] = new RegExp(`^${id} 0 obj\\n(<<[^]*>>)\\nendobj\\n$`).exec(text) ?? [];
    if (body === undefined) throw new UnsupportedPdfError(`It has no dictionary ${id}.`);
    return body;
  }

  /**
   * Returns the id of the object to which an entry of the dictionary object `id` refers.
   * @throws UnsupportedPdfError if the entry is missing or is not a reference
   */
  getReference(id: number, entry: string): number {
    return parseNumber(this.getObject(id), new RegExp(`/${entry}[ [](\\d+) 0 R`));
  }

  /** Reserves an id for an object that is added later, so that other objects can already refer to that object. */
  reserveId(): number {
    return this.size++;
  }

  /** Replaces an object, or adds one with a reserved id. @param body PDF text of the object */
  setObject(id: number, body: string): void {
    this.newObjects.set(id, body);
  }

  /**
   * Builds the bytes that must be appended to the file: replaced and added objects, a cross-reference table and a
   * trailer.
   */
  buildRevision(): Uint8Array {
    let text = '';
    let table = '';
    for (const [id, body] of [...this.newObjects].sort(([a], [b]) => a - b)) {
      table += `${id} 1\n${String(this.bytes.length + text.length).padStart(10, '0')} 00000 n \n`;
      text += `${id} 0 obj\n${body}\nendobj\n`;
    }
    const start = this.bytes.length + text.length;
    const trailer = `<</Size ${this.size}${this.trailer}/Prev ${this.xrefOffset}>>`;
    return encodeLatin1(`${text}xref\n${table}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`);
  }
}

function parseNumber(text: string, pattern: RegExp): number {
  const [, digits] = pattern.exec(text) ?? [];
  if (digits === undefined) throw new UnsupportedPdfError(`Nothing matches ${pattern.source}.`);
  return Number(digits);
}
