import { deflateSync, inflateSync } from 'node:zlib';

/**
 * A file of ours, changed where it is said to be and right everywhere else: lengths of streams and the cross-reference
 * table are written anew. Everything is Latin-1 text, a character for a byte.
 */
export class EditedPdf {
  private head: string;
  /** Whole objects in their order, by number. */
  private readonly objects = new Map<number, string>();
  private trailer: string;

  constructor(file: Uint8Array) {
    const text = Buffer.from(file).toString('latin1');
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)]
      .map(([, offset]) => Number(offset))
      .sort((one, other) => one - other);
    this.head = text.slice(0, offsets[0]);
    offsets.forEach((offset, index) => {
      const object = text.slice(offset, offsets[index + 1] ?? start);
      this.objects.set(parseInt(object, 10), object);
    });
    this.trailer = /trailer\n(.*)\nstartxref/s.exec(text.slice(start))?.[1] ?? '';
  }

  /** Replaces what every object says outside its stream. @throws Error when none of them says it */
  replace(said: RegExp, instead: string): this {
    return this.change(said, (entries, stream) => [entries.replace(said, instead), stream]);
  }

  /** Replaces what the streams say whose dictionary has these words. @throws Error when none of them says it */
  replaceInStream(dictionary: RegExp, said: RegExp, instead: string): this {
    const before = [...this.objects.values()].join('');
    this.change(dictionary, (entries, stream) => {
      const isDeflated = entries.includes('/Filter/FlateDecode');
      const bytes = Buffer.from(stream, 'latin1');
      const text = (isDeflated ? inflateSync(bytes) : bytes).toString('latin1');
      if (!said.test(text)) return [entries, stream];
      const written = Buffer.from(text.replace(said, instead), 'latin1');
      return [entries, (isDeflated ? deflateSync(written) : written).toString('latin1')];
    });
    if ([...this.objects.values()].join('') === before)
      throw new Error(`No stream says ${said.source}`);
    return this;
  }

  replaceInHead(said: RegExp, instead: string): this {
    this.head = this.head.replace(said, instead);
    return this;
  }

  replaceInTrailer(said: RegExp, instead: string): this {
    if (!said.test(this.trailer)) throw new Error(`The trailer does not say ${said.source}`);
    this.trailer = this.trailer.replace(said, instead);
    return this;
  }

  finish(): Uint8Array {
    let text = this.head;
    const rows = new Map<number, string>();
    for (const [id, object] of this.objects) {
      rows.set(id, `${String(text.length).padStart(10, '0')} 00000 n \n`);
      text += object;
    }
    const start = text.length;
    const size = this.objects.size + 1;
    text += `xref\n0 ${size}\n0000000000 65535 f \n`;
    for (let id = 1; id < size; id++) text += rows.get(id) ?? '';
    text += `trailer\n${this.trailer}\nstartxref\n${start}\n%%EOF\n`;
    return new Uint8Array(Buffer.from(text, 'latin1'));
  }

  private change(
    said: RegExp,
    change: (dictionary: string, stream: string) => readonly [string, string],
  ): this {
    const meant = [...this.objects].filter(([, object]) => said.test(splitAt(object).dictionary));
    if (meant.length === 0) throw new Error(`No object says ${said.source}`);
    for (const [id, object] of meant) {
      const { dictionary, stream } = splitAt(object);
      const [entries, content] = change(dictionary, stream ?? '');
      const measured = entries.replace(/\/Length \d+/, `/Length ${content.length}`);
      this.objects.set(id, stream === undefined ? entries : measured + start + content + end);
    }
    return this;
  }
}

const start = '\nstream\n';
const end = '\nendstream\nendobj\n';

/** An object without a stream is its dictionary, with all around it. */
function splitAt(object: string): { dictionary: string; stream?: string } {
  const at = object.indexOf(start);
  if (at === -1) return { dictionary: object };
  return { dictionary: object.slice(0, at), stream: object.slice(at + start.length, -end.length) };
}
