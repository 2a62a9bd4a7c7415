import { ByteWriter } from './content/ByteWriter.ts';
import type { DeflatedBytes } from './formats/deflate.ts';
import { formatHex4, formatPdfReference } from './syntax.ts';

/** A PDF file that is being written. Collects the file's objects in any order and writes the cross-reference table. */
export class PdfObjectWriter {
  /** Text of the file without the contents of streams. */
  private readonly text = new ByteWriter();
  /** Contents of streams. `textOffset` is the position in `text` at which a stream's contents are inserted. */
  private readonly streams: { textOffset: number; bytes: Uint8Array }[] = [];
  private readonly fingerprint = new Fingerprint();
  private readonly offsets: number[] = [0];
  private length = 0;

  constructor(version: string) {
    this.write(`%PDF-${version}\n%\u00e2\u00e3\u00cf\u00d3\n`);
  }

  /** Reserves an id for an object that is written later, so that other objects can already refer to that object. */
  reserveId(): number {
    this.offsets.push(0);
    return this.offsets.length - 1;
  }

  writeObject(body: string, id = this.reserveId()): number {
    this.offsets[id] = this.length;
    this.write(`${id} 0 obj\n${body}\nendobj\n`);
    return id;
  }

  /** Writes a stream object and returns its id. @param entries dictionary entries of the stream, without `/Length` */
  writeStream(entries: string, bytes: Uint8Array): number {
    const id = this.reserveId();
    this.offsets[id] = this.length;
    this.write(`${id} 0 obj\n<<${entries}/Length ${bytes.length}>>\nstream\n`);
    this.streams.push({ textOffset: this.text.length, bytes });
    this.trackBytes(bytes);
    this.write('\nendstream\nendobj\n');
    return id;
  }

  writeDeflatedStream(entries: string, { bytes }: DeflatedBytes): number {
    return this.writeStream(`${entries}/Filter/FlateDecode`, bytes);
  }

  /**
   * Completes the file and returns its bytes. The file identifier is computed from the content, so files with equal
   * content have equal identifiers.
   * @param catalog id of the document catalog
   * @param infoDictionary id of the document information dictionary. PDF 2.0 has none
   */
  finish(catalog: number, infoDictionary?: number): Uint8Array {
    const identifier = this.fingerprint.toString();
    const start = this.length;
    const rows = this.offsets
      .slice(1)
      .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
      .join('');
    const size = this.offsets.length;
    const infoEntry =
      infoDictionary === undefined ? '' : `/Info ${formatPdfReference(infoDictionary)}`;
    this.write(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root ${formatPdfReference(catalog)}${infoEntry}` +
        `/ID[<${identifier}><${identifier}>]>>\nstartxref\n${start}\n%%EOF\n`,
    );
    return this.joinChunks();
  }

  private write(text: string): void {
    const start = this.text.length;
    this.text.write(text);
    this.trackBytes(this.text.bytes.subarray(start));
  }

  private trackBytes(bytes: Uint8Array): void {
    this.fingerprint.add(bytes);
    this.length += bytes.length;
  }

  private joinChunks(): Uint8Array {
    const fileBytes = new Uint8Array(this.length);
    const text = this.text.bytes;
    let [from, to] = [0, 0];
    for (const { textOffset, bytes } of this.streams) {
      fileBytes.set(text.subarray(from, textOffset), to);
      to += textOffset - from;
      fileBytes.set(bytes, to);
      to += bytes.length;
      from = textOffset;
    }
    fileBytes.set(text.subarray(from), to);
    return fileBytes;
  }
}

const fnvPrime = 0x01000193;
/**
 * Number of bytes of a long chunk from which the file identifier is computed. The actual number is up to twice as high,
 * because the distance between these bytes is rounded down.
 */
const fingerprintSamples = 1024;

/**
 * A 128-bit FNV-1a hash in four 32-bit parts. Each byte changes the next part in turn. The hash distinguishes files,
 * but is not suitable for cryptography.
 */
class Fingerprint {
  /** The four parts of the hash. The next byte changes the first part. */
  private lanes: readonly [number, number, number, number] = [
    0x811c9dc5, 0x1b873593, 0x85ebca6b, 0xc2b2ae35,
  ];
  private laneOffset = 0;

  add(chunk: Uint8Array): void {
    let [first, second, third, fourth] = this.lanes;
    const step = Math.max(1, Math.floor(chunk.length / fingerprintSamples));
    let count = 0;
    for (let index = 0; index < chunk.length; index += step, count++) {
      const next = Math.imul(first ^ (chunk[index] ?? 0), fnvPrime);
      first = second;
      second = third;
      third = fourth;
      fourth = next;
    }
    this.lanes = [first, second, third, fourth];
    this.laneOffset += count;
  }

  toString(): string {
    const orderedLanes = this.lanes.map(
      (_, lane, lanes) => lanes[(lane - this.laneOffset) & 3] ?? 0,
    );
    return orderedLanes.map((lane) => formatHex4(lane >>> 16) + formatHex4(lane & 0xffff)).join('');
  }
}
