import { hex4, latin1, reference } from './syntax.ts';

/** A deflated stream and its length before. */
export interface Deflated {
  bytes: Uint8Array;
  length: number;
}

/** Collects the objects of a file and writes its cross-reference table. Objects may be written in any order. */
export class PdfFile {
  private readonly chunks: Uint8Array[] = [];
  private readonly offsets: number[] = [0];
  private length = 0;

  constructor(version: string) {
    this.write(latin1(`%PDF-${version}\n%\u00e2\u00e3\u00cf\u00d3\n`));
  }

  /** A number for an object that is written later. */
  reserve(): number {
    this.offsets.push(0);
    return this.offsets.length - 1;
  }

  object(body: string, id = this.reserve()): number {
    this.offsets[id] = this.length;
    this.write(latin1(`${id} 0 obj\n${body}\nendobj\n`));
    return id;
  }

  /** @param entries of the stream's dictionary, without its length */
  stream(entries: string, bytes: Uint8Array): number {
    const id = this.reserve();
    this.offsets[id] = this.length;
    this.write(latin1(`${id} 0 obj\n<<${entries}/Length ${bytes.length}>>\nstream\n`));
    this.write(bytes);
    this.write(latin1('\nendstream\nendobj\n'));
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
    const identifier = fingerprint(this.chunks);
    const start = this.length;
    const rows = this.offsets
      .slice(1)
      .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
      .join('');
    const size = this.offsets.length;
    const facts = information === undefined ? '' : `/Info ${reference(information)}`;
    this.write(
      latin1(
        `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root ${reference(catalog)}${facts}` +
          `/ID[<${identifier}><${identifier}>]>>\nstartxref\n${start}\n%%EOF\n`,
      ),
    );
    return joined(this.chunks, this.length);
  }

  private write(bytes: Uint8Array): void {
    this.chunks.push(bytes);
    this.length += bytes.length;
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/** 128 bits of FNV-1a in four lanes; of long chunks a sample. Tells files apart, proves nothing. */
function fingerprint(chunks: readonly Uint8Array[]): string {
  const lanes = Int32Array.of(0x811c9dc5, 0x1b873593, 0x85ebca6b, 0xc2b2ae35);
  let lane = 0;
  for (const chunk of chunks) {
    const step = Math.max(1, Math.floor(chunk.length / 4096));
    for (let index = 0; index < chunk.length; index += step) {
      lanes[lane] = Math.imul((lanes[lane] ?? 0) ^ (chunk[index] ?? 0), 0x01000193);
      lane = (lane + 1) & 3;
    }
  }
  return Array.from(lanes, (value) => hex4(value >>> 16) + hex4(value & 0xffff)).join('');
}
