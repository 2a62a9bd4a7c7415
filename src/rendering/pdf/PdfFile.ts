import { ByteWriter } from './content/ByteWriter.ts';
import type { Deflated } from './formats/deflate.ts';
import { hex4, reference } from './syntax.ts';

/** Collects the objects of a file and writes its cross-reference table. Objects may be written in any order. */
export class PdfFile {
  /** All that is between the bytes of streams. */
  private readonly text = new ByteWriter();
  /** Bytes of streams, and how much of the text stands before them. */
  private readonly streams: { after: number; bytes: Uint8Array }[] = [];
  private readonly fingerprint = new Fingerprint();
  private readonly offsets: number[] = [0];
  private length = 0;

  constructor(version: string) {
    this.write(`%PDF-${version}\n%\u00e2\u00e3\u00cf\u00d3\n`);
  }

  /** A number for an object that is written later. */
  reserve(): number {
    this.offsets.push(0);
    return this.offsets.length - 1;
  }

  object(body: string, id = this.reserve()): number {
    this.offsets[id] = this.length;
    this.write(`${id} 0 obj\n${body}\nendobj\n`);
    return id;
  }

  /** @param entries of the stream's dictionary, without its length */
  stream(entries: string, bytes: Uint8Array): number {
    const id = this.reserve();
    this.offsets[id] = this.length;
    this.write(`${id} 0 obj\n<<${entries}/Length ${bytes.length}>>\nstream\n`);
    this.streams.push({ after: this.text.length, bytes });
    this.count(bytes);
    this.write('\nendstream\nendobj\n');
    return id;
  }

  deflated(entries: string, { bytes }: Deflated): number {
    return this.stream(`${entries}/Filter/FlateDecode`, bytes);
  }

  /**
   * The whole file. Its identifier comes from its content, so equal files have equal ones.
   * @param information dictionary, which PDF 2.0 does without
   */
  finish(catalog: number, information?: number): Uint8Array {
    const identifier = this.fingerprint.toString();
    const start = this.length;
    const rows = this.offsets
      .slice(1)
      .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
      .join('');
    const size = this.offsets.length;
    const facts = information === undefined ? '' : `/Info ${reference(information)}`;
    this.write(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root ${reference(catalog)}${facts}` +
        `/ID[<${identifier}><${identifier}>]>>\nstartxref\n${start}\n%%EOF\n`,
    );
    return this.joined();
  }

  private write(text: string): void {
    const start = this.text.length;
    this.text.write(text);
    this.count(this.text.bytes.subarray(start));
  }

  private count(bytes: Uint8Array): void {
    this.fingerprint.add(bytes);
    this.length += bytes.length;
  }

  private joined(): Uint8Array {
    const whole = new Uint8Array(this.length);
    const text = this.text.bytes;
    let [from, to] = [0, 0];
    for (const { after, bytes } of this.streams) {
      whole.set(text.subarray(from, after), to);
      to += after - from;
      whole.set(bytes, to);
      to += bytes.length;
      from = after;
    }
    whole.set(text.subarray(from), to);
    return whole;
  }
}

const prime = 0x01000193;
/** Of a longer piece so many bytes count, or twice as many. */
const sampled = 1024;

/** 128 bits of FNV-1a in four lanes that take turns. Tells files apart, proves nothing. */
class Fingerprint {
  /** The first is the next one's turn. */
  private lanes: readonly [number, number, number, number] = [
    0x811c9dc5, 0x1b873593, 0x85ebca6b, 0xc2b2ae35,
  ];
  private turn = 0;

  add(piece: Uint8Array): void {
    let [first, second, third, fourth] = this.lanes;
    const step = Math.max(1, Math.floor(piece.length / sampled));
    let turns = 0;
    for (let index = 0; index < piece.length; index += step, turns++) {
      const next = Math.imul(first ^ (piece[index] ?? 0), prime);
      first = second;
      second = third;
      third = fourth;
      fourth = next;
    }
    this.lanes = [first, second, third, fourth];
    this.turn += turns;
  }

  toString(): string {
    const inOrder = this.lanes.map((_, lane, lanes) => lanes[(lane - this.turn) & 3] ?? 0);
    return inOrder.map((lane) => hex4(lane >>> 16) + hex4(lane & 0xffff)).join('');
  }
}
