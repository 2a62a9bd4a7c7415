import { ByteWriter } from './content/ByteWriter.ts';
import type { DeflatedBytes } from './formats/deflate.ts';
import { formatHex4, formatPdfReference } from './syntax.ts';

const fnvPrime = 0x01000193;
/**
 * Number of bytes of a long chunk from which the file identifier is computed. The actual number is up to twice as high,
 * because the distance between these bytes is rounded down.
 */
const fingerprintSamples = 1024;

/** A PDF file that is being written. Collects the file's objects in any order and writes the cross-reference table. */
export class PdfObjectWriter {
  /** Text of the file without the contents of streams. */
  private readonly text = new ByteWriter();
  /** Contents of streams. `textOffset` is the position in `text` at which a stream's contents are inserted. */
  private readonly streams: { textOffset: number; bytes: Uint8Array }[] = [];
  /**
   * A 128-bit FNV-1a hash in four parts. Each byte changes the next part in turn. The hash distinguishes files, but is
   * not suitable for cryptography.
   */
  private readonly fingerprint = Uint32Array.of(0x811c9dc5, 0x1b873593, 0x85ebca6b, 0xc2b2ae35);
  private hashedBytes = 0;
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
    const identifier = Array.from(
      this.fingerprint,
      (part) => formatHex4(part >>> 16) + formatHex4(part & 0xffff),
    ).join('');
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
    const { fingerprint } = this;
    const step = Math.max(1, Math.floor(bytes.length / fingerprintSamples));
    for (let index = 0; index < bytes.length; index += step) {
      const part = this.hashedBytes++ & 3;
      fingerprint[part] = Math.imul((fingerprint[part] ?? 0) ^ (bytes[index] ?? 0), fnvPrime);
    }
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
