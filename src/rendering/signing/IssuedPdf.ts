import { latin1 } from '../pdf/syntax.ts';

/** Not a file as our writer leaves it, so that nothing is added to it. */
export class ForeignForm extends Error {
  override name = 'ForeignForm';
}

const end = /trailer\n<<\/Size (\d+)([^]*?)>>\nstartxref\n(\d+)\n%%EOF\n$/;
const row = /(\d{10}) 00000 n \n/g;

/** A file of our writer, to which a revision is added: objects are found in it and written anew behind its end. */
export class IssuedPdf {
  private readonly bytes: Uint8Array;
  private readonly offsets: readonly number[];
  private readonly trailer: string;
  private readonly start: number;
  /** By number. */
  private readonly changed = new Map<number, string>();
  private size: number;

  /** @throws ForeignForm */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    const [, size, trailer = '', start] = end.exec(textOf(bytes.subarray(-1024))) ?? [];
    this.start = Number(start ?? Infinity);
    const rows = textOf(bytes.subarray(this.start)).matchAll(row);
    this.offsets = Array.from(rows, ([, offset]) => Number(offset));
    this.trailer = trailer;
    this.size = Number(size);
    if (this.offsets.length + 1 !== this.size) throw new ForeignForm('Its objects are not listed.');
  }

  get root(): number {
    return numberIn(this.trailer, /\/Root (\d+) 0 R/);
  }

  /** What an object without a stream says, as it is now. @throws ForeignForm */
  object(id: number): string {
    const known = this.changed.get(id);
    if (known !== undefined) return known;
    const from = this.offsets[id - 1] ?? this.start;
    const following = this.offsets.filter((offset) => offset > from);
    const text = textOf(this.bytes.subarray(from, Math.min(this.start, ...following)));
    const [, body] = new RegExp(`^${id} 0 obj\\n(<<[^]*>>)\\nendobj\\n$`).exec(text) ?? [];
    if (body === undefined) throw new ForeignForm(`It has no dictionary ${id}.`);
    return body;
  }

  /** The object that an entry of another one refers to. @throws ForeignForm */
  referred(id: number, entry: string): number {
    return numberIn(this.object(id), new RegExp(`/${entry}[ [](\\d+) 0 R`));
  }

  /** Adds entries to the end of a dictionary. */
  extend(id: number, entries: string): void {
    this.changed.set(id, `${this.object(id).slice(0, -2)}${entries}>>`);
  }

  /** Changes what a dictionary says, which must say it once. @throws ForeignForm */
  change(id: number, said: RegExp, instead: string): void {
    const before = this.object(id);
    const after = before.replace(said, instead);
    if (after === before) throw new ForeignForm(`Object ${id} does not say ${said.source}.`);
    this.changed.set(id, after);
  }

  /** A number for an object that is added. */
  reserve(): number {
    return this.size++;
  }

  add(id: number, body: string): void {
    this.changed.set(id, body);
  }

  /** The revision that follows the file: what was changed or added, a table of it, and a trailer. */
  revision(): Uint8Array {
    let text = '';
    let table = '';
    for (const [id, body] of [...this.changed].sort(([one], [other]) => one - other)) {
      table += `${id} 1\n${String(this.bytes.length + text.length).padStart(10, '0')} 00000 n \n`;
      text += `${id} 0 obj\n${body}\nendobj\n`;
    }
    const start = this.bytes.length + text.length;
    const trailer = `<</Size ${this.size}${this.trailer}/Prev ${this.start}>>`;
    return latin1(`${text}xref\n${table}trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`);
  }
}

function numberIn(text: string, pattern: RegExp): number {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new ForeignForm(`Nothing there is like ${pattern.source}.`);
  return Number(found);
}

/** A character a byte, so that a place in the text is one in the file. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
